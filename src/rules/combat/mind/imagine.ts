import { type Carried } from '../../abilities/carried.ts';
import {
  type BasicAttack,
  defaultStats,
  naturalAttack,
  type StatName,
  type Stats,
} from '../../hero/stats.ts';
import { itemId, type ItemId } from '../../names.ts';
import { type Position, type SeenCreature } from '../../sight/fight.ts';
import { type SeenTrap } from '../../sight/traps.ts';
import { type Boon, type Creature, type CreatureId } from '../creature.ts';
import { type Fight } from '../fight.ts';
import { type HealthWord, maxHp } from '../health.ts';
import { hidingOf } from '../made-out.ts';
import { statOf } from '../reading.ts';
import { type Trap } from '../traps.ts';
import { newTurn } from '../turn.ts';
import { casting } from './spells.ts';
import { borne, stinging } from './stings.ts';

/**
 * The fight as one creature may believe it: what is its own in full, of others what is public, and
 * the rest guessed. Whom its player knows nothing of is not there; nobody else carries anything but
 * what it has been felt to do.
 */
export function imagine(position: Position, keep: readonly ItemId[] = []): Fight {
  const { mode, board, creatures, you, round, turn, step, house } = position;
  const self = creatures.find(({ id }) => id === you)?.own;
  // Of a companion’s hero: it is for heroes to measure themselves with others.
  const hero = creatures.find(({ id }) => id === self?.player)?.own ?? self;
  const [level, hp] = hero ? [hero.level, maxHp(hero)] : [1, 20];
  const believed: Record<CreatureId, Creature> = {};
  for (const one of creatures)
    believed[one.id] = one.own
      ? asStruck(itself(one.own, keep), one.struck)
      : stranger(one, one.level ?? level, hp * equal(one.level ?? level, level), self ?? undefined);
  const of = believed[turn.of] ? turn.of : you;
  const { actions, attacked, companions, enteredStyx, enteredLava } = turn;
  return {
    ...{ v: 1, mode, board, creatures: believed, round, step, log: [], outcome: null },
    things: position.traps.map((trap) => trapThere(trap, you)),
    order: orderOf(position, of).filter((id) => believed[id]),
    turn: { ...newTurn(of, actions), attacked, companions, enteredStyx, enteredLava },
    ...(house && { house }),
    ...{ thumbsUp: [], reserve: null, releasedFor: null, knowledge: {}, shown: {} },
  };
}

/**
 * Of whom a player might be asked (COMBAT-14) it is taken that the answer will be yes; of what is
 * kept nothing goes off (DUEL-13).
 */
const itself = (own: Creature, keep: readonly ItemId[]): Creature =>
  own.kit?.some(
    ({ item, standing }) => keep.includes(item) || Object.values(standing).includes('ask'),
  )
    ? { ...own, kit: own.kit.map((one) => (keep.includes(one.item) ? still(one) : unasked(one))) }
    : own;

/** PERC-02: whoever was struck in hiding has been found, and is as good as in the open until it hides anew. */
const asStruck = (own: Creature, struck: true | undefined): Creature =>
  struck && hidingOf(own)
    ? {
        ...own,
        conditions: own.conditions.map((one) =>
          one.kind === 'hidden' ? { ...one, ...seen } : one,
        ),
      }
    : own;

const seen = { total: 0, natural: 10 } as const;

const still = (carried: Carried): Carried => ({
  ...carried,
  standing: Object.fromEntries(carried.abilities.map((_, at) => [at, 'never'])),
});

const unasked = (carried: Carried): Carried => ({
  ...carried,
  standing: Object.fromEntries(
    Object.entries(carried.standing).map(([at, word]) => [at, word === 'ask' ? 'always' : word]),
  ),
});

const orderOf = ({ order }: Position, of: CreatureId): CreatureId[] =>
  order.includes(of) ? order : [...order, of];

/** What a health check's answer leaves of the HP, in the middle. */
const left: Record<HealthWord, number> = {
  uninjured: 1,
  'barely injured': 0.87,
  injured: 0.62,
  'badly injured': 0.37,
  'near death': 0.14,
  dead: 0,
};

/** A stranger is taken for an equal, as far as its level allows. */
const equal = (level: number, own: number): number => (level + 4) / (own + 4);

function stranger(seen: SeenCreature, level: number, hp: number, self?: Creature): Creature {
  const { id, name, kind, side, player, tile, size, stature } = seen;
  const { dead, height, mount } = seen;
  const conditions = seen.hidden ? [...seen.conditions, hiding] : seen.conditions;
  const creature: Creature = {
    ...{ id, name, kind, side, player, level, tile, size, dead, height, mount, conditions },
    ...(seen.leftBehind && { leftBehind: true }),
    ...((seen.stings ?? seen.specials) && { kit: shownBy(seen, hp * left[seen.health], self) }),
    ...{ damageTaken: 0, temporaryHp: [], boons: boonsOf(seen), depth: 0, ignored: 0, idle: 0 },
    movement: height === 'air' ? ['walk', 'fly'] : ['walk'],
    sheet: {
      stats: guessedStats(level, hp),
      attacks: [...(kind === 'hero' ? guessedAttacks : guessedBite), ...shownArm(seen, level)],
    },
  };
  const { stats } = creature.sheet;
  // COMBAT-11: shown as it is read now, burdens and all.
  for (const [stat, shown] of Object.entries(seen.stats) as [StatName, number][])
    stats[stat] += shown - statOf(creature, stat);
  // Nobody shrinks in thought for what is not known of them.
  stats.size += stature - statOf(creature, 'size');
  return { ...creature, damageTaken: Math.round(maxHp(creature) * (1 - left[seen.health])) };
}

/** COMBAT-11: what it has been felt to do besides basic attacks. */
const shownBy = (seen: SeenCreature, hp: number, self?: Creature): Carried[] => [
  ...(seen.stings ? [stinging(self ? borne(seen.stings, self, seen, hp) : seen.stings)] : []),
  ...(seen.specials ? [casting(seen.specials)] : []),
];

/** ITEM-24: whom another of its player's sees is hidden from it all the same. */
const hiding = { kind: 'hidden', total: 99, natural: 20, lasts: 'until ended' } as const;

/** COMBAT-15: what did nothing to it just now would do nothing again, to the end of its next turn. */
const boonsOf = ({ id, proof }: SeenCreature): Boon[] =>
  proof ? [{ kind: 'invulnerable', to: 'all', lasts: { of: id, turns: 1 } }] : [];

/** What shoots is taken to shoot so far at least, and so much farther than it has. */
const guessedRange = 5;
const spare = 2;

/** COMBAT-11: with what it has struck, and from how far off; a miss tells how far alone. */
function shownArm({ blows }: SeenCreature, level: number): BasicAttack[] {
  if (!blows) return [];
  const { far, hurt } = blows;
  const range = far === 1 ? 1 : Math.max(far + spare, guessedRange);
  const damage = hurt === null ? guessedBlow : hurt - guessedStats(level, 1).damage;
  return [{ ...naturalAttack, range, damage: Math.max(0, damage) }];
}

/** What somebody of that level is likely to bring along. */
const guessedStats = (level: number, hp: number): Stats => ({
  ...defaultStats,
  hp: Math.max(1, Math.round(hp)),
  accuracy: Math.ceil(level / 2),
  damage: Math.floor(level / 2),
  dodge: 11 + Math.floor(level / 2),
  willpower: 10 + Math.floor(level / 2),
  immunity: 10 + Math.floor(level / 2),
  armor: Math.floor(level / 4),
});

const guessedBlow = 3;

const guessedAttacks = [
  { ...naturalAttack, damage: 4 },
  { ...naturalAttack, range: guessedRange, damage: 2 },
];
const guessedBite = [{ ...naturalAttack, damage: guessedBlow }];

/** ITEM-26: another's trap does something unknown, and nothing good. */
const trapThere = ({ tile, sprung, own }: SeenTrap, finder: CreatureId): Trap =>
  own ?? {
    ...{ kind: 'trap', item: itemId('unknown'), name: '', owner: 'm0', tile, stealth: 0 },
    foundBy: [finder],
    ...{ spent: sprung, x: 0, does: [{ deal: 6, type: 'physical', piercing: 0 }] },
  };

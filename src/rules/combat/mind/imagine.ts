import { type Carried } from '../../abilities/carried.ts';
import { itemId, type ItemId } from '../../names.ts';
import { type Position, type SeenCreature } from '../../sight/fight.ts';
import { type SeenTrap } from '../../sight/traps.ts';
import { spreadAuras } from '../aura-stats.ts';
import { type Creature, type CreatureId } from '../creature.ts';
import { type Fight } from '../fight.ts';
import { maxHp } from '../health.ts';
import { hidingOf } from '../made-out.ts';
import { type Trap } from '../traps.ts';
import { boutOf } from '../open-bout.ts';
import { newTurn } from '../turn.ts';
import { luckyDice } from './dice.ts';
import { asShown, equal, stranger } from './stranger.ts';

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
  const fight: Fight = {
    ...{ v: 1, mode, board, creatures: believed, round, step, log: [], outcome: null },
    things: position.traps.map((trap) => trapThere(trap, you)),
    order: orderOf(position, of).filter((id) => believed[id]),
    turn: { ...newTurn(of, actions), attacked, companions, enteredStyx, enteredLava },
    ...(house && { house }),
    ...{ thumbsUp: [], reserve: null, releasedFor: null, knowledge: {}, shown: {} },
  };
  return self?.kit?.some(changesAbout) ? amidOwnAuras(fight, creatures) : fight;
}

/** COMBAT-18: whether it makes stats other of whoever is near. */
const changesAbout = ({ abilities }: Carried): boolean =>
  abilities.some((one) => 'aura' in one && one.while !== undefined);

/** COMBAT-18: with what its own auras do to others, so that nothing seems to come of what it does next. */
function amidOwnAuras(fight: Fight, seen: readonly SeenCreature[]): Fight {
  const bout = boutOf(fight, luckyDice);
  spreadAuras(bout);
  const creatures = { ...bout.fight.creatures };
  for (const one of seen) {
    const there = creatures[one.id];
    if (!one.own && there) creatures[one.id] = asShown(there, one);
  }
  return { ...bout.fight, creatures };
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

/** ITEM-26: another's trap does something unknown, and nothing good. */
const trapThere = ({ tile, sprung, own }: SeenTrap, finder: CreatureId): Trap =>
  own ?? {
    ...{ kind: 'trap', item: itemId('unknown'), name: '', owner: 'm0', tile, stealth: 0 },
    foundBy: [finder],
    ...{ spent: sprung, x: 0, does: [{ deal: 6, type: 'physical', piercing: 0 }] },
  };

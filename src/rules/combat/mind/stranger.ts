import { type Carried } from '../../abilities/carried.ts';
import {
  type BasicAttack,
  defaultStats,
  naturalAttack,
  type StatName,
  type Stats,
} from '../../hero/stats.ts';
import { type SeenCreature } from '../../sight/fight.ts';
import { type Boon, type Creature } from '../creature.ts';
import { type HealthWord, maxHp } from '../health.ts';
import { statOf } from '../reading.ts';
import { casting } from './spells.ts';
import { borne, stinging } from './stings.ts';

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
export const equal = (level: number, own: number): number => (level + 4) / (own + 4);

/** Somebody else, as far as is known and guessed of them: `hp` at most, felt by `self`. */
export function stranger(seen: SeenCreature, level: number, hp: number, self?: Creature): Creature {
  const { id, name, kind, side, player, tile, size } = seen;
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
  const shown = asShown(creature, seen);
  return { ...shown, damageTaken: Math.round(maxHp(shown) * (1 - left[seen.health])) };
}

/** COMBAT-11: its stats as they are shown, burdens and all. */
export function asShown(creature: Creature, { stats: told, stature }: SeenCreature): Creature {
  const stats = { ...creature.sheet.stats };
  for (const [stat, shown] of Object.entries(told) as [StatName, number][])
    stats[stat] += shown - statOf(creature, stat);
  // Nobody shrinks in thought for what is not known of them.
  stats.size += stature - statOf(creature, 'size');
  return { ...creature, sheet: { ...creature.sheet, stats } };
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

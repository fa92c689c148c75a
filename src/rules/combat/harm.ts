import { type DamageType, type StatName } from '../hero/stats.ts';
import { type RuleId } from '../names.ts';
import { type Bout, creatureOf } from './bout.ts';
import { type Creature, type CreatureId } from './creature.ts';
import { type Roll } from './event.ts';
import { healthWord, maxHp } from './health.ts';
import { statOf } from './reading.ts';
import { tell, whoIs } from './tell.ts';

/** STAT-08: damage takes temporary HP first, the oldest pool before the others. */
export function wound(target: Creature, damage: number): void {
  let left = damage;
  target.temporaryHp = target.temporaryHp
    .map((pool) => {
      const taken = Math.min(pool.hp, left);
      left -= taken;
      return { ...pool, hp: pool.hp - taken };
    })
    .filter((pool) => pool.hp > 0);
  target.damageTaken += left;
}

/**
 * COMBAT-19: looked at once all damage of one effect has landed; those at 0 or fewer die together.
 * `hurt` are those whom it wounded: a maximum that fell below old damage kills nobody (STAT-01).
 */
export function takeTheDead(bout: Bout, hurt: readonly CreatureId[]): Creature[] {
  const dead = hurt
    .map((id) => creatureOf(bout.fight, id))
    .filter((creature) => !creature.dead && maxHp(creature) - creature.damageTaken <= 0);
  for (const creature of dead) creature.dead = true;
  return dead;
}

export function tellDeaths(bout: Bout, dead: readonly Creature[], by: Creature | null): void {
  for (const creature of dead)
    tell(bout, 'died', ['STAT-01', 'COMBAT-19'], {
      who: whoIs(creature),
      by: by && whoIs(by),
    });
}

/** The stat that stands against damage of that type (STAT-03). */
export const resistTo = (type: DamageType): StatName =>
  type === 'physical' ? 'armor' : `${type} resist`;

/** Damage that is no attack's: its dice, each of ten sides, add up before the resist. */
export type Harm = { cause: string; type: DamageType; dice: number[]; rules: RuleId[] };

/** What the ground does to somebody; the resist counts once, against the sum (MOVE-10). */
export function hurt(bout: Bout, target: Creature, { cause, type, dice, rules }: Harm): void {
  const rolled = dice.reduce((sum, die) => sum + die, 0);
  const resist = resistTo(type);
  const withstood = statOf(target, resist);
  const dealt = Math.max(0, rolled - withstood);
  const parts = [
    { what: cause, n: rolled },
    { what: resist, n: -withstood },
  ];
  wound(target, dealt);
  const dead = takeTheDead(bout, [target.id]);
  tell(bout, 'hurt', rules, {
    who: whoIs(target),
    by: null,
    cause,
    roll: rollOf(cause, dice),
    damage: { type, parts, times: 1, dealt },
    health: healthWord(target),
  });
  tellDeaths(bout, dead, null);
}

const rollOf = (purpose: string, dice: number[]): Roll<number> => ({
  purpose,
  sides: 10,
  natural: dice[0] ?? 0,
  parts: dice.map((n) => ({ what: 'd10', n })),
  total: dice.reduce((sum, die) => sum + die, 0),
});

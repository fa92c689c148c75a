import { type MomentFacts } from '../abilities/trigger.ts';
import { type StatName } from '../hero/stats.ts';
import { type RuleId } from '../names.ts';
import { type Bout } from './bout.ts';
import { type Creature } from './creature.ts';
import { type Part, type Roll, type Verdict } from './event.ts';
import { burdensOf } from './burdens.ts';
import { criticalFrom, statOf } from './reading.ts';
import { tell, whoIs } from './tell.ts';

/** An attack that is about to be rolled. */
export type Aimed = {
  attacker: Creature;
  target: Creature;
  how: 'basic' | 'special';
  /** The defence that it has to reach. */
  stat: StatName;
  /** What is added to the die, as it is when the roll is looked at. */
  bonus(): { what: string; n: number };
};

/** What an attack has come to, and the rules that settled it besides the one of its kind. */
export type Rolled = {
  roll: Roll<number>;
  against: { stat: StatName; n: number };
  verdict: Verdict;
  decided: RuleId[];
};

/** How the roll came out, and the rule that settled it beyond COMBAT-03. */
function verdictOf(roll: Roll<number>, dodge: number, critical: number): [Verdict, RuleId[]] {
  if (roll.natural === 1) return ['critical miss', ['ROLL-03']];
  if (roll.natural >= critical) return ['critical hit', ['ROLL-01']];
  return [roll.total >= dodge ? 'hit' : 'miss', []];
}

/**
 * COMBAT-14: rolls to hit and lets the abilities answer that wait for how it would come out, each
 * once. What is added to the die, and the defence, are read when they have. Null where one of the two
 * is dead by then.
 */
export function rollToHit(bout: Bout, aimed: Aimed): Rolled | null {
  const { attacker, target, how, stat } = aimed;
  let natural = bout.dice.roll(20, 'to hit');
  let isOther = false;
  const read = (one: number) =>
    verdictOf(rollOf(aimed, one), statOf(target, stat), criticalFrom(attacker));
  const worthOf = (one: number) => worth(read(one)[0], rollOf(aimed, one));
  const facts: MomentFacts['rolled'] = {
    how,
    answered: [],
    natural: () => natural,
    verdict: () => read(natural)[0],
    reroll(keep, by, ability) {
      const facts = { who: whoIs(attacker), target: whoIs(target), by: whoIs(by), ability };
      const roll = rollOf(aimed, natural);
      const next = bout.dice.roll(20, 'to hit');
      const before = { roll, verdict: read(natural)[0], second: next };
      tell(bout, 'rerolled', ['COMBAT-14'], { ...facts, ...before });
      const gain = worthOf(next) - worthOf(natural);
      if (keep === 'second' || (keep === 'better' ? gain > 0 : gain < 0)) natural = next;
      isOther = true;
    },
  };
  let [verdict, settled] = read(natural);
  do {
    isOther = false;
    const before = verdict;
    bout.fire({ kind: 'rolled', doer: attacker, sufferer: target, facts });
    if (attacker.dead || target.dead) return null;
    [verdict, settled] = read(natural);
    isOther ||= verdict !== before;
  } while (isOther);
  const burdens = [...burdensIn(aimed), ...(stat === 'dodge' ? burdensOf(target) : [])];
  const decided = [...new Set(burdens.map(({ rule }) => rule)), ...settled];
  const against = { stat, n: statOf(target, stat) };
  return { roll: rollOf(aimed, natural), against, verdict, decided };
}

function rollOf(aimed: Aimed, natural: number): Roll<number> {
  const { what, n } = aimed.bonus();
  const taken = burdensIn(aimed).map((one): Part<number> => ({ what: one.what, n: one.n }));
  const plain = taken.reduce((left, one) => left - one.n, n);
  const parts = [{ what: 'd20', n: natural }, { what, n: plain }, ...taken];
  return { purpose: 'to hit', sides: 20, natural, parts, total: natural + n };
}

/** COND-09, COND-10: what is in an attack's accuracy already; no ability is the worse for it. */
const burdensIn = ({ attacker, how }: Aimed) => (how === 'basic' ? burdensOf(attacker) : none);
const none: ReturnType<typeof burdensOf> = [];

const ranks: readonly Verdict[] = ['critical miss', 'miss', 'hit', 'critical hit'];

/** To the attacker; no total is worth as much as the next better verdict. */
const worth = (verdict: Verdict, { total }: Roll<number>): number =>
  1000 * ranks.indexOf(verdict) + total;

import { expect, test } from 'vitest';
import { a, b, c, type Facts, type One, told } from '../support/told.ts';

const goesOff = (who: One, ability: string) => ({
  ...{ kind: 'triggered', who, ability },
  by: who === a ? b : a,
});
const uses = (ability: string, ...targets: One[]) => ({
  ...{ kind: 'activated', who: a, ability, targets, on: targets[0] },
});
const struck = (how: string, target: One) => ({
  ...{
    kind: 'attacked',
    who: a,
    target,
    how,
    verdict: 'hit',
    with: how === 'basic' ? 'Maul' : 'Hex',
  },
  roll: { purpose: 'to hit', sides: 20, natural: 12, parts: [], total: null },
  ...{ against: { stat: 'dodge', n: 11 }, health: 'uninjured', damage: null },
});
const strikes = struck('basic', b);
const bewitches = (target = b) => struck('special', target);
const laid = (condition: string, by: One | null = b) => ({
  ...{ kind: 'condition laid', who: a, condition, by, turns: 1 },
});
const ended = (condition: string) => ({
  ...{ kind: 'condition ended', who: a, condition, why: 'action' },
});
const damage = { type: 'physical', parts: [], times: 1, dealt: null };
const misses = { ...strikes, verdict: 'miss' };
const hurt = {
  ...{ kind: 'hurt', who: a, by: b, cause: 'Ward', health: 'uninjured', roll: null },
  damage,
};

test.each<[string, Facts[], string]>([
  [
    'a blow before what disarms in its midst',
    [goesOff(b, 'Ward'), laid('disarmed'), strikes],
    'Ada hit Bo with Maul and was disarmed by Bo’s Ward.',
  ],
  [
    'a blow before one’s own answer to it',
    [goesOff(a, 'Knuckles'), laid('disarmed', null), strikes, ended('disarmed')],
    'Ada hit Bo with Maul and was disarmed by their own Knuckles. Ada picked up their weapon.',
  ],
  [
    'the second blow before what answers to it, and the first where it stood',
    [{ ...strikes, target: c }, goesOff(b, 'Ward'), laid('stunned'), strikes],
    'Ada hit Ratter with Maul, hit Bo with Maul and was stunned by Bo’s Ward.',
  ],
  [
    'all of an answer after the blow',
    [goesOff(b, 'Ward'), hurt, laid('charmed'), strikes],
    'Ada hit Bo with Maul, was hurt by Bo’s Ward and was charmed by Bo’s Ward.',
  ],
  [
    'no blow before another that came first, so that nobody gets better by it',
    [
      { ...strikes, damage, health: 'barely injured' },
      { ...strikes, damage, health: 'injured', cause: 'And Here' },
      { ...strikes, damage, health: 'badly injured' },
    ],
    'Ada hit Bo with Maul, leaving them barely injured. Ada hit Bo with Maul by And Here, leaving them injured. Ada hit Bo with Maul, leaving them badly injured.',
  ],
  [
    'what one was rid of before one struck in its place',
    [goesOff(b, 'Ward'), laid('disarmed'), ended('disarmed'), strikes],
    'Ada was disarmed by Bo’s Ward. Ada picked up their weapon and hit Bo with Maul.',
  ],
  [
    'a charm that forbids no blow at another in its place',
    [goesOff(b, 'Ward'), laid('charmed'), { ...strikes, target: c }],
    'Ada was charmed by Bo’s Ward. Ada hit Ratter with Maul.',
  ],
  [
    'by its own name what comes of a miss',
    [misses, { ...goesOff(a, 'Mind the Step'), by: b }, { ...laid('prone', a), who: b }],
    'Ada missed Bo with Maul. Bo was knocked prone by Ada’s Mind the Step.',
  ],
  [
    'by its own name what a basic attack has brought upon its attacker',
    [strikes, goesOff(a, 'Rage'), laid('ethereal', null), { ...laid('ethereal', b), who: c }],
    'Ada hit Bo with Maul and became ethereal by their own Rage. Ratter was made ethereal by Bo.',
  ],
  [
    'what forbids no blow where it happened',
    [goesOff(b, 'Ward'), laid('slowed'), strikes],
    'Ada was slowed by Bo’s Ward. Ada hit Bo with Maul.',
  ],
  [
    'a special attack before all that answers to it',
    [uses('Hex', b, c), goesOff(b, 'Ward'), laid('slowed'), bewitches(), bewitches(c)],
    'Ada overcame Bo with Hex, overcame Ratter with Hex and was slowed by Bo’s Ward.',
  ],
  [
    'what answers to its first blow before its second',
    [uses('Hex', b), bewitches(), goesOff(b, 'Ward'), laid('slowed'), bewitches(c)],
    'Ada overcame Bo with Hex and was slowed by Bo’s Ward. Ada overcame Ratter with Hex.',
  ],
  [
    'a special attack before what forbids the next one',
    [bewitches(c), goesOff(b, 'Ward'), laid('goaded'), bewitches()],
    'Ada overcame Ratter with Hex, overcame Bo with Hex and was goaded by Bo’s Ward.',
  ],
])('[COMBAT-14] tells %s', (_, facts, text) => {
  expect(told({ kind: 'turn began', who: a }, ...facts)).toBe(`Round 1: ${text}`);
});

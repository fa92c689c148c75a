import { z } from 'zod';
import { type FightRefusalCode } from '../../../../src/rules/combat/refusal.ts';
import { fault, fitting } from '../../format/reading.ts';
import { texts } from '../../format/shapes.ts';
import { type Path } from '../../format/source.ts';
import { type Check } from '../expect/check.ts';
import { stateChecks } from '../expect/fight-facts.ts';
import { happenedCheck } from '../expect/happened.ts';
import { saysChecks } from '../expect/says.ts';
import { sightChecks } from '../expect/sees.ts';
import { type CastReading } from './cast.ts';
import { readDice } from './dice.ts';
import { readRule } from './rules.ts';
import { type Act, type Step } from './scenario.ts';
import { readDeed, readSentence } from './sentence.ts';
import { isMapping, keyed, readWord } from './values.ts';

const stepShape = z.strictObject({
  do: z.string().optional(),
  dice: z.unknown().optional(),
  refused: z.string().optional(),
  by: z.string().optional(),
  as: z.string().optional(),
  instead: texts.optional(),
  expect: z.unknown().optional(),
  happened: z.unknown().optional(),
  says: z.unknown().optional(),
  sees: z.unknown().optional(),
  note: z.string().optional(),
});
type StepShape = z.output<typeof stepShape>;

export const stepKeys: readonly string[] = Object.keys(stepShape.shape);

const codes = Object.keys({
  'fight over': true,
  'no such creature': true,
  'not standing': true,
  'wait your turn': true,
  'answer first': true,
  'nothing asked': true,
  'no actions left': true,
  'no such target': true,
  'nobody to check': true,
  'own side': true,
  'target dead': true,
  'target hidden': true,
  'no such attack': true,
  'out of range': true,
  'no line of sight': true,
  'cannot move so': true,
  'no such tile': true,
  'already there': true,
  'tile taken': true,
  'out of reach': true,
  'walled off': true,
  'across water': true,
  'not all water': true,
  riding: true,
  'no such condition': true,
  'condition forbids': true,
  'search elsewhere': true,
  'searched enough': true,
  'not mounted': true,
  'mounted already': true,
  'no such mount': true,
  'mount unwilling': true,
  'mount too small': true,
  'mount not in slot': true,
  'mount taken': true,
  'mount too far': true,
  'no such ability': true,
  'used up': true,
  'used enough': true,
  'no charge left': true,
  'one spell a turn': true,
  'not learned': true,
  'not powered': true,
  'not in quests': true,
  'aim otherwise': true,
  'nobody to ground': true,
  'no place for a trap': true,
  'no trap of yours': true,
  'too many traps': true,
  'lies already': true,
  'left behind': true,
  'trap left behind': true,
  'no ally': true,
  'tile out of range': true,
  'tile out of sight': true,
  'no room there': true,
  'not in this fight': true,
  'not offered': true,
  'thumb already up': true,
  'no monster to come': true,
  'monster already out': true,
} satisfies Record<FightRefusalCode, true>);

/** A sentence alone, or keys of which one may be a sentence. */
export function readStep(reading: CastReading, path: Path, value: unknown): Step | null {
  const line = reading.source.lineOf(path);
  const says = typeof value === 'string' ? value.trim() : isMapping(value) && Object.keys(value);
  if (says !== false && says.length === 0)
    return fault(reading, path, `expected a sentence, or keys: ${stepKeys.join(', ')}.`);
  if (typeof value === 'string') {
    const act = readSentence(reading, path, value);
    return act && { line, said: value, act, dice: null, checks: [], asks: false };
  }
  const [first] = isMapping(value) ? Object.keys(value) : [];
  if (first?.includes(' '))
    return fault(
      reading,
      path,
      `“${first}: …” has a colon in it; put the whole sentence in quotes.`,
    );
  const shape = keyed(reading, path, stepShape, value);
  if (!shape) return null;
  const act = readAct(reading, path, shape);
  const dice = shape.dice === undefined ? null : readDice(reading, [...path, 'dice'], shape.dice);
  if (shape.dice !== undefined && shape.do === undefined)
    fault(reading, [...path, 'dice'], 'Nothing is done in this step; expected “do” beside dice.');
  const refused = shape.refused === undefined ? null : `refused: ${shape.refused}`;
  const said = shape.do ?? refused ?? shape.note ?? 'what is expected';
  const checks = readChecks(reading, path, shape);
  return { line, said, act, dice, checks, asks: shape.happened !== undefined };
}

function readAct(reading: CastReading, path: Path, shape: StepShape): Act | null {
  if (shape.refused !== undefined) return readRefused(reading, path, shape);
  for (const key of ['by', 'as', 'instead'] as const)
    if (shape[key] !== undefined)
      fault(reading, [...path, key], `“${key}” goes with “refused”; expected that beside it.`);
  return shape.do === undefined ? null : readSentence(reading, [...path, 'do'], shape.do);
}

function readRefused(reading: CastReading, path: Path, shape: StepShape): Act | null {
  if (shape.do !== undefined)
    return fault(reading, [...path, 'do'], 'expected “do” or “refused”, not both.');
  const deed = readDeed(reading, [...path, 'refused'], shape.refused ?? '');
  if (shape.by === undefined)
    return fault(reading, [...path, 'refused'], 'expected “by:” with the rule that refuses it.');
  const rule = readRule(reading, [...path, 'by'], shape.by);
  const code =
    shape.as === undefined ? null : readWord(reading, [...path, 'as'], 'refusal', codes, shape.as);
  const others = (shape.instead ?? []).map((said) => readDeed(reading, [...path, 'instead'], said));
  const instead = others.flatMap((one) => one ?? []);
  if (deed && instead.some(({ by }) => by !== deed.by))
    fault(reading, [...path, 'instead'], 'expected what the same creature can do.');
  return deed && rule && { do: 'meet refusal', ...deed, rule, code, instead };
}

const readers: [
  key: 'expect' | 'happened' | 'says' | 'sees',
  read: (reading: CastReading, path: Path, value: unknown) => Check[],
][] = [
  ['expect', stateChecks],
  ['happened', happenedCheck],
  ['says', saysChecks],
  ['sees', sightChecks],
];

const readChecks = (reading: CastReading, path: Path, shape: StepShape): Check[] =>
  readers.flatMap(([key, read]) =>
    shape[key] === undefined ? [] : read(reading, [...path, key], shape[key]),
  );

/** The steps of a file; a step in which anything is wrong is left out. */
export function readSteps(reading: CastReading, value: unknown): Step[] {
  const steps = fitting(reading, ['steps'], z.array(z.unknown()).min(1), value) ?? [];
  return steps.flatMap((step, at) => readStep(reading, ['steps', at], step) ?? []);
}

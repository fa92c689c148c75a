import { z } from 'zod';
import { type Ground, signs } from '../../../../src/rules/board/board.ts';
import { lastRound } from '../../../../src/rules/combat/stalemate.ts';
import { type Fault } from '../../format/fault.ts';
import { expectedOneOf } from '../../format/fault.ts';
import { fault, fitting, type Reading } from '../../format/reading.ts';
import { texts } from '../../format/shapes.ts';
import { readSource } from '../../format/source.ts';
import { type CastReading } from './cast.ts';
import { readDice } from './dice.ts';
import { readKept } from './kept.ts';
import { readMap } from './map.ts';
import { refuseJoiners } from './nonsense.ts';
import { readOpening } from './opening.ts';
import { readRule } from './rules.ts';
import { type Scenario } from './scenario.ts';
import { type Shelf, todaysShelf } from './shelf.ts';
import { readSteps } from './step.ts';
import { counted, isMapping, keyed, readWord } from './values.ts';
import { castOf, type Described, readWho, refuseNamesakes } from './who.ts';

/** What a house may settle otherwise about fights. */
const houseShape = z.strictObject({
  concede: z.literal('own turn', { error: 'expected own turn' }).optional(),
  lava: z.literal('harmless', { error: 'expected harmless' }).optional(),
  'monsters released': counted
    .pipe(z.number().min(1, 'expected 1 to 3').max(3, 'expected 1 to 3'))
    .optional(),
  companions: z.literal('wait', { error: 'expected wait' }).optional(),
  traps: counted.pipe(z.number().min(1, 'expected 1 to 9').max(9, 'expected 1 to 9')).optional(),
  tie: z.literal('at one blow', { error: 'expected at one blow' }).optional(),
});

const everyRound = `expected a round from 1 to ${lastRound}, the last of any fight`;

export const scenarioShape = z.strictObject({
  title: z
    .string()
    .trim()
    .min(3, 'expected a sentence')
    .max(200, 'expected a short sentence')
    .refine((title) => !title.includes('\n'), 'expected a sentence on one line'),
  rules: texts.pipe(z.array(z.string()).min(1, 'expected the ids of the rules that this shows')),
  map: z.unknown().optional(),
  under: z.unknown().optional(),
  mode: z.string().default('duel'),
  who: z.unknown().optional(),
  monster: z.unknown().optional(),
  turn: z.string().optional(),
  order: texts.optional(),
  round: counted.pipe(z.number().min(1, everyRound).max(lastRound, everyRound)).default(1),
  actions: counted.optional(),
  'loot round': counted.pipe(z.number().min(1, 'expected 1 action or more')).optional(),
  'thumbs up': texts.default([]),
  house: houseShape.optional(),
  traps: z.unknown().optional(),
  dice: z.unknown().optional(),
  note: z.string().optional(),
  steps: z.array(z.unknown()).min(1, 'expected at least one step'),
});

export type ScenarioShape = z.output<typeof scenarioShape>;

/** Reads a scenario file. Whatever is wrong with it comes back as faults, by line. */
export function readScenario(
  file: string,
  text: string,
  shelf: () => Shelf = todaysShelf,
): Scenario | Fault[] {
  const source = readSource(file, text);
  if (Array.isArray(source)) return source;
  if (text.trim() === '')
    return [{ file, line: 1, expected: 'This file is empty; expected a scenario.' }];
  const plain: Reading = { file, source, faults: [] };
  const shape = keyed(plain, [], scenarioShape, source.value);
  if (!shape) return plain.faults;
  const rules = shape.rules.map((rule) => readRule(plain, ['rules'], rule));
  if (new Set(rules).size < rules.length)
    fault(plain, ['rules'], 'A rule stands here twice; expected each once.');
  const before = plain.faults.length;
  const described = readWho(plain, shape.who, shelf);
  refuseNamesakes(plain, described);
  // Whoever cannot be read would be missed in every line that speaks of them.
  if (plain.faults.length > before) return inOrder(plain.faults);
  const drawn = readMap(plain, ['map'], shape.map, readGround(plain, shape.under, described));
  const kept = readKept(plain, shape.monster, described, shelf);
  const reading: CastReading = { ...plain, cast: castOf(described, kept) };
  const opening = drawn && readOpening(reading, shape, described, drawn, kept?.reserve ?? null);
  const nothing = { line: 1, rolls: [] };
  const dice = shape.dice === undefined ? nothing : readDice(reading, ['dice'], shape.dice);
  const steps = readSteps(reading, shape.steps);
  if (opening) refuseJoiners(reading, opening, steps);
  if (plain.faults.length > 0 || !opening || !dice) return inOrder(plain.faults);
  const { title } = shape;
  const cited = rules.flatMap((rule) => rule ?? []);
  return { file, title, rules: cited, cast: reading.cast, opening, dice, steps };
}

const inOrder = (faults: readonly Fault[]) => [...faults].sort((a, b) => a.line - b.line);

const grounds = Object.keys(signs) as Ground[];

/** What lies under a letter of the map: floor, unless it says otherwise. */
function readGround(
  reading: Reading,
  value: unknown,
  described: readonly Described[],
): Map<string, Ground> {
  if (value === undefined) return new Map();
  if (!isMapping(value)) {
    fault(reading, ['under'], 'expected ground by letter, such as { A: lava }.');
    return new Map();
  }
  const read = Object.entries(value).map(([letter, said]) => {
    const path = ['under', letter];
    const letters = described.map((one) => one.letter);
    if (!letters.includes(letter)) fault(reading, path, expectedOneOf('creature', letter, letters));
    const name = fitting(reading, path, z.string(), said) ?? '';
    return [
      letter,
      readWord(reading, path, 'ground', grounds, name.toLowerCase()) ?? 'floor',
    ] as const;
  });
  return new Map(read);
}

import { z } from 'zod';
import { mostGiven } from '../../../../src/rules/intent.ts';
import { expectedOneOf } from '../../format/fault.ts';
import { texts } from '../../format/shapes.ts';
import { fault, fitting, type Reading } from './reading.ts';
import { type Act, type Owned, type Rolls, type Step } from './transcript.ts';

const gameShape = z.strictObject(
  {
    name: z.string().default('The Friday Game'),
    zone: z.string().default('Europe/Rome'),
    host: z.string().default('Ines'),
    in: z.string().default('#menagerie'),
    heroes: z.record(z.string(), z.string(), { error: 'expected { person: hero’s name }' }),
    order: z.array(z.string(), { error: 'expected a list of all who play' }).optional(),
    things: z.record(z.string(), texts, { error: 'expected { person: [things] }' }).default({}),
  },
  { error: 'expected { heroes: { person: hero’s name }, order: [people] }' },
);

/**
 * `game:` of a file: the steps by which a host opens a game, people join it and, where an order of
 * entry is given, the host starts it with dice that make this order; and what its heroes have then
 * besides the starters.
 */
export function readOpening(reading: Reading, value: unknown): { steps: Step[]; owned: Owned[] } {
  const path = ['game'];
  const shape = value === undefined ? null : fitting(reading, path, gameShape, value);
  if (shape === null) return { steps: [], owned: [] };
  return { steps: stepsOf(reading, path, shape), owned: ownedIn(reading, path, shape) };
}

type Shape = z.output<typeof gameShape>;

/** Things are there from the start, so there has to be one, and each is somebody's who plays. */
function ownedIn(reading: Reading, path: string[], { heroes, order, things }: Shape): Owned[] {
  const given = Object.entries(things);
  if (given.length > 0 && order === undefined)
    fault(reading, [...path, 'things'], 'expected “order:” too: things are had from the start on');
  return given.flatMap(([person, names]) => {
    if (names.length > mostGiven)
      fault(
        reading,
        [...path, 'things', person],
        `expected ${mostGiven} things at most, and here are ${names.length}`,
      );
    const hero = heroes[person];
    if (hero !== undefined) return [{ person, hero, things: names }];
    const expected = expectedOneOf('person', person, Object.keys(heroes));
    fault(reading, [...path, 'things', person], expected);
    return [];
  });
}

function stepsOf(reading: Reading, path: string[], shape: Shape): Step[] {
  const { name, zone, host, heroes, order } = shape;
  const players = Object.keys(heroes);
  for (const person of [host, ...players, ...(order ?? [])])
    if (!reading.people.includes(person))
      fault(reading, path, expectedOneOf('person', person, reading.people));
  const everyone = order === undefined || [...order].sort().join() === [...players].sort().join();
  if (!everyone) fault(reading, [...path, 'order'], `expected all of: ${players.join(', ')}`);
  const line = reading.source.lineOf(path);
  const typed = (person: string, text: string, answer: string, dice: Rolls = {}): Step =>
    step(line, { do: 'type', person, line: text, place: shape.in }, answer, dice);
  return [
    typed(host, `/game create name: ${name} zone: ${zone}`, name),
    ...Object.entries(heroes).map(([person, hero]) =>
      typed(person, `/game join name: ${hero}`, hero),
    ),
    ...(order === undefined || !everyone
      ? []
      : [typed(host, '/game start', 'started', { 'order of entry': shuffling(players, order) })]),
  ];
}

/** Names as one types them: a bot marks in a name what Discord would read as markup. */
const bare = (text: string) => text.replace(/[\\\u200b]/g, '').toLowerCase();

function step(line: number, act: Act & { do: 'type' }, answer: string, dice: Rolls): Step {
  const match = { said: answer, fits: (text: string) => bare(text).includes(bare(answer)) };
  return {
    line,
    said: `${act.person}: ${act.line}`,
    act,
    killAtOnce: false,
    dice,
    secrets: [],
    revealed: [],
    excused: [],
    expectations: [{ ask: 'answer', match, count: 'some', line, said: `answer: ${answer}` }],
  };
}

/** The rolls by which a Fisher–Yates shuffle turns the one order into the other. */
export function shuffling(from: readonly string[], to: readonly string[]): number[] {
  const order = [...from];
  const rolls: number[] = [];
  for (let last = order.length - 1; last > 0; last--) {
    const other = order.indexOf(to[last] ?? '');
    rolls.push(other + 1);
    [order[last], order[other]] = [order[other] ?? '', order[last] ?? ''];
  }
  return rolls;
}

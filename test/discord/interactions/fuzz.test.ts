import { type APIInteraction } from 'discord.js';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { actions } from '../../../src/discord/components/index.ts';
import { leaves } from '../../../src/discord/commands/index.ts';
import { deskOver } from '../../../src/discord/desk.ts';
import { reception } from '../../../src/discord/interactions/reception.ts';
import { projectionsOf } from '../../../src/discord/projections.ts';
import { remembering } from '../../../src/discord/remembered.ts';
import { type Screen } from '../../../src/discord/screen.ts';
import { type Answers } from '../../../src/discord/wire/answers.ts';
import {
  channelId,
  openEvening,
  openGame,
  type Evening,
  type Written,
} from '../support/evening.ts';
import { expectWithinLimits } from '../support/limits.ts';

let evening: Evening;
let game = '';
let channel = '';
let server = '';
let people: string[] = [];

beforeAll(async () => {
  evening = await openEvening({ wrapStore: watching });
  await openGame(evening, ['Bran', 'Cleo']);
  await evening.as('Ines', 'command', { command: 'game start' });
  channel = await channelId(evening);
  const place = await evening.play.asks.gameIn(channel);
  game = place?.game ?? '';
  server = place?.server ?? '';
  const view = await evening.play.asks.publicView(place!.game);
  people = view?.heroes.map(({ player }) => player) ?? [];
});
afterAll(() => evening.close());

/** What was handed to the database and is not whole. */
const broken: unknown[] = [];

/** A store that notes what it is handed with half a character in it. */
function watching<T extends object>(over: T): T {
  return new Proxy(over, {
    get(target, key) {
      const found: unknown = Reflect.get(target, key);
      if (typeof found === 'object' && found !== null) return watching(found);
      return typeof found === 'function'
        ? (...given: unknown[]): unknown => Reflect.apply(found, target, given.map(looked))
        : found;
    },
  });
}

/** The same, noted; what a work answers within a transaction is looked at when it does. */
function looked(given: unknown): unknown {
  if (typeof given === 'function')
    return (...loaded: unknown[]): unknown => looked(Reflect.apply(given, undefined, loaded));
  if (!isWhole(given)) broken.push(given);
  return given;
}

const word = fc.oneof(
  fc.constantFrom(
    'h1',
    'h2',
    'o1',
    'i3',
    'tie',
    'o1.i2',
    'h2.0',
    'walk.130.x',
    'i3.0.h2.-',
    'i3.trap.130',
    'investigate.130',
    'i3.yes',
    'page:2',
    '__proto__',
    'x'.repeat(40),
  ),
  fc.string({ maxLength: 60 }),
  fc.string({ unit: 'binary', maxLength: 30 }),
  // Pairs whose halves a cut parts, and halves by themselves.
  fc.string({ unit: fc.constantFrom('🦄', '\ud83e', '\udd84', 'a'), maxLength: 110 }),
);
/** Whether PostgreSQL would take it: half a character is no character. */
const isWhole = (kept: unknown) => !/\\ud[89a-f][0-9a-f]{2}/.test(JSON.stringify(kept) ?? '');
const customId = fc.oneof(
  fc
    .tuple(
      fc.constantFrom(...actions.keys(), 'rule', 'which', 'which-bet', 'constructor'),
      fc.constantFrom('GAME', 'zzzzzzzzzz', ''),
      word,
      fc.constantFrom('', '1-0', '1-1', '5', '-'),
      fc.constantFrom('', 'h1', 'h2', 'h9'),
    )
    .map(([action, of, subject, step, hero]) => `v1:${action}:${of}:${subject}:${step}:${hero}`),
  fc.string({ maxLength: 100 }),
);
const use = fc.oneof(
  fc.record({ type: fc.constant(3), id: customId, values: fc.array(word, { maxLength: 3 }) }),
  fc.record({ type: fc.constant(5), id: customId, values: fc.array(word, { maxLength: 5 }) }),
  fc.record({
    type: fc.constant(2),
    id: fc.constantFrom(...leaves.keys(), 'no such', 'game nothing', 'menu of a person', 'menu'),
    values: fc.array(word, { maxLength: 4 }),
  }),
);
type Use = { type: number; id: string; values: string[] };

function dataOf({ type, id, values }: Use): object {
  if (type === 3) return { component_type: 3, custom_id: id.replace('GAME', game), values };
  if (type === 5)
    return {
      custom_id: id.replace('GAME', game),
      components: ['name', 'gold', 'why', 'title', 'quote'].map((custom_id, at) => ({
        type: 18,
        component: { type: 4, custom_id, value: values[at] ?? '' },
      })),
    };
  const [name, sub] = id.split(' ');
  if (name === 'menu')
    return { type: sub === undefined ? 3 : 2, id: '1', name: id, target_id: '5' };
  const leaf = leaves.get(id)?.leaf;
  const options = Object.keys(leaf?.options ?? {}).map((option, at) => ({
    name: option,
    type: 3,
    value: values[at] ?? 'x',
  }));
  return {
    type: 1,
    id: '1',
    name,
    options: sub === undefined ? options : [{ type: 1, name: sub, options }],
  };
}

test('whatever arrives is answered once, within limits, and nothing of ours breaks', async () => {
  const errors: Written[] = [];
  let answered: Screen[] = [];
  const note = (level: Written['level']) => (facts: object, text: string) => {
    if (level === 'error') errors.push({ level, facts, text });
  };
  const keep = (screen: Screen) => void answered.push(screen);
  const yes = () => Promise.resolve('yes' as const);
  const answers: Answers = {
    defer: yes,
    suggest: yes,
    open: (_to, modal) => (keep({ content: modal.title }), yes()),
    whisper: (_to, screen) => (keep(screen), yes()),
    edit: (_to, screen) => Promise.resolve(keep(screen)),
    aside: (_to, screen) => Promise.resolve(keep(screen)),
  };
  const desk = deskOver(
    evening.play,
    {
      lately: remembering(10),
      now: () => Date.now(),
      wire: { application: () => Promise.resolve({ flags: 0 }) } as never,
      bot: { id: '1', invite: 'https://discord.com' },
      log: { info: note('info'), warn: note('warn'), error: note('error') },
      hurry: () => Promise.resolve(),
      lookFor: () => undefined,
      announced: () => Promise.resolve([]),
      goodsIn: () => Promise.resolve({ faults: ['x.yaml:1: expected goods.'] }),
      parked: () => Promise.resolve([]),
    },
    () => undefined,
  );
  const door = reception({
    desk,
    answers,
    intakes: evening.store.intakes,
    projections: projectionsOf(evening.play.asks),
    mayGoOn: () => true,
    redrawn: () => undefined,
  });
  let last = BigInt(Date.now() - 1_420_070_400_000) << 22n;
  await fc.assert(
    fc.asyncProperty(use, fc.nat(3), async (one, who) => {
      answered = [];
      errors.length = 0;
      await door.take({
        id: String((last += 1n)),
        application_id: '1',
        token: 't',
        type: one.type,
        guild_id: server,
        channel: { id: channel, type: 0 },
        member: { user: { id: people[who] ?? '999999999999999999' }, permissions: '0' },
        app_permissions: '0',
        authorizing_integration_owners: { 0: server },
        message: { id: '5' },
        data: dataOf(one),
      } as unknown as APIInteraction);
      expect(errors).toEqual([]);
      expect(broken).toEqual([]);
      expect(answered.length).toBe(1);
      for (const screen of answered) expectWithinLimits(screen);
    }),
    { numRuns: 2500 },
  );
}, 120_000);

import { beforeAll, describe, expect, test } from 'vitest';
import { keyOf, type Kept, verifyDuel } from '../../src/play/verify.ts';
import { type GameEvent } from '../../src/rules/event.ts';
import { goods } from '../support/playing.ts';
import { duelFought } from '../support/playing-on.ts';

type Told = GameEvent & { act: number };

type Fought = {
  recording: Kept;
  events: Told[];
  key: Exclude<ReturnType<typeof keyOf>, string | null>;
};
let recording: Fought['recording'];
let events: Fought['events'];
let key: Fought['key'];

/** The same log with every event of that kind changed. */
const told = (events: Told[], kind: GameEvent['kind'], change: object): Told[] =>
  events.map((event) =>
    event.kind === kind && event.public
      ? ({ ...event, public: { ...event.public, ...change } } as Told)
      : event,
  );

async function fought(concedes = false): Promise<Fought> {
  const { table, id } = await duelFought(concedes);
  const acts = await table.store.games.acts(id);
  const recording = { ...(await table.loaded(id)), acts, goods: () => goods };
  const events = await table.store.games.events(id);
  const revealed = events.find((one) => one.kind === 'key revealed');
  const key = keyOf(recording.game, events, revealed?.public?.commitment ?? '?');
  if (key === null || typeof key === 'string') throw new Error('no key was published');
  return { recording, events, key };
}

beforeAll(async () => {
  ({ recording, events, key } = await fought());
});

describe('a finished duel, played again from its published key', () => {
  test('comes out as it was told, roll for roll', () => {
    const { acts, rolls, wrong } = verifyDuel(recording, events, key);
    expect(wrong).toEqual([]);
    expect(acts).toBeGreaterThan(0);
    expect(rolls).toBeGreaterThan(2);
  });

  test('is not borne out where a key was published that is not the sealed one', () => {
    const other = { ...key, key: key.key.replace(/^../, 'zz') };
    const { wrong } = verifyDuel(recording, events, other);
    expect(wrong[0]).toEqual({ what: 'other seal' });
    expect(wrong.length).toBeGreaterThan(1);
  });

  test('is not borne out where another end was told', () => {
    const other = told(events, 'duel decided', { rounds: 99 });
    const { wrong } = verifyDuel(recording, other, key);
    expect(wrong).toEqual([
      { what: 'other outcome', act: expect.any(Number) as number, of: 'duel decided' },
    ]);
  });

  // The act that ended it rolled nothing, and was once left out of what is played again.
  test('is not borne out where another end was told of a duel that was conceded', async () => {
    const conceded = await fought(true);
    expect(verifyDuel(conceded.recording, conceded.events, conceded.key).wrong).toEqual([]);
    const other = told(conceded.events, 'duel decided', { rounds: 99 });
    expect(verifyDuel(conceded.recording, other, conceded.key).wrong).toEqual([
      { what: 'other outcome', act: expect.any(Number) as number, of: 'duel decided' },
    ]);
  });

  test('is not borne out where more was told than happened', () => {
    // The week may have gone on to another duel, of which this key says nothing.
    const at = events.findIndex(({ kind }) => kind === 'duel decided');
    const longer = [...events.slice(0, at), ...events.slice(at, at + 1), ...events.slice(at)];
    expect(verifyDuel(recording, longer, key).wrong.length).toBeGreaterThan(0);
  });

  test('cannot be judged before its key is published, nor without one', () => {
    const early = events.filter(({ kind }) => kind !== 'key revealed');
    const { commitment } = key;
    const begun = { commitment, result: null };
    const off = { commitment, result: { kind: 'called off' as const } };
    const next = { commitment: 'f'.repeat(64), result: null };
    expect(keyOf({ duel: begun, phase: 'betting' }, early, commitment.slice(0, 12))).toBe(
      'not yet',
    );
    for (const [duel, phase] of [
      [begun, 'cancelled'],
      [off, 'trades'],
      [next, 'betting'],
      [null, 'loot'],
    ] as const)
      expect(keyOf({ duel, phase }, early, commitment)).toBe('never');
    expect(keyOf({ duel: begun, phase: 'betting' }, early, '0'.repeat(12))).toBe(null);
  });
});

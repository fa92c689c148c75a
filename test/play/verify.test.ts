import { beforeAll, describe, expect, test } from 'vitest';
import { type Kept, verifyDuel } from '../../src/play/verify.ts';
import { type GameEvent } from '../../src/rules/event.ts';
import { goods } from '../support/playing.ts';
import { duelFought } from '../support/playing-on.ts';

type Told = GameEvent & { act: number };

let recording: Kept;
let events: Told[];
let drawing: string;

/** The same log with every event of that kind changed. */
const told = <K extends GameEvent['kind']>(
  kind: K,
  change: (face: NonNullable<Extract<GameEvent, { kind: K }>['public']>) => object,
): Told[] =>
  events.map((event) =>
    event.kind === kind && event.public
      ? ({ ...event, public: { ...event.public, ...change(event.public as never) } } as Told)
      : event,
  );

beforeAll(async () => {
  const { table, id } = await duelFought();
  const acts = await table.store.games.acts(id);
  recording = { ...(await table.loaded(id)), acts, goods: () => goods };
  events = await table.store.games.events(id);
  const revealed = events.find(({ kind }) => kind === 'key revealed');
  drawing = revealed?.kind === 'key revealed' ? (revealed.public?.drawing ?? '') : '';
}, 60_000);

describe('a finished duel, played again from its published key', () => {
  test('comes out as it was told, roll for roll', () => {
    const { acts, rolls, wrong } = verifyDuel(recording, events, drawing);
    expect(wrong).toEqual([]);
    expect(acts).toBeGreaterThan(0);
    expect(rolls).toBeGreaterThan(2);
  });

  test('is not borne out where a key was published that is not the sealed one', () => {
    const other = told('key revealed', ({ key }) => ({ key: key.replace(/^../, 'zz') }));
    const { wrong } = verifyDuel(recording, other, drawing);
    expect(wrong[0]).toEqual({ what: 'other seal' });
    expect(wrong.length).toBeGreaterThan(1);
  });

  test('is not borne out where another end was told', () => {
    const other = told('duel decided', () => ({ rounds: 99 }));
    const { wrong } = verifyDuel(recording, other, drawing);
    expect(wrong).toEqual([
      { what: 'other outcome', act: expect.any(Number) as number, of: 'duel decided' },
    ]);
  });

  test('is not borne out where more was told than happened', () => {
    const last = events.findLast(({ kind }) => kind === 'duel decided');
    const at = last ? events.indexOf(last) : 0;
    const longer = [...events.slice(0, at), ...events.slice(at, at + 1), ...events.slice(at)];
    expect(verifyDuel(recording, longer, drawing).wrong.length).toBeGreaterThan(0);
  });

  test('cannot be judged before its key is published', () => {
    const early = events.filter(({ kind }) => kind !== 'key revealed');
    expect(verifyDuel(recording, early, drawing).wrong).toEqual([{ what: 'no key' }]);
  });
});

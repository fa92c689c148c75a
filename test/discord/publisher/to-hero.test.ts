import { expect, test } from 'vitest';
import { heroMail } from '../../../src/discord/publisher/to-hero.ts';
import { type OutboxRow } from '../../../src/play/ports.ts';
import { gameId, heroId } from '../../../src/rules/names.ts';
import { publicView } from '../support/hero-view.ts';

const hero = heroId('h1');
const game = gameId('abcdefghij');
const home = { game, hero, way: 'thread', channel: 'c', panel: null, onTrial: false };

/** What is brought to a hero's player whose press is answered once `answered` is called. */
function bringing() {
  const brought: string[] = [];
  let answered = () => undefined as void;
  const press = new Promise<void>((resolve) => (answered = resolve));
  const view = publicView({ heroes: [{ id: hero, player: 'p1', name: 'Bran' }] as never });
  const bring = heroMail(
    {
      asks: { publicView: () => Promise.resolve(view) },
      wire: { isInThread: () => Promise.resolve(true) },
      lately: { forget: () => brought.push('what came last is dropped') },
    } as never,
    { of: () => Promise.resolve(home), all: () => Promise.resolve([home]) } as never,
    { bury: () => undefined, draw: () => Promise.resolve('p') } as never,
    () => {
      brought.push('sent');
      return Promise.resolve('m');
    },
    () => Promise.resolve(),
    { idle: () => press } as never,
  );
  return { bring, brought, answered: () => answered() };
}

const row = (note: object): OutboxRow =>
  ({ game, number: 1, nonce: 'n', attempts: 0, note: { to: hero, face: null, ...note } }) as never;
const settled = () => new Promise(setImmediate);

test('what came of a press is shown before a message drops it', async () => {
  const { bring, brought, answered } = bringing();
  const done = bring(row({ kind: 'duel called off', own: { opponent: 'Cleo' }, urgent: false }));
  await settled();
  expect(brought).toEqual([]);
  answered();
  expect(await done).toBe('m');
  expect(brought).toEqual(['what came last is dropped', 'sent']);
});

test('a call waits for no press', async () => {
  const { bring, brought } = bringing();
  const own = { until: 0, step: 1 };
  expect(await bring(row({ kind: 'your move', own, urgent: true }))).toBe('m');
  expect(brought).toContain('sent');
});

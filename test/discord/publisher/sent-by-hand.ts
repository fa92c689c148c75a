import { HTTPError, DiscordAPIError } from 'discord.js';
import { type Deliver } from '../../../src/discord/publisher/delivery.ts';
import { publisherOver } from '../../../src/discord/publisher/publisher.ts';
import { judging } from '../../../src/discord/publisher/verdict.ts';
import { type Note, type OutboxRow } from '../../../src/play/ports.ts';
import { memoryStore } from '../../../src/store/memory/index.ts';
import { change, emptyGame, later, placeOf, secret } from '../../store/made-up.ts';

type Parts = Parameters<typeof publisherOver>[0];

/** What Discord answers when it refuses with this code. */
export const refusal = (code: number, status = 403) =>
  new DiscordAPIError({ code, message: 'no' }, code, status, 'POST', '/channels/1/messages', {});

/** What a server in trouble answers. */
export const outage = (status: number) =>
  new HTTPError(status, 'trouble', 'POST', '/channels/1/messages', {});

/** A publisher over an outbox in memory, whose deliveries and clock are the test's own. */
export async function sentByHand(deliver: Deliver, more: Partial<Parts> = {}) {
  const store = memoryStore();
  const game = emptyGame();
  await store.games.create(change(null, game, 'made'), placeOf(game), secret);
  let now = 1_000_000;
  const tries: OutboxRow[] = [];
  const publisher = publisherOver({
    outbox: store.outbox,
    deliver: (row) => {
      tries.push(row);
      return deliver(row);
    },
    desk: {
      now: () => now,
      log: { info: () => undefined, warn: () => undefined, error: () => undefined },
    },
    ...quiet,
    ...more,
  });
  const done = async () => {
    publisher.kick();
    while (publisher.open().length > 0) await new Promise(setImmediate);
  };
  let acts = 0;
  return {
    game: game.id,
    outbox: store.outbox,
    tries,
    now: () => now,
    /** Everything that is due is tried. */
    done,
    owe: (...notes: Note[]) =>
      store.games.perform(game.id, `act ${(acts += 1)}`, ({ game: before }) =>
        change(before, later(before, {}), `act ${acts}`, { notes }),
      ),
    /** Time goes on in steps, and at each what is due is tried. */
    pass: async (time: number, step = time) => {
      for (let passed = 0; passed < time; passed += step) {
        now += step;
        await done();
      }
    },
    close: () => publisher.close(),
  };
}

const yes = () => Promise.resolve(true);

const quiet: Pick<Parts, 'hosts' | 'verdict' | 'through'> = {
  hosts: { gone: yes, waits: yes, gaveUp: yes, refused: yes },
  verdict: judging({
    asks: { placeOf: () => Promise.resolve({ server: '1' }) } as never,
    wire: { roles: () => Promise.resolve([]) } as never,
  }),
  through: () => Promise.resolve(),
};

export const told = (title: string): Note => ({
  to: 'public',
  kind: 'joined',
  face: { title },
  urgent: false,
});

import { type Answer } from '../../play/answer.ts';
import { type Intakes } from '../../play/ports.ts';
import { type GameId, type Instant, playerId, type PlayerId } from '../../rules/names.ts';
import { type Desk } from '../desk.ts';
import { instantOf, type Caller } from '../interactions/caller.ts';
import { wellFormed } from '../interactions/well-formed.ts';
import { factsOf } from '../log.ts';
import { type Screen } from '../screen.ts';
import { notDone } from '../views/not-done.ts';
import { troubleOf } from '../wire/trouble.ts';
import { again, firstPause, pausing, type Trying } from './again.ts';
import { answerKindly } from './answer.ts';
import { placesOver } from './missed.ts';
import { intakeOf, standsAmong, type Written } from './noted.ts';
import { search } from './search.ts';

/** Where direct messages arrive; what is written in servers is nobody's business. */
interface Inbox {
  /** Answers a message once, however often it is told of. Never throws. */
  take(message: Written & { guild_id?: string }): Promise<void>;
  /** Answers what an earlier run left, and what these people wrote while nobody was there. */
  catchUp(people: () => Promise<readonly PlayerId[]>): void;
  open(): string[];
  /** Up to when all that was written is answered; while `catchUp` goes on that is in the past. */
  heardUntil(): Instant;
  /** Resolves when all that was begun is answered. */
  close(): Promise<void>;
}

/** In milliseconds. */
const briefly = 2_000;

export function inboxOver(
  desk: Desk,
  intakes: Intakes,
  mayGoOn: (person: string) => boolean,
  wait = pausing,
): Inbox {
  const running = new Map<string, Promise<void>>();
  const ending = new AbortController();
  const trying: Trying = { signal: ending.signal, log: desk.log, wait };
  const waiting = new Set<string>();
  /** What waits for long is not going on meanwhile: it waits for an instant, as the outbox does. */
  const tryingFor = (what: string): Trying => ({
    ...trying,
    async wait(milliseconds, signal) {
      if (milliseconds > briefly) waiting.add(what);
      await wait(milliseconds, signal).finally(() => waiting.delete(what));
    },
  });
  let closed = false;

  async function screenFor(
    message: Written,
    before: Answer | null,
    since: readonly GameId[],
  ): Promise<Screen> {
    if (before?.done !== true && !mayGoOn(message.author.id)) return notDone.tooFast;
    return answerKindly(desk, callerOf(message), wellFormed(message.content), before, since);
  }

  async function reply(
    message: Written,
    before: Answer | null,
    since: readonly GameId[] = [],
  ): Promise<void> {
    const { id, channel_id: channel } = message;
    const screen = await screenFor(message, before, since);
    // The same nonce each time, and for later the message that is meant.
    const send = async (): Promise<void> => {
      await desk.wire
        .send(channel, screen, { nonce: `dm${id}`, answers: id })
        .catch((error: unknown) => {
          if (troubleOf(error) !== 'never') throw error;
          desk.log.warn(factsOf(error), 'Discord takes no answer to a direct message');
        });
      await intakes.answered(id).catch(() => undefined);
    };
    // What was done is done: nobody else's message waits until Discord takes the answer to this one.
    await send().catch(
      (error: unknown) =>
        void during(`answer to ${id}`, async () => {
          const trying = tryingFor(`answer to ${id}`);
          desk.log.warn(factsOf(error), 'an answer to a direct message has to wait');
          await trying.wait(firstPause, trying.signal);
          await again(async () => {
            // A first try may have come through all the same, and nonces are soon forgotten.
            const stands = standsAmong(await desk.wire.newest(channel), message);
            await (stands ? intakes.answered(id) : send());
          }, trying);
        }),
    );
  }

  async function once(message: Written, since: readonly GameId[] = []): Promise<void> {
    // Where it cannot be noted, the act itself will say that all is busy.
    const fresh = await intakes.receive(intakeOf(message, desk.bot.id)).catch(() => true);
    if (fresh) await reply(message, null, since);
  }

  async function during(what: string, work: () => Promise<void>): Promise<void> {
    const done = work().catch((error: unknown) => {
      desk.log.warn(factsOf(error), 'a direct message could not be answered');
    });
    running.set(what, done);
    await done;
    running.delete(what);
  }

  async function alone(message: Written, work: () => Promise<void>): Promise<void> {
    const what = `direct message ${message.id}`;
    if (!closed && !running.has(what)) await during(what, work);
  }

  const take: Inbox['take'] = async (message) => {
    if (message.guild_id === undefined && message.author.bot !== true)
      await alone(message, () => once(message));
  };
  const places = placesOver(desk, intakes, {
    take: (message, since) => alone(message, () => once(message, since)),
    reply: (message, before, since) => alone(message, () => reply(message, before, since)),
  });
  let looks = 0;
  const looking = new Map<number, Instant>();
  async function lookForMissed(people: () => Promise<readonly PlayerId[]>): Promise<void> {
    const look = ++looks;
    const heard = (until: Instant) => void looking.set(look, until);
    heard(-Infinity);
    const found = () => search({ ...trying, places: () => places(people), heard });
    await during(`missed messages ${look}`, found);
    looking.delete(look);
  }

  return {
    take,
    catchUp: (people) => void lookForMissed(people),
    open: () => [...running.keys()].filter((what) => !waiting.has(what)),
    heardUntil: () => Math.min(Infinity, ...looking.values()),
    close: async () => {
      closed = true;
      ending.abort();
      await Promise.all(running.values());
    },
  };
}

const callerOf = ({ id, author, channel_id: channel }: Written): Caller => ({
  player: playerId(author.id),
  manages: false,
  server: null,
  channel,
  kind: null,
  allowed: 0n,
  at: instantOf(id),
  cause: id,
});

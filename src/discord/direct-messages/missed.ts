import { type Answer } from '../../play/answer.ts';
import { type Intake, type Intakes } from '../../play/ports.ts';
import { type Asks } from '../../play/index.ts';
import { type Instant, type PlayerId } from '../../rules/names.ts';
import { type Desk } from '../desk.ts';
import { instantOf } from '../interactions/caller.ts';
import { factsOf } from '../log.ts';
import { channelOf, type Written } from './noted.ts';

/** What was written longer ago than deadlines wait for us means nothing any more. */
const lookBack = 12 * 3_600_000;
/** So many of the newest messages are looked at in a channel, and so many people at most. */
const newest = 50;
const mostPeople = 200;

/** What was taken in and has no answer, with what came of it. */
type Left = Intake & { answer: Answer | null };

type Ways = {
  take: (message: Written) => Promise<void>;
  /** `before`: what came of it in an earlier run. */
  reply: (message: Written, before: Answer | null) => Promise<void>;
};

/** A message that nobody has answered, and how it will be. */
type Missed = { at: Instant; answer: () => Promise<void> };

/** One look for them: at whose messages, whether to stop, and up to when all that came is answered. */
export type Look = {
  people: () => Promise<readonly PlayerId[]>;
  over: () => boolean;
  heard: (until: Instant) => void;
};

/** Finds direct messages that nobody has answered; Discord tells of none that we were not there for. */
export function missedOver({ wire, log, now }: Desk, intakes: Intakes, { take, reply }: Ways) {
  /** What an earlier run took in: answered now, unless its answer stands there. */
  async function leftIn(channel: string, intake: Left): Promise<Missed[]> {
    const id = intake.interaction;
    const there = await wire.newest(channel);
    const message = there.find((one) => one.id === id);
    const answered = there.some(({ message_reference: to }) => to?.message_id === id);
    if (message && !answered)
      return [{ at: instantOf(id), answer: () => reply(message, intake.answer) }];
    await intakes.answered(id);
    return [];
  }

  async function writtenBy(person: PlayerId): Promise<Missed[]> {
    const { id, last_message_id: last } = await wire.direct(person);
    const since = now() - lookBack;
    if (last === null || last === undefined || instantOf(last) < since) return [];
    return (await wire.newest(id, newest))
      .filter((one) => one.author.id === person && instantOf(one.id) >= since)
      .map((message) => ({ at: instantOf(message.id), answer: () => take(message) }));
  }

  const kindly = <T>(work: Promise<T>, otherwise: T): Promise<T> =>
    work.catch((error: unknown) => {
      log.warn(factsOf(error), 'the direct messages of somebody could not be looked at');
      return otherwise;
    });

  async function all({ people, over }: Look): Promise<Missed[]> {
    const missed: Missed[] = [];
    for (const intake of await intakes.unanswered(now())) {
      const channel = channelOf(intake);
      if (channel !== null && !over()) missed.push(...(await kindly(leftIn(channel, intake), [])));
    }
    for (const person of await people())
      if (!over()) missed.push(...(await kindly(writtenBy(person), [])));
    return missed;
  }

  /** In the order in which they were written, so that each finds the game as its writer left it. */
  return async (look: Look): Promise<void> => {
    const missed = (await all(look)).sort((a, b) => a.at - b.at);
    for (const { at, answer } of missed) {
      if (look.over()) return;
      look.heard(at);
      await kindly(answer(), undefined);
    }
  };
}

/** Players of the games that go on in these servers, those who may bet now first. */
export async function playersIn(
  asks: Pick<Asks, 'gamesInServer' | 'publicView'>,
  servers: readonly string[],
): Promise<PlayerId[]> {
  const betting = new Set<PlayerId>();
  const others = new Set<PlayerId>();
  for (const server of servers)
    for (const { game } of await asks.gamesInServer(server)) {
      const view = await asks.publicView(game);
      if (!view || resting.has(view.phase)) continue;
      const among = view.phase === 'betting' ? betting : others;
      for (const { player } of view.heroes) among.add(player);
    }
  return [...new Set([...betting, ...others])].slice(0, mostPeople);
}

const resting = new Set<string>(['lobby', 'over', 'cancelled']);

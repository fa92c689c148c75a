import { type Answer } from '../../play/answer.ts';
import { type Intake, type Intakes } from '../../play/ports.ts';
import { type Asks } from '../../play/index.ts';
import { type PlayerId } from '../../rules/names.ts';
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

/** Finds direct messages that nobody has answered; Discord tells of none that we were not there for. */
export function missedOver({ wire, log, now }: Desk, intakes: Intakes, { take, reply }: Ways) {
  /** What an earlier run took in: answered now, unless its answer stands there. */
  async function finish(channel: string, intake: Left): Promise<void> {
    const id = intake.interaction;
    const there = await wire.newest(channel);
    const message = there.find((one) => one.id === id);
    const answered = there.some(({ message_reference: to }) => to?.message_id === id);
    if (message && !answered) await reply(message, intake.answer);
    else await intakes.answered(id);
  }

  async function lookAt(person: PlayerId): Promise<void> {
    const { id, last_message_id: last } = await wire.direct(person);
    const since = now() - lookBack;
    if (last === null || last === undefined || instantOf(last) < since) return;
    const written = (await wire.newest(id, newest)).filter(
      (one) => one.author.id === person && instantOf(one.id) >= since,
    );
    for (const message of written.reverse()) await take(message);
  }

  const kindly = (work: Promise<void>) =>
    work.catch((error: unknown) => {
      log.warn(factsOf(error), 'the direct messages of somebody could not be looked at');
    });

  return async (people: () => Promise<readonly PlayerId[]>, over: () => boolean): Promise<void> => {
    for (const intake of await intakes.unanswered(now())) {
      const channel = channelOf(intake);
      if (channel !== null && !over()) await kindly(finish(channel, intake));
    }
    for (const person of await people()) if (!over()) await kindly(lookAt(person));
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

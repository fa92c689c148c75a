import { type Answer } from '../../play/answer.ts';
import { type Intake, type Intakes } from '../../play/ports.ts';
import { type GameId, type Instant, playerId, type PlayerId } from '../../rules/names.ts';
import { type Desk } from '../desk.ts';
import { instantOf } from '../interactions/caller.ts';
import { channelOf, standsAmong, type Written } from './noted.ts';

/** What was written longer ago than this nobody waits to be told about any more. */
const lookBack = 72 * 3_600_000;
/** So many of the newest messages are looked at in a channel. */
const newest = 50;

/** What was taken in and has no answer, with what came of it. */
type Left = Intake & { answer: Answer | null };

type Ways = {
  /** `since`: the games in which its writer has bet, or taken a bet back, since. */
  take: (message: Written, since: GameId[]) => Promise<void>;
  /** `before`: what came of it in an earlier run. */
  reply: (message: Written, before: Answer | null, since: GameId[]) => Promise<void>;
};

/** A message that nobody has answered, and how it will be. */
export type Missed = { at: Instant; answer: () => Promise<void> };
/** Somewhere to look for them; asks Discord. */
export type Place = () => Promise<Missed[]>;

/** Where direct messages may wait that nobody has answered; Discord tells of none that we missed. */
export function placesOver({ wire, now }: Desk, intakes: Intakes, { take, reply }: Ways) {
  /** What an earlier run took in: answered now, unless its answer stands there. */
  async function leftIn(channel: string, intake: Left): Promise<Missed[]> {
    const id = intake.interaction;
    const there = await wire.newest(channel);
    const message = there.find((one) => one.id === id);
    if (message && !standsAmong(there, message))
      return [missed(message, (since) => reply(message, intake.answer, since))];
    await intakes.answered(id);
    return [];
  }

  async function writtenBy(person: PlayerId): Promise<Missed[]> {
    const { id, last_message_id: last } = await wire.direct(person);
    const since = now() - lookBack;
    if (last === null || last === undefined || instantOf(last) < since) return [];
    const there = await wire.newest(id, newest);
    return there
      .filter((one) => one.author.id === person && instantOf(one.id) >= since)
      .filter((one) => !standsAmong(there, one))
      .map((message) => missed(message, (bets) => take(message, bets)));
  }

  /** BET-07: the last word on a bet counts, and its writer may have said a later one. */
  function missed(message: Written, answer: (since: GameId[]) => Promise<void>): Missed {
    const at = instantOf(message.id);
    const { id } = message.author;
    return { at, answer: async () => answer(await intakes.betsSince(playerId(id), at)) };
  }

  return async (people: () => Promise<readonly PlayerId[]>): Promise<Place[]> => {
    const left = (await intakes.unanswered(now())).flatMap((intake): Place[] => {
      const channel = channelOf(intake);
      return channel === null ? [] : [() => leftIn(channel, intake)];
    });
    const written = (await people()).map(
      (person): Place =>
        () =>
          writtenBy(person),
    );
    return [...left, ...written];
  };
}

import { createHash } from 'node:crypto';
import { type OutboxRow } from '../../play/ports.ts';
import { type Instant, type PlayerId } from '../../rules/names.ts';
import { type PublicView } from '../../rules/sight/views.ts';
import { type Desk } from '../desk.ts';
import { factsOf } from '../log.ts';
import { remembering } from '../remembered.ts';
import { type Screen } from '../screen.ts';
import { troubleOf } from '../wire/trouble.ts';

/** Where a game is played. */
export type Place = { server: string; channel: string };
type Words = (view: PublicView, place: Place) => Screen | Promise<Screen>;
/** What a word to the hosts is about: of the same the same is said once, until something else is. */
type About = { of: string; what: string };

/** A message may carry a time a little before the try that we noted (ms). */
const clockSlack = 10_000;

/**
 * Tells a game’s hosts something about a message that was not sent, each in direct messages, once;
 * false where one could not be told just now. An earlier process may have told it and ended before
 * that was noted: then it is looked for.
 */
export function toHosts({ asks, wire, bot, log }: Desk) {
  const told = remembering<string>(1000);

  async function saidSince(channel: string, { content }: Screen, then: Instant): Promise<boolean> {
    const since = await wire.since(channel, then - clockSlack);
    return since.some(({ author, content: text }) => author.id === bot.id && text === content);
  }

  async function reach(
    host: PlayerId,
    { of, what }: About,
    screen: Screen,
    triedAt: Instant | null,
  ): Promise<boolean> {
    const key = `${of}:${host}`;
    const last = told.get(key);
    if (last === what) return true;
    try {
      const channel = await wire.openDirect(host);
      const mayStand = last === undefined && triedAt !== null;
      if (!mayStand || !(await saidSince(channel, screen, triedAt)))
        await wire.send(channel, screen, { nonce: nonceOf(`${of}/${what}`) });
    } catch (error) {
      log.warn(factsOf(error), 'a host could not be told');
      if (troubleOf(error) !== 'never') return false;
    }
    told.put(key, what);
    return true;
  }

  return async ({ game, triedAt }: OutboxRow, about: About, words: Words): Promise<boolean> => {
    try {
      const [place, view] = [await asks.placeOf(game), await asks.publicView(game)];
      if (!place || !view) return true;
      const screen = await words(view, place);
      const reached = view.hosts.map((host) => reach(host, about, screen, triedAt));
      return (await Promise.all(reached)).every(Boolean);
    } catch (error) {
      log.warn(factsOf(error), 'the hosts could not be told');
      return troubleOf(error) === 'never';
    }
  };
}

/** Of Discord's 25 characters 23, the last of which no other nonce of this bot ends with. */
const nonceOf = (about: string) =>
  `${createHash('sha256').update(about).digest('base64url').slice(0, 22)}h`;

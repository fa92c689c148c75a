import { type Desk } from '../desk.ts';
import { announcementOf, numbered } from '../views/announcements/index.ts';
import { unshown } from '../views/announcements/unshown.ts';
import { codeOf, isNoAccess, isTextBlocked, isTextRefused } from '../wire/trouble.ts';
import { type Around, type Deliver } from './delivery.ts';
import { interviewsOver } from './interviews.ts';
import { joinPostsOver } from './join-posts.ts';
import { type SendOnce } from './once.ts';
import { type TellingHosts } from './telling-hosts.ts';

/** Announces in the game's channel; null for what is not announced or has no channel any more. */
export function tableMail(
  desk: Desk,
  sendOnce: SendOnce,
  around: Pick<Around, 'resumed'>,
  hosts: TellingHosts,
): Deliver {
  const { asks, wire, log } = desk;
  const joinPosts = joinPostsOver(desk);
  const interviews = interviewsOver(desk, sendOnce);
  /** Of a deleted channel Discord's refusal is thrown on; one that is hidden may be shown again. */
  async function lookedFor(channel: string): Promise<null> {
    await wire.channel(channel).catch((error: unknown) => {
      if (!isNoAccess(error)) throw error;
    });
    return null;
  }

  return async (row) => {
    const { note, game, number } = row;
    const place = await asks.placeOf(game);
    if (place && note.kind === 'channel') return lookedFor(place.channel);
    if (!place || !('face' in note) || 'own' in note) return null;
    const screen = announcementOf(note.kind, note.face, game, number);
    if (!screen) return null;
    const sent =
      note.kind === 'interviewed'
        ? interviews.post(row, place, screen)
        : sendOnce(row, place.channel, { screen, mark: numbered(number) });
    const message = await sent.catch(async (error: unknown) => {
      if (!isTextRefused(error)) throw error;
      const facts = { kind: note.kind, code: codeOf(error) };
      if (isTextBlocked(error)) log.warn(facts, 'an announcement was filtered');
      else log.error(facts, 'an announcement was not taken');
      // Before the fallback: where that is found later, nobody asks again who was told.
      if (!(await hosts.refused(row, error))) throw error;
      return wire.send(place.channel, unshown(number), { nonce: row.nonce });
    });
    if (note.kind === 'created') joinPosts.posted(game, message, numbered(number));
    else await joinPosts.follow(note.kind, game, place.channel);
    if (note.kind === 'died' || note.kind === 'game won') await interviews.ask(row, place, message);
    if (note.kind === 'resumed') await around.resumed(place.server, game);
    return message;
  };
}

import { type EventKind } from '../../rules/event.ts';
import { type GameId } from '../../rules/names.ts';
import { type PublicView } from '../../rules/sight/views.ts';
import { writeCustomId } from '../custom-id.ts';
import { type Desk } from '../desk.ts';
import { factsOf } from '../log.ts';
import { remembering } from '../remembered.ts';
import { joinPost } from '../views/join-post.ts';
import { isMessageGone } from '../wire/trouble.ts';

/** What changes who is in, or whether one still can be. */
const changing = new Set<EventKind>(['joined', 'left', 'started', 'cancelled']);

type Post = { message: string; footer: string };

/** Keeps the post with which a game opened true, as far as it can be found. */
export function joinPostsOver({ asks, wire, bot, log }: Desk) {
  const known = remembering<Post>(500);

  /** After a restart it is known again by its button. */
  async function find(game: GameId, channel: string): Promise<Post | null> {
    const button = writeCustomId('join', { game });
    const found = (await wire.newest(channel)).find(
      ({ author, components }) =>
        author.id === bot.id && JSON.stringify(components ?? []).includes(button),
    );
    return found ? { message: found.id, footer: found.embeds[0]?.footer?.text ?? '' } : null;
  }

  /** A post that somebody has deleted is posted again, while there is something to press on it. */
  async function redraw(view: PublicView, channel: string, { message, footer }: Post) {
    const screen = joinPost(view, footer);
    try {
      await wire.edit(channel, message, screen);
      return { message, footer };
    } catch (error) {
      if (!isMessageGone(error) || view.phase !== 'lobby') throw error;
      const nonce = `join${view.game}${message.slice(-9)}`;
      return { message: await wire.send(channel, screen, { nonce }), footer };
    }
  }

  return {
    /** The opening post was just sent. */
    posted: (game: GameId, message: string, footer: string) => {
      known.put(game, { message, footer });
    },
    /** Redraws it after an event that changes it; not done is no harm. */
    follow: async (kind: EventKind, game: GameId, channel: string): Promise<void> => {
      if (!changing.has(kind)) return;
      try {
        const post = known.get(game) ?? (await find(game, channel));
        const view = await asks.publicView(game);
        if (post && view) known.put(game, await redraw(view, channel, post));
      } catch (error) {
        if (!isMessageGone(error)) log.warn(factsOf(error), 'the join post could not be redrawn');
      }
    },
  };
}

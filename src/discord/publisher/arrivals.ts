import { type HeroPlace, type Places } from '../../play/ports.ts';
import { type Desk } from '../desk.ts';
import { factsOf } from '../log.ts';
import { movedPanel } from '../views/moved-panel.ts';
import { isChannelGone, isMessageGone, troubleOf } from '../wire/trouble.ts';
import { type Home, homeAt } from './home.ts';
import { type Homes } from './homes.ts';
import { leftPanels } from './left-panels.ts';
import { type Panels } from './panels.ts';

/**
 * Something has come through in a home, so that one panel is enough. Is it the hero's own thread, it
 * is in use from now on, and the panel in the direct messages has no buttons any more and says where
 * to go on. Is it the direct messages, the panel in the thread is taken away, as far as that is
 * allowed: on coming back it is put there anew.
 */
export function arrivalsOver(desk: Desk, places: Places, homes: Homes, panels: Panels) {
  const found = leftPanels(desk, homes);

  /** False where it is to be tried again with the next message. */
  async function closed(left: Home, thread: string): Promise<boolean> {
    if (left.channel === null) return true;
    try {
      const view = await desk.asks.publicView(left.game);
      const { home } = await found(left, left.channel);
      if (view) await panels.close(home, movedPanel(view, thread));
      return true;
    } catch (error) {
      desk.log.warn(factsOf(error), 'the panel in the direct messages could not be closed');
      return troubleOf(error) === 'never';
    }
  }

  async function inThread(place: HeroPlace, thread: string): Promise<void> {
    if (place.until === null && place.directPanel === null) return;
    const isOver = await closed(homeAt(place, 'direct'), thread);
    const rest = isOver ? { directPanel: null } : {};
    await places.change(place, { way: 'thread', until: null, ...rest });
  }

  async function inDirect(place: HeroPlace): Promise<void> {
    const { thread, threadPanel } = place;
    if (thread === null || threadPanel === null) return;
    const isAway = await desk.wire.remove(thread, threadPanel).then(
      () => true,
      (error: unknown) => isMessageGone(error) || isChannelGone(error),
    );
    if (isAway) await places.change(place, { threadPanel: null });
  }

  return async ({ game, hero, way, channel }: Home): Promise<void> => {
    const place = channel === null ? null : await places.ofHero(game, hero);
    if (place && channel !== null && way === 'thread') await inThread(place, channel);
    if (place && way === 'direct') await inDirect(place);
  };
}

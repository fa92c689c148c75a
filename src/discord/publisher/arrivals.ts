import { type Places } from '../../play/ports.ts';
import { type Desk } from '../desk.ts';
import { factsOf } from '../log.ts';
import { movedPanel } from '../views/moved-panel.ts';
import { troubleOf } from '../wire/trouble.ts';
import { type Home, homeAt } from './home.ts';
import { type Homes } from './homes.ts';
import { leftPanels } from './left-panels.ts';
import { type Panels } from './panels.ts';

/**
 * Something has come through in a home. Is it the hero's own thread, it is in use from now on, and
 * the panel in the direct messages has no buttons any more and says where to go on.
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

  return async ({ game, hero, way, channel }: Home): Promise<void> => {
    if (way !== 'thread' || channel === null) return;
    const place = await places.ofHero(game, hero);
    if (!place || (place.until === null && place.directPanel === null)) return;
    const isOver = await closed(homeAt(place, 'direct'), channel);
    const rest = isOver ? { directPanel: null } : {};
    await places.change(place, { way, until: null, ...rest });
  };
}

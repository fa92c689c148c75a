import { type OutboxRow } from '../../play/ports.ts';
import { type EventFaces } from '../../rules/event.ts';
import { type Desk } from '../desk.ts';
import { factsOf } from '../log.ts';
import { leftPanel } from '../views/left-panel.ts';
import { type Homes } from './homes.ts';
import { type Panels } from './panels.ts';

/** Whoever has left the lobby finds that said on the panel, and no button. */
export function farewellOver(desk: Desk, homes: Homes, panels: Panels) {
  return async ({ note, game }: OutboxRow): Promise<void> => {
    if (note.kind !== 'left' || !note.face) return;
    const { hero } = note.face as EventFaces['left']['public'];
    try {
      const view = await desk.asks.publicView(game);
      // Back already, under another hero: the panel is that one's now.
      const isBack = view?.heroes.some(({ player }) => player === hero.player);
      if (!view || isBack === true) return;
      const left = await homes.all(game, hero.id);
      for (const home of left) await panels.close(home, leftPanel(hero, view));
    } catch (error) {
      desk.log.warn(factsOf(error), 'the panel of a hero who left could not be redrawn');
    }
  };
}

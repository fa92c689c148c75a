import { type FightView } from '../../rules/sight/fight.ts';
import { bearing } from './compass.ts';
import { escape } from './escape.ts';
import { type Tile, tileDistance, tileName } from './tiles.ts';
import { count } from './times.ts';

/** In tiles: as far as the picture about one's hero goes. */
const shown = 6;

/** GLOSS-05: who keeps watch near that tile, over what, and what one should not do there. */
export const guardsText = ({ creatures }: FightView, at: Tile): string[] =>
  creatures.flatMap(({ name, tile, guards, dead }) => {
    if (!guards || dead || tileDistance(tile, at) > shown) return [];
    const reach = Math.max(...guards.tiles.map((one) => tileDistance(one, guards.post)));
    const watched = reach === 0 ? 'that tile' : `what lies within ${count(reach, 'tile')} of it`;
    const post =
      tile === guards.post ? '' : `, come to take the place of one on ${tileName(guards.post)}`;
    return [
      `${escape(name)} stands guard on ${tileName(tile)} (${bearing(at, tile)})${post}: it lets nobody into ${watched}, and leaves everybody else alone who leaves it alone.`,
    ];
  });

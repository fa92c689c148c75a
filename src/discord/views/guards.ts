import { isShown } from '../../pictures/index.ts';
import { type FightView, type SeenCreature } from '../../rules/sight/fight.ts';
import { bearing } from './compass.ts';
import { escape } from './escape.ts';
import { type Tile, tileDistance, tileName } from './tiles.ts';
import { count } from './times.ts';

type Of = Pick<FightView, 'board'>;

const farFrom = (
  { board }: Of,
  at: Tile,
  tile: Tile,
  { post, tiles }: NonNullable<SeenCreature['guards']>,
): boolean => ![tile, post, ...tiles].some((one) => isShown(board, at, one));

/** GLOSS-05: keeps watch, and so far from that tile that the picture about it does not show it. */
export const watchesElsewhere = (of: Of, { guards, tile }: SeenCreature, at: Tile): boolean =>
  guards !== undefined && farFrom(of, at, tile, guards);

/** GLOSS-05: who keeps watch near that tile, or over what is near it, and what one should not do there. */
export const guardsText = (of: FightView, at: Tile): string[] =>
  of.creatures.flatMap(({ name, tile, guards, dead }) => {
    if (!guards || dead) return [];
    if (farFrom(of, at, tile, guards)) return [];
    const reach = Math.max(...guards.tiles.map((one) => tileDistance(one, guards.post)));
    const post = tileName(guards.post);
    const isThere = tile === guards.post;
    const [itself, it] = isThere ? ['that tile', 'it'] : [post, post];
    const watched = reach === 0 ? itself : `what lies within ${count(reach, 'tile')} of ${it}`;
    const instead = isThere ? '' : `, come to take the place of one on ${post}`;
    return [
      `${escape(name)} stands guard on ${tileName(tile)} (${bearing(at, tile)})${instead}: it lets nobody into ${watched}, and leaves everybody else alone who leaves it alone.`,
    ];
  });

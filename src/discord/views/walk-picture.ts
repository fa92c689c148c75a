import { windowPicture } from '../../pictures/index.ts';
import { type FightView, type SeenCreature } from '../../rules/sight/fight.ts';
import { limits, shortened } from '../limits.ts';
import { type Picture } from '../screen.ts';
import { lettersOf } from './board.ts';
import { type MapView, placedOrbs } from './map.ts';
import { besideText } from './beside.ts';
import { groundBears, type Tile, tileName, tilesOf } from './tiles.ts';

/** The map about who walks it, as that one may see it. */
export function walkPicture(view: MapView, fight: FightView): Picture | null {
  const own = fight.creatures.find(({ id }) => id === fight.you);
  if (!own || !view.menagerie) return null;
  const orbs = placedOrbs(view);
  const drawing = windowPicture({
    ...{ board: fight.board, stalls: view.menagerie.stalls, orbs, middle: own.tile },
    secrets: view.secrets ?? [],
    tokens: tokensOf(fight),
    traps: fight.traps.map(({ tile, sprung }) => ({ tile, sprung })),
    kept: keptIn(fight),
  });
  const alt = `The map about ${tileName(own.tile)}. ${besideText(view, fight).join(' ')}`;
  return { name: 'here.png', drawing, alt: shortened(alt, limits.pictureAlt) };
}

/** GLOSS-05: what guards keep, as far as anybody can stand there. */
const keptIn = ({ board, creatures }: FightView): Tile[] =>
  creatures
    .flatMap(({ dead, guards }) => (guards && !dead ? guards.tiles : []))
    .filter((tile) => groundBears(board, { tile, size: 0 }));

/** MOVE-12: the largest first, so that riders show and so do their mounts. */
function tokensOf({ creatures, you }: FightView) {
  const letters = lettersOf(creatures);
  const whose = ({ id, hp }: SeenCreature) =>
    id === you ? 'you' : hp === undefined ? 'others' : 'yours';
  return creatures
    .filter(({ dead }) => !dead)
    .sort((a, b) => b.stature - a.stature)
    .map((one) => ({
      ...{ tile: one.tile, side: Math.sqrt(tilesOf({ tile: one.tile, size: one.stature }).length) },
      ...({ letter: letters.get(one.id) ?? '?', whose: whose(one) } as const),
    }));
}

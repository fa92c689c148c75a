import { isShown, windowPicture } from '../../pictures/index.ts';
import { type FightView, type SeenCreature } from '../../rules/sight/fight.ts';
import { limits, shortened } from '../limits.ts';
import { type Picture } from '../screen.ts';
import { lettersOf, trapsText } from './board.ts';
import { besideText } from './beside.ts';
import { bearing } from './compass.ts';
import { standing } from './creature-state.ts';
import { groundsNear } from './ground-text.ts';
import { type MapView, placedOrbs } from './map.ts';
import { groundBears, type Tile, tileDistance, tileName, tilesOf } from './tiles.ts';

/**
 * What lies about somebody, as that one may see it: of the menagerie where `map` is given and it walks
 * there, else of the arena in which it fights. Null for whoever is not there.
 */
export function herePicture(map: MapView | null, fight: FightView): Picture | null {
  const own = fight.creatures.find(({ id }) => id === fight.you);
  if (!own) return null;
  const walked = fight.walk && map?.menagerie ? map : null;
  const drawing = windowPicture({
    ...{ board: fight.board, middle: own.tile },
    stalls: walked?.menagerie?.stalls ?? [],
    orbs: walked ? placedOrbs(walked) : [],
    secrets: walked?.secrets ?? [],
    tokens: tokensOf(fight),
    traps: fight.traps.map(({ tile, sprung }) => ({ tile, sprung })),
    kept: keptIn(fight),
  });
  return {
    name: 'here.png',
    drawing,
    alt: shortened(altOf(walked, fight, own), limits.pictureAlt),
  };
}

/** For whoever does not see it: who stands where, what lies about, then the ground, as far as there is room. */
function altOf(walked: MapView | null, fight: FightView, own: SeenCreature): string {
  const here = tileName(own.tile);
  const others = standing(fight, fight, 'others');
  const traps = trapsText(fight);
  const grounds = groundsNear(fight.board, own.tile);
  return [
    walked ? `The map about ${here}.` : `The arena about ${here}.`,
    ...(others.length > 0 ? [`${others.join('. ')}.`] : []),
    ...(traps === null ? [] : [`${traps}.`]),
    ...(walked ? [...besideText(walked, fight), ...stallsNear(walked, own.tile)] : []),
    ...(grounds.length > 0 ? [`Ground: ${grounds.join('; ')}.`] : []),
  ]
    .join(' ')
    .replaceAll(markup, (_, sign: string | undefined) => sign ?? '');
}

/** Those that the window shows besides what is beside one. */
function stallsNear({ menagerie }: MapView, here: Tile): string[] {
  if (!menagerie) return [];
  const seen = menagerie.stalls.filter(
    ({ tile }) => tileDistance(here, tile) > 1 && isShown(menagerie.board, here, tile),
  );
  const told = seen.map(({ keeper, tile }) => `${keeper} (${bearing(here, tile)})`);
  return told.length === 0 ? [] : [`Stalls: ${told.join('; ')}.`];
}

/** What means nothing where no markup is read; what was kept from being it is a sign as others are. */
const markup = /\\(.)|\*\*|`/g;

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

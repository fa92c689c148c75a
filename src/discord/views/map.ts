import { mapPicture } from '../../pictures/index.ts';
import { type HeroView, type PublicOrb, type PublicView } from '../../rules/sight/views.ts';
import { type GameId } from '../../rules/names.ts';
import { limits, shortened } from '../limits.ts';
import { writeCustomId } from '../custom-id.ts';
import { button, card, type Picture, say, type Screen } from '../screen.ts';
import { bearing, directions } from './compass.ts';
import { escape } from './escape.ts';
import { capital, listed } from './lists.ts';
import { orbLine, orbName } from './orb-lines.ts';
import { roomyCard } from './roomy-card.ts';
import { secretPlace } from './secrets.ts';
import {
  besides,
  type Board,
  groundOn,
  lastTile,
  type Tile,
  tileDistance,
  tileName,
  tilesOfGround,
} from './tiles.ts';

type Menagerie = NonNullable<PublicView['menagerie']>;
type Placed = PublicOrb & { tile: Tile };

/** Of a game what everybody knows, and what one player knows of the menagerie. */
export type MapView = PublicView & Partial<Pick<HeroView, 'secrets'>>;

/** The same with what this player alone knows of its orbs (ORB-03) and secrets (ORB-09). */
export const seenBy = ({ everyone, orbs, secrets }: HeroView): MapView => ({
  ...everyone,
  ...{ orbs, secrets },
});

/** Those of the orbs that have a place on the map. */
export const placedOrbs = ({ orbs }: PublicView): Placed[] =>
  orbs.filter((orb): orb is Placed => orb.tile !== undefined);

/** ENTER-10: where heroes come in, from the north on. */
export const spawnsOn = (board: Board): readonly Tile[] => tilesOfGround(board, 'spawn');

/** What on the map has a name: what one has noticed there, stalls, then orbs. */
export const mapPlaces = (view: MapView): { tile: Tile; name: string }[] => [
  ...(view.secrets ?? []).map((one) => ({ tile: one.tile, name: capital(secretPlace(one)) })),
  ...(view.menagerie?.stalls ?? []).map(({ keeper, tile }) => ({ tile, name: keeper })),
  ...placedOrbs(view).map((orb) => ({ tile: orb.tile, name: orbPlace(orb) })),
];

/** `orb 7, Ring of Ash`; of an empty one no more than that it is. */
export const orbPlace = (orb: PublicOrb): string =>
  `orb ${orb.number}, ${orb.empty ? 'empty' : orbName(orb)}`;

/** Anybody may look at it, as often as they like. */
export const mapButton = (game: GameId) => button('Map', writeCustomId('map', { game }));

/** Before there is any. */
export const noMap = ({ week, phase }: PublicView): Screen =>
  say(
    week === 0
      ? 'There is no map yet: the menagerie opens with the first week.'
      : phase === 'over' || phase === 'cancelled'
        ? 'This game had no map.'
        : 'This week has no map: one comes with the next week.',
  );

export const noSuchTile = (menagerie: Menagerie): Screen =>
  say(`Nothing is shown, since that is no tile of ${tilesAre(menagerie)}`);

export const nowhereToWalk = (menagerie: Menagerie): Screen =>
  say(`You have not moved, since that is no place in ${tilesAre(menagerie)}`);

const tilesAre = ({ board }: Menagerie): string =>
  `${escape(board.name)}. Tiles are called A1 to ${tileName(lastTile(board))}: a letter for the column, then a number for the row.`;

/** The whole of it as a picture, with what that says. */
export function mapCard(view: MapView, menagerie: Menagerie): Screen {
  const alt = shortened(mapAlt(view, menagerie), limits.pictureAlt);
  const drawing = mapPicture({ ...menagerie, orbs: placedOrbs(view), secrets: view.secrets ?? [] });
  const picture: Picture = { name: 'menagerie.png', drawing, alt };
  const said = card(`${menagerie.board.name}, week ${view.week}`, [
    'Columns have letters, rows have numbers: `H12` is a tile.',
    'What the orbs hold: `/orb list`. The same in words: `/map text`.',
  ]);
  return { ...said, picture };
}

/** For whoever does not see it: where everything lies. */
function mapAlt(view: MapView, { board, stalls }: Menagerie): string {
  const places = placedOrbs(view).map(({ number, empty, tile }) => {
    const name = `${number} on ${tileName(tile)}`;
    return empty ? `${name} (empty)` : name;
  });
  const secrets = (view.secrets ?? []).map(
    (one) => `${secretPlace(one)}, on ${tileName(one.tile)}`,
  );
  const last = tileName(lastTile(board));
  return [
    `Map of ${board.name}, A1 to ${last}.`,
    `Stalls: ${listed(stalls.map(({ keeper, tile }) => `${keeper} on ${tileName(tile)}`))}.`,
    ...(secrets.length === 0 ? [] : [`Secrets you know of: ${secrets.join('; ')}.`]),
    places.length === 0 ? 'No orbs.' : `Orbs: ${places.join(', ')}.`,
  ].join(' ');
}

/** What lies where, seen from a tile: by compass and distance, the nearest first. */
export function mapText(view: MapView, { board, stalls }: Menagerie, from: Tile): Screen {
  const far = (to: Tile): string => `${bearing(from, to)} (${tileName(to)})`;
  const nearest = <P extends { tile: Tile }>(all: readonly P[]): P[] =>
    [...all].sort((a, b) => tileDistance(from, a.tile) - tileDistance(from, b.tile));
  const orbs = nearest(placedOrbs(view));
  const around = [
    'In tiles, diagonals count one. `from` names another tile.',
    '',
    '**About it**',
    ...directions.map(([name, east, south]) => `${name}: ${until(board, from, east, south)}`),
    '',
    '**Stalls**',
    ...nearest(stalls).map(({ keeper, tile }) => `${far(tile)}: ${escape(keeper)}`),
    '',
    ...secretLines(nearest(view.secrets ?? []), far),
    '**Orbs**',
    ...(orbs.length === 0 ? ['Nothing lies in the menagerie now.'] : []),
  ];
  const inFull = (orb: Placed) => `${bearing(from, orb.tile)}: ${colourWord(orb)}${orbLine(orb)}`;
  const inShort = (orb: Placed) =>
    `${far(orb.tile)}: ${escape(orbPlace(orb))}${orb.empty ? '' : `, ${orb.cost} gold`}`;
  return roomyCard(
    `${board.name}, seen from ${tileName(from)}`,
    [...around, ...orbs.map(inFull)],
    [...around, ...orbs.map(inShort)],
  );
}

/** ORB-09: those that one knows of, if any. */
const secretLines = (
  secrets: NonNullable<MapView['secrets']>,
  far: (to: Tile) => string,
): string[] =>
  secrets.length === 0
    ? []
    : [
        '**Secrets you know of**',
        ...secrets.map((one) => `${far(one.tile)}: ${escape(secretPlace(one))}`),
        '',
      ];

const colourWord = ({ colour }: PublicOrb): string => (colour === 'blue' ? '' : `${colour}. `);

/** On which way there is only floor, and what comes then. */
function until(board: Board, from: Tile, east: number, south: number): string {
  let tiles = 0;
  let here = from;
  for (;;) {
    const next = besides(here, east, south);
    // Beside the last column of the largest map is the first one of the next row.
    const ground = tileDistance(here, next) === 1 ? groundOn(board, next) : 'nothing';
    if (ground !== 'floor') {
      const then = groundWords[ground] ?? ground;
      return tiles === 0 ? then : `${tiles} of floor, then ${then}`;
    }
    tiles += 1;
    here = next;
  }
}

const groundWords: Partial<Record<string, string>> = {
  styx: 'the Styx',
  npc: 'a stall',
  spawn: 'a place where heroes come in',
  nothing: 'the edge of the map',
};

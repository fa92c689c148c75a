import { mapPicture } from '../../pictures/index.ts';
import { type FightView } from '../../rules/sight/fight.ts';
import { type HeroView, type PublicOrb, type PublicView } from '../../rules/sight/views.ts';
import { type GameId } from '../../rules/names.ts';
import { limits, shortened } from '../limits.ts';
import { writeCustomId } from '../custom-id.ts';
import { button, buttonRows, card, type Picture, say, type Screen } from '../screen.ts';
import { escape } from './escape.ts';
import { capital, listed } from './lists.ts';
import { orbName } from './orb-lines.ts';
import { secretPlace } from './secrets.ts';
import { type Board, lastTile, type Tile, tileName, tilesOfGround } from './tiles.ts';

export type Menagerie = NonNullable<PublicView['menagerie']>;
export type Placed = PublicOrb & { tile: Tile };

/** Of a game what everybody knows, and what one player knows of the menagerie, and where that one is. */
export type MapView = PublicView & Partial<Pick<HeroView, 'secrets' | 'fight'>>;

/** The same with what this player alone knows of its orbs (ORB-03) and secrets (ORB-09). */
export const seenBy = ({ everyone, orbs, secrets, fight }: HeroView): MapView => ({
  ...everyone,
  ...{ orbs, secrets, fight },
});

/** Where that player stands, in the menagerie or in an arena; null: in neither. */
export function standsOn({ fight }: MapView): Tile | null {
  if (!fight || fight.outcome) return null;
  return fight.creatures.find(({ id }) => id === fight.you)?.tile ?? null;
}

/** The fight of that player in an arena, which is no part of the menagerie; null: there is none. */
export const inArena = ({ fight }: MapView): FightView | null =>
  fight && !fight.outcome && !fight.walk ? fight : null;

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

/** `Ring of Ash`; of an empty one no more than that it is. */
export const orbCalled = (orb: PublicOrb): string => (orb.empty ? 'empty' : orbName(orb));

/** `orb 7, Ring of Ash`. */
export const orbPlace = (orb: PublicOrb): string => `orb ${orb.number}, ${orbCalled(orb)}`;

/** `orb 7 (Ring of Ash)`: the same where it stands among others. */
export const orbAmong = (orb: PublicOrb): string => `orb ${orb.number} (${orbCalled(orb)})`;

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

export const noSuchTile = (of: { board: Board }): Screen =>
  say(`Nothing is shown, since that is no tile of ${tilesAre(of)}`);

export const nowhereToWalk = (menagerie: Menagerie, orb: number | null): Screen =>
  orb === null
    ? say(`You have not moved, since that is no place in ${tilesAre(menagerie)}`)
    : say(
        `You have not moved: there is no orb ${orb} on the map of this week.`,
        'Choose from what is offered while you type, or look at the map (`/map show`).',
      );

const tilesAre = ({ board }: { board: Board }): string =>
  `${escape(board.name)}. Tiles are called A1 to ${tileName(lastTile(board))}: a letter for the column, then a number for the row.`;

/** The whole of it as a picture, with what that says. */
export function mapCard(view: MapView, menagerie: Menagerie): Screen {
  const alt = shortened(mapAlt(view, menagerie), limits.pictureAlt);
  const you = inArena(view) ? null : standsOn(view);
  const drawing = mapPicture({
    ...{ ...menagerie, orbs: placedOrbs(view), secrets: view.secrets ?? [] },
    ...(you !== null && { you }),
  });
  const picture: Picture = { name: 'menagerie.png', drawing, alt };
  // A look at it goes on standing there while its viewer walks on.
  const again = button('Refresh', writeCustomId('map-again', { game: view.game }));
  const said = card(
    `${menagerie.board.name}, week ${view.week}`,
    [
      'Columns have letters, rows have numbers: `H12` is a tile.',
      'What the orbs hold: `/orb list`. The same in words: `/map text`.',
    ],
    buttonRows([again]),
  );
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
  const you = inArena(view) ? null : standsOn(view);
  return [
    `Map of ${board.name}, A1 to ${last}.`,
    ...(you === null ? [] : [`You stand on ${tileName(you)}.`]),
    `Stalls: ${listed(stalls.map(({ keeper, tile }) => `${keeper} on ${tileName(tile)}`))}.`,
    ...(secrets.length === 0 ? [] : [`Secrets you know of: ${secrets.join('; ')}.`]),
    places.length === 0 ? 'No orbs.' : `Orbs: ${places.join(', ')}.`,
  ].join(' ');
}

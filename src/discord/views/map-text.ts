import { type PublicOrb } from '../../rules/sight/views.ts';
import { type Screen } from '../screen.ts';
import { trapsText } from './board.ts';
import { bearing } from './compass.ts';
import { standing } from './creature-state.ts';
import { escape } from './escape.ts';
import { watchesElsewhere } from './guards.ts';
import { nearLines, runsOf, waysLines } from './ground-text.ts';
import {
  type MapView,
  type Menagerie,
  orbCalled,
  orbPlace,
  type Placed,
  placedOrbs,
} from './map.ts';
import { orbLine, slotWord } from './orb-lines.ts';
import { roomyCards } from './roomy-card.ts';
import { secretPlace } from './secrets.ts';
import { type Tile, tileDistance, tileName } from './tiles.ts';

/** What lies where, seen from a tile: by compass and distance, the nearest first. */
export function mapText(view: MapView, { board: drawn, stalls }: Menagerie, from: Tile): Screen {
  // With what was laid since, as far as whoever walks there sees it.
  const board = view.fight?.walk && !view.fight.outcome ? view.fight.board : drawn;
  const far = (to: Tile): string => `${bearing(from, to)} (${tileName(to)})`;
  const nearest = <P extends { tile: Tile }>(all: readonly P[]): P[] =>
    [...all].sort((a, b) => tileDistance(from, a.tile) - tileDistance(from, b.tile));
  const orbs = nearest(placedOrbs(view));
  const head = [
    'In tiles, diagonals count one. `from` names another tile.',
    '',
    '**About it**',
    ...waysLines(board, from),
  ];
  const ground = [...nearLines(board, from), ...companyLines(view)];
  const around = [
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
  const withSlot = (orb: Placed) =>
    `${far(orb.tile)}: ${colourWord(orb)}${escape(orbPlace(orb))}${orb.empty ? '' : `, ${orb.cost} gold`}${slotWord(orb)}`;
  const briefly = (orb: Placed) => `${far(orb.tile)}: ${orb.number}, ${escape(orbCalled(orb))}`;
  const title = `${board.name}, seen from ${tileName(from)}`;
  const all = [...head, ...ground, ...around];
  const texts = [
    [...all, ...orbs.map(inFull)],
    [...all, ...orbs.map(withSlot)],
  ];
  // What may hurt near one is the last that is left out.
  const inTwo = [
    ...texts,
    [...all, '`/orb list` has their slots and kinds.', ...orbs.map(inShort)],
    [...all, 'By their numbers; `/orb list` has all else.', ...orbs.map(briefly)],
  ];
  return roomyCards(title, texts, inTwo);
}

/** ENTER-09: who and which traps are near somebody who walks there, and what guards keep, tile by tile. */
function companyLines({ fight }: MapView): string[] {
  if (!fight || fight.outcome) return [];
  const traps = trapsText(fight);
  const own = fight.creatures.find(({ id }) => id === fight.you);
  const kept = fight.creatures.flatMap((one) =>
    one.guards && !one.dead && own && !watchesElsewhere(fight, one, own.tile)
      ? [`${escape(one.name)} keeps ${runsOf(one.guards.tiles.toSorted(byRow)).join(', ')}.`]
      : [],
  );
  return [
    '',
    '**Who is near you**',
    ...standing(fight, fight),
    ...kept,
    ...(traps === null ? [] : [traps]),
  ];
}

const byRow = (a: Tile, b: Tile): number => a - b;

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

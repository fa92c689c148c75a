import { type FightView, type SeenCreature } from '../../rules/sight/fight.ts';
import { bearing } from './compass.ts';
import { hiddenText } from './creature-state.ts';
import { escape } from './escape.ts';
import { guardsText } from './guards.ts';
import { type MapView, orbAmong, orbPlace, placedOrbs } from './map.ts';
import { noticedText } from './secrets.ts';
import { type Tile, tileDistance, tileName, tilesOf } from './tiles.ts';

/** So many of the orbs that are not beside one are named, the nearest first. */
const named = 3;

/** COND-01: how hard one is to find; of how else one fares the board of a combat tells. */
function hiding({ conditions }: SeenCreature): string {
  const hidden = conditions.find((one) => one.kind === 'hidden');
  return hidden ? `, ${hiddenText(hidden)}` : '';
}

/** Where somebody stands in the menagerie, what is there, and what lies nearest. */
export function besideText(view: MapView, fight: FightView): string[] {
  const own = fight.creatures.find(({ id }) => id === fight.you);
  if (!own) return [];
  const { tile } = own;
  // ITEM-24: who comes along may be led just now.
  const isAlong = own.kind === 'companion';
  const far = (to: Tile) => Math.min(...tilesOf(own).map((part) => tileDistance(part, to)));
  const orbs = placedOrbs(view)
    .filter(({ empty }) => !empty)
    .sort((a, b) => far(a.tile) - far(b.tile));
  const here = orbs.filter((orb) => far(orb.tile) <= 1).map((orb) => escape(orbAmong(orb)));
  const stalls = (view.menagerie?.stalls ?? []).filter((stall) => far(stall.tile) <= 1);
  const near = [...here, ...stalls.map(({ keeper }) => keeper)];
  const next = orbs
    .filter((orb) => far(orb.tile) > 1)
    .slice(0, named)
    .map((orb) => `${escape(orbPlace(orb))} (${bearing(tile, orb.tile)})`);
  return [
    `${isAlong ? `${escape(own.name)} stands` : 'You stand'} on ${tileName(tile)}${hiding(own)}.`,
    ...(near.length > 0 ? [`Beside ${isAlong ? 'it' : 'you'}: ${near.join('; ')}.`] : []),
    ...noticedText(view.secrets ?? [], tile),
    ...guardsText(fight, tile),
    ...(next.length > 0 ? [`Nearest: ${next.join('; ')}.`] : []),
  ];
}

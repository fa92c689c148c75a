import { type OrbFace } from '../../rules/event.ts';
import { escape } from './escape.ts';
import { slotOf } from './items.ts';
import { listed } from './lists.ts';
import { tileName, type Tile } from './tiles.ts';

/** ORB-04: what the map says of an orb. */
type Face = OrbFace & { empty?: boolean; tile?: Tile };

/** With the tile that it lies on, if it has one. */
export function orbLine(orb: Face): string {
  const { number, name, cost, tile } = orb;
  const place = tile === undefined ? [] : [`on ${tileName(tile)}`];
  if (orb.empty) return `Orb ${number}: ${['empty', ...place].join(', ')}.`;
  const facts = [`${cost} gold`, ...kindWords(orb), ...place];
  return `Orb ${number}: **${escape(name)}**, ${facts.join(', ')}.`;
}

/** Its slot and kinds, each once; of what fills none by itself its kind alone (ITEM-02). */
function kindWords(orb: Face): string[] {
  const { slot, kinds } = orb;
  if (isUltimate(orb)) return [];
  return slotOf(orb) !== slot || (kinds.length === 1 && kinds[0] === slot)
    ? [listed(kinds)]
    : [slot, listed(kinds)];
}

const isUltimate = ({ slot }: Face): boolean => slot === 'greater ultimate';

/** ORB-01: the blue ones, and below them those that hold ultimates, under a heading of their own. */
export function orbList<F extends Face>(orbs: readonly F[], line: (orb: F) => string): string[] {
  const blue = orbs.filter((orb) => !isUltimate(orb));
  const green = orbs.filter(isUltimate);
  if (green.length === 0) return blue.map(line);
  const lead = blue.length === 0 ? [] : ['**Blue orbs**', ...blue.map(line), ''];
  return [...lead, '**Green orbs: ultimates**', ...green.map(line)];
}

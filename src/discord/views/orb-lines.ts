import { type OrbFace, type Red } from '../../rules/event.ts';
import { type PublicOrb } from '../../rules/sight/views.ts';
import { escape } from './escape.ts';
import { slotOf } from './items.ts';
import { listed } from './lists.ts';
import { tileName } from './tiles.ts';

/** What the map says of an orb: as it was laid, or as somebody knows it now. */
type Face = OrbFace | PublicOrb;
type Contents = Extract<Face, { name: string }>;

/** What a red orb is called by those who do not know what lies in it (ORB-03, ORB-10). */
const redNames: Readonly<Record<Red, string>> = {
  saved: 'saved by somebody',
  key: 'the week’s key',
  chest: 'a chest',
};

/** By what lies in it, for whoever may know. */
export const orbName = (orb: Face): string => ('red' in orb ? redNames[orb.red] : orb.name);

/** ORB-04: with the tile that it lies on, if it has one. */
export function orbLine(orb: Face): string {
  const { number, cost } = orb;
  const at = 'tile' in orb && orb.tile !== undefined ? [`on ${tileName(orb.tile)}`] : [];
  if ('empty' in orb && orb.empty) return `Orb ${number}: ${['empty', ...at].join(', ')}.`;
  const price = `${cost} gold`;
  if ('red' in orb) return `Orb ${number}: ${[orbName(orb), price, ...at].join(', ')}.`;
  const saved = 'saved' in orb ? ['saved by you'] : [];
  const facts = [price, ...kindWords(orb), ...at, ...saved];
  return `Orb ${number}: **${escape(orb.name)}**, ${facts.join(', ')}.`;
}

/** The same in a few words, where there is no room: `12: Last Rites, 24 gold, U37.` */
export function shortOrbLine(orb: Face): string {
  const at = 'tile' in orb && orb.tile !== undefined ? [tileName(orb.tile)] : [];
  const empty = 'empty' in orb && orb.empty;
  const facts = empty ? ['empty'] : [escape(orbName(orb)), `${orb.cost} gold`];
  return `${orb.number}: ${[...facts, ...at].join(', ')}.`;
}

/** Its slot and kinds, each once; of what fills none by itself its kind alone (ITEM-02). */
function kindWords(orb: Contents): string[] {
  const { slot, kinds } = orb;
  if (isUltimate(orb)) return 'saved' in orb ? ['ultimate'] : [];
  return slotOf(orb) !== slot || (kinds.length === 1 && kinds[0] === slot)
    ? [listed(kinds)]
    : [slot, listed(kinds)];
}

/** ORB-04: `, ring`: its slot, or its kind where it fills none; of an ultimate its colour says it. */
export const slotWord = (orb: Face): string => {
  if ('red' in orb || isUltimate(orb) || ('empty' in orb && orb.empty)) return '';
  return `, ${slotOf(orb) === orb.slot ? orb.slot : listed(orb.kinds)}`;
};

const isUltimate = ({ slot }: Contents): boolean => slot === 'greater ultimate';

/** ORB-01: of a face that was laid, by what it says. */
const colourOf = (orb: Face): PublicOrb['colour'] =>
  'colour' in orb ? orb.colour : 'red' in orb ? 'red' : isUltimate(orb) ? 'green' : 'blue';

const headings = [
  ['blue', '**Blue orbs**'],
  ['green', '**Green orbs: ultimates**'],
  ['red', '**Red orbs**'],
] as const;

/** Those of each colour below a heading of their own; none where all are blue. */
export function orbList<F extends Face>(orbs: readonly F[], line: (orb: F) => string): string[] {
  const groups = headings
    .map(([colour, heading]) => [heading, ...of(orbs, colour).map(line)])
    .filter(({ length }) => length > 1);
  if (groups.length === 1 && of(orbs, 'blue').length > 0) return groups[0]?.slice(1) ?? [];
  return groups.flatMap((group, at) => (at === 0 ? group : ['', ...group]));
}

const of = <F extends Face>(orbs: readonly F[], colour: PublicOrb['colour']): F[] =>
  orbs.filter((orb) => colourOf(orb) === colour);

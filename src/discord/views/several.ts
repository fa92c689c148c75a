import { type PublicOrb } from '../../rules/sight/views.ts';
import { say, type Screen } from '../screen.ts';
import { escape, plain } from './escape.ts';
import { listed } from './lists.ts';
import { orbName } from './orb-lines.ts';

/** So many are told by name. */
const most = 8;

const told = (all: readonly string[]): string => {
  const named = all.slice(0, most);
  const rest = all.length - named.length;
  return listed(rest === 0 ? named : [...named, `${rest} more`]);
};

/** `vain`: what did not happen; `all`: what may be meant; `how`: what to do now. */
const several = (vain: string, typed: string, all: readonly string[], how: string): Screen =>
  say(`${vain}: “${escape(typed)}” fits ${told(all)}.`, how);

/** What was typed fits several orbs; `deed`: what was to be done with one, as its command is called. */
export const severalOrbs = (deed: string, typed: string, orbs: readonly PublicOrb[]): Screen =>
  several(
    'Nothing was done',
    typed,
    orbs.map(orbText),
    `Say which by its number, as in \`/orb ${deed} orb: ${orbs[0]?.number ?? 1}\`.`,
  );

/** `orb 3 (Ring of Ash, 24 gold)`; of two that are called the same the number tells. */
const orbText = (orb: PublicOrb): string =>
  `orb ${orb.number} (${escape(orbName(orb))}, ${orb.empty ? 'empty' : `${orb.cost} gold`})`;

const vain = {
  attack: { what: 'Nobody was attacked', as: '/act attack target:' },
  use: { what: 'Nothing was used', as: '/act use what:' },
  do: { what: 'Nothing was done', as: '/act do what:' },
  lead: { what: 'Nothing was done', as: '/host lead-monster what:' },
  answers: { what: 'Nothing was set', as: '/me answers thing:' },
};

/** What was typed fits several attacks, uses or deeds, by how they are called. */
export const severalDeeds = (
  deed: keyof typeof vain,
  typed: string,
  names: readonly string[],
): Screen =>
  several(
    vain[deed].what,
    typed,
    names.map(escape),
    `Say which, as in \`${vain[deed].as} ${plain(names[0] ?? '')}\`.`,
  );

/** A place with the name of its tile. */
export type Place = { name: string; value: string };

/** What did not happen, and the command to be typed up to the tile. */
const asked = {
  map: { vain: 'Nothing is shown', as: '/map text from:' },
  walk: { vain: 'You have not moved', as: '/turn walk to:' },
};

/** The same of places on the map. */
export const severalPlaces = (
  what: keyof typeof asked,
  typed: string,
  places: readonly Place[],
): Screen =>
  several(
    asked[what].vain,
    typed,
    places.map(({ name, value }) => `${value} (${escape(name)})`),
    `Say which by its tile, as in \`${asked[what].as} ${places[0]?.value ?? 'A1'}\`.`,
  );

import { type PublicOrb } from '../../rules/sight/views.ts';
import { say, type Screen } from '../screen.ts';
import { escape } from './escape.ts';
import { listed } from './lists.ts';
import { orbName } from './orb-lines.ts';

/** So many are told by name. */
const most = 8;

/** What was typed fits several orbs; `deed`: what was to be done with one, as its command is called. */
export function severalOrbs(deed: string, typed: string, orbs: readonly PublicOrb[]): Screen {
  const told = orbs.slice(0, most).map(orbText);
  const rest = orbs.length - told.length;
  const all = listed(rest === 0 ? told : [...told, `${rest} more`]);
  return say(
    `Nothing was done: “${escape(typed)}” fits ${all}.`,
    `Say which by its number, as in \`/orb ${deed} orb: ${orbs[0]?.number ?? 1}\`.`,
  );
}

/** `orb 3 (Ring of Ash, 24 gold)`; of two that are called the same the number tells. */
const orbText = (orb: PublicOrb): string =>
  `orb ${orb.number} (${escape(orbName(orb))}, ${orb.empty ? 'empty' : `${orb.cost} gold`})`;

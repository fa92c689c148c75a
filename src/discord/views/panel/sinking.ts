import { type FightView, type SeenCreature } from '../../../rules/sight/fight.ts';
import { escape } from '../escape.ts';
import { listed } from '../lists.ts';
import { stridesOf } from '../strides.ts';
import { isAfloat } from '../tiles.ts';
import { count } from '../times.ts';

/**
 * MOVE-10: to whoever is in the Styx, or `rides` what is, what staying in it costs, and which arrows lead
 * out of it. `fight`: as whoever swims has it.
 */
export function sinkingLines(fight: FightView, rides: boolean): string[] {
  const { board, you, creatures } = fight;
  const seen = creatures.find(({ id }) => id === you);
  const depth = seen?.own?.depth ?? 0;
  if (!seen || (depth === 0 && !isIn(fight, seen))) return [];
  const isDry = ({ to }: { to: typeof seen.tile }) =>
    !isAfloat(board, { tile: to, size: seen.size });
  const out = [...stridesOf(fight)].flatMap(([way, move]) => (isDry(move) ? [way] : []));
  const where =
    out.length === 0 ? 'No arrow leads out of it at once.' : `Out of it leads ${listed(out)}.`;
  const who = rides ? `${escape(seen.name)}, which you ride, is` : 'You are';
  const how =
    depth === 0 ? 'in the Styx**.' : `sinking in the Styx**, ${count(depth, 'tile')} deep by now.`;
  return [
    `**${who} ${how} An action that ends in it, waiting too, costs ${rides ? 'it' : 'you'} ${depth + 2} d10 of toxic damage next. ${where}`,
  ];
}

/** MOVE-04, MOVE-03, MOVE-12: and neither above it, nor on it, nor carried. */
const isIn = ({ board }: FightView, { height, mount, own, ...body }: SeenCreature): boolean =>
  isAfloat(board, body) &&
  height !== 'air' &&
  mount === null &&
  !own?.movement.includes('spirit walk');

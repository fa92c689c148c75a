import { type FightView } from '../../../rules/sight/fight.ts';
import { listed } from '../lists.ts';
import { stridesOf } from '../strides.ts';
import { groundOn, tilesOf } from '../tiles.ts';
import { count } from '../times.ts';

/** MOVE-10: to whoever sinks in the Styx, what staying in it costs, and which arrows lead out of it. */
export function sinkingLines(fight: FightView): string[] {
  const seen = fight.creatures.find(({ id }) => id === fight.you);
  const depth = seen?.own?.depth ?? 0;
  if (!seen || depth === 0) return [];
  const { size } = seen;
  const isDry = ({ to }: { to: typeof seen.tile }) =>
    tilesOf({ tile: to, size }).every((tile) => groundOn(fight.board, tile) !== 'styx');
  const out = [...stridesOf(fight)].flatMap(([way, move]) => (isDry(move) ? [way] : []));
  const where =
    out.length === 0 ? 'No arrow leads out of it at once.' : `Out of it leads ${listed(out)}.`;
  return [
    `**You are sinking in the Styx**, ${count(depth, 'tile')} deep by now. An action that ends in it, waiting too, costs you ${depth + 2} d10 of toxic damage next. ${where}`,
  ];
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readScenario } from '../scenario/format/read.ts';
import { type Shelf, shelfWith } from '../scenario/format/shelf.ts';
import { runScenario } from '../scenario/play/run.ts';
import { alterationsOf } from './alterations.ts';
import { type ActiveCard, hasScenario, scenarioOf } from './shelves.ts';

/** A change of a thing or a monster that its own scenario has not noticed. */
export type Unnoticed = { id: string; what: string };

/**
 * Whether the own scenario of a thing, or of a monster, fails when that is not as its card has it: tried
 * with every alteration. `unnoticed` names those with which it passes, or that there is no scenario.
 */
export function ablated(
  root: string,
  one: ActiveCard,
  shelf: Shelf,
): { tried: number; unnoticed: Unnoticed[] } {
  const { id } = one;
  if (!hasScenario(root, one)) return { tried: 1, unnoticed: [{ id, what: 'has no scenario' }] };
  const file = scenarioOf(one);
  const text = readFileSync(join(root, file), 'utf8');
  const passes = (with_: Shelf) => {
    const scenario = readScenario(file, text, () => with_);
    return !Array.isArray(scenario) && runScenario(scenario).broke === null;
  };
  if (!passes(shelf)) return { tried: 1, unnoticed: [{ id, what: 'fails as it is' }] };
  const alterations = alterationsOf(one);
  const missed = alterations.filter((altered) => passes(shelfWith(shelf, altered.card)));
  return {
    tried: alterations.length,
    unnoticed: missed.map(({ what }) => ({ id, what })),
  };
}

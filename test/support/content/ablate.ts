import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brokenErrand } from '../errand/play.ts';
import { readErrand } from '../errand/read.ts';
import { readScenario } from '../scenario/format/read.ts';
import { type Shelf, shelfWith } from '../scenario/format/shelf.ts';
import { runScenario } from '../scenario/play/run.ts';
import { alterationsOf } from './alterations.ts';
import { type ActiveCard, errandOf, hasScenario, questScenarioOf, scenarioOf } from './shelves.ts';

/** A change of a thing or a monster that its own scenario has not noticed. */
export type Unnoticed = { id: string; what: string };

type Paper = (shelf: Shelf) => boolean;

/** Its fights on paper, and what it does outside of fights, as far as there are any. */
function papersOf(root: string, one: ActiveCard): Paper[] {
  const text = (file: string): string | null =>
    existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : null;
  const fights = [scenarioOf(one), questScenarioOf(one)].flatMap((file) => {
    const fight = text(file);
    return fight === null ? [] : [fightOf(file, fight)];
  });
  const errand = text(errandOf(one));
  if (errand === null) return fights;
  const paper = readErrand(errandOf(one), errand);
  return [...fights, (shelf) => !Array.isArray(paper) && brokenErrand(paper, shelf) === null];
}

const fightOf =
  (file: string, text: string): Paper =>
  (shelf) => {
    const scenario = readScenario(file, text, () => shelf);
    return !Array.isArray(scenario) && runScenario(scenario).broke === null;
  };

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
  const papers = papersOf(root, one);
  const passes = (with_: Shelf) => papers.every((holds) => holds(with_));
  if (!passes(shelf)) return { tried: 1, unnoticed: [{ id, what: 'fails as it is' }] };
  const alterations = alterationsOf(one);
  const missed = alterations.filter((altered) => passes(shelfWith(shelf, altered.card)));
  return {
    tried: alterations.length,
    unnoticed: missed.map(({ what }) => ({ id, what })),
  };
}

import { triggerWords } from '../../../src/rules/abilities/trigger.ts';
import { verbs } from '../../../src/rules/abilities/verbs/index.ts';
import { type ItemCard, sayingsOf } from './shelves.ts';

/** How many things use each word of the language of abilities. */
export type Usage = { verbs: Map<string, number>; triggers: Map<string, number> };

export function usageIn(items: readonly ItemCard[]): Usage {
  const usage: Usage = {
    verbs: new Map(Object.keys(verbs).map((word) => [word, 0])),
    triggers: new Map(triggerWords.map((word) => [word, 0])),
  };
  for (const one of items) {
    const abilities = sayingsOf(one);
    const effects = abilities.flatMap((ability) => ('do' in ability ? ability.do : []));
    add(
      usage.verbs,
      effects.flatMap((effect) => Object.keys(effect)),
    );
    add(
      usage.triggers,
      abilities.flatMap((one) => ('when' in one ? [one.when] : [])),
    );
  }
  return usage;
}

/** A word that one thing says twice is used by one. */
function add(counts: Map<string, number>, said: readonly string[]): void {
  for (const word of new Set(said)) {
    const before = counts.get(word);
    if (before !== undefined) counts.set(word, before + 1);
  }
}

export const usedBy = (counts: ReadonlyMap<string, number>, atLeast: number): string[] =>
  [...counts].filter(([, n]) => n >= atLeast).map(([word]) => word);

/** Verbs and triggers that a single thing uses, which are none of the language yet. */
export const lonely = ({ verbs: one, triggers: other }: Usage): string[] =>
  [...one, ...other].filter(([, n]) => n === 1).map(([word]) => word);

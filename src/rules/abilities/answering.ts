import type { z } from 'zod';
import { lonely, type MomentKind, triggers, type TriggerWord, triggerWords } from './trigger.ts';

/** COMBAT-14: the words that answer to something before it is done, and to what. */
const answers: Record<'counter' | 'reroll', MomentKind> = {
  counter: 'targeted',
  reroll: 'rolled',
};
const words = Object.keys(answers) as (keyof typeof answers)[];

type Said = { when?: TriggerWord; do: readonly object[] };

/** Refuses an answer where what sets its ability off cannot be answered to so. */
export function refuseVainAnswers(ability: Said, context: z.core.$RefinementCtx): void {
  for (const [at, effect] of ability.do.entries())
    for (const word of words)
      if (word in effect && momentOf(ability) !== answers[word])
        context.addIssue({ code: 'custom', path: ['do', at, word], message: expected(word) });
}

/** Refuses that something falls upon, or round, `other` where what sets it off has no other in it. */
export function refuseNobody(ability: Said, context: z.core.$RefinementCtx): void {
  if (!ability.when || !lonely.includes(ability.when)) return;
  const message = `expected anybody but other: in “${ability.when}” nobody else has a part`;
  for (const [at, effect] of ability.do.entries())
    if ('to' in effect && isOther(effect.to))
      context.addIssue({ code: 'custom', path: ['do', at, 'to'], message });
}

const isOther = (aim: unknown): boolean =>
  aim === 'other' || (typeof aim === 'object' && aim !== null && 'of' in aim && aim.of === 'other');

const momentOf = ({ when }: Said): MomentKind | null => (when ? triggers[when].moment : null);

function expected(word: keyof typeof answers): string {
  const fitting = triggerWords.filter((when) => triggers[when].moment === answers[word]);
  const named = fitting.map((when) => `“when: ${when}”`);
  return `expected only with ${named.slice(0, -1).join(', ')} or ${named.at(-1) ?? ''}`;
}

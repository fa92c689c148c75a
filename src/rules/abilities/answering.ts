import type { z } from 'zod';
import {
  lonely,
  type MomentKind,
  triggers,
  type TriggerWord,
  triggerWords,
  victimless,
} from './trigger.ts';

/** COMBAT-14: the words that are about what sets their ability off, and what that has to be. */
const answers: Record<
  'counter' | 'reroll' | 'reflect' | 'absorb' | 'lay the same',
  readonly MomentKind[]
> = {
  counter: ['targeted'],
  reroll: ['rolled'],
  reflect: ['damaged'],
  absorb: ['damaged'],
  'lay the same': ['laid', 'rid'],
};
const words = Object.keys(answers) as (keyof typeof answers)[];

type Said = { when?: TriggerWord; do: readonly object[] };

/** Refuses an answer where what sets its ability off cannot be answered to so. */
export function refuseVainAnswers(ability: Said, context: z.core.$RefinementCtx): void {
  for (const [at, effect] of ability.do.entries())
    for (const word of words)
      if (word in effect && !answersTo(word, ability.when))
        context.addIssue({ code: 'custom', path: ['do', at, word], message: expected(word) });
}

/** Refuses that something falls upon, or round, `other` or `victim` where what sets it off has none in it. */
export function refuseNobody(ability: Said, context: z.core.$RefinementCtx): void {
  const { when } = ability;
  if (!when) return;
  const refuse = (whom: 'other' | 'victim', why: string) => {
    const message = `expected anybody but ${whom}: in “${when}” ${why}`;
    for (const [at, effect] of ability.do.entries())
      if ('to' in effect && isAbout(effect.to, whom))
        context.addIssue({ code: 'custom', path: ['do', at, 'to'], message });
  };
  if (lonely.includes(when)) refuse('other', 'nobody else has a part');
  if (victimless.includes(when)) refuse('victim', 'nobody suffers anything');
}

type Worded = Said & { must?: true | undefined; standing?: string | undefined };

/** ITEM-27: refuses a word that holds while its player has said nothing, where nothing can be said. */
export function refuseVainWord(ability: Worded, context: z.core.$RefinementCtx): void {
  if (ability.must && ability.standing !== undefined)
    context.addIssue({
      code: 'custom',
      path: ['standing'],
      message: 'expected none beside `must`, as its player is not asked',
    });
}

const isAbout = (aim: unknown, whom: string): boolean =>
  aim === whom || (typeof aim === 'object' && aim !== null && 'of' in aim && aim.of === whom);

const answersTo = (word: keyof typeof answers, when: TriggerWord | undefined): boolean =>
  when !== undefined && answers[word].includes(triggers[when].moment);

function expected(word: keyof typeof answers): string {
  const fitting = triggerWords.filter((when) => answersTo(word, when));
  const named = fitting.map((when) => `“when: ${when}”`);
  return `expected only with ${named.slice(0, -1).join(', ')} or ${named.at(-1) ?? ''}`;
}

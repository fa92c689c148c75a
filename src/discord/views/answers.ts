import { type EventFaces } from '../../rules/event.ts';
import { type OwnAnswer, type OwnItem } from '../../rules/sight/views.ts';
import { escape } from './escape.ts';
import { capital } from './lists.ts';
import { setOffText } from './set-off.ts';

/** COMBAT-14: what holds of a triggered ability. */
const words = {
  always: 'it always goes off',
  never: 'it never goes off',
  ask: 'you are asked each time',
} satisfies Record<OwnAnswer['word'], string>;

/**
 * Behind what a thing does: what holds of each ability of it that answers to something; of two things
 * that are one each by its name.
 */
export function answersText({ answers }: OwnItem): string {
  const [only, ...more] = answers;
  if (!only) return '';
  if (more.length === 0 && !only.along) return ` ${capital(words[only.word])}.`;
  const ofTwo = more.some(({ item }) => item !== only.item);
  const isOf = ({ thing, along, name }: OwnAnswer) =>
    name !== thing ? name : ofTwo || along ? thing : null;
  const whose = (one: OwnAnswer) => {
    const of = isOf(one);
    return of === null ? 'When' : `${escape(of)}, when`;
  };
  return answers
    .map((one) => ` ${whose(one)} ${setOffText(one.when, one.along)}: ${words[one.word]}.`)
    .join('');
}

/** `Ring of Thorns (you are asked each time): you are struck`, among what one can say a word on. */
export const answerOffer = (one: OwnAnswer): string =>
  `${answerName(one)} (${words[one.word]}): ${setOffText(one.when, one.along)}`;

/** `Ring of Thorns`, or with the name of the ability where that has one of its own. */
export const answerName = ({ thing, name }: Pick<OwnAnswer, 'thing' | 'name'>): string =>
  name === thing ? thing : `${thing}: ${name}`;

export const answerSet = ({
  ability,
  thing,
  along,
  when,
  word,
  waits,
}: NonNullable<EventFaces['answer set']['own']>): string => {
  const called = ability === thing ? escape(thing) : `${escape(ability)} of ${escape(thing)}`;
  const later = waits
    ? ' An answer is waited for just now: this holds from the next question on.'
    : '';
  return `${called}, when ${setOffText(when, along)}: ${words[word]} from now on. Nobody else sees this.${later}`;
};

/** Behind what reads as so many before it: `Parrot (no. 2)`. */
export const nthAlike = (before: number): string => (before === 0 ? '' : ` (no. ${before + 1})`);

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
  const whose = ({ thing, along }: OwnAnswer) =>
    ofTwo || along ? `${escape(thing)}, when` : 'When';
  return answers
    .map((one) => ` ${whose(one)} ${setOffText(one.when, one.along)}: ${words[one.word]}.`)
    .join('');
}

/** `Ring of Thorns (you are asked each time): you are struck`, among what one can say a word on. */
export const answerOffer = ({ thing, along, name, when, word }: OwnAnswer): string =>
  `${thing}${name === thing ? '' : `: ${name}`} (${words[word]}): ${setOffText(when, along)}`;

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
    ? ' Your fight waits for an answer just now: this holds from the next question on.'
    : '';
  return `${called}, when ${setOffText(when, along)}: ${words[word]} from now on. Nobody else sees this.${later}`;
};

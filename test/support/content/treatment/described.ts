import { limits } from '../../../../src/discord/limits.ts';
import { cardText } from '../../../../src/discord/views/card-text.ts';
import { plain, terse } from '../../../../src/rules/abilities/aloud/index.ts';
import { abilitiesOf } from '../../../../src/rules/items/card.ts';
import { isErrand } from '../../../../src/rules/items/definition.ts';
import { descriptionOf } from '../../../../src/rules/items/description.ts';
import { type Made } from '../made.ts';
import { type Treatment } from './treatment.ts';

/** What is wrong with how a thing is described; null: nothing. */
export function unsaid({ card }: Pick<Made, 'card'>): string | null {
  const text = cardText(descriptionOf(card));
  if (!/^[+−A-Z].+\.$/.test(text) || /undefined|NaN|\[object/.test(text)) return `reads “${text}”`;
  if (text.length > limits.embedDescription) return `reads ${text.length} letters long`;
  for (const ability of abilitiesOf(card))
    if (!isErrand(ability) && (plain(ability) === '' || terse(ability) === ''))
      return `says nothing of ${JSON.stringify(ability)}`;
  return null;
}

/** ORB-05: its card says what it does. */
export const described: Treatment = (made) => {
  const fault = unsaid(made);
  return fault === null ? [] : [fault];
};

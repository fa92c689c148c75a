import { type OwnItem } from '../../rules/sight/views.ts';
import { card, type Screen } from '../screen.ts';
import { answersText } from './answers.ts';
import { cardText } from './card-text.ts';
import { escape } from './escape.ts';
import { listed } from './lists.ts';

/** `Dented Helm (head), Plain Ring (ring)`. */
export const itemNames = (items: readonly OwnItem[]) =>
  items.length === 0
    ? 'nothing'
    : items
        .map(({ name, slot, carries }) => `${escape(name)}${withText(carries)} (${slot})`)
        .join(', ');

/** ` with Red Gem and Whetstone`: what sits on a thing. */
export const withText = (carries: readonly string[] = []): string =>
  carries.length === 0 ? '' : ` with ${listed(carries.map(escape))}`;

/** `(head, equipped)`; of what sits on another thing that one. */
const placeOf = ({ slot, equipped, on }: OwnItem): string =>
  on === null ? `${slot}${equipped ? ', equipped' : ''}` : `on ${escape(on.name)}`;

const leftOf = (left: number | null | undefined, of = '') =>
  left === null || left === undefined ? '' : ` ${left} charges left${of}.`;
const chargesOf = ({ left, leftOfSecond, with: second }: OwnItem) =>
  leftOf(left) + leftOf(leftOfSecond, second ? ` of ${escape(second.name)}` : '');
const fixedOf = ({ fixed }: OwnItem) => (fixed === 'for good' ? ' It never comes off.' : '');

/** Each thing with all that its owner knows of it. */
export const itemLines = (items: readonly OwnItem[]): string[] =>
  items.map(
    (item) =>
      `**${escape(item.name)}**${withText(item.carries)} (${placeOf(item)}; worth ${item.worth} gold; ` +
      `${listed(item.kinds)}). ${escape(cardText(item))}${answersText(item)}${chargesOf(item)}${fixedOf(item)}`,
  );

export const thingsCard = (items: readonly OwnItem[]): Screen =>
  card('Your things', items.length === 0 ? ['You own nothing.'] : itemLines(items));

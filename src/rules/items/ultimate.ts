import { type Card, type UltimateForm } from './card.ts';

/** ITEM-20: whether its card has a greater and a lesser form, of which one is chosen (ITEM-21). */
export const isUltimate = ({ kinds }: Pick<Card, 'kinds'>): boolean => kinds.includes('ultimate');

/**
 * ITEM-20, ITEM-21: an ultimate as what it was chosen to be: what both forms have, then what is that
 * form's alone; a greater one in its slot, a lesser one in none.
 */
export function ultimateAs(card: Card, form: UltimateForm): Card {
  const forms = known.get(card) ?? {};
  known.set(card, forms);
  return (forms[form] ??= madeInto(card, form));
}

/** Cards are never changed, and asked for with every look at what somebody has or could buy. */
const known = new WeakMap<Card, Partial<Record<UltimateForm, Card>>>();

function madeInto(card: Card, form: UltimateForm): Card {
  const { greater = [], lesser = [], ...same } = card;
  const own = form === 'greater' ? greater : lesser;
  return {
    ...same,
    ultimate: form,
    slot: form === 'greater' ? 'greater ultimate' : 'slotless',
    abilities: [...card.abilities, ...own],
  };
}

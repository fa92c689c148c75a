import { type Form } from '../../../src/rules/game.ts';
import { type Card, ultimateForms } from '../../../src/rules/items/card.ts';
import { combined, whyNotCombined } from '../../../src/rules/items/combined.ts';
import { type ItemDefinition } from '../../../src/rules/items/definition.ts';
import { greater } from '../../../src/rules/items/greater.ts';
import { isUltimate, ultimateAs } from '../../../src/rules/items/ultimate.ts';
import { type ItemCard } from './shelves.ts';

/** A thing of a game: its card as it is written, and what has become of it. */
export type Part = { written: ItemDefinition; form: Form };

/** What a thing may become: what it is then, the card that says so, and of what a game makes it. */
export type Made = { as: string; card: Card; parts: readonly [Part, ...Part[]] };

/**
 * FORGE-02, FORGE-03, ITEM-21: that thing as it is, made greater, and as one with another; of an ultimate
 * in both forms.
 */
export function madeOf({ card: written }: ItemCard, others: readonly ItemCard[]): Made[] {
  const alone: { as: string; card: Card; form: Form }[] = isUltimate(written)
    ? ultimateForms.map((ultimate) => ({
        ...{ as: `a ${ultimate} ultimate`, card: ultimateAs(written, ultimate) },
        form: { ultimate },
      }))
    : [{ as: 'itself', card: written, form: {} }];
  return alone.flatMap(({ as, card, form }): Made[] => {
    const part = (more: Form = {}): Part => ({ written, form: { ...form, ...more } });
    const other = others.find((one) => one.card !== written && !whyNotCombined(card, one.card));
    return [
      { as, card, parts: [part()] },
      { as: `${as}, greater`, card: greater(card), parts: [part({ greater: 'alone' })] },
      ...(other ? asOneWith(other.card, { as, card, part }) : []),
    ];
  });
}

function asOneWith(
  other: ItemDefinition,
  { as, card, part }: { as: string; card: Card; part: (more?: Form) => Part },
): Made[] {
  const both = combined(card, other);
  const together = `${as}, combined with ${other.name}`;
  const asOne: Form = { greater: 'as one' };
  return [
    { as: together, card: both, parts: [part(), { written: other, form: {} }] },
    {
      ...{ as: `${together}, greater`, card: greater(both) },
      parts: [part(asOne), { written: other, form: asOne }],
    },
  ];
}

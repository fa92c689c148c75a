import { type Form } from '../../../src/rules/game.ts';
import { type Card, ultimateForms } from '../../../src/rules/items/card.ts';
import { combined, whyNotCombined } from '../../../src/rules/items/combined.ts';
import { type ItemDefinition } from '../../../src/rules/items/definition.ts';
import { greater } from '../../../src/rules/items/greater.ts';
import { isUltimate, ultimateAs } from '../../../src/rules/items/ultimate.ts';
import { partnersOf } from './partners.ts';
import { type ItemCard } from './shelves.ts';

/** A thing of a game: its card as it is written, and what has become of it. */
export type Part = { written: ItemDefinition; form: Form };

/** What a thing may become: what it is then, the card that says so, and of what a game makes it. */
export type Made = { as: string; card: Card; parts: readonly [Part, ...Part[]] };

/** A thing by itself, as it is bought. */
type Bought = { as: string; card: Card; part: Part };

/**
 * FORGE-02, FORGE-03, ITEM-21: that thing as it is, made greater, and as one with each of several others,
 * with the first of them greater, too; of an ultimate in both forms.
 */
export function madeOf(one: ItemCard, others: readonly ItemCard[]): Made[] {
  return boughtOf(one).flatMap((own): Made[] => {
    const { as, card, part } = own;
    const fitting = others.filter((other) => other.card !== one.card && secondOf(card, other));
    const seconds = partnersOf(one, fitting).flatMap((other) => secondOf(card, other) ?? []);
    return [
      { as, card, parts: [part] },
      { as: `${as}, greater`, card: greater(card), parts: [also(part, { greater: 'alone' })] },
      ...seconds.map((second) => asOne(own, second)),
      ...seconds.slice(0, 1).map((second) => asGreaterOne(own, second)),
    ];
  });
}

function boughtOf({ card: written }: ItemCard): Bought[] {
  if (!isUltimate(written)) return [{ as: 'itself', card: written, part: { written, form: {} } }];
  return ultimateForms.map((ultimate) => ({
    ...{ as: `a ${ultimate} ultimate`, card: ultimateAs(written, ultimate) },
    part: { written, form: { ultimate } },
  }));
}

/** FORGE-03: as what a thing can be the second half of that card; undefined: as nothing. */
const secondOf = (first: Card, other: ItemCard): Bought | undefined =>
  boughtOf(other).find(({ card }) => !whyNotCombined(first, card));

const also = ({ written, form }: Part, more: Form): Part => ({
  written,
  form: { ...form, ...more },
});

const asOne = ({ as, card, part }: Bought, second: Bought): Made => ({
  as: `${as}, combined with ${second.card.name}`,
  card: combined(card, second.card),
  parts: [part, second.part],
});

function asGreaterOne(own: Bought, second: Bought): Made {
  const { as, card } = asOne(own, second);
  const form: Form = { greater: 'as one' };
  return {
    as: `${as}, greater`,
    card: greater(card),
    parts: [also(own.part, form), also(second.part, form)],
  };
}

/** FORGE-03: its own card, and that of what it is one with. */
export const halfCards = (card: Card): Card[] => (card.with ? [card, card.with] : [card]);

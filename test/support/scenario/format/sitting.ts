import { z } from 'zod';
import { type Card } from '../../../../src/rules/items/card.ts';
import { greater } from '../../../../src/rules/items/greater.ts';

/** What sits on a worn thing, as it is written: `Red Gem`, or `{ Red Gem: greater }` (FORGE-02). */
export const sittingSchema = z.union([z.string(), z.record(z.string(), z.literal('greater'))], {
  error: 'expected the name of what sits on it, or { Red Gem: greater }',
});
type Sitting = z.output<typeof sittingSchema>;

const namesOf = (said: Sitting): string[] =>
  typeof said === 'string' ? [said] : Object.keys(said);

/** The cards of what sits on a thing, as what they are now; null for each that `cardOf` has none of. */
export const sittingAs = (
  all: readonly Sitting[],
  cardOf: (name: string) => Card | null,
): (Card | null)[] =>
  all.flatMap((said) =>
    namesOf(said).map((name) => {
      const card = cardOf(name);
      return card && typeof said !== 'string' ? greater(card) : card;
    }),
  );

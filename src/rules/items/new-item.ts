import { freshCharges } from '../hero/charges.ts';
import { type Item } from '../game.ts';
import { type ItemDefinition } from './definition.ts';

type Whose = Pick<Item, 'id' | 'definition' | 'holder' | 'slot' | 'acquired'>;

/** Of a thing that nothing has happened to yet. */
export const untouched = { on: null, home: null, moved: null, counts: null, left: null } as const;

/** A thing as it comes into the game: full, and on no other. */
export const newItem = (card: ItemDefinition, whose: Whose): Item => ({
  ...whose,
  charges: freshCharges(card),
  ...untouched,
});

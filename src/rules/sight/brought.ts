import { type Definition } from '../goods.ts';
import { type Description, descriptionOf } from '../items/description.ts';
import { type Prowess, prowessOf } from '../monsters/prowess.ts';

/**
 * Of a good that a host brings what its card says, for whoever wrote it: what a `thing` does, or a
 * `monster` at the level of its card (MONSTER-08); of anything else nothing but its name.
 */
export type CardSaid = { name: string; thing?: Description; monster?: Prowess };

/** What they say, in their order. */
export const cardsSaid = (goods: Iterable<Definition>): CardSaid[] =>
  [...goods].flatMap((good) => ('name' in good ? [{ name: good.name, ...saidBy(good) }] : []));

function saidBy(good: Definition): Omit<CardSaid, 'name'> {
  if (good.of === 'item') return { thing: descriptionOf(good) };
  return good.of === 'monster' ? { monster: prowessOf(good, good.level) } : {};
}

import { type Readable } from '../abilities/aloud/index.ts';
import { type Definition } from '../goods.ts';
import { type Description, descriptionOf } from '../items/description.ts';

/** Of a good that a host brings what its card says, for whoever wrote it; null: nothing but its name. */
export type CardSaid = { name: string; says: Description | readonly Readable[] | null };

/** What they say, in their order. */
export const cardsSaid = (goods: Iterable<Definition>): CardSaid[] =>
  [...goods].flatMap((good) => ('name' in good ? [{ name: good.name, says: saidBy(good) }] : []));

function saidBy(good: Definition): CardSaid['says'] {
  if (good.of === 'item') return descriptionOf(good);
  return good.of === 'monster' ? (good.abilities ?? []) : null;
}

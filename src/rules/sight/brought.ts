import { type Readable } from '../abilities/aloud/index.ts';
import { type Definition } from '../goods.ts';
import { type Description, descriptionOf } from '../items/description.ts';

/**
 * Of a good that a host brings what its card says, for whoever wrote it: what a `thing` does, or a
 * `monster`, with its AP; of anything else nothing but its name.
 */
export type CardSaid = {
  name: string;
  thing?: Description;
  monster?: { power: number; abilities: readonly Readable[] };
};

/** What they say, in their order. */
export const cardsSaid = (goods: Iterable<Definition>): CardSaid[] =>
  [...goods].flatMap((good) => ('name' in good ? [{ name: good.name, ...saidBy(good) }] : []));

function saidBy(good: Definition): Omit<CardSaid, 'name'> {
  if (good.of === 'item') return { thing: descriptionOf(good) };
  if (good.of !== 'monster') return {};
  const { power = 0, abilities = [] } = good;
  return abilities.length === 0 ? {} : { monster: { power, abilities } };
}

import { z } from 'zod';
import { type Orders } from '../../../../src/rules/combat/index.ts';
import { avoidable } from '../../../../src/rules/orders.ts';
import { fault } from '../../format/reading.ts';
import { texts } from '../../format/shapes.ts';
import { expectedOneOf } from '../../format/fault.ts';
import { type CastReading } from './cast.ts';
import { counted, keyed } from './values.ts';
import { type Described } from './who.ts';

const ordersShape = z.strictObject({
  'concede below': counted.optional(),
  never: texts
    .pipe(z.array(z.enum(avoidable, { error: `expected ${avoidable.join(', ')}` })))
    .optional(),
  keep: texts.default([]),
});

/** DUEL-13: what its player has told a hero, for when it plays on its own. */
export function readOrders(
  reading: CastReading,
  { path, shape, member }: Described,
): Orders | null {
  if (shape.orders === undefined) return null;
  const at = [...path, 'orders'];
  const told = keyed(reading, at, ordersShape, shape.orders);
  if (!told) return null;
  if (member.kind !== 'hero')
    return fault(reading, at, 'Only heroes are told any; expected them of its owner.');
  const things = reading.cast.flatMap(({ items }) => items);
  const keep = told.keep.flatMap((name) => {
    const named = things.filter((thing) => thing.name === name);
    if (named.length === 0)
      fault(reading, [...at, 'keep'], expectedOneOf('thing', name, namesOf(member.items)));
    return named.map(({ id }) => id);
  });
  return {
    keep,
    ...(told['concede below'] !== undefined && { concedeBelow: told['concede below'] }),
    ...(told.never && { never: told.never }),
  };
}

const namesOf = (things: readonly { name: string }[]): string[] => things.map(({ name }) => name);

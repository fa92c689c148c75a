import { type Reserve } from '../../../../src/rules/combat/fight.ts';
import { type Reading } from '../../format/reading.ts';
import { type Path } from '../../format/source.ts';
import { readCard } from './card.ts';
import { type Item } from './cast.ts';
import { having } from './having.ts';
import { readThing } from './kit.ts';
import { reserveShape, type ReserveShape } from './shape.ts';
import { type Shelf } from './shelf.ts';
import { readBoon } from './states.ts';
import { keyed } from './values.ts';
import { type Described } from './who.ts';

/** The monster that a duel may release, with what its things are called. */
export type Kept = { reserve: Reserve; items: Item[] };

/** Behind all things of those who are there. */
const firstThing = 500;

export function readKept(
  reading: Reading,
  value: unknown,
  described: readonly Described[],
  shelf: () => Shelf,
): Kept | null {
  if (value === undefined) return null;
  const path = ['monster'];
  const shape = keyed(reading, path, reserveShape, value);
  if (!shape) return null;
  const has =
    shape.card === undefined
      ? readOwn(reading, path, shape)
      : readCard(reading, path, shelf, shape.card, shape);
  if (!has) return null;
  const { level, sheet, kit, items } = has;
  const there = { ...reading, cast: described.map(({ member }) => member) };
  const boons = shape.boons.flatMap(
    (one, at) => readBoon(there, [...path, 'boons', at], one) ?? [],
  );
  const reserve: Reserve = {
    name: shape.name ?? has.name,
    level,
    sheet,
    ...(kit.length > 0 && { kit }),
    ...(shape.movement && { ways: shape.movement }),
    ...(boons.length > 0 && { boons }),
  };
  return { reserve, items };
}

/** As the file says it, stat by stat and thing by thing. */
function readOwn(reading: Reading, path: Path, shape: ReserveShape) {
  const level = shape.level ?? 0;
  const things = Object.entries(shape.items).flatMap(
    ([name, one], at) =>
      readThing(reading, [...path, 'items', name], name, one, firstThing + at) ?? [],
  );
  return having(reading, path, shape, { name: 'Monster', level }, things);
}

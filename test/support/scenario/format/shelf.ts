import { readStock } from '../../../../src/catalogue/index.ts';
import { type Definition } from '../../../../src/rules/goods.ts';
import { type ItemDefinition } from '../../../../src/rules/items/definition.ts';
import { type MonsterDefinition } from '../../../../src/rules/monsters/definition.ts';
import { meant } from '../../format/fault.ts';
import { fault, type Reading } from '../../format/reading.ts';
import { type Path } from '../../format/source.ts';

/** The things and the monsters of a stock, by what they are called. */
export type Shelf = {
  things: ReadonlyMap<string, ItemDefinition>;
  monsters: ReadonlyMap<string, MonsterDefinition>;
};

export function shelfOf(definitions: Iterable<Definition>): Shelf {
  const all = [...definitions];
  return {
    things: new Map(all.flatMap((one) => (one.of === 'item' ? [[one.name, one]] : []))),
    monsters: new Map(all.flatMap((one) => (one.of === 'monster' ? [[one.name, one]] : []))),
  };
}

/** The same with a card more, in place of one that is called alike. */
export function shelfWith(shelf: Shelf, card: Definition): Shelf {
  const one = shelfOf([card]);
  return {
    things: new Map([...shelf.things, ...one.things]),
    monsters: new Map([...shelf.monsters, ...one.monsters]),
  };
}

let today: Shelf | null = null;

/** What lies under seeds/ now; read once, and only if a file speaks of it. */
export const todaysShelf = (): Shelf =>
  (today ??= shelfOf(readStock('seeds').definitions.values()));

/** The card of that name. */
export function cardCalled<C>(
  reading: Reading,
  path: Path,
  cards: ReadonlyMap<string, C>,
  what: string,
  name: string,
): C | null {
  const card = cards.get(name);
  if (card) return card;
  const known = [...cards.keys()];
  const lead = meant(name, known) || ' Expected a name as its card has it.';
  return fault(reading, path, `The stock has no ${what}“${name}”.${lead}`);
}

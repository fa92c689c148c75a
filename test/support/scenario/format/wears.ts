import { readStock } from '../../../../src/catalogue/index.ts';
import { type Definition } from '../../../../src/rules/goods.ts';
import { freshCharges } from '../../../../src/rules/hero/charges.ts';
import { carriedFrom } from '../../../../src/rules/hero/kit.ts';
import { type ItemDefinition } from '../../../../src/rules/items/definition.ts';
import { powerOf } from '../../../../src/rules/items/power.ts';
import { itemId } from '../../../../src/rules/names.ts';
import { meant } from '../../format/fault.ts';
import { fault, type Reading } from '../../format/reading.ts';
import { type Path } from '../../format/source.ts';
import { type Thing } from './kit.ts';

/** The things of a stock, by what they are called. */
export type Shelf = ReadonlyMap<string, ItemDefinition>;

export const shelfOf = (definitions: Iterable<Definition>): Shelf =>
  new Map([...definitions].flatMap((one) => (one.of === 'item' ? [[one.name, one]] : [])));

let today: Shelf | null = null;

/** What lies under seeds/ now; read once, and only if a file speaks of it. */
export const todaysShelf = (): Shelf =>
  (today ??= shelfOf(readStock('seeds').definitions.values()));

/** A thing of the stock as somebody who has it on, fresh and with all its charges. */
export function wornThing(
  reading: Reading,
  path: Path,
  shelf: () => Shelf,
  name: string,
  level: number,
  at: number,
): Thing | null {
  const card = shelf().get(name);
  if (!card) {
    const known = [...shelf().keys()];
    return fault(reading, path, `The stock has no “${name}”.${meant(name, known)}`);
  }
  const { slot } = card;
  const item = { id: itemId(`i${at}`), slot, charges: freshCharges(card) };
  const carried = carriedFrom(card, level, item, at);
  const abilities = carried.abilities.map((ability) => ability.name ?? name);
  return {
    item: { name, id: item.id, abilities },
    power: powerOf(card, level),
    statics: card.abilities,
    carried: carried.abilities.length > 0 ? carried : null,
  };
}

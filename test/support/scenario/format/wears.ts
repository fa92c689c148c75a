import { withCrystals } from '../../../../src/rules/abilities/crystals.ts';
import { freshCharges } from '../../../../src/rules/hero/charges.ts';
import { carriedFrom } from '../../../../src/rules/hero/kit.ts';
import { additionOf, cannotCarry, roomFor } from '../../../../src/rules/items/additions.ts';
import { type ItemDefinition, type Slot } from '../../../../src/rules/items/definition.ts';
import { powerOf } from '../../../../src/rules/items/power.ts';
import { itemId } from '../../../../src/rules/names.ts';
import { fault, fitting, type Reading } from '../../format/reading.ts';
import { texts } from '../../format/shapes.ts';
import { type Path } from '../../format/source.ts';
import { type Thing } from './kit.ts';
import { cardCalled, type Shelf } from './shelf.ts';
import { isMapping } from './values.ts';

type Count = { things: number };

/**
 * Things of the stock as somebody who has them on, fresh and with all their charges: `Brass Ring`, or
 * `{ Brass Ring: [Red Gem] }` with what sits on it.
 */
export function wornThings(
  reading: Reading,
  path: Path,
  shelf: () => Shelf,
  said: unknown,
  level: number,
  count: Count,
): Thing[] {
  const [[name, on] = ['', []], ...more] = isMapping(said)
    ? Object.entries(said)
    : [[typeof said === 'string' ? said : '', []] as const];
  if (more.length > 0) fault(reading, path, 'expected one thing, with a list of what sits on it.');
  const sitting = fitting(reading, path, texts, on) ?? [];
  const card = cardCalled(reading, path, shelf().things, '', name);
  const cards = sitting.map((one) => cardCalled(reading, path, shelf().things, '', one));
  if (!card || cards.includes(null)) return [];
  const additions = cards.filter((one) => one !== null);
  refuseMisplaced(reading, path, card, additions);
  const crystals = additions.filter((one) => additionOf(one) === 'manatech crystal').length;
  const powered = { ...card, abilities: withCrystals(card.abilities, crystals) };
  return [powered, ...additions].map((one) => wornThing(one, card.slot, level, ++count.things));
}

/** ITEM-02, ITEM-13, ITEM-18: what no hero could have on so. */
function refuseMisplaced(
  reading: Reading,
  path: Path,
  card: ItemDefinition,
  on: readonly ItemDefinition[],
): void {
  if (additionOf(card)) fault(reading, path, `${card.name} is not worn; it sits on a thing.`);
  for (const { name, kinds } of on) {
    const addition = additionOf({ kinds });
    if (!addition || cannotCarry(card, addition))
      fault(reading, path, `${card.name} cannot carry ${name}.`);
    else if (on.filter((one) => additionOf(one) === addition).length > roomFor(addition))
      fault(reading, path, `${card.name} carries one ${addition} at most.`);
  }
}

function wornThing(card: ItemDefinition, slot: Slot, level: number, at: number): Thing {
  const { name } = card;
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

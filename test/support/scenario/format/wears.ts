import { freshCharges } from '../../../../src/rules/hero/charges.ts';
import { carriedFrom } from '../../../../src/rules/hero/kit.ts';
import { powerOf } from '../../../../src/rules/items/power.ts';
import { itemId } from '../../../../src/rules/names.ts';
import { type Reading } from '../../format/reading.ts';
import { type Path } from '../../format/source.ts';
import { type Thing } from './kit.ts';
import { cardCalled, type Shelf } from './shelf.ts';

/** A thing of the stock as somebody who has it on, fresh and with all its charges. */
export function wornThing(
  reading: Reading,
  path: Path,
  shelf: () => Shelf,
  name: string,
  level: number,
  at: number,
): Thing | null {
  const card = cardCalled(reading, path, shelf().things, '', name);
  if (!card) return null;
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

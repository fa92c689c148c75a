import { additionOf, cannotCarry, roomFor } from '../../../../src/rules/items/additions.ts';
import { type Card, kindsOf, type UltimateForm } from '../../../../src/rules/items/card.ts';
import { combined, whyNotCombined } from '../../../../src/rules/items/combined.ts';
import { type ItemDefinition } from '../../../../src/rules/items/definition.ts';
import { greater } from '../../../../src/rules/items/greater.ts';
import { isUltimate, ultimateAs } from '../../../../src/rules/items/ultimate.ts';
import { fault, type Reading } from '../../format/reading.ts';
import { type Path } from '../../format/source.ts';

/** FORGE-02, FORGE-03, ITEM-21: the card of a thing, or of the two that are one, as what they are now; none: a fault. */
export function halvesAs(
  reading: Reading,
  path: Path,
  is: UltimateForm | undefined,
  first: ItemDefinition,
  second?: ItemDefinition,
): Card[] {
  const one = formed(reading, path, first, is);
  if (!one || !second) return one ? [one] : [];
  const other = formed(reading, path, second, is);
  if (!other) return [];
  const why = whyNotCombined(one, other);
  if (why) fault(reading, path, `${one.name} and ${other.name} cannot be one (${why}).`);
  return why ? [] : [one, other];
}

/** FORGE-02, ITEM-21: the card of that thing, made greater, or that form of an ultimate. */
function formed(
  reading: Reading,
  path: Path,
  card: ItemDefinition,
  as: UltimateForm | undefined,
): Card | null {
  if (isUltimate(card))
    return as === undefined
      ? fault(reading, path, `expected which it is: { ${card.name}: greater } or lesser.`)
      : ultimateAs(card, as);
  if (as === 'lesser')
    return fault(reading, path, `expected “greater” or nothing: ${card.name} is no ultimate.`);
  return as === 'greater' ? greater(card) : card;
}

/** ITEM-02, ITEM-13, ITEM-18: what no hero could have on so. */
export function refuseMisplaced(
  reading: Reading,
  path: Path,
  halves: readonly Card[],
  on: readonly ItemDefinition[],
): void {
  const [first, second] = halves;
  if (!first) return;
  if (halves.some(additionOf))
    fault(reading, path, `${first.name} is not worn; it sits on a thing.`);
  const kinds = kindsOf(second ? combined(first, second) : first);
  for (const addition of on) {
    const as = additionOf(addition);
    if (!as || cannotCarry({ kinds }, as))
      fault(reading, path, `${first.name} cannot carry ${addition.name}.`);
    else if (on.filter((one) => additionOf(one) === as).length > roomFor(as))
      fault(reading, path, `${first.name} carries one ${as} at most.`);
  }
}

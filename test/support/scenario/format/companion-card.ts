import { isCompanion } from '../../../../src/rules/abilities/companion.ts';
import { freshCharges } from '../../../../src/rules/hero/charges.ts';
import { companionKit, isRidden, sheetAt } from '../../../../src/rules/hero/companions.ts';
import { itemId } from '../../../../src/rules/names.ts';
import { fault } from '../../format/reading.ts';
import { type CardReader, refuseBesideCard } from './card.ts';
import { cardCalled } from './shelf.ts';

/** Who comes along with a thing of the stock, fresh, an egg at level 0 or at that of the file (ITEM-24). */
export const readCompanionCard: CardReader = (reading, path, shelf, called, shape) => {
  refuseBesideCard(reading, path, shape);
  const card = cardCalled(reading, [...path, 'card'], shelf().things, 'companion ', called);
  if (!card) return null;
  const said = card.abilities.find(isCompanion);
  if (!said)
    return fault(
      reading,
      [...path, 'card'],
      `Nobody comes along with ${called}; expected a companion or an egg.`,
    );
  const { level = 0 } = shape;
  if (said.hatches === undefined && level > 0)
    fault(reading, [...path, 'level'], 'Only an egg gains levels; expected none.');
  const own = companionKit(card, said, { id: itemId('own'), charges: freshCharges(card) });
  const kit = own.kit ?? [];
  return {
    ...{ name: said.companion, level, sheet: sheetAt(said, level), kit, boss: false },
    items: kit.map(({ item: id, name, abilities }) => ({
      ...{ name, id },
      abilities: abilities.map((ability) => ability.name ?? name),
    })),
    stabled: !isRidden(said, card.slot, level),
  };
};

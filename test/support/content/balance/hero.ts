import { type Carried } from '../../../../src/rules/abilities/carried.ts';
import { withCrystals } from '../../../../src/rules/abilities/crystals.ts';
import { holyPower } from '../../../../src/rules/abilities/holy.ts';
import { withLent } from '../../../../src/rules/abilities/lending.ts';
import { withStatics } from '../../../../src/rules/abilities/static.ts';
import { type Entrant } from '../../../../src/rules/combat/enter.ts';
import { dependentsOf } from '../../../../src/rules/combat/dependents.ts';
import { resting } from '../../../../src/rules/combat/varying.ts';
import { together } from '../../../../src/rules/fighting/arena.ts';
import { freshCharges } from '../../../../src/rules/hero/charges.ts';
import { comingWith } from '../../../../src/rules/hero/companions.ts';
import { carriedFrom } from '../../../../src/rules/hero/kit.ts';
import { defaultStats, naturalAttack, type Sheet } from '../../../../src/rules/hero/stats.ts';
import { additionOf } from '../../../../src/rules/items/additions.ts';
import { type Card } from '../../../../src/rules/items/card.ts';
import { powerOf } from '../../../../src/rules/items/power.ts';
import { type HeroId, itemId } from '../../../../src/rules/names.ts';

/** A thing that somebody has on, and what sits on it. */
export type Worn = { card: Card; carries: readonly Card[] };

/** ITEM-25: how far an egg has come once it is worth its price. */
const hatched = 2;

type Part = { card: Card; slot: Card['slot'] };

/** ITEM-13: each thing, powered by the crystals in it, and then what sits on it. */
const partsOf = (worn: readonly Worn[]): Part[] =>
  worn.flatMap(({ card, carries }) => {
    const crystals = carries.filter((one) => additionOf(one) === 'manatech crystal').length;
    const abilities = withCrystals(card.abilities, crystals);
    return [{ ...card, abilities }, ...carries].map((one) => ({ card: one, slot: card.slot }));
  });

/** A fresh hero of that level with those things on, who has levelled up with them, and who comes along. */
export function fighting(
  id: HeroId,
  first: number,
  level: number,
  worn: readonly Worn[],
): Entrant[] {
  const parts = partsOf(worn);
  const items = parts.map(({ card, slot }, at) => ({
    ...{ id: itemId(`i${first + at}`), slot, charges: freshCharges(card) },
    ...(card.kinds.includes('egg') && { companion: { level: hatched } }),
  }));
  const bare: Sheet = { stats: defaultStats, attacks: [naturalAttack] };
  const sheet = parts.reduce<Sheet>((before, { card }, at) => {
    const dependent = { item: items[at]?.id ?? null, counts: null };
    return withStatics(before, { ...card, power: powerOf(card, level), dependent });
  }, bare);
  const holy = holyPower(parts.map(({ card }) => card));
  const kit = parts.flatMap(({ card }, at): Carried[] => {
    const item = items[at];
    return item ? [carriedFrom(card, level, item, at, {}, holy)] : [];
  });
  const own: Entrant = {
    ...{ id, name: id, kind: 'hero', side: id, player: id, level, damageTaken: 0 },
    sheet: levelledUp(sheet, level),
    kit: withLent(
      kit.filter(({ abilities }) => abilities.length > 0),
      parts.flatMap(({ card: { abilities } }, at) => {
        const item = items[at]?.id;
        return item ? [{ item, abilities }] : [];
      }),
    ),
  };
  const along = parts.flatMap(({ card, slot }, at): Entrant[] => {
    const item = items[at];
    const one = item && comingWith(id, { card, item, slot });
    return one ? [{ ...one, side: id }] : [];
  });
  return together(own, along);
}

/** ITEM-03: with what each dependent comes to. */
function levelledUp(sheet: Sheet, level: number): Sheet {
  if (!sheet.varying) return sheet;
  const now = new Map(dependentsOf(resting(sheet, level)).map((one) => [one.depends?.of, one]));
  const varying = sheet.varying.map((one) =>
    one.depends ? (now.get(one.depends.of) ?? one) : one,
  );
  return { ...sheet, varying };
}

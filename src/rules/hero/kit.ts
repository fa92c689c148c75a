import { type Carried } from '../abilities/carried.ts';
import { holyPower } from '../abilities/holy.ts';
import { withLent } from '../abilities/lending.ts';
import { isForFights } from '../abilities/seam.ts';
import { type Game, type Item } from '../game.ts';
import { type Goods } from '../goods.ts';
import { type ItemDefinition, slots } from '../items/definition.ts';
import { type HeroId } from '../names.ts';
import { powerOf } from '../items/power.ts';
import { type Answers } from '../orders.ts';
import { heroOf } from '../scene.ts';
import { inForce } from './sheet.ts';

/**
 * ITEM-27: what a hero has on, and what sits on that, as far as it can act in a fight, with the charges
 * and uses that are left, as its player said.
 */
export function kitOf(game: Game, goods: Goods, hero: HeroId): Carried[] {
  const { level, orders } = heroOf(game, hero);
  const said: Answers = orders?.answers ?? {};
  const worn = inForce(game, goods, hero);
  const holy = holyPower(worn.map(({ card }) => card));
  const kit = worn
    .map(({ item, card, slot }, nth) =>
      carriedFrom(card, level, { ...item, slot }, nth, said[item.id], holy),
    )
    .filter(({ abilities }) => abilities.length > 0);
  return withLent(
    kit,
    worn.map(({ item, card: { abilities } }) => ({ item: item.id, abilities })),
  );
}

/** COMBAT-14: so many things a hero never has on. */
const most = 10_000;

type Worn = Pick<Item, 'id' | 'slot' | 'charges' | 'used' | 'lies'>;

/**
 * A thing as its owner has it on in a fight; the `nth` that was acquired. `standing`: as it said
 * (COMBAT-14); `holy`: what all that is worn adds to the power of holy spells (ITEM-10).
 */
export function carriedFrom(
  card: ItemDefinition,
  level: number,
  { id, slot, charges, used, lies }: Worn,
  nth: number,
  standing: Carried['standing'] = {},
  holy = 0,
): Carried {
  const { name, kinds } = card;
  return {
    item: id,
    name,
    x: Math.max(0, powerOf(card, level) + (kinds.includes('holy spell') ? holy : 0)),
    place: slots.indexOf(slot ?? 'slotless') * most + nth,
    abilities: card.abilities.filter(isForFights),
    spell: kinds.some((kind) => kind === 'spell' || kind === 'scroll') || undefined,
    consumable: kinds.includes('consumable') || undefined,
    superPower: kinds.includes('super power') || undefined,
    treasure: kinds.includes('treasure') || undefined,
    charges: card.charges === undefined ? null : charges,
    full: card.charges,
    // ITEM-35: it lies in the menagerie.
    spent: lies !== undefined || (charges === 0 && card.abilities.some((one) => 'used up' in one)),
    uses: {},
    used,
    standing,
  };
}

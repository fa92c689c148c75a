import type { ItemId } from '../names.ts';
import type { Carried } from './carried.ts';
import { isPowered } from './crystals.ts';
import { isMeant, type Meant } from './meant.ts';
import { isRepeated } from './repeated.ts';
import type { Tuning } from './tuning.ts';

/** What a worn thing does to the abilities of others, for as long as it is worn. */
type Lends = { 'change abilities'?: Tuning | undefined; protect?: Meant | undefined };
type Worn = { item: ItemId; abilities: readonly object[] };

/**
 * ITEM-27: things of one owner, with what all that is worn makes of their abilities. All of it adds up, and
 * comes on top of what makes holy spells stronger (ITEM-10); no power is below 0.
 */
export function withLent(kit: readonly Carried[], worn: readonly Worn[]): Carried[] {
  const lenders = worn.flatMap(lendersIn);
  if (lenders.length === 0) return [...kit];
  return kit.map((thing) => lenders.reduce(lent, thing));
}

function lendersIn({ item, abilities }: Worn): (Lends & { item: ItemId })[] {
  return abilities.flatMap((ability, at) =>
    isLending(ability) && !isRepeated(abilities, at) && isPowered(ability)
      ? [{ ...ability, item }]
      : [],
  );
}

const isLending = (ability: object): ability is Lends =>
  'always' in ability && ('change abilities' in ability || 'protect' in ability);

function lent(
  thing: Carried,
  { item, 'change abilities': tuning, protect }: Lends & { item: ItemId },
): Carried {
  const isKept = protect !== undefined && isMeant(thing, protect, item);
  const after: Carried = isKept ? { ...thing, kept: true } : thing;
  if (!tuning || !isMeant(thing, tuning.of, item)) return after;
  const { power, range } = thing.lent ?? { power: 0, range: 0 };
  const lent = { power: power + (tuning.power ?? 0), range: range + (tuning.range ?? 0) };
  return tuned({ ...after, lent }, { power: 0, range: 0 });
}

/**
 * The thing with what its power and its ranges are by its card, by what is worn, and besides. ITEM-23: the
 * power of a super power is its owner's level, whatever changes that of others.
 */
export function tuned(thing: Carried, by: { power: number; range: number }): Carried {
  const { own = thing.x, lent = { power: 0, range: 0 } } = thing;
  return {
    ...thing,
    own,
    x: thing.superPower ? own : Math.max(0, own + lent.power + by.power),
    reach: lent.range + by.range,
  };
}

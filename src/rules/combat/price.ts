import { type Carried, type Uses } from '../abilities/carried.ts';
import { type Price } from '../abilities/seam.ts';
import { type ItemId } from '../names.ts';
import { type Fight } from './fight.ts';
import { type Creature } from './creature.ts';

const unused: Uses = { turn: 0, round: 0, fight: 0 };

/** Why an ability cannot be paid for now; null when it can. */
export function canPay(
  carried: Carried,
  index: number,
  { limit, charge }: Price,
): 'used enough' | 'no charge left' | null {
  if (limit && (carried.uses[index] ?? unused)[limit.each] >= limit.times) return 'used enough';
  return charge && (carried.charges ?? 0) < 1 ? 'no charge left' : null;
}

/** Takes what a use costs; the thing as it is afterwards. */
export function pay(carrier: Creature, item: ItemId, index: number, price: Price): Carried {
  const before = carrier.kit?.find((one) => one.item === item);
  if (!before) throw new Error(`${carrier.id} has no ${item}`);
  const { turn, round, fight } = before.uses[index] ?? unused;
  const after: Carried = {
    ...before,
    charges: price.charge ? (before.charges ?? 0) - 1 : before.charges,
    spent: before.spent || price['used up'] === true,
    uses: { ...before.uses, [index]: { turn: turn + 1, round: round + 1, fight: fight + 1 } },
  };
  carrier.kit = (carrier.kit ?? []).map((one) => (one === before ? after : one));
  return after;
}

/** With each turn, and each round, what may be used once in it may be used again. */
export function countAnew({ creatures }: Fight, each: 'turn' | 'round'): void {
  for (const creature of Object.values(creatures)) {
    if (!creature.kit?.some(({ uses }) => Object.values(uses).some((one) => one[each] > 0)))
      continue;
    creature.kit = creature.kit.map((one) => ({
      ...one,
      uses: Object.fromEntries(
        Object.entries(one.uses).map(([index, uses]) => [index, { ...uses, [each]: 0 }]),
      ),
    }));
  }
}

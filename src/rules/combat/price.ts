import { type Carried, type Uses } from '../abilities/carried.ts';
import { type Price } from '../abilities/seam.ts';
import { type ItemId } from '../names.ts';
import { type Fight } from './fight.ts';
import { type Creature } from './creature.ts';

type Each = 'turn' | 'round' | 'fight';

/** How often an ability has been used in the present turn or round, or in all. */
function timesUsed({ round, turn }: Fight, uses: Uses | undefined, each: Each): number {
  if (!uses) return 0;
  const { last } = uses;
  if (each !== 'fight' && last.round !== round) return 0;
  return each === 'turn' && last.of !== turn.of ? 0 : uses[each];
}

/** Why an ability cannot be paid for now; null when it can. */
export function canPay(
  fight: Fight,
  carried: Carried,
  index: number,
  { limit, charge }: Price,
): 'used enough' | 'no charge left' | null {
  if (limit && timesUsed(fight, carried.uses[index], limit.each) >= limit.times)
    return 'used enough';
  return charge && (carried.charges ?? 0) < 1 ? 'no charge left' : null;
}

/** Takes what a use costs off the thing, which it returns. */
export function pay(
  fight: Fight,
  carrier: Creature,
  item: ItemId,
  index: number,
  price: Price,
): Carried {
  const carried = carrier.kit?.find((one) => one.item === item);
  if (!carried) throw new Error(`${carrier.id} has no ${item}`);
  const uses = carried.uses[index];
  carried.uses[index] = {
    turn: timesUsed(fight, uses, 'turn') + 1,
    round: timesUsed(fight, uses, 'round') + 1,
    fight: timesUsed(fight, uses, 'fight') + 1,
    last: { round: fight.round, of: fight.turn.of },
  };
  if (price.charge) carried.charges = (carried.charges ?? 0) - 1;
  if (price['used up']) carried.spent = true;
  return carried;
}

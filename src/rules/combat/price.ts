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

/** Takes what a use costs; the thing as it is afterwards. */
export function pay(
  fight: Fight,
  carrier: Creature,
  item: ItemId,
  index: number,
  price: Price,
): Carried {
  const before = carrier.kit?.find((one) => one.item === item);
  if (!before) throw new Error(`${carrier.id} has no ${item}`);
  const uses = before.uses[index];
  const more = (each: Each) => timesUsed(fight, uses, each) + 1;
  const last = { round: fight.round, of: fight.turn.of };
  const after: Carried = {
    ...before,
    charges: price.charge ? (before.charges ?? 0) - 1 : before.charges,
    spent: before.spent || price['used up'] === true,
    uses: {
      ...before.uses,
      [index]: { turn: more('turn'), round: more('round'), fight: more('fight'), last },
    },
  };
  carrier.kit = (carrier.kit ?? []).map((one) => (one === before ? after : one));
  return after;
}

import { isAtPeace } from './at-peace.ts';
import { type Carried, type Uses } from '../abilities/carried.ts';
import { isPowered } from '../abilities/crystals.ts';
import { onceMore, outlastsFights, type Span, timesCounted } from '../abilities/limits.ts';
import { type Price } from '../abilities/seam.ts';
import { type ItemId } from '../names.ts';
import { type Bout } from './bout.ts';
import { type Fight } from './fight.ts';
import { type Creature, type CreatureId } from './creature.ts';
import { drawLent } from './harm.ts';
import { healthWord, maxHp } from './health.ts';
import { rouseBosses } from './levelling.ts';
import { tell, whoIs } from './tell.ts';

type Each = Exclude<Span, 'week' | 'game'>;

/** COMBAT-10: what others do by surprise in its midst is no turn of theirs. */
const turnNow = ({ turn, surprise }: Fight): CreatureId => (surprise?.turn ?? turn).of;

/** How often an ability has been used in the present turn or round, or in all. */
function timesUsed(fight: Fight, uses: Uses | undefined, each: Each): number {
  if (!uses) return 0;
  const { last } = uses;
  if (each !== 'fight' && last.round !== fight.round) return 0;
  return each === 'turn' && last.of !== turnNow(fight) ? 0 : uses[each];
}

/** ENTER-09: how often it has been used in the act that is done now. */
export const timesInAct = (fight: Fight, uses: Uses | undefined): number =>
  uses?.act?.step === fight.step ? uses.act.times : 0;

/** How often its limit lets an ability be used yet; without one there is no end to it. */
export function usesLeft(
  fight: Fight,
  { uses, used }: Pick<Carried, 'uses' | 'used'>,
  index: number,
  { limit, name }: Pick<Price, 'limit' | 'name'>,
): number {
  if (!limit) return Infinity;
  const { each, times } = limit;
  if (outlastsFights(each)) return times - timesCounted(used, name);
  return times - timesUsed(fight, uses[index], each);
}

/** MONSTER-06: whether its carrier is far enough for an ability. */
const isLearned = ({ level }: Creature, ability: Pick<Price, 'from level'>): boolean =>
  level >= (ability['from level'] ?? level);

/** ITEM-29: whether an ability is one that its carrier does not have in this fight. */
export const isDisabled = ({ mode }: Fight, ability: Pick<Price, 'not in quests'>): boolean =>
  mode === 'quest' && ability['not in quests'] === true;

/** MONSTER-06, ITEM-13, ITEM-29: whether its carrier has an ability now. */
export const isHad = (
  fight: Fight,
  creature: Creature,
  ability: Pick<Price, 'from level' | 'powered' | 'not in quests'>,
): boolean => isLearned(creature, ability) && isPowered(ability) && !isDisabled(fight, ability);

type Unpaid = 'not learned' | 'not powered' | 'not in quests' | 'used enough' | 'no charge left';

/** Why an ability cannot be used or paid for now; null when it can. */
export function canPay(
  fight: Fight,
  carrier: Creature,
  carried: Carried,
  index: number,
  price: Price,
): Unpaid | null {
  if (!isLearned(carrier, price)) return 'not learned';
  if (!isPowered(price)) return 'not powered';
  if (isDisabled(fight, price)) return 'not in quests';
  if (usesLeft(fight, carried, index, price) < 1) return 'used enough';
  return price.charge && (carried.charges ?? 0) < 1 ? 'no charge left' : null;
}

/** STAT-01: whether it would live on after paying that. */
export const outlives = (carrier: Creature, { 'pays hp': hp = 0 }: Price): boolean =>
  hp === 0 || spareHp(carrier) >= hp;

const isForCosts = ({ paysCosts }: { paysCosts: boolean }): boolean => paysCosts;

/** STAT-01, STAT-08: what it can pay and live, with what consumables have lent it. */
const spareHp = (carrier: Creature): number =>
  carrier.temporaryHp.filter(isForCosts).reduce((sum, { hp }) => sum + hp, 0) +
  Math.max(0, maxHp(carrier) - carrier.damageTaken - 1);

/** Takes what a use costs off its carrier and off the thing, which it returns. */
export function pay(
  bout: Bout,
  carrier: Creature,
  item: ItemId,
  index: number,
  price: Price,
): Carried {
  const carried = carrier.kit?.find((one) => one.item === item);
  if (!carried) throw new Error(`${carrier.id} has no ${item}`);
  const { fight } = bout;
  const uses = carried.uses[index];
  const used = {
    turn: timesUsed(fight, uses, 'turn') + 1,
    round: timesUsed(fight, uses, 'round') + 1,
    fight: timesUsed(fight, uses, 'fight') + 1,
    last: { round: fight.round, of: turnNow(fight) },
    // Of what is used in a combat nobody asks in which act.
    ...(isAtPeace(fight) && { act: { step: fight.step, times: timesInAct(fight, uses) + 1 } }),
  };
  carried.uses[index] = used;
  const { limit, name } = price;
  if (limit && name !== undefined && outlastsFights(limit.each))
    carried.used = onceMore(carried.used, name, limit.each);
  if (price.charge) carried.charges = (carried.charges ?? 0) - 1;
  if (price['used up']) carried.spent = true;
  if (price['pays hp']) payHp(bout, carrier, price['pays hp'], carried.name);
  return carried;
}

/** STAT-08: a consumable's temporary HP before its own. It is no damage, and sets nothing off. */
function payHp(bout: Bout, carrier: Creature, hp: number, cause: string): void {
  const left = drawLent(carrier, hp, isForCosts);
  carrier.damageTaken += left;
  const [who, health] = [whoIs(carrier), healthWord(carrier)];
  tell(bout, 'paid', ['ITEM-27'], { who, cause, hp, health });
  if (left < hp) tell(bout, 'temporary hp', ['STAT-08'], { who, cause: 'cost', hp: left - hp });
  rouseBosses(bout);
}

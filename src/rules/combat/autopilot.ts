import { type Dice } from '../dice.ts';
import { type ItemId } from '../names.ts';
import { positionSeenBy } from '../sight/fight.ts';
import { isSameTurn, ledMonster, stillActing } from './acting.ts';
import { type FightAction } from './action.ts';
import { creatureOf, type Fought } from './bout.ts';
import { type CreatureId } from './creature.ts';
import { type FightEvent } from './event.ts';
import { type Fight } from './fight.ts';
import { legalActions } from './legal.ts';
import { type Mind, presentMind, Undecided } from './mind/minds.ts';
import { mustConcede, type Orders } from './mind/orders.ts';
import { unanswered } from './open-bout.ts';
import { takeAction } from './take.ts';

/** What each creature has been told by its player; companions heed what their owner was told. */
export type AllOrders = Readonly<Record<CreatureId, Orders>>;

export function playTurn(
  fight: Fight,
  creature: CreatureId,
  dice: Dice,
  orders: AllOrders = {},
  mind: Mind = presentMind,
  whose: Whose = 'its own',
): Fought {
  const events: FightEvent[] = [];
  let now = fight;
  // Who has answered in somebody else's turn is waited for again in its own.
  const isThisTurn = () => isSameTurn(fight, now);
  while (!now.outcome && isThisTurn() && now.step - fight.step < mostActions) {
    const next = nextFor(now, creature, whose);
    if (next === null) break;
    const fought = playOne(now, next, dice, orders, mind);
    now = fought.fight;
    events.push(...fought.events);
    const given = whose === 'everybody' ? giveUp(now, dice, orders) : null;
    if (!given) continue;
    now = given.fight;
    events.push(...given.events);
  }
  return { fight: now, events };
}

/**
 * For whom is played: where it is for everybody, orders hold in the turns of others, too; where it is for
 * what a player has left to companions alone, that player is asked as ever (COMBAT-14, ITEM-24).
 */
export type Whose = 'its own' | 'everybody' | 'companions';

/** COMBAT-17, DUEL-13: who has come below the HP that were ordered concedes, in whosever turn. */
function giveUp(fight: Fight, dice: Dice, orders: AllOrders): Fought | null {
  for (const id of fight.outcome || fight.pending ? [] : fight.order) {
    const [one, heeds] = [fight.creatures[id], orders[id]];
    if (!one || !heeds?.concedeBelow || !mustConcede(heeds, one, legalActions(fight, id))) continue;
    const fought = takeAction(fight, id, { do: 'concede' }, dice, allKept(orders));
    if (!('refused' in fought)) return fought;
  }
  return null;
}

/** Who acts next as part of this one's turn; null where the fight waits for somebody else. */
function nextFor(fight: Fight, creature: CreatureId, whose: Whose): CreatureId | null {
  const { pending, creatures, turn } = fight;
  if (pending && whose === 'companions') return null;
  if (pending) {
    const { of } = pending.asked;
    const own = creatures[of]?.player === creatures[creature]?.player;
    return of === creature || own ? of : null;
  }
  return turn.of === creature ? (stillActing(fight)[0]?.id ?? creature) : null;
}

function playOne(fight: Fight, id: CreatureId, dice: Dice, orders: AllOrders, mind: Mind): Fought {
  const heeds = orders[id] ?? orders[fight.creatures[id]?.player ?? id];
  const fought = takeAction(fight, id, nextOf(fight, id, heeds, mind), dice, allKept(orders));
  if ('refused' in fought) throw new Undecided(`the mind of ${id} may not: ${fought.refused}`);
  return fought;
}

/** COMBAT-14: what is to be kept, or what its card says no for, is no mind's to decide. */
function nextOf(fight: Fight, id: CreatureId, heeds: Orders | undefined, mind: Mind): FightAction {
  const asked = fight.pending?.asked;
  if (asked && (heeds?.keep?.includes(asked.item) || !unanswered(asked)))
    return { do: 'answer', item: asked.item, use: false };
  return mind(positionSeenBy(fight, id), legalActions(fight, id), heeds, asked);
}

/** DUEL-13: what is to be kept is so in the turns of others, too. */
export const allKept = (orders: AllOrders): ItemId[] =>
  Object.values(orders).flatMap(({ keep = [] }) => keep);

/** No turn has more; a mind that goes on for ever is a bug that must not hang a week. */
const mostActions = 20;

export function playMinds(
  fight: Fight,
  dice: Dice,
  orders: AllOrders = {},
  mind: Mind = presentMind,
  whose: Whose = 'its own',
): Fought {
  const events: FightEvent[] = [];
  let now = fight;
  while (!now.outcome && !now.pending && isForMinds(now)) {
    const isOfPlayer = isPlayed(now, now.turn.of) && whose === 'its own';
    const fought = playTurn(
      now,
      now.turn.of,
      dice,
      orders,
      mind,
      isOfPlayer ? 'companions' : whose,
    );
    now = fought.fight;
    events.push(...fought.events);
  }
  return { fight: now, events };
}

/** ITEM-24, MONSTER-09: nobody's turn, or what a player, or a host, has left to its companions. */
const isForMinds = (fight: Fight): boolean =>
  fight.turn.over === true || !isPlayed(fight, fight.turn.of);

const isPlayed = (fight: Fight, id: CreatureId): boolean =>
  creatureOf(fight, id).player !== null || ledMonster(fight, id) !== null;

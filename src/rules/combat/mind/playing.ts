import { type FightAction } from '../action.ts';
import { actionsLeft, addActions } from '../acting.ts';
import { creaturesOf, type Fought } from '../bout.ts';
import { type Creature, type CreatureId } from '../creature.ts';
import { type Fight } from '../fight.ts';
import { boutOf } from '../open-bout.ts';
import { takeIn } from '../take.ts';
import { isHit } from '../attack.ts';
import { luckiestDice, luckyDice, unluckyDice } from './dice.ts';
import { disobeys } from './heeding.ts';
import { type Orders } from './orders.ts';

/** What comes of it with good dice; one action more than there is keeps the turn from ending. */
export function played(
  fight: Fight,
  id: CreatureId,
  action: FightAction,
  dice = luckyDice,
): Fought | null {
  const bout = boutOf(fight, dice);
  const turn = { ...bout.fight.turn };
  const self = bout.fight.creatures[id];
  if (!self) return null;
  addActions(turn, self, 1);
  bout.fight.turn = turn;
  const events = takeIn(bout, id, action);
  if ('refused' in events) return null;
  const { fight: after } = bout;
  if (after.turn.of === fight.turn.of) addActions(after.turn, self, -1);
  return { fight: after, events };
}

/** What comes of it at best: of what only a natural 20 reaches, with one (ROLL-01). */
export function playedWell(fight: Fight, id: CreatureId, action: FightAction): Fought | null {
  const lucky = played(fight, id, action);
  const attacks = lucky?.events.filter((one) => one.kind === 'attacked') ?? [];
  if (attacks.length === 0 || attacks.some(({ verdict }) => isHit(verdict))) return lucky;
  return played(fight, id, action, luckiestDice);
}

export const withNone = (fight: Fight, me: Creature): Fight =>
  withLess(fight, me, actionsLeft(fight, me));

export function withLess(fight: Fight, me: Creature, less = 1): Fight {
  const turn = { ...fight.turn };
  addActions(turn, me, -less);
  return { ...fight, turn };
}

/** Nobody else falls in it, so that all that an act does to somebody comes about. */
const sturdy = (fight: Fight, { id, player }: Creature): Fight => ({
  ...fight,
  creatures: Object.fromEntries(
    creaturesOf(fight).map((one) => [
      one.id,
      one.id === id || (one.kit && one.player === player) || one.dead
        ? one
        : { ...one, damageTaken: -immense },
    ]),
  ),
});
const immense = 9_999;

/** DUEL-13: whether it may lead where its player never wants it, however dice and others' HP are. */
export function mayDisobey(
  fight: Fight,
  me: Creature,
  action: FightAction,
  lucky: Fought,
  orders: Orders,
): boolean {
  if (!orders.never?.length) return false;
  if (disobeys(fight, me, lucky, orders)) return true;
  const happens = (kind: 'attacked' | 'died') => lucky.events.some((one) => one.kind === kind);
  const others = [
    happens('attacked') ? played(fight, me.id, action, unluckyDice) : null,
    happens('died') ? played(sturdy(fight, me), me.id, action) : null,
  ];
  return others.some((one) => one !== null && disobeys(fight, me, one, orders));
}

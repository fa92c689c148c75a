import { type Carried } from '../../abilities/carried.ts';
import { type Triggered } from '../../abilities/seam.ts';
import { applyEach } from '../../abilities/verbs/index.ts';
import { distance } from '../../board/space.ts';
import { type Position } from '../../sight/fight.ts';
import { isAtPeace } from '../at-peace.ts';
import { type Fought, livingEnemies } from '../bout.ts';
import { type Creature } from '../creature.ts';
import { type Fight, type Pending } from '../fight.ts';
import { hpOf } from '../health.ts';
import { hidingOf } from '../made-out.ts';
import { boutOf } from '../open-bout.ts';
import { pay } from '../price.ts';
import { statOf } from '../reading.ts';
import { settle } from '../settle.ts';
import { wholeRun } from '../shape.ts';
import { luckyDice } from './dice.ts';
import { disobeys } from './heeding.ts';
import { imagine } from './imagine.ts';
import { hasToGiveUp, isBelow, type Orders } from './orders.ts';
import { scoreFor } from './score.ts';
import { feltRound } from './temper.ts';
import { costOf } from './worth.ts';

/** What answers to the deed itself, which is over before one could imagine it: it is there for that. */
const ofTheDeed = ['counter', 'reroll', 'reflect', 'absorb', 'lay the same'];

/**
 * COMBAT-14: whether an ability that asks first is worth using, from what its carrier may know of
 * what has happened by then: once it is imagined to go off, once not.
 */
export function wouldUse(position: Position, asked: Pending['asked'], orders: Orders): boolean {
  const fight = imagine(position, orders.keep);
  const me = fight.creatures[asked.of];
  const carried = me?.kit?.find(({ item }) => item === asked.item);
  const place = asked.place ?? carried?.abilities.findIndex((one) => one.name === asked.ability);
  const ability = place === undefined ? undefined : carried?.abilities[place];
  if (!me || !carried || place === undefined || !ability || !('when' in ability)) return true;
  if (hasToGiveUp(orders, fight, me, hpOf(me) - (ability['pays hp'] ?? 0))) return false;
  if (isOfTheDeed(ability)) return true;
  if (isHidingAnew(ability) && isHiddenWell(me)) return false;
  const used = goneOff(fight, me, carried, place, ability);
  // ENTER-04: each action of a walk is a turn, and nobody is there to whom it could do anything.
  if (!used) return !isAtPeace(position) || !isPaidFor(ability);
  if (disobeys(fight, me, used, orders)) return false;
  const after = used.fight.creatures[me.id];
  if (isPaidFor(ability) && after && [me, after].every((one) => isBelow(orders, fight, one)))
    return false;
  const heeds = { ...orders, felt: feltRound(fight, me) };
  const better = scoreFor(used.fight, me.id, fight, heeds) - scoreFor(fight, me.id, fight, heeds);
  return better >= costOf(ability);
}

/** Whether anything is gone for it that is not there again. */
const isPaidFor = (ability: Triggered): boolean =>
  ability['pays hp'] !== undefined || costOf(ability) > 0;

const isOfTheDeed = ({ when, do: effects }: Triggered): boolean =>
  when.includes('would') || effects.some((effect) => ofTheDeed.some((word) => word in effect));

/** PERC-02: of two hidings the last one counts, the worse one, too. */
const isHidingAnew = ({ do: effects }: Triggered): boolean =>
  effects.some((effect) => 'hide' in effect && effect.to === undefined);

function isHiddenWell(me: Creature): boolean {
  const hiding = hidingOf(me);
  if (!hiding) return false;
  return hiding.natural >= 20 || hiding.total > usual + statOf(me, 'stealth');
}

/** What a d20 comes to in the long run. */
const usual = 10.5;

/** What comes of it with good dice, by the doing of whoever is about to act; null: nobody is there. */
function goneOff(
  fight: Fight,
  { id }: Creature,
  { item, name }: Carried,
  place: number,
  ability: Triggered,
): Fought | null {
  const bout = boutOf(fight, luckyDice);
  const carrier = bout.fight.creatures[id];
  if (!carrier) return null;
  const other = doerOf(bout.fight, carrier);
  if (!other) return null;
  const carried = pay(bout, carrier, item, place, ability);
  const run = wholeRun({
    ...{ bout, carrier, carried, ability: ability.name ?? name, other, targets: [carrier] },
    ...{ tile: null, times: 1 },
    moment: { kind: 'turn ended', doer: other, sufferer: carrier, facts: {} },
  });
  applyEach(run, ability.do);
  settle(bout);
  return { fight: bout.fight, events: bout.events };
}

/** Whose turn it is, if it is an enemy’s, or else the nearest of them. */
function doerOf(fight: Fight, me: Creature): Creature | undefined {
  const far = (one: Creature) => (one.id === fight.turn.of ? -1 : distance(one, me));
  return livingEnemies(fight, me).sort((a, b) => far(a) - far(b))[0];
}

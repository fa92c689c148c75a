import { type Dice } from '../dice.ts';
import { type ItemId } from '../names.ts';
import { type ActionOf, type FightAction } from './action.ts';
import { refusalOf } from './allowed.ts';
import { countAct } from './acting.ts';
import { type Bout, creatureOf, type Fought, newChain } from './bout.ts';
import { type CreatureId } from './creature.ts';
import { askHealth } from './deeds.ts';
import { type FightEvent } from './event.ts';
import { type Act, type Fight, type Pending } from './fight.ts';
import { withInstead } from './instead.ts';
import { boutOf } from './open-bout.ts';
import { type FightRefusal } from './refusal.ts';
import { asItStands, follow, isSilent, resolve } from './resolve.ts';
import { withSaid } from './said-in-peace.ts';

/** `keep`: things, whosever they are, of which nothing goes off in this act (DUEL-13). */
export function takeAction(
  fight: Fight,
  id: CreatureId,
  action: FightAction,
  dice: Dice,
  keep: readonly ItemId[] = [],
): Fought | FightRefusal {
  // COMBAT-14: while somebody is asked, whoever has fallen by then acts no more.
  const now = asItStands(fight);
  const refusal = refusalOf(now, id, action);
  if (refusal) return withInstead(now, id, action, refusal);
  if (action.do === 'health check') return checksHealth(fight, id, action, dice);
  const { pending, ...kept } = fight;
  const rest: Fight = { ...kept, step: kept.step + 1 };
  if (kept.acts) rest.acts = { ...kept.acts };
  countAct(rest, id);
  if (!pending) {
    const act: Act = { by: id, action, rolls: [], answers: [] };
    if (keep.length > 0) act.kept = keep;
    return resolve(rest, act, dice);
  }
  if (action.do === 'concede') return concedeAfter(rest, pending, id, dice);
  const use = action.do === 'answer' && action.use;
  const answers = [...pending.answers, use];
  const said = use ? rest : withSaid(rest, now, pending.asked);
  return resolve(said, { ...pending, answers }, dice);
}

/** COMBAT-12: of whoever is as it is, in the midst of an act, too, in which somebody is asked (COMBAT-14). */
function checksHealth(
  fight: Fight,
  id: CreatureId,
  action: ActionOf<'health check'>,
  dice: Dice,
): Fought {
  const bout = boutOf(asItStands(fight), dice);
  askHealth(bout, creatureOf(bout.fight, id), action.target);
  return { fight, events: bout.events };
}

/** The same in place, for a bout that goes on with the next action; nobody in it is asked anything. */
export function takeIn(
  bout: Bout,
  id: CreatureId,
  action: FightAction,
): FightEvent[] | FightRefusal {
  const { fight } = bout;
  const refusal = refusalOf(fight, id, action);
  if (refusal) return withInstead(fight, id, action, refusal);
  bout.events = [];
  bout.chain = newChain();
  if (action.do === 'health check') {
    askHealth(bout, creatureOf(fight, id), action.target);
    return bout.events;
  }
  fight.step += 1;
  countAct(fight, id);
  follow(bout, { by: id, action });
  fight.log.push(...bout.events);
  return bout.events;
}

/** COMBAT-17: never inside an act; who has given up says no to whatever it still asks them. */
function concedeAfter(rest: Fight, pending: Pending, id: CreatureId, dice: Dice): Fought {
  const concedes = pending.concedes ?? id;
  const later = { ...pending, concedes };
  if (!isSilent(rest, later, pending.asked))
    return { fight: { ...rest, pending: later }, events: [] };
  return resolve(rest, later, dice);
}

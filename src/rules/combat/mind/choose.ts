import { type Position } from '../../sight/fight.ts';
import { type FightAction } from '../action.ts';
import { actionsLeft, actsNow } from '../acting.ts';
import { livingEnemies } from '../bout.ts';
import { isBlind } from '../made-out.ts';
import { type Creature } from '../creature.ts';
import { type Fight } from '../fight.ts';
import { namedAbility } from '../activate-deed.ts';
import { mayHelp } from '../charmed.ts';
import { movesOf, waysOf } from '../movement.ts';
import { imagine } from './imagine.ts';
import { deedsAfter, deedsAmong } from './options.ts';
import { allowedBy, type Heeds, mustConcede, type Orders } from './orders.ts';
import { tooDeep } from './fording.ts';
import { isSettled } from './score.ts';
import { isCall } from './placing.ts';
import { bestMoves } from './steps.ts';
import { search, suspecting } from './suspect.ts';
import { feltRound } from './temper.ts';
import { attempt, type Ground, groundOf, type Trial } from './trying.ts';
import { shunnedBy } from './wading.ts';
import { underfoot } from './worth.ts';

/** How many moves are looked at, and how many first steps are thought through to a second. */
const breadth = { moves: 3, plans: 8, secondDeeds: 4 };

/**
 * What a creature without a player, or one whose player is away, does next (MONSTER-09, DUEL-13). It
 * is given no more than its creature may know and may do, and obeys its orders. It imagines the
 * fight, tries in it whatever is worth a thought, and takes what leaves it best off.
 */
export function chooseAction(
  position: Position,
  legal: readonly FightAction[],
  orders: Orders = {},
): FightAction {
  const fight = imagine(position, orders.keep);
  const me = fight.creatures[position.you];
  if (!me || !position.creatures.some(({ id, own }) => own && id === me.id))
    throw new Error(`${position.you} is nobody's own creature`);
  if (mustConcede(orders, me, legal)) return { do: 'concede' };
  const allowed = allowedBy(orders, legal);
  const open = allowed.filter(({ do: what }) => what !== 'health check' && what !== 'concede');
  const [only] = open;
  if (only && open.length === 1) return only;
  // COND-08: there is nothing to look for where they are gone.
  if (!isMissing(fight, me) || isBeyond(position, fight, me)) return plan(fight, me, open, orders);
  const alone = livingEnemies(fight, me).length === 0;
  // PERC-04: the blinded find nothing.
  const looksAbout = () => (isBlind(me) ? null : search(fight, me, open));
  const isLast = actionsLeft(fight, me) === 1;
  const lastly = isLast && alone ? looksAbout() : null;
  if (lastly) return lastly;
  const sensible = open.filter((action) => !isAShotInTheDark(me, action));
  const chosen = plan(suspecting(fight, me), me, sensible, orders);
  // Who cannot go anywhere looks about from where it is, as does who would only go back.
  const wanders = alone ? chosen.do === 'end turn' : isLast && chosen.do === 'move';
  return wanders ? (looksAbout() ?? chosen) : chosen;
}

/** What is thrown at a tile may be gone for nothing: nobody knows where they are. */
function isAShotInTheDark(me: Creature, action: FightAction): boolean {
  if (action.do !== 'activate' || action.tile === null) return false;
  const ability = namedAbility(me, action)?.ability;
  return ability?.use.on === 'tile' && !isCall(ability) && !ability.do.some(mayHelp);
}

const isDuelist = ({ mode }: Fight, { kind }: Creature): boolean =>
  mode === 'duel' && kind === 'hero';

/** Whether it sees none of those whom the fight is about. */
function isMissing(fight: Fight, me: Creature): boolean {
  const duelist = isDuelist(fight, me);
  return !livingEnemies(fight, me).some(({ kind }) =>
    duelist ? kind === 'hero' : kind !== 'companion',
  );
}

/** The same of those of whom it has seen that they became ethereal. */
const isBeyond = ({ beyond = [] }: Position, fight: Fight, me: Creature): boolean =>
  beyond.some((id) => (isDuelist(fight, me) ? id.startsWith('h') : !id.startsWith('c')));

function plan(
  fight: Fight,
  me: Creature,
  open: readonly FightAction[],
  orders: Orders,
): FightAction {
  const foes = livingEnemies(fight, me);
  const shuns = shunnedBy(fight, me, foes);
  const never = [...(orders.never ?? []), ...tooDeep(fight, me, foes)];
  const heeds = { ...orders, never, shuns, felt: feltRound(fight, me), foes: foes.length };
  const ground = groundOf(fight, me, heeds);
  const deeds = deedsAmong(fight, me, open).flatMap((action) => attempt(ground, action) ?? []);
  const trials = inOrder([...deeds, ...movesFrom(ground, open)]);
  const plans = trials;
  for (let thoughts = 0; ;) {
    const [first] = plans;
    if (!first) return idle(open);
    if (first.more === undefined && thoughts < breadth.plans) {
      thoughts += 1;
      plans[0] = { more: 0, ...thoughtThrough(first, me, open, heeds) };
      inOrder(plans);
      continue;
    }
    if (first.tried) return first.action;
    plans.shift();
    const real = attempt(ground, first.action);
    if (!real) continue;
    plans.push({ ...real, score: real.score + (first.more ?? 0), more: first.more ?? 0 });
    inOrder(plans);
  }
}

/** Whoever is never to step somewhere looks at more ways, as the best of them may lead there. */
function movesFrom(ground: Ground, open: readonly FightAction[]): Trial[] {
  if (!ground.orders.never?.length) return bestMoves(ground, open, breadth.moves);
  const heeding: Trial[] = [];
  for (const one of bestMoves(ground, open, open.length)) {
    const tried = attempt(ground, one.action);
    if (tried) heeding.push(one);
    if (heeding.length === breadth.moves) break;
  }
  return heeding;
}

const inOrder = (trials: Trial[]): Trial[] => trials.sort((a, b) => b.score - a.score);

/** The same with the best that can be done after it in the same turn. */
function thoughtThrough(
  trial: Trial,
  me: Creature,
  open: readonly FightAction[],
  heeds: Heeds,
): Trial {
  const { likely, likelyScore } = trial;
  const after = likely?.creatures[me.id];
  if (!likely || !after || isSettled(likely, after) || !actsNow(likely, after)) return trial;
  if (actionsLeft(likely, after) < 1) return trial;
  const ground = groundOf(likely, after, heeds);
  const deeds = allowedBy(heeds, deedsAfter(likely, after)).slice(0, breadth.secondDeeds);
  const seconds = deeds.flatMap((next) => attempt(ground, next) ?? []);
  const [next] = inOrder([...seconds, ...secondMove(ground, trial, me, open)]);
  const rest = attempt(ground, { do: 'end turn' })?.score ?? likelyScore;
  const more = Math.max(next?.score ?? rest, rest) - likelyScore;
  return { ...trial, score: trial.score + more, more };
}

/** After a deed the best move, and a second one out of what the first has led through. */
function secondMove(
  ground: Ground,
  { action }: Trial,
  { tile, movement }: Creature,
  open: readonly FightAction[],
): Trial[] {
  const { fight, me } = ground;
  // What has lent it wings has it think of flying.
  const moves = me.movement.length === movement.length ? open : everyMove(fight, me);
  if (action.do !== 'move') return me.tile === tile ? bestMoves(ground, moves, 1) : [];
  return underfoot(fight, me, me.tile) > 0 ? bestMoves(ground, everyMove(fight, me), 1) : [];
}

const everyMove = (fight: Fight, me: Creature): FightAction[] =>
  waysOf(me).flatMap((kind) =>
    movesOf(fight, me, kind)
      .ends()
      .map((to) => ({ do: 'move', kind, to }) as const),
  );

/** COND-06: the charmed may have to come back first. */
const idle = (legal: readonly FightAction[]): FightAction =>
  legal.find(({ do: what }) => what === 'end turn') ??
  legal.find(({ do: what }) => what === 'move') ??
  legal[0] ?? { do: 'end turn' };

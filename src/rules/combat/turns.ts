import { type RuleId } from '../names.ts';
import { type Bout, creatureOf, livingIn } from './bout.ts';
import { actionsOf, companionsOf, countAct } from './acting.ts';
import { sufferAfflictions } from './afflicted.ts';
import { spreadAuras } from './aura-stats.ts';
import { comeInto } from './coming.ts';
import { lookForContact } from './contact.ts';
import { type Creature, type CreatureId } from './creature.ts';
import { type Fight } from './fight.ts';
import { closeTurn } from './closing.ts';
import { beginOnGround } from './footing.ts';
import { breakOff, conclude, isDecided, part } from './ending.ts';
import { isAtPeace } from './at-peace.ts';
import { haveMet, isCombatOver, makePeace, startCombat, timeIsUp } from './peace.ts';
import { setOrder } from './initiative.ts';
import { isOnGuard, noteIntruders } from './guarding.ts';
import { answerLater } from './later.ts';
import {
  beginSurprise,
  isSurprise,
  nextLateComer,
  nextSurpriser,
  surprising,
  takeBySurprise,
} from './surprise.ts';
import { has } from './reading.ts';
import { endDuelRound, respawn } from './release.ts';
import { settle } from './settle.ts';
import { isLastRound } from './stalemate.ts';
import { tell, whoIs } from './tell.ts';
import { newTurn } from './turn.ts';
import { placeInOrder } from './turn-order.ts';

/** Ends the turn: what the end brings to its creature and its companions, then the next turn. */
export function endTurn(bout: Bout): void {
  const creature = creatureOf(bout.fight, bout.fight.turn.of);
  if (!isSurprise(bout.fight)) {
    const companions = companionsOf(bout.fight, creature.id);
    bout.turnEnds = true;
    closeTurn(bout, creature);
    for (const one of companions) closeTurn(bout, one);
    settle(bout);
    answerLater(bout);
    bout.turnEnds = false;
    if (!isAtPeace(bout.fight)) tell(bout, 'turn ended', ['COMBAT-02'], { who: whoIs(creature) });
  }
  if (isDecided(bout)) conclude(bout);
  else if (isAtPeace(bout.fight)) walkOn(bout, creature);
  else if (isSurprise(bout.fight)) nextBySurprise(bout);
  else if (isCombatOver(bout.fight)) walkInPeace(bout);
  else nextTurn(bout);
}

/** ENTER-04: outside combat each action is a turn; with the last of them the loot round is over. */
function walkOn(bout: Bout, { kind }: Creature): void {
  const { fight } = bout;
  const { walk } = fight;
  // Who does nothing in it waits for as long as one takes; what is given up takes no time.
  if (walk && kind === 'hero' && !fight.turn.counted) walk.left -= 1;
  noteIntruders(bout);
  if (isCombat(fight)) return breakOut(bout);
  if (walk && walk.left <= 0) return timeIsUp(bout);
  nextTurn(bout);
}

/** ENTER-09: after an act in peace that ends no turn, which is over once a combat begins of it. */
export function lookAbout(bout: Bout): void {
  noteIntruders(bout);
  if (isCombat(bout.fight)) endTurn(bout);
}

/** ENTER-09: enemies have met, and the last of them has not fallen by what has roused them. */
const isCombat = (fight: Fight): boolean => haveMet(fight) && !isCombatOver(fight);

/** ENTER-03: who enters for a loot round walks, unless enemies are in sight at once. */
export function setOut(bout: Bout): void {
  const { fight } = bout;
  fight.order = livingIn(fight).flatMap(({ id, kind }) => (kind === 'hero' ? [id] : []));
  const [first] = fight.order;
  if (first === undefined) throw new Error('a loot round of nobody');
  if (haveMet(fight)) breakOut(bout);
  else beginTurn(bout, first);
}

/** ENTER-09, COMBAT-10: a combat begins, with whoever surprises, else with initiative. */
function breakOut(bout: Bout): void {
  startCombat(bout.fight);
  tell(bout, 'combat began', ['ENTER-09'], {});
  const surprisers = surprising(bout.fight);
  if (surprisers.length > 0) beginSurprise(bout, surprisers);
  else beginRounds(bout);
}

/** ENTER-09, COMBAT-13: the combat is over, and with it all durations. */
function walkInPeace(bout: Bout): void {
  makePeace(bout);
  if (!bout.fight.outcome) nextTurn(bout);
}

/** COMBAT-10: when all who surprise have acted, initiative is rolled for everybody. */
function nextBySurprise(bout: Bout): void {
  if (bout.fight.surprise) return nextLateComer(bout);
  const next = nextSurpriser(bout);
  if (next) return takeBySurprise(bout, next);
  bout.fight.round = 1;
  lookForContact(bout.fight);
  beginRounds(bout);
}

/** The next of the living in the order; past its end the round is over. */
function nextTurn(bout: Bout): void {
  const { fight } = bout;
  if (!isAtPeace(fight)) noteIntruders(bout);
  let place = fight.order.indexOf(fight.turn.of);
  for (;;) {
    place += 1;
    if (place >= fight.order.length) {
      endRound(bout);
      if (fight.outcome) return;
      place = 0;
      // What answers to a new round may have taken the last of them.
      if (livingIn(fight).length === 0) return conclude(bout);
    }
    const next = creatureOf(fight, fight.order[place] as CreatureId);
    if (next.dead && fight.mode === 'duel' && next.kind === 'monster') respawn(bout);
    const turnOf = fight.order[place] as CreatureId;
    const one = creatureOf(fight, turnOf);
    if (one.dead || isOnGuard(one)) continue;
    return beginTurn(bout, turnOf);
  }
}

function endRound(bout: Bout): void {
  const isDuel = bout.fight.mode === 'duel';
  if (isAtPeace(bout.fight)) {
    bout.fight.round += 1;
    return noteRound(bout);
  }
  tell(bout, 'round ended', [isDuel ? 'DUEL-04' : 'COMBAT-01'], {});
  if (isLastRound(bout.fight)) return breakOff(bout);
  if (isDuel) endDuelRound(bout);
  // ENTER-09: a full round in which no enemies met.
  if (bout.fight.mode === 'loot' && !bout.fight.met) {
    if (!bout.fight.walk) return part(bout);
    makePeace(bout);
    return bout.fight.outcome ? undefined : noteRound(bout);
  }
  lookForContact(bout.fight);
  bout.fight.round += 1;
  noteRound(bout);
}

function noteRound(bout: Bout): void {
  if (!bout.hears('round began')) return;
  const place = ({ id }: Creature) => placeInOrder(bout.fight, id);
  for (const one of [...livingIn(bout.fight)].sort((a, b) => place(a) - place(b)))
    bout.fire({ kind: 'round began', doer: one, sufferer: one, facts: {} });
}

/** COMBAT-01: everybody rolls, and the first round begins. */
export function beginRounds(bout: Bout): void {
  const first = setOrder(bout);
  noteRound(bout);
  const { order, creatures } = bout.fight;
  const next = creatures[first]?.dead ? order.find((id) => !creatures[id]?.dead) : first;
  if (next === undefined) conclude(bout);
  else beginTurn(bout, next);
}

export function beginTurn(bout: Bout, of: CreatureId): void {
  countAct(bout.fight, of);
  const creature = creatureOf(bout.fight, of);
  const companions = companionsOf(bout.fight, of);
  const peace = isAtPeace(bout.fight);
  const turn = newTurn(of, peace ? 1 : actionsOf(creature));
  for (const one of companions) turn.companions[one.id] = peace ? 1 : actionsOf(one);
  bout.fight.turn = turn;
  const rules: RuleId[] = ['COMBAT-01', 'COMBAT-02'];
  if (has(creature, 'slowed')) rules.push('COND-04');
  if (has(creature, 'stunned')) rules.push('COND-05');
  if (!peace) tell(bout, 'turn began', rules, { who: whoIs(creature) });
  startTurn(bout, creature);
  for (const one of companions) startTurn(bout, one);
  spreadAuras(bout);
}

/** What the start of its turn brings to a creature, its owner's turn to a companion. */
function startTurn(bout: Bout, one: Creature): void {
  beginOnGround(bout, one);
  comeInto(bout, [one], null);
  sufferAfflictions(bout, one);
  if (!one.dead) bout.fire({ kind: 'turn began', doer: one, sufferer: one, facts: {} });
}

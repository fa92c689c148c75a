import { type RuleId } from '../names.ts';
import { areEnemies, type Bout, creatureOf, livingIn } from './bout.ts';
import { actionsOf, companionsOf, countAct, isAnybodyActing } from './acting.ts';
import { sufferAfflictions } from './afflicted.ts';
import { spreadAuras } from './aura-stats.ts';
import { comeInto } from './coming.ts';
import { lookForContact } from './contact.ts';
import { type Creature, type CreatureId } from './creature.ts';
import { type Fight } from './fight.ts';
import { closeTurn } from './closing.ts';
import { beginOnGround } from './footing.ts';
import { breakOff, conclude, isDecided, part } from './ending.ts';
import { setOrder } from './initiative.ts';
import { answerLater } from './later.ts';
import { isSurprise, nextLateComer, nextSurpriser, takeBySurprise } from './surprise.ts';
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
    tell(bout, 'turn ended', ['COMBAT-02'], { who: whoIs(creature) });
  }
  if (isDecided(bout)) conclude(bout);
  else if (isSurprise(bout.fight)) nextBySurprise(bout);
  else nextTurn(bout);
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
    if (creatureOf(fight, turnOf).dead) continue;
    return beginTurn(bout, turnOf);
  }
}

function endRound(bout: Bout): void {
  const isDuel = bout.fight.mode === 'duel';
  tell(bout, 'round ended', [isDuel ? 'DUEL-04' : 'COMBAT-01'], {});
  if (isLastRound(bout.fight)) return breakOff(bout);
  if (isDuel) endDuelRound(bout);
  // ENTER-09: a full round in which no enemies met.
  if (bout.fight.mode === 'loot' && !bout.fight.met) return part(bout);
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
  const turn = newTurn(of, actionsOf(creature));
  for (const one of companions) turn.companions[one.id] = actionsOf(one);
  bout.fight.turn = turn;
  const rules: RuleId[] = ['COMBAT-01', 'COMBAT-02'];
  if (has(creature, 'slowed')) rules.push('COND-04');
  if (has(creature, 'stunned')) rules.push('COND-05');
  tell(bout, 'turn began', rules, { who: whoIs(creature) });
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

/** Whether whoever acts has nothing left to do in this turn. */
export function isTurnSpent(bout: Bout): boolean {
  const { fight } = bout;
  const creature = creatureOf(fight, fight.turn.of);
  if (creature.dead || !isAnybodyActing(fight)) return true;
  if (!isOpposed(fight, creature)) return true;
  return creature.player !== null && isDecided(bout);
}

function isOpposed(fight: Fight, creature: Creature): boolean {
  for (const one of livingIn(fight))
    if (one.kind !== 'companion' && areEnemies(creature, one)) return true;
  return false;
}

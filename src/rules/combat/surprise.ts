import { shuffled } from '../dice.ts';
import { areEnemies, type Bout, creatureOf, livingIn, watchersIn } from './bout.ts';
import { type Creature, type CreatureId } from './creature.ts';
import { type Fight } from './fight.ts';
import { insertIntoOrder } from './initiative.ts';
import { isHiddenFrom } from './made-out.ts';
import { noting, tellLots } from './lots.ts';
import { has, statOf } from './reading.ts';
import { tell, whoIs } from './tell.ts';
import { resumedTurn, surprisingTurn } from './turn.ts';

/** COMBAT-10: those act who were hidden from every enemy there; before the first round, or late. */
export const isSurprise = ({ round, surprise }: Fight): boolean =>
  round === 0 || surprise !== undefined;

/** COMBAT-10, DUEL-11: whom no enemy has seen come; nobody in a duel. */
export function surprising(fight: Fight): Creature[] {
  if (fight.mode === 'duel') return [];
  const watchers = watchersIn(fight);
  const unseen = (one: Creature) =>
    watchers.every((other) => !areEnemies(one, other) || isHiddenFrom(fight, other, one));
  return watchers.filter((one) => has(one, 'hidden') && one.kind !== 'companion' && unseen(one));
}

/** COMBAT-10: by stealth, the highest first; equal ones by lot, of which nobody is told. */
function inTheirOrder(bout: Bout, surprisers: readonly Creature[]): Creature[] {
  const { dice, lots } = noting(bout.dice);
  const stealths = [...new Set(surprisers.map((one) => statOf(one, 'stealth')))];
  const drawn = stealths.flatMap((stealth) =>
    shuffled(
      surprisers.filter((one) => statOf(one, 'stealth') === stealth),
      dice,
      'surprise',
    ),
  );
  tellLots(bout, lots, ['COMBAT-10']);
  return byStealth(drawn);
}

const byStealth = (creatures: readonly Creature[]): Creature[] =>
  [...creatures].sort((a, b) => statOf(b, 'stealth') - statOf(a, 'stealth'));

/** COMBAT-10: one action each, which is no turn. */
export function beginSurprise(bout: Bout, surprisers: readonly Creature[]): void {
  bout.fight.round = 0;
  const inOrder = inTheirOrder(bout, surprisers);
  bout.fight.order = inOrder.map(({ id }) => id);
  const [first] = inOrder;
  if (first) takeBySurprise(bout, first);
}

/**
 * COMBAT-10: late comers act before the turn goes on into which they come, and of equal stealth after
 * those who wait.
 */
export function joinBySurprise(bout: Bout, surprisers: readonly Creature[]): void {
  const { fight } = bout;
  const late = inTheirOrder(bout, surprisers);
  const among = (waiting: readonly CreatureId[]) =>
    byStealth([...waiting.map((id) => creatureOf(fight, id)), ...late]).map(({ id }) => id);
  if (fight.surprise) {
    fight.surprise = { ...fight.surprise, waiting: among(fight.surprise.waiting) };
  } else if (fight.round === 0) {
    const next = fight.order.indexOf(fight.turn.of) + 1;
    fight.order = [...fight.order.slice(0, next), ...among(fight.order.slice(next))];
  } else {
    fight.surprise = { turn: fight.turn, waiting: among([]) };
    nextLateComer(bout);
  }
}

export function takeBySurprise(bout: Bout, creature: Creature): void {
  bout.fight.turn = surprisingTurn(creature.id, bout.fight.turn);
  tell(bout, 'surprise', ['COMBAT-10'], { who: whoIs(creature) });
}

/** The next of those who surprise; undefined when all of them have acted. */
export function nextSurpriser({ fight }: Bout): Creature | undefined {
  const place = fight.order.indexOf(fight.turn.of);
  return fight.order
    .slice(place + 1)
    .map((id) => creatureOf(fight, id))
    .find(({ dead }) => !dead);
}

/** COMBAT-10, COMBAT-01: when the last of them has acted they roll, and the turn goes on. */
export function nextLateComer(bout: Bout): void {
  const { fight } = bout;
  const { surprise } = fight;
  if (!surprise) return;
  const waiting = surprise.waiting.map((id) => creatureOf(fight, id)).filter(({ dead }) => !dead);
  const [next, ...rest] = waiting;
  if (next) {
    fight.surprise = { ...surprise, waiting: rest.map(({ id }) => id) };
    return takeBySurprise(bout, next);
  }
  fight.surprise = undefined;
  fight.turn = resumedTurn(surprise.turn, fight.turn);
  for (const one of livingIn(fight)) if (!fight.order.includes(one.id)) insertIntoOrder(bout, one);
}

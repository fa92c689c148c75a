import { type Board } from '../board/board.ts';
import { isFree } from '../board/paths.ts';
import { type Dice } from '../dice.ts';
import { creatureOf, type Fought } from './bout.ts';
import { boutOf, closed } from './open-bout.ts';
import { type Creature, type CreatureId } from './creature.ts';
import { creatureFrom, type Entrant } from './enter.ts';
import { type Fight, type FightHouse, type FightMode, type Reserve } from './fight.ts';
import { byLot, farthestPairs, placeByLot } from './places.ts';
import { setOrder } from './initiative.ts';
import { lookAround } from './perception.ts';
import { beginSurprise, surprising } from './surprise.ts';
import { growIntoRoom } from './levelling.ts';
import { passIdleTurns } from './idle.ts';
import { answerLater } from './later.ts';
import { newTurn } from './turn.ts';
import { beginTurn } from './turns.ts';
import { tell, whoIs } from './tell.ts';

/** All that a fight begins from. `monster`: what a duel may release (DUEL-04); null elsewhere. */
export type Opening = {
  mode: FightMode;
  board: Board;
  creatures: Entrant[];
  monster: Reserve | null;
  /** COMBAT-17: whether a duelist may concede on the other's turn too; yes unless it says no. */
  concedeAnyTurn?: boolean;
  house?: FightHouse;
};

export function openFight(opening: Opening, dice: Dice): Fought {
  const [first] = opening.creatures;
  if (!first || opening.creatures.every(({ side }) => side === first.side))
    throw new Error('a fight needs two sides');
  const empty = emptyFight(opening, first.id);
  takePlaces(empty, dice, opening.creatures);
  const bout = boutOf(empty, dice);
  const creatures = opening.creatures.map(({ id }) => creatureOf(bout.fight, id));
  tell(bout, 'began', opening.mode === 'duel' ? ['DUEL-16', 'DUEL-11'] : ['MONSTER-01'], {
    mode: opening.mode,
    who: creatures.map((one) => ({
      who: whoIs(one),
      side: one.side,
      kind: one.kind,
      tile: one.tile,
    })),
  });
  lookAround(bout);
  const surprisers = surprising(bout.fight);
  if (surprisers.length > 0) beginSurprise(bout, surprisers);
  else beginTurn(bout, setOrder(bout));
  passIdleTurns(bout);
  answerLater(bout);
  growIntoRoom(bout);
  return closed(bout);
}

function emptyFight(
  { mode, board, monster, concedeAnyTurn = true, house }: Opening,
  first: CreatureId,
): Fight {
  return {
    v: 1,
    mode,
    board,
    things: [],
    creatures: {},
    order: [],
    round: 1,
    turn: newTurn(first),
    step: 0,
    thumbsUp: [],
    reserve: monster,
    releasedFor: null,
    knowledge: {},
    shown: {},
    outcome: null,
    ...(!concedeAnyTurn && { concede: 'own turn' }),
    ...(house && Object.keys(house).length > 0 && { house }),
    log: [],
  };
}

/** DUEL-16: the first two without a tile stand farthest apart by lot; the rest far from all. */
function takePlaces(fight: Fight, dice: Dice, entrants: Entrant[]): void {
  const placed: Creature[] = [];
  const waiting: Creature[] = [];
  const riders: Creature[] = [];
  const place = (creature: Creature) => {
    if (!isFree({ board: fight.board, others: placed }, creature))
      throw new Error(`${creature.id} has no room on its tile`);
    placed.push(creature);
  };
  for (const entrant of entrants) {
    const chosen = entrant.tile !== undefined || entrant.stay !== undefined;
    if (entrant.mount !== undefined) riders.push(creatureFrom(entrant));
    else if (chosen) place(creatureFrom(entrant));
    else waiting.push(creatureFrom(entrant));
  }
  const [first, second] = waiting;
  if (placed.length === 0 && first && second && first.size <= 0 && second.size <= 0) {
    const pair = byLot(farthestPairs(fight.board), dice, 'start pair');
    const swapped = dice.roll(2, 'start') === 2;
    [first.tile, second.tile] = swapped ? [pair[1], pair[0]] : pair;
    waiting.splice(0, 2).forEach(place);
  }
  for (const creature of waiting) {
    placeByLot(fight.board, placed, creature, dice, 'start');
    place(creature);
  }
  const seated = riders.map((rider) => inSaddle(rider, placed));
  const entered = entrants.flatMap(
    ({ id }) => [...placed, ...seated].find((one) => one.id === id) ?? [],
  );
  fight.creatures = Object.fromEntries(entered.map((one) => [one.id, one]));
}

/** MOVE-12: it fills the mount's tiles from the first roll on. */
function inSaddle(rider: Creature, placed: readonly Creature[]): Creature {
  const mount = placed.find(({ id }) => id === rider.mount);
  if (!mount) throw new Error(`${rider.id} rides nobody who enters on a tile`);
  return { ...rider, tile: mount.tile, size: mount.size, height: mount.height };
}

import { isFree } from '../board/paths.ts';
import { type Dice } from '../dice.ts';
import { type Fought, livingIn, othersIn } from './bout.ts';
import { boutOf, closed } from './open-bout.ts';
import { type Creature } from './creature.ts';
import { creatureFrom, type Entrant } from './enter.ts';
import { type Fight } from './fight.ts';
import { passIdleTurns } from './idle.ts';
import { answerLater } from './later.ts';
import { insertIntoOrder } from './initiative.ts';
import { lookAround } from './perception.ts';
import { placeByLot } from './places.ts';
import { isSurprise, joinBySurprise, surprising } from './surprise.ts';
import { tell, whoIs } from './tell.ts';

export function joinFight(
  running: Fight,
  entrants: readonly [Entrant, ...Entrant[]],
  dice: Dice,
): Fought {
  if (running.outcome) throw new Error('nobody joins a fight that is over');
  if (running.pending) throw new Error('nobody joins while somebody is asked');
  const fight = { ...running, creatures: { ...running.creatures }, step: running.step + 1 };
  const ids = entrants.map((entrant) => takePlace(fight, dice, entrant).id);
  const bout = boutOf(fight, dice);
  const newcomers = livingIn(bout.fight).filter(({ id }) => ids.includes(id));
  for (const who of newcomers)
    tell(bout, 'appeared', ['COMBAT-01'], { who: whoIs(who), tile: who.tile, why: 'joined' });
  lookAround(bout);
  const surprisers = surprising(bout.fight).filter((one) => newcomers.includes(one));
  if (surprisers.length > 0) joinBySurprise(bout, surprisers);
  // COMBAT-10: who surprises acts before anybody rolls.
  if (!isSurprise(bout.fight)) for (const one of newcomers) insertIntoOrder(bout, one);
  passIdleTurns(bout);
  answerLater(bout);
  return closed(bout);
}

function takePlace(fight: Fight, dice: Dice, entrant: Entrant): Creature {
  const { id } = entrant;
  if (Object.hasOwn(fight.creatures, id)) throw new Error(`${id} is in the fight already`);
  const creature = creatureFrom(entrant);
  const { board } = fight;
  const others = othersIn(fight, id);
  if (entrant.tile === undefined) placeByLot(board, others, creature, dice, 'start');
  else if (!isFree({ board, others }, creature)) throw new Error(`${id} has no room on its tile`);
  fight.creatures = { ...fight.creatures, [id]: creature };
  return creature;
}

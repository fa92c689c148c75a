import { type Bout, creatureOf, livingIn } from './bout.ts';
import { type Creature, type CreatureId } from './creature.ts';
import { statOf } from './reading.ts';
import { tell, whoIs } from './tell.ts';

/** COMBAT-01: rolls for all who have a place in the order; companions act with their owners. */
export function setOrder(bout: Bout): CreatureId {
  const { fight } = bout;
  const rolling = livingIn(fight).filter(({ kind }) => kind !== 'companion');
  const order = inOrder(bout, rolling, false);
  fight.order = order.map(({ id }) => id);
  tell(bout, 'order set', ['COMBAT-01'], { order: order.map(whoIs) });
  const [first] = fight.order;
  if (first === undefined) throw new Error('a fight of nobody');
  return first;
}

/** COMBAT-01: a d8 and speed, highest first; the tied, and they only, roll again. */
function inOrder(bout: Bout, creatures: Creature[], again: boolean): Creature[] {
  const rolls = creatures.map((creature) => ({
    creature,
    total: rollInitiative(bout, creature, again),
  }));
  const totals = [...new Set(rolls.map(({ total }) => total))].sort((a, b) => b - a);
  return totals.flatMap((total) => {
    const equal = rolls.filter((roll) => roll.total === total).map(({ creature }) => creature);
    return equal.length > 1 ? inOrder(bout, equal, true) : equal;
  });
}

function rollInitiative(bout: Bout, creature: Creature, again: boolean): number {
  const natural = bout.dice.roll(8, 'initiative');
  // COMBAT-01: a rider counts its mount's speed, which is higher than none.
  const legs = creature.mount === null ? creature : creatureOf(bout.fight, creature.mount);
  const speed = statOf(legs, 'speed');
  const total = natural + speed;
  const parts = [
    { what: 'd8', n: natural },
    { what: 'speed', n: speed },
  ];
  const roll = { purpose: 'initiative', sides: 8, natural, parts, total };
  tell(bout, 'initiative', ['COMBAT-01'], { who: whoIs(creature), roll, again });
  return total;
}

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

/** COMBAT-01: who joins later rolls and is inserted; the order of the others stays. */
export function insertIntoOrder(bout: Bout, newcomer: Creature): void {
  if (newcomer.kind === 'companion' || newcomer.dead) return;
  const { fight } = bout;
  const known = fight.initiative;
  const total = rollInitiative(bout, newcomer, false);
  const behind = fight.order.findIndex((id) => {
    const theirs = known?.[id] ?? Infinity;
    return theirs < total || (theirs === total && goesBefore(bout, newcomer, id));
  });
  const place = behind < 0 ? fight.order.length : behind;
  fight.order = [...fight.order.slice(0, place), newcomer.id, ...fight.order.slice(place)];
}

/** COMBAT-01: the tied, and they only, roll again. */
function goesBefore(bout: Bout, newcomer: Creature, id: CreatureId): boolean {
  const there = creatureOf(bout.fight, id);
  for (;;) {
    const [own, theirs] = [newcomer, there].map((one) => rollInitiative(bout, one, true));
    if (own !== undefined && theirs !== undefined && own !== theirs) return own > theirs;
  }
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
  if (!again) bout.fight.initiative = { ...bout.fight.initiative, [creature.id]: total };
  const parts = [
    { what: 'd8', n: natural },
    { what: 'speed', n: speed },
  ];
  const roll = { purpose: 'initiative', sides: 8, natural, parts, total };
  tell(bout, 'initiative', ['COMBAT-01'], { who: whoIs(creature), roll, again });
  return total;
}

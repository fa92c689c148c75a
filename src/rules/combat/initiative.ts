import { type Bout, creatureOf, isSafe, livingIn } from './bout.ts';
import { type Creature, type CreatureId } from './creature.ts';
import { statOf } from './reading.ts';
import { mountUnder } from './rider.ts';
import { tell, whoIs } from './tell.ts';

/** COMBAT-01: rolls for all who have a place in the order; companions act with their owners. */
export function setOrder(bout: Bout): CreatureId {
  const { fight } = bout;
  const rolling = livingIn(fight).filter((one) => one.kind !== 'companion' && !isSafe(one));
  const order = inOrder(bout, rolling, []);
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
  const total = rollInitiative(bout, newcomer, []);
  const behind = fight.order.findIndex((id) => {
    const theirs = known?.[id] ?? Infinity;
    return theirs < total || (theirs === total && goesBefore(bout, newcomer, id));
  });
  const place = behind < 0 ? fight.order.length : behind;
  fight.order = [...fight.order.slice(0, place), newcomer.id, ...fight.order.slice(place)];
}

/** COMBAT-01: the tied, and they only, roll again; the dead keep their place and roll no more. */
function goesBefore(bout: Bout, newcomer: Creature, id: CreatureId): boolean {
  const there = creatureOf(bout.fight, id);
  if (there.dead) return false;
  for (;;) {
    const tied = [newcomer, there];
    const [own, theirs] = tied.map((one) => rollInitiative(bout, one, tied));
    if (own !== undefined && theirs !== undefined && own !== theirs) return own > theirs;
  }
}

/** COMBAT-01: a d8 and speed, highest first; the tied, and they only, roll again. */
function inOrder(bout: Bout, creatures: Creature[], tied: readonly Creature[]): Creature[] {
  const rolls = creatures.map((creature) => ({
    creature,
    total: rollInitiative(bout, creature, tied),
  }));
  const totals = [...new Set(rolls.map(({ total }) => total))].sort((a, b) => b - a);
  return totals.flatMap((total) => {
    const equal = rolls.filter((roll) => roll.total === total).map(({ creature }) => creature);
    return equal.length > 1 ? inOrder(bout, equal, equal) : equal;
  });
}

function rollInitiative(bout: Bout, creature: Creature, tied: readonly Creature[]): number {
  const again = tied.length > 0;
  const natural = bout.dice.roll(8, 'initiative');
  const speed = speedOf(bout, creature);
  const total = natural + speed;
  if (!again) bout.fight.initiative = { ...bout.fight.initiative, [creature.id]: total };
  const parts = [
    { what: 'd8', n: natural },
    { what: 'speed', n: speed },
  ];
  const roll = { purpose: 'initiative', sides: 8, natural, parts, total };
  tell(bout, 'initiative', ['COMBAT-01'], {
    who: whoIs(creature),
    roll,
    again,
    ...(again && { among: tied.map(({ id }) => id) }),
  });
  return total;
}

/** COMBAT-01: its own, as on foot (MOVE-12), or that of whoever carries it where that is higher. */
function speedOf({ fight }: Bout, creature: Creature): number {
  const own = statOf({ ...creature, mount: null }, 'speed');
  if (creature.mount === null) return own;
  return Math.max(own, statOf(creatureOf(fight, mountUnder(fight, creature)), 'speed'));
}

import { apply } from '../abilities/verbs/index.ts';
import { type Run } from '../abilities/verbs/verb.ts';
import { type Bout } from './bout.ts';
import { type Creature, type CreatureId } from './creature.ts';
import { type FightEvent } from './event.ts';
import { tell, whoIs } from './tell.ts';
import { type Trap } from './traps.ts';

/** ITEM-26: automatic, not optional, and its owner is no exception. */
export function spring(bout: Bout, victim: Creature, trap: Trap): void {
  const { fight } = bout;
  fight.things = fight.things.map((one) => (one === trap ? { ...trap, spent: true } : one));
  tell(bout, 'trap sprung', ['ITEM-26'], {
    who: whoIs(victim),
    trap: trap.name,
    tile: trap.tile,
    owner: trap.owner,
  });
  const owner = fight.creatures[trap.owner];
  const run: Run = {
    bout,
    carrier: owner ?? victim,
    ability: trap.name,
    targets: [victim],
    other: victim,
    carried: carriedFor(trap),
    tile: trap.tile,
    times: 1,
    isTrap: true,
  };
  const before = bout.events.length;
  for (const effect of trap.does) apply(run, effect);
  for (const event of bout.events.slice(before)) if (isBy(event, trap.owner)) event.ofTrap = true;
}

const isBy = (event: FightEvent, owner: CreatureId): boolean =>
  'by' in event && typeof event.by === 'object' && event.by?.id === owner;

const carriedFor = ({ item, name, x }: Trap): Run['carried'] => ({
  item,
  name,
  x,
  place: 0,
  abilities: [],
  charges: null,
  spent: false,
  uses: {},
  standing: {},
});

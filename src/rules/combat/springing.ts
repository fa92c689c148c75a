import { defaultStats } from '../hero/stats.ts';
import { apply } from '../abilities/verbs/index.ts';
import { type Run } from '../abilities/verbs/verb.ts';
import { type Bout } from './bout.ts';
import { type Creature, type CreatureId } from './creature.ts';
import { creatureFrom } from './enter.ts';
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
  const run: Run = {
    bout,
    carrier: fight.creatures[trap.owner] ?? absent(trap),
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

/** ITEM-35: who placed it is not in this fight, and what it does comes from where it lies. */
const absent = ({ owner, tile, level = 1 }: Trap): Creature =>
  creatureFrom({
    id: owner,
    name: '',
    kind: 'hero',
    side: owner,
    player: null,
    sheet: { stats: defaultStats, attacks: [] },
    level,
    damageTaken: 0,
    tile,
  });

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

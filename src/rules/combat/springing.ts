import { defaultStats } from '../hero/stats.ts';
import { applyEach } from '../abilities/verbs/index.ts';
import { type Run } from '../abilities/verbs/verb.ts';
import { type Bout } from './bout.ts';
import { type Creature, type CreatureId } from './creature.ts';
import { creatureFrom } from './enter.ts';
import { tell, whoIs } from './tell.ts';
import { wholeRun } from './shape.ts';
import { foundAlso, isGone, type Trap, trapId } from './traps.ts';

/**
 * ITEM-26, ITEM-35: if it is there still; automatic, not optional, and its owner is no exception. PERC-05:
 * whoever has sprung it knows where it lies.
 */
export function spring(bout: Bout, victim: Creature, trap: Trap): void {
  const { fight } = bout;
  if (isGone(fight, trap)) return;
  const sprung = { ...trap, spent: true, foundBy: foundAlso(trap, victim) };
  fight.things = fight.things.map((one) => (one === trap ? sprung : one));
  tell(bout, 'trap sprung', ['ITEM-26'], {
    who: whoIs(victim),
    trap: trap.name,
    tile: trap.tile,
    owner: trap.owner,
  });
  const run = wholeRun({
    bout,
    carrier: itself(trap, fight.creatures[trap.owner]),
    ability: trap.name,
    targets: [victim],
    other: victim,
    carried: carriedFor(trap),
    tile: trap.tile,
    times: 1,
    isTrap: true,
  });
  applyEach(run, trap.does);
}

/**
 * ITEM-26: what a trap does comes from where it lies, and of nobody, so that nothing tells whose it
 * was; only whose enemies are in it depends on its owner. ITEM-35: that one need not be there.
 */
const itself = (
  { name, owner, tile, level = 1 }: Trap,
  { kind, side, player }: Pick<Creature, 'kind' | 'side' | 'player'> = away(owner),
): Creature =>
  creatureFrom({
    ...{ id: trapId, name, kind, side, player, level, tile },
    sheet: { stats: defaultStats, attacks: [] },
    damageTaken: 0,
  });

const away = (owner: CreatureId) => ({ kind: 'hero' as const, side: owner, player: null });

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

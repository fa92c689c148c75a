import { type CreatureId } from '../../../../src/rules/combat/creature.ts';
import { creatureFrom } from '../../../../src/rules/combat/enter.ts';
import { statOf } from '../../../../src/rules/combat/reading.ts';
import { fault } from '../../format/reading.ts';
import { type CastReading, callOf } from './cast.ts';
import { type Newcomer } from './scenario.ts';

/** MOVE-12, MOVE-16, SLOT-07: who rides somebody whom nobody could ride so. */
export function refuseSaddles(reading: CastReading, all: readonly Newcomer[]): void {
  for (const rider of all) {
    const { entrant, besides } = rider;
    const mount = all.find((one) => one.entrant.id === besides.mount);
    if (!mount) continue;
    const expected = noSaddle(rider, mount, all);
    if (expected) fault(reading, ['who', callOf(reading.cast, entrant.id), 'mount'], expected);
  }
}

function noSaddle(rider: Newcomer, mount: Newcomer, all: readonly Newcomer[]): string | null {
  const [a, b] = [bodyOf(rider), bodyOf(mount)];
  if (isCarriedBy(mount, rider.entrant.id, all))
    return mount === rider
      ? 'Nobody rides itself; expected somebody else.'
      : 'It rides who is to ride it; expected somebody whom it does not carry.';
  if (mount.waits && !rider.waits) return 'It only waits; expected who is in the fight.';
  if (statOf(b, 'size') <= statOf(a, 'size'))
    return 'It is no larger than who rides it; expected a mount of a greater size.';
  if (a.side !== b.side) return 'It is an enemy; expected a mount of the same side.';
  if (a.player !== b.player && !b.bears)
    return 'It bears nobody but its own; expected “may be ridden: yes” of it.';
  if (b.stabled) return 'It is not in the mount slot; expected one that is.';
  const others = all.filter(({ besides }) => besides.mount === mount.entrant.id);
  if (others[0] !== rider) return 'Somebody rides it already; expected a mount for each.';
  return null;
}

const bodyOf = ({ entrant, besides }: Newcomer) => ({
  ...creatureFrom(entrant),
  ...besides,
  mount: null,
});

/** Whether it is who carries it in the end, itself included. */
function isCarriedBy(one: Newcomer, id: CreatureId, all: readonly Newcomer[]): boolean {
  const seen = new Set<CreatureId>();
  let at: CreatureId | null | undefined = one.entrant.id;
  while (at && !seen.has(at)) {
    if (at === id) return true;
    seen.add(at);
    at = all.find(({ entrant }) => entrant.id === at)?.besides.mount;
  }
  return false;
}

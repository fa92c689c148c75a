import { gaits } from '../board/gaits.ts';
import { shoved } from '../board/shove.ts';
import { type Bout } from './bout.ts';
import { comeInto, placeOf } from './coming.ts';
import { type Creature } from './creature.ts';
import { isHazard, treadOn } from './footing.ts';
import { land } from './landing.ts';
import { groundFor } from './movement.ts';
import { lookAround } from './perception.ts';
import { statOf } from './reading.ts';
import { carryRider, dismount, isOutOfSaddle } from './riding.ts';
import { tell, whoIs } from './tell.ts';

/** MOVE-09: pushes or pulls somebody; what it enters on the way acts as on who walks there. */
export function shove(
  bout: Bout,
  target: Creature,
  controller: Creature,
  how: 'push' | 'pull',
  tiles: number,
  grounds: boolean,
): void {
  if (target.dead) return;
  if (target.mount !== null) return unseat(bout, target, controller, how, tiles);
  if (grounds && target.height === 'air') land(bout, target);
  const flies = target.height === 'air';
  const around = groundFor(bout.fight, target, target.height);
  const gait = flies ? gaits.fly : gaits.walk;
  const path = shoved(around, target, controller, how, tiles, gait);
  if (path.length === 0) return;
  tell(bout, 'was moved', ['MOVE-09'], { who: whoIs(target), by: whoIs(controller), how, path });
  for (const [at, tile] of path.entries()) {
    const before = placeOf(target);
    target.tile = tile;
    carryRider(bout.fight, target);
    lookAround(bout);
    const last = at === path.length - 1;
    if (!flies && isHazard(bout, target, 'walk', last)) treadOn(bout, target, 'walk', last);
    comeInto(bout, target, before);
    if (target.dead || target.tile !== tile) return;
  }
  bout.fire({ kind: 'shoved', doer: controller, sufferer: target, facts: {} });
}

/** MOVE-12: a rider who is moved out of its mount's area is thrown off; otherwise it stays on. */
function unseat(
  bout: Bout,
  rider: Creature,
  controller: Creature,
  how: 'push' | 'pull',
  tiles: number,
): void {
  const afoot = { tile: rider.tile, size: statOf(rider, 'size') };
  const path = shoved(groundFor(bout.fight, rider, 'ground'), afoot, controller, how, tiles);
  const end = path.at(-1);
  if (end === undefined || !isOutOfSaddle(bout.fight, rider, end)) return;
  tell(bout, 'was moved', ['MOVE-09'], { who: whoIs(rider), by: whoIs(controller), how, path });
  dismount(bout, rider, end, 'thrown off');
  treadOn(bout, rider, 'walk', true);
}

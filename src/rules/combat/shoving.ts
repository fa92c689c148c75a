import { gaits } from '../board/gaits.ts';
import { shoved } from '../board/shove.ts';
import { type Bout } from './bout.ts';
import { type Creature } from './creature.ts';
import { isHazard, treadOn } from './footing.ts';
import { land } from './landing.ts';
import { groundFor } from './movement.ts';
import { lookAround } from './perception.ts';
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
  if (grounds && target.height === 'air') land(bout, target);
  const flies = target.height === 'air';
  const around = groundFor(bout.fight, target, target.height);
  const gait = flies ? gaits.fly : gaits.walk;
  const path = shoved(around, target, controller, how, tiles, gait);
  if (path.length === 0) return;
  tell(bout, 'was moved', ['MOVE-09'], { who: whoIs(target), by: whoIs(controller), how, path });
  for (const [at, tile] of path.entries()) {
    target.tile = tile;
    lookAround(bout);
    const last = at === path.length - 1;
    if (flies || !isHazard(bout, target, 'walk', last)) continue;
    treadOn(bout, target, 'walk', last);
    if (target.dead) return;
  }
}

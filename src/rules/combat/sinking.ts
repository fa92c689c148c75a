import { isAfloat } from '../board/gaits.ts';
import { type Bout } from './bout.ts';
import { type Creature } from './creature.ts';
import { isWet } from './footing.ts';
import { walksOnStyx } from './hostile-ground.ts';
import { tell, whoIs } from './tell.ts';

/** MOVE-10: at the end of its turn it sinks by a tile, or is out of it. */
export function endOnGround(bout: Bout, creature: Creature): void {
  const { turn, board } = bout.fight;
  const swims = isWet(turn, creature) || creature.depth > 0 || !walksOnStyx(creature, null);
  const sinks = swims && creature.mount === null && !turn.overStyx?.includes(creature.id);
  if (creature.height === 'ground' && isAfloat(board, creature) && sinks) {
    creature.depth += 1;
    tell(bout, 'sank', ['MOVE-10'], { who: whoIs(creature), depth: creature.depth });
  } else creature.depth = 0;
}

/** MOVE-10: so many tiles at once, of an ability; nothing to who is not in it. */
export function sinkDeeper(bout: Bout, creature: Creature, tiles: number): void {
  const { height, mount, depth } = creature;
  if (tiles < 1 || height !== 'ground' || mount !== null) return;
  if (!isAfloat(bout.fight.board, creature)) return;
  if (depth === 0 && walksOnStyx(creature, null)) return;
  creature.depth += tiles;
  tell(bout, 'sank', ['MOVE-10'], { who: whoIs(creature), depth: creature.depth });
}

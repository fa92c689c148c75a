import { type Ground } from '../../board/board.ts';
import { distance } from '../../board/space.ts';
import { groundAt } from '../../board/terrain.ts';
import { type ActionOf } from '../action.ts';
import { namedAbility } from '../activate-deed.ts';
import { livingEnemies } from '../bout.ts';
import { callIn } from '../calling.ts';
import { type Creature } from '../creature.ts';
import { type Fight } from '../fight.ts';

type Use = ActionOf<'activate'>;

const hostile: readonly Ground[] = ['lava', 'styx'];
/** More tiles than there are between any two. */
const farthest = 512;

/**
 * ITEM-34: of the ways to call somebody who appears beside its caller the one with which it stands
 * nearest to an enemy, since it is there to strike, or as far off as it can strike from; every other
 * use as it is.
 */
export function bestCalls(fight: Fight, me: Creature, uses: readonly Use[]): readonly Use[] {
  const calls = new Map(
    uses.flatMap((use) => {
      const range = use.tile === null ? 0 : rangeOfCalled(me, use);
      return range > 0 ? [[use, misplaced(fight, me, use, range)] as const] : [];
    }),
  );
  if (calls.size === 0) return uses;
  const isSame = (a: Use, b: Use) => a.item === b.item && a.ability === b.ability;
  return uses.filter((use) => {
    const rooms = [...calls].filter(([one]) => isSame(one, use));
    if (rooms.length === 0) return true;
    const least = Math.min(...rooms.map(([, one]) => one));
    return use === rooms.find(([, one]) => one === least)?.[0];
  });
}

/** From how far whom it calls strikes; 0 where it calls nobody who does, or says itself where to. */
function rangeOfCalled(me: Creature, use: Use): number {
  const ability = namedAbility(me, use)?.ability;
  if (!ability || ability.use.on === 'tile') return 0;
  return Math.max(0, ...(callIn(ability)?.attacks ?? []).map(({ range }) => range));
}

/** How many tiles too far off it would be to strike, or too near; what hurts it is worse than all. */
function misplaced(fight: Fight, me: Creature, { tile }: Use, range: number): number {
  const there = { tile: tile ?? me.tile, size: 0 };
  const hurts = hostile.includes(groundAt(fight.board, there.tile)) ? farthest : 0;
  const foes = livingEnemies(fight, me).map((foe) => distance(foe, there));
  return hurts + Math.abs(Math.min(farthest, ...foes) - range);
}

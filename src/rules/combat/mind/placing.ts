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
 * nearest to an enemy, since it is there to strike; every other use as it is.
 */
export function nearestCalls(fight: Fight, me: Creature, uses: readonly Use[]): readonly Use[] {
  const isChoice = (use: Use): boolean => {
    const ability = namedAbility(me, use)?.ability;
    return ability !== undefined && ability.use.on !== 'tile' && callsFighter(ability);
  };
  const calls = uses.filter((use) => use.tile !== null && isChoice(use));
  if (calls.length === 0) return uses;
  const foes = livingEnemies(fight, me);
  const far = ({ tile }: Use) => {
    const there = { tile: tile ?? me.tile, size: 0 };
    const hurts = hostile.includes(groundAt(fight.board, there.tile)) ? farthest : 0;
    return hurts + Math.min(farthest, ...foes.map((foe) => distance(foe, there)));
  };
  const isSame = (a: Use, b: Use) => a.item === b.item && a.ability === b.ability;
  return uses.filter((use) => {
    const rooms = calls.filter((one) => isSame(one, use));
    if (rooms.length === 0) return true;
    return use === rooms.reduce((best, one) => (far(one) < far(best) ? one : best));
  });
}

const callsFighter = (ability: Parameters<typeof callIn>[0]): boolean =>
  (callIn(ability)?.attacks ?? []).length > 0;

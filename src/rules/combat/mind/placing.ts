import { isAfloat, isInLava } from '../../board/gaits.ts';
import { distance } from '../../board/space.ts';
import { type ActionOf } from '../action.ts';
import { namedAbility } from '../activate-deed.ts';
import { livingEnemies } from '../bout.ts';
import { callIn } from '../calling.ts';
import { type Creature } from '../creature.ts';
import { type Fight } from '../fight.ts';

type Use = ActionOf<'activate'>;

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
      const called = use.tile === null ? null : calledBy(me, use);
      return called ? [[use, misplaced(fight, me, use, called)] as const] : [];
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

/** `range`: from how many tiles off it strikes. */
type Called = { range: number; size: number };

/** Whom it calls; null where it calls nobody who strikes, or says itself where to. */
function calledBy(me: Creature, use: Use): Called | null {
  const ability = namedAbility(me, use)?.ability;
  const call = ability && ability.use.on !== 'tile' && callIn(ability);
  if (!call) return null;
  const range = Math.max(0, ...call.attacks.map((attack) => attack.range));
  return range > 0 ? { range, size: call.size } : null;
}

/** How many tiles too far off it would be to strike, or too near; what hurts it is worse than all. */
function misplaced(fight: Fight, me: Creature, { tile }: Use, { range, size }: Called): number {
  const there = { tile: tile ?? me.tile, size };
  const hurts = isInLava(fight.board, there) || isAfloat(fight.board, there) ? farthest : 0;
  const foes = livingEnemies(fight, me).map((foe) => distance(foe, there));
  return hurts + Math.abs(Math.min(farthest, ...foes) - range);
}

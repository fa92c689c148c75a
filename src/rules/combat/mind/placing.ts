import { type Activated } from '../../abilities/seam.ts';
import { isAfloat, isInLava } from '../../board/gaits.ts';
import { type Body, distance } from '../../board/space.ts';
import { type ActionOf } from '../action.ts';
import { namedAbility } from '../activate-deed.ts';
import { livingEnemies } from '../bout.ts';
import { appearsAt, callIn } from '../calling.ts';
import { type Creature } from '../creature.ts';
import { type Fight } from '../fight.ts';

type Use = ActionOf<'activate'>;

/** More tiles than there are between any two. */
const farthest = 512;

/**
 * ITEM-34: of the ways to call somebody the one with which it stands nearest to an enemy, since it is
 * there to strike, or as far off as it can strike from; who does not strike, nearest to its caller.
 * Every other use as it is.
 */
export function bestCalls(fight: Fight, me: Creature, uses: readonly Use[]): readonly Use[] {
  const calls = new Map(
    uses.flatMap((use) => {
      const called = calledBy(fight, me, use);
      return called ? [[use, misplaced(fight, me, called)] as const] : [];
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

/** `range`: from how many tiles off it strikes; 0: it does not. */
type Called = Body & { range: number };

/** Who would stand where; null where it is about more than that, or says no tile. */
function calledBy(fight: Fight, me: Creature, { tile, ...use }: Use): Called | null {
  const ability = tile !== null && namedAbility(me, use)?.ability;
  if (!ability || !isCall(ability)) return null;
  const body = appearsAt(fight, me, ability, tile);
  const attacks = callIn(ability)?.attacks ?? [];
  return body && { ...body, range: Math.max(0, ...attacks.map((attack) => attack.range)) };
}

/** ITEM-34: whether the tile that it names is where somebody is to appear, and nothing else. */
export const isCall = (ability: Activated): boolean =>
  callIn(ability) !== undefined && ability.use.radius === undefined && !ability.special;

/** How many tiles too far off it would be to strike, or too near; what hurts it is worse than all. */
function misplaced(fight: Fight, me: Creature, { range, ...there }: Called): number {
  const hurts = isInLava(fight.board, there) || isAfloat(fight.board, there) ? farthest : 0;
  if (range === 0) return hurts + distance(me, there);
  const foes = livingEnemies(fight, me).map((foe) => distance(foe, there));
  return hurts + Math.abs(Math.min(farthest, ...foes) - range);
}

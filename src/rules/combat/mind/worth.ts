import { groundAt } from '../../board/terrain.ts';
import { type Tile } from '../../board/tile.ts';
import { type Creature } from '../creature.ts';
import { type Fight } from '../fight.ts';
import { hpOf, maxHp } from '../health.ts';
import { statOf } from '../reading.ts';

/** What it costs to use something up, as a share of the own HP. */
const price = { thing: 0.1, use: 0.08, charge: 0.06 };

/** Below this share of its HP somebody is as good as dead. */
const least = 0.12;

/** What could be dealt to somebody dead is worth nothing more: striking is better than threatening. */
const overkill = -1;

/** The logarithm of what is left after a loss; near death straight on, so that less is worse. */
export function lasting(hp: number, loss: number, most: number): number {
  const left = Math.max(overkill, (hp - loss) / most);
  return left >= least ? Math.log(left) : Math.log(least) + (left - least) / least / 2;
}

export const share = (one: Creature): number => hpOf(one) / maxHp(one);

export const pools = ({ temporaryHp }: Creature): number =>
  temporaryHp.reduce((sum, { hp }) => sum + hp, 0);

const d10 = 5.5;

/** MOVE-10, MOVE-15: what the ground there does to it when its next turn begins. */
export function underfoot({ board, house }: Fight, one: Creature, tile: Tile): number {
  if (one.height === 'air' || one.mount !== null) return 0;
  const ground = groundAt(board, tile);
  if (ground === 'lava' && house?.lava === 'harmless') return 0;
  if (ground === 'lava') return Math.max(0, d10 - statOf(one, 'fire resist'));
  if (ground !== 'styx' || one.movement.includes('spirit walk')) return 0;
  return Math.max(0, d10 * (2 + one.depth) - statOf(one, 'toxic resist'));
}

/** What it has used up: things, charges, uses that do not come back in this fight. */
export function spent({ kit = [] }: Creature): number {
  let sum = 0;
  for (const { spent: gone, charges, abilities, uses } of kit) {
    if (gone) sum += price.thing;
    if (charges !== null) sum -= price.charge * charges;
    for (const [index, ability] of abilities.entries())
      if ('use' in ability && ability.limit?.each === 'fight')
        sum += price.use * (uses[index]?.fight ?? 0);
  }
  return sum;
}

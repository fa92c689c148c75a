import { type Fight } from '../combat/fight.ts';
import { purse } from '../money.ts';
import { gold, type HeroId } from '../names.ts';
import { pay, type Scene } from '../scene.ts';

/** ITEM-05: gold won in a fight is paid to whoever lives. */
export function payWon(scene: Scene, { creatures, won = {} }: Fight): void {
  for (const [hero, amount] of Object.entries(won) as [HeroId, number][])
    if (creatures[hero]?.dead === false)
      pay(scene, 'mint', purse(hero), gold(amount), 'won in a fight');
}

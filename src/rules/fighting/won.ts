import { type Fight } from '../combat/fight.ts';
import { isAtPeace } from '../combat/index.ts';
import { purse } from '../money.ts';
import { gold, type HeroId } from '../names.ts';
import { pay, type Scene, setGame } from '../scene.ts';

/** ITEM-05: gold won in a fight is paid to whoever lives. */
export function payWon(scene: Scene, { creatures, won = {} }: Fight): void {
  for (const [hero, amount] of Object.entries(won) as [HeroId, number][])
    if (creatures[hero]?.dead === false)
      pay(scene, 'mint', purse(hero), gold(amount), 'won in a fight');
}

/** ITEM-05: in a loot round it is paid at once, or with the end of its combat, so that it buys something there. */
export function payInPeace(scene: Scene, fight: Fight): void {
  if (!fight.won || fight.pending || !isAtPeace(fight)) return;
  setGame(scene, { fight: { ...fight, won: undefined } });
  payWon(scene, fight);
}

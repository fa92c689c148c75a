import { type Carried } from '../abilities/carried.ts';
import { type Fight } from '../combat/fight.ts';
import { purse } from '../money.ts';
import { gold, type HeroId } from '../names.ts';
import { settle } from '../hero/dependents.ts';
import { pay, type Scene, setItem } from '../scene.ts';

/** ITEM-05: gold won in a fight is paid to whoever lives. */
export function payWon(scene: Scene, { creatures, won = {} }: Fight): void {
  for (const [hero, amount] of Object.entries(won) as [HeroId, number][])
    if (creatures[hero]?.dead === false)
      pay(scene, 'mint', purse(hero), gold(amount), 'won in a fight');
}

/** ITEM-15, WEEK-03, ITEM-04: what a fight has used up of its heroes' things, or updated, is so. */
export function keepUsed(scene: Scene, { creatures }: Fight): void {
  for (const { kind, player, kit = [], sheet } of Object.values(creatures)) {
    if (player === null) continue;
    for (const thing of kit) keep(scene, player, thing);
    if (kind === 'hero') settle(scene, sheet.varying ?? []);
  }
}

function keep(scene: Scene, hero: HeroId, { item: id, charges, spent }: Carried): void {
  const item = scene.game.items[id];
  if (item?.holder !== `hero:${hero}`) return;
  const left = spent ? 0 : (charges ?? item.charges);
  if (left !== item.charges) setItem(scene, id, { charges: left });
}

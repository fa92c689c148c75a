import { withStatics } from '../abilities/static.ts';
import { type Game, type Item } from '../game.ts';
import { type Goods } from '../goods.ts';
import { type HeroId } from '../names.ts';
import { itemCard } from '../scene.ts';
import { defaultStats, naturalAttack, type Sheet } from './stats.ts';

/** What a hero has on: every item with a slot, slotless ones included (ENTER-01, SLOT-04). */
export const equipped = (game: Game, hero: HeroId): Item[] =>
  Object.values(game.items).filter((item) => item.holder === `hero:${hero}` && item.slot !== null);

export const belongings = (game: Game, hero: HeroId): Item[] =>
  Object.values(game.items).filter((item) => item.holder === `hero:${hero}`);

/** STAT-01: the defaults and what each equipped item adds; the attacks they grant. */
export function sheetOf(game: Game, goods: Goods, hero: HeroId): Sheet {
  const bare: Sheet = { stats: defaultStats, attacks: [naturalAttack] };
  return equipped(game, hero).reduce((sheet, item) => {
    const { name, abilities } = itemCard(game, goods, item.definition);
    return withStatics(sheet, name, abilities);
  }, bare);
}

/** STAT-01: HP is the maximum less the damage taken; a living hero's reads 1 at least. */
export function hitPoints(game: Game, goods: Goods, hero: HeroId): { now: number; most: number } {
  const most = sheetOf(game, goods, hero).stats.hp;
  const taken = game.heroes[hero]?.damageTaken ?? 0;
  return { now: Math.min(most, Math.max(1, most - taken)), most };
}

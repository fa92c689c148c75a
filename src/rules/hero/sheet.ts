import { withStatics } from '../abilities/static.ts';
import { type Game, type Item } from '../game.ts';
import { type Goods } from '../goods.ts';
import { type HeroId } from '../names.ts';
import { varied } from '../combat/varying.ts';
import { powerOf } from '../items/power.ts';
import { heroOf, itemCard } from '../scene.ts';
import {
  defaultStats,
  naturalAttack,
  type Sheet,
  type StatName,
  statNames,
  type Stats,
} from './stats.ts';

/** What a hero has on: every item with a slot, slotless ones included (ENTER-01, SLOT-04). */
export const equipped = (game: Game, hero: HeroId): Item[] =>
  Object.values(game.items).filter((item) => item.holder === `hero:${hero}` && item.slot !== null);

export const belongings = (game: Game, hero: HeroId): Item[] =>
  Object.values(game.items).filter((item) => item.holder === `hero:${hero}`);

/** STAT-01: the defaults and what each equipped item adds; the attacks they grant. */
export function sheetOf(game: Game, goods: Goods, hero: HeroId): Sheet {
  const bare: Sheet = { stats: defaultStats, attacks: [naturalAttack] };
  const { level } = heroOf(game, hero);
  return equipped(game, hero).reduce((sheet, item) => {
    const card = itemCard(game, goods, item.definition);
    return withStatics(sheet, { ...card, power: powerOf(card, level) });
  }, bare);
}

/** STAT-07: its stats as they are now, outside of fights. */
export function statsNow(game: Game, goods: Goods, hero: HeroId): Stats {
  const { level, damageTaken } = heroOf(game, hero);
  const sheet = sheetOf(game, goods, hero);
  const { stats, varying = [] } = sheet;
  const still = { conditions: [], height: 'ground' as const, mount: null };
  const now = (stat: StatName) =>
    stats[stat] + varied({ sheet, level, damageTaken, ...still }, varying, stat);
  return Object.fromEntries(statNames.map((stat) => [stat, now(stat)])) as Stats;
}

/** STAT-01: HP is the maximum less the damage taken; a living hero's reads 1 at least. */
export function hitPoints(game: Game, goods: Goods, hero: HeroId): { now: number; most: number } {
  const most = statsNow(game, goods, hero).hp;
  const taken = game.heroes[hero]?.damageTaken ?? 0;
  return { now: Math.min(most, Math.max(1, most - taken)), most };
}

import { withStatics } from '../abilities/static.ts';
import { type Game, type Item } from '../game.ts';
import { type Goods } from '../goods.ts';
import { type HeroId } from '../names.ts';
import { exactStat, resting } from '../combat/varying.ts';
import { type Card } from '../items/card.ts';
import { type Slot } from '../items/definition.ts';
import { powerOf } from '../items/power.ts';
import { heroOf } from '../scene.ts';
import { halvesOf, isPart } from './as-one.ts';
import { gathered } from './gathered.ts';
import { byAge, sittingOn } from './sitting.ts';
import { ownCard } from './thing-card.ts';
import { defaultStats, naturalAttack, type Sheet, statNames, type Stats } from './stats.ts';

/** What a hero has on: every item with a slot, slotless ones included (ENTER-01, SLOT-04). */
export const equipped = (game: Game, hero: HeroId): Item[] =>
  belongings(game, hero).filter((item) => item.slot !== null);

/** FORGE-03: the same as whole things, two that are one counted once. */
export const worn = (game: Game, hero: HeroId): Item[] =>
  equipped(game, hero).filter((item) => !isPart(item));

export const belongings = (game: Game, hero: HeroId): Item[] => [
  ...(gathered(game).heldBy.get(`hero:${hero}`) ?? []),
];

/** FORGE-03: what a hero has, two that are one counted once. */
export const things = (game: Game, hero: HeroId): Item[] =>
  belongings(game, hero).filter((item) => !isPart(item));

/** A thing whose abilities a hero has, and the slot in which it is worn, or the thing on which it sits. */
export type InForce = { item: Item; card: Card; slot: Slot };

/** ITEM-27: all that a hero has on, each thing followed by what sits on it, the oldest first. */
export const inForce = (game: Game, goods: Goods, hero: HeroId): InForce[] =>
  worn(game, hero)
    .sort(byAge)
    .flatMap((thing) =>
      [...halvesOf(game, thing), ...sittingOn(game, thing.id)].map((item) => ({
        item,
        card: ownCard(game, goods, item),
        slot: thing.slot ?? 'slotless',
      })),
    );

/** STAT-01: the defaults and what each equipped item adds, and what sits on it; the attacks they grant. */
export function sheetOf(game: Game, goods: Goods, hero: HeroId): Sheet {
  const bare: Sheet = { stats: defaultStats, attacks: [naturalAttack] };
  const { level } = heroOf(game, hero);
  return inForce(game, goods, hero).reduce(
    (sheet, { card, item: { id, counts } }) =>
      withStatics(sheet, { ...card, power: powerOf(card, level), dependent: { item: id, counts } }),
    bare,
  );
}

/** STAT-07: its stats as they are now, outside of fights. */
export function statsNow(
  game: Game,
  goods: Goods,
  hero: HeroId,
  sheet = sheetOf(game, goods, hero),
): Stats {
  const { level, damageTaken } = heroOf(game, hero);
  const own = resting(sheet, level, damageTaken);
  return Object.fromEntries(statNames.map((stat) => [stat, exactStat(own, stat)])) as Stats;
}

/** STAT-01: HP is the maximum less the damage taken; a living hero's reads 1 at least. */
export function hitPoints(
  game: Game,
  goods: Goods,
  hero: HeroId,
  stats = statsNow(game, goods, hero),
): { now: number; most: number } {
  const most = Math.max(1, stats.hp);
  const taken = game.heroes[hero]?.damageTaken ?? 0;
  return { now: Math.min(most, Math.max(1, most - taken)), most };
}

import { shuffled } from '../dice.ts';
import { type Game, type Item, type Orb } from '../game.ts';
import { type Goods, stocked } from '../goods.ts';
import { type ItemKind } from '../items/definition.ts';
import { thingCard } from '../hero/thing-card.ts';
import { gold, type HeroId } from '../names.ts';
import { itemCard, type Scene, setItem, tell } from '../scene.ts';
import { setWeek, theWeek } from '../week/week.ts';
import { layOrbs, type Ware } from './lay-orbs.ts';
import { isEmpty } from './orbs.ts';

/**
 * ORB-08, ORB-10: the week's key and two chests, each in a red orb that nobody has saved. What lies in the
 * dearer chest costs at least as much as what lies in the other; neither price tells which thing it is.
 */
export function layChests(scene: Scene, week: number): void {
  const costs = stocked(scene.goods, 'loot')[0]?.card.chests;
  const [key] = waresOf(scene.goods, 'chest key');
  const treasures = waresOf(scene.goods, 'chest item');
  if (!costs || !key || treasures.length < costs.length) return;
  const red = { colour: 'red' as const, week };
  const drawn = shuffled(treasures, scene.dice, 'chests')
    .slice(0, costs.length)
    .sort((a, b) => a.card.cost - b.card.cost);
  layOrbs(scene, [key], ({ card }) => ({ ...red, weekly: 'key', cost: gold(card.cost) }));
  layOrbs(scene, drawn, (_, at) => ({ ...red, weekly: 'chest', cost: gold(costs[at] ?? 0) }));
}

const waresOf = (goods: Goods, kind: ItemKind): Ware[] =>
  stocked(goods, 'item').filter(({ card }) => card.kinds.includes(kind));

/** ORB-08: whether this hero has had their chest item of the week. */
export const hasHadChest = ({ week }: Game, hero: HeroId): boolean =>
  week?.chests?.includes(hero) === true;

/** ORB-08: whether it is a chest, and this hero can have none of it any more this week. */
export const isOneTooMany = (game: Game, hero: HeroId, { weekly }: Orb): boolean =>
  weekly === 'chest' && hasHadChest(game, hero);

/** ORB-08: that was the one of this week. */
export function noteChest(scene: Scene, hero: HeroId): void {
  setWeek(scene, { chests: [...(theWeek(scene.game).chests ?? []), hero] });
}

/** What this hero can open a chest with. */
export const keyOf = (
  { game, goods }: Pick<Scene, 'game' | 'goods'>,
  hero: HeroId,
): Item | undefined =>
  Object.values(game.items).find(
    (item) => item.holder === `hero:${hero}` && isKey(game, goods, item),
  );

const isKey = (game: Game, goods: Goods, { definition }: Item): boolean =>
  itemCard(game, goods, definition).abilities.some((one) => 'open' in one);

/** ORB-08: those of these orbs, none of them empty, that this hero has a key for. */
export const openedBy = (
  scene: Pick<Scene, 'game' | 'goods'>,
  hero: HeroId,
  full: readonly Orb[],
): Orb[] =>
  keyOf(scene, hero) && !hasHadChest(scene.game, hero)
    ? full.filter(({ weekly }) => weekly === 'chest')
    : [];

/** ORB-08: the name of this hero’s key as long as there is a chest that it opens. */
export function keyThatOpens(scene: Pick<Scene, 'game' | 'goods'>, hero: HeroId): string | null {
  const full = Object.values(scene.game.orbs).filter((orb) => !isEmpty(scene.game, orb));
  const key = openedBy(scene, hero, full).length > 0 ? keyOf(scene, hero) : undefined;
  return key ? thingCard(scene.game, scene.goods, key).name : null;
}

/** ORB-08: with the week's end no key opens anything any more; it is gone, and whoever has it is told. */
export function spendKeys(scene: Scene): void {
  for (const item of Object.values(scene.game.items)) {
    if (!item.holder.startsWith('hero:') || !isKey(scene.game, scene.goods, item)) continue;
    spend(scene, item);
    const { name } = itemCard(scene.game, scene.goods, item.definition);
    const hero = item.holder.slice('hero:'.length) as HeroId;
    tell(scene, 'key expired', ['ORB-08'], null, { [hero]: { name } });
  }
}

export const spend = (scene: Scene, { id }: Item): void =>
  setItem(scene, id, { holder: 'gone', slot: null });

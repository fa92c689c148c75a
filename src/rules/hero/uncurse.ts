import { type Game, type Item } from '../game.ts';
import { type Goods } from '../goods.ts';
import { isOfKind } from '../items/card.ts';
import { type HeroId, type ItemId } from '../names.ts';
import { isRefusal, type Refusal, refuse } from '../refusal.ts';
import { type Scene, setItem, tell } from '../scene.ts';
import { byAge } from './sitting.ts';
import { ownItem, staysFor, takenOff, wardrobeRefusal } from './equip.ts';
import { belongings, things } from './sheet.ts';
import { ownCard, thingCard } from './thing-card.ts';

/**
 * ITEM-08: a charge of what takes curses off puts a worn one of the own into the inventory. In the void
 * only, as all changes of equipment (SLOT-08).
 */
export function uncurse(scene: Scene, hero: HeroId, id: ItemId): Refusal | void {
  const item = ownItem(scene, hero, id, 'ITEM-08');
  if (isRefusal(item)) return item;
  const { name } = thingCard(scene.game, scene.goods, item);
  if (!clings(scene, item)) return refuse('not cursed', 'ITEM-08', { name });
  const no = wardrobeRefusal(scene.game, hero);
  if (no) return no;
  const cure = cureOf(scene, hero);
  if (!cure) return refuse('no cure', 'ITEM-08', { name });
  const left = (cure.charges ?? 0) - 1;
  setItem(scene, cure.id, { charges: left });
  takenOff(scene, id);
  const by = thingCard(scene.game, scene.goods, cure).name;
  tell(scene, 'uncursed', ['ITEM-08'], null, { [hero]: { name, by, left } });
}

type Seen = Pick<Scene, 'game' | 'goods'>;

/** Whether it is worn, and nothing but a cure takes it off. */
const clings = ({ game, goods }: Seen, item: Item): boolean =>
  item.slot !== null && staysFor(thingCard(game, goods, item)) === 'ITEM-08';

/** Which of a hero's things takes a curse off next: one whose charges come back before one whose do not, the oldest first. */
function cureOf({ game, goods }: Seen, hero: HeroId): Item | undefined {
  const cures = belongings(game, hero)
    .map((item) => ({ item, card: ownCard(game, goods, item) }))
    .filter(({ item, card }) => (item.charges ?? 0) > 0 && card.abilities.some(isCure));
  const first = cures.sort((a, b) => byAge(a.item, b.item));
  return (first.find(({ card }) => !isOfKind(card, 'consumable')) ?? first[0])?.item;
}

const isCure = (ability: object): boolean => 'uncurse' in ability;

/** The worn curses of which a hero can be rid now. */
export function curesNow(game: Game, goods: Goods, hero: HeroId): ItemId[] {
  const scene = { game, goods };
  if (!cureOf(scene, hero)) return [];
  return things(game, hero)
    .filter((item) => clings(scene, item))
    .map(({ id }) => id);
}

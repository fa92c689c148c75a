import { type Game, type Item } from '../game.ts';
import {
  type Addition,
  additionOf,
  additionRule,
  cannotCarry,
  roomFor,
} from '../items/additions.ts';
import { kindsOf } from '../items/card.ts';
import { type HeroId, type ItemId } from '../names.ts';
import { isRefusal, type Refusal, refuse } from '../refusal.ts';
import { type Scene, setItem, tell } from '../scene.ts';
import { wholeOf } from './as-one.ts';
import { ownItem, wardrobeRefusal } from './equip.ts';
import { carrierOf, sittingOn } from './sitting.ts';
import { thingCard } from './thing-card.ts';

type Reading = Pick<Scene, 'game' | 'goods'>;

/** Something that sits on things, and a thing of the same hero. */
type Pairing = { item: Item; addition: Addition; onto: Item };

/** What was set where, and from where; `moves`: that was its move of the week. */
export type SetOn = { name: string; onto: string; from: string | null; moves: boolean };

/** ITEM-02, ITEM-13, ITEM-18: it sits there from now on. */
export function setOn(scene: Scene, item: Item, onto: Item): SetOn {
  const from = item.on === null ? null : nameOf(scene, item.on);
  const moves = isMove(scene.game, item, onto.id);
  const moved = moves && { moved: weekOf(scene.game) };
  setItem(scene, item.id, { on: onto.id, home: onto.id, ...moved });
  return { name: nameOf(scene, item.id), onto: nameOf(scene, onto.id), from, moves };
}

/** ITEM-02, ITEM-30: takes what sits on a thing off it, into the inventory. */
export function detach(scene: Scene, hero: HeroId, id: ItemId): Refusal | void {
  const item = ownItem(scene, hero, id, 'ITEM-18');
  if (isRefusal(item)) return item;
  const name = nameOf(scene, id);
  if (item.on === null) return refuse('sits on nothing', 'ITEM-18', { name });
  const no = wardrobeRefusal(scene.game, hero);
  if (no) return no;
  setItem(scene, id, { on: null });
  const from = nameOf(scene, item.on);
  tell(scene, 'detached', [ruleOf(scene, item)], null, { [hero]: { name, from } });
}

/** Why the one cannot be set on the other, whenever it is; null where it can. */
export function attachRefusal(scene: Reading, item: Item, thing: Item): Refusal | null {
  const addition = additionOf(cardOf(scene, item));
  const [name, onto] = [nameOf(scene, item.id), nameOf(scene, thing.id)];
  if (addition === null) return refuse('sits on no thing', 'ITEM-18', { name });
  if (carrierOf(scene.game, item)?.id === thing.id)
    return refuse('sits there already', additionRule[addition], { name, onto });
  const forbids = cannotCarry({ kinds: kindsOf(cardOf(scene, thing)) }, addition);
  if (forbids) return refuse('cannot carry', forbids, { name, onto, addition });
  const pairing = { item, addition, onto: thing };
  return fullRefusal(scene, pairing) ?? movingRefusal(scene, pairing);
}

function fullRefusal(scene: Reading, { item, addition, onto }: Pairing): Refusal | null {
  const there = sittingOn(scene.game, onto.id).filter(
    (one) => additionOf(cardOf(scene, one)) === addition,
  );
  if (there.length < roomFor(addition)) return null;
  const holds = there.map(({ id }) => nameOf(scene, id)).join(', ');
  const [name, on] = [nameOf(scene, item.id), nameOf(scene, onto.id)];
  return refuse('no room for it', additionRule[addition], { name, onto: on, holds });
}

/** ITEM-30: a used upgrade goes back to where it was; ITEM-02, ITEM-13: one move in each week. */
function movingRefusal(scene: Reading, { item, addition, onto }: Pairing): Refusal | null {
  if (!isMove(scene.game, item, onto.id)) return null;
  const name = nameOf(scene, item.id);
  if (addition === 'upgrade') {
    const home = item.home === null ? '' : nameOf(scene, item.home);
    return refuse('upgrade used', 'ITEM-30', { name, home });
  }
  if (item.moved !== weekOf(scene.game)) return null;
  return refuse('moved this week', additionRule[addition], { name });
}

/** ITEM-02: the first setting is no move, nor is going back to where it sat last. */
const isMove = ({ items }: Game, { home }: Item, onto: ItemId): boolean =>
  home !== null && home !== onto && items[home]?.form?.partOf !== onto;

const weekOf = ({ week }: Game): number => week?.number ?? 0;

const cardOf = ({ game, goods }: Reading, item: Item) => thingCard(game, goods, item);

export const ruleOf = (scene: Reading, item: Item) =>
  additionRule[additionOf(cardOf(scene, item)) ?? 'upgrade'];

function nameOf(scene: Reading, id: ItemId): string {
  const item = scene.game.items[id];
  return item ? cardOf(scene, wholeOf(scene.game, id)).name : '';
}

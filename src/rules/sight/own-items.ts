import { dependentStat } from '../abilities/dependent.ts';
import { asInFight } from '../fighting/as-before.ts';
import { asKept } from '../fighting/keep.ts';
import { type Game, type Item } from '../game.ts';
import { type Goods } from '../goods.ts';
import { halvesOf, liesOf, mapOf, partOf } from '../hero/as-one.ts';
import { countedCharges } from '../hero/charges.ts';
import { companionOf } from '../hero/companions.ts';
import { usesLeftOf } from '../hero/counted-uses.ts';
import { comesOff, wardrobeRefusal } from '../hero/equip.ts';
import { netWorth } from '../hero/net-worth.ts';
import { things } from '../hero/sheet.ts';
import { carrierOf } from '../hero/sitting.ts';
import { ownCard, thingCard } from '../hero/thing-card.ts';
import { namesOn } from '../hero/worn-face.ts';
import { type Card } from '../items/card.ts';
import { powerOf } from '../items/power.ts';
import { type HeroId } from '../names.ts';
import { heroOf, itemOf } from '../scene.ts';
import { answersOf } from './answers.ts';
import { describedAs } from './changed.ts';
import { type OwnItem } from './views.ts';

/** All that a hero’s player may know of its things; in a fight as they are there, with what has been used up so far. */
export function ownItems(game: Game, goods: Goods, hero: HeroId): OwnItem[] {
  const now = asKept({ game, goods }, hero);
  const inFight = game.fight?.asBefore ? asKept({ game: asInFight(game), goods }, hero) : now;
  return things(now, hero).map((item) =>
    isAsBefore(now, hero, item)
      ? asBefore(
          ownItem(inFight, goods, hero, itemOf(inFight, item.id)),
          ownItem(now, goods, hero, item),
        )
      : ownItem(now, goods, hero, item),
  );
}

/** GAME-06: in the fight that goes on; what another one comes upon in a loot turn is nobody’s business. */
function isAsBefore(game: Game, hero: HeroId, item: Item): boolean {
  const { fight } = game;
  const changed = halvesOf(game, item).some(({ id }) => fight?.asBefore?.[id] !== undefined);
  return changed && (!fight?.walk || fight.creatures[hero] !== undefined);
}

/** What it costs, and can be said of it for good, is so at once. */
const asBefore = (then: OwnItem, now: OwnItem): OwnItem => ({
  ...{ ...then, cost: now.cost, worth: now.worth, answers: now.answers },
  afterFight: now,
});

function ownItem(game: Game, goods: Goods, hero: HeroId, item: Item): OwnItem {
  const card = thingCard(game, goods, item);
  const locked = wardrobeRefusal(game, hero);
  const on = carrierOf(game, item);
  const second = partOf(game, item.id);
  const lies = liesOf(game, item);
  const stuck = item.slot !== null && !lies && !comesOff(game, goods, item);
  return {
    id: item.id,
    name: card.name,
    ...describedAs(game, item, card),
    ...powerIn(card, heroOf(game, hero).level),
    answers: answersOf(game, goods, item, heroOf(game, hero).orders?.answers),
    slot: card.slot,
    equipped: item.slot !== null,
    left: countedCharges(card, item.charges),
    ...(second && card.with && { leftOfSecond: countedCharges(card.with, second.charges) }),
    ...usesIn(game, goods, item),
    ...dependsIn(game, goods, item),
    ...companionsIn(game, goods, item),
    cost: card.cost as OwnItem['cost'],
    worth: netWorth(game, goods, item),
    on: on && { id: on.id, name: thingCard(game, goods, on).name },
    carries: namesOn(game, goods, item),
    ...(lies && { lies: { tile: lies.trap.tile, map: mapOf(goods, lies) } }),
    fixed: stuck ? 'for good' : locked ? 'locked' : null,
  };
}

/** ITEM-23: a super power has no number but its owner’s. */
const powerIn = (card: Card, level: number): Pick<OwnItem, 'power'> =>
  card.kinds.includes('super power') ? { power: powerOf(card, level) } : {};

/** ITEM-27: what is left of the uses of each half of it. */
function usesIn(game: Game, goods: Goods, item: Item): Pick<OwnItem, 'uses'> {
  const uses = halvesOf(game, item).flatMap((half) => usesLeftOf(ownCard(game, goods, half), half));
  return uses.length > 0 ? { uses } : {};
}

/** ITEM-03: what each half of it gives as a dependent. */
function dependsIn(game: Game, goods: Goods, item: Item): Pick<OwnItem, 'depends'> {
  const depends = halvesOf(game, item).flatMap((half) => {
    const stat = dependentStat(ownCard(game, goods, half));
    return stat ? [{ stat, by: half.counts }] : [];
  });
  return depends.length > 0 ? { depends } : {};
}

/** ITEM-24: who comes along with each half of it. */
function companionsIn(game: Game, goods: Goods, item: Item): Pick<OwnItem, 'companions'> {
  const companions = halvesOf(game, item).flatMap(
    (half) => companionOf(ownCard(game, goods, half), half) ?? [],
  );
  return companions.length > 0 ? { companions } : {};
}

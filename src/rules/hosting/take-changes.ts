import { dependsOn } from '../abilities/dependent.ts';
import { followed } from '../abilities/followed.ts';
import { meaningOf } from '../abilities/meaning.ts';
import { usesPower } from '../abilities/power.ts';
import { relay } from '../fighting/laid.ts';
import { type Game, type Item } from '../game.ts';
import { type OwnGood } from '../goods.ts';
import { answeringOf } from '../hero/answering.ts';
import { changedCharges } from '../hero/charges.ts';
import { takeTime } from '../hero/eggs.ts';
import { ownCard } from '../hero/thing-card.ts';
import { gold } from '../names.ts';
import { heroesOf, type Scene, setGame, setHero, setItem } from '../scene.ts';

/** WEEK-04: with the week its monsters and maps are as the host has changed them. */
export function takeChanges(scene: Scene): void {
  const { own = {} } = scene.game;
  for (const id of Object.keys(own)) takeChange(scene, id, own);
}

/** Of what has appeared in this game; what has not appears as it is then. */
export function takeChange(scene: Scene, id: string, own: Record<string, OwnGood>): void {
  const hash = own[id]?.hash;
  const { game } = scene;
  const before = game.goods[id];
  if (hash === undefined || before === undefined || before === hash) return;
  setGame(scene, { goods: { ...game.goods, [id]: hash } });
  if (scene.goods.definition(hash).of !== 'item') return;
  for (const item of Object.values(scene.game.items).filter((one) => one.definition === id)) {
    const [was, is] = [game, scene.game].map((one) => ownCard(one, scene.goods, item)) as [
      Own,
      Own,
    ];
    setItem(scene, item.id, { charges: changedCharges(is, item.charges) });
    if (!sameDependence(was, is)) setItem(scene, item.id, { counts: null });
    relay(scene, item, was, is);
    takeTime(scene, item, was, is);
    takePrice(scene, item, is.cost);
    followAnswers(scene, game, item);
  }
}

/**
 * ORB-04: what lies in an orb costs what its card says now. ORB-03: of a red one the cost is all that shows,
 * so that what it holds would be known by that; ORB-10: of the week's own it is settled.
 */
function takePrice(scene: Scene, item: Item, cost: number): void {
  const { orbs } = scene.game;
  const priced = Object.entries(orbs).filter(
    ([id, orb]) =>
      orb.item === item.id && item.holder === `orb:${id}` && orb.colour !== 'red' && !orb.weekly,
  );
  if (priced.length === 0) return;
  const now = priced.map(([id, orb]) => [id, { ...orb, cost: gold(cost) }] as const);
  setGame(scene, { orbs: { ...orbs, ...Object.fromEntries(now) } });
}

type Own = ReturnType<typeof ownCard>;

/** ITEM-03: what another formula came to says nothing of this one; until its owner's next level it is 0. */
const sameDependence = (was: Own, is: Own): boolean => {
  const [before = [], now = []] = [was, is].map(({ abilities }) => abilities.filter(dependsOn));
  const samePower = was.power === is.power || !now.some(usesPower);
  return samePower && meaningOf(before) === meaningOf(now);
};

/** COMBAT-14: whoever has said a word of an ability has said it of that one still, wherever it stands. */
function followAnswers(scene: Scene, before: Game, item: Item): void {
  const inFights = (game: Game) => answeringOf(game, scene.goods, item).abilities;
  for (const { id: hero, orders } of heroesOf(scene.game)) {
    const said = orders?.answers?.[item.id];
    if (!said) continue;
    const now = followed(said, inFights(before), inFights(scene.game));
    setHero(scene, hero, { orders: { ...orders, answers: { ...orders.answers, [item.id]: now } } });
  }
}

import { type Carried } from '../abilities/carried.ts';
import { followed } from '../abilities/followed.ts';
import { type Creature } from '../combat/index.ts';
import { type Fight } from '../combat/fight.ts';
import { answeringOf } from '../hero/answering.ts';
import { type IntentOf } from '../intent.ts';
import { type HeroId, type ItemId } from '../names.ts';
import { type Answers, noOrders } from '../orders.ts';
import { type Refusal, refuse } from '../refusal.ts';
import { heroOf, type Scene, setGame, setHero, tell } from '../scene.ts';

type Reading = Pick<Scene, 'game' | 'goods'>;

/**
 * COMBAT-14: what a player says of a triggered ability of a thing of theirs, or of who comes along with it
 * (ITEM-24), from now on; refused where
 * nothing sets it off, and of what cannot be declined (ITEM-27).
 */
export function setAnswer(
  scene: Scene,
  hero: HeroId,
  { item: id, ability: place, word }: IntentOf<'set answer'>,
): Refusal | void {
  const item = scene.game.items[id];
  if (item?.holder !== `hero:${hero}`) return refuse('no such item', 'COMBAT-14', {});
  const { name, along, abilities } = answeringOf(scene.game, scene.goods, item);
  const ability = abilities[place];
  if (!ability || !('when' in ability)) return refuse('no such answer', 'COMBAT-14', { name });
  if (ability.must) return refuse('beyond answering', 'ITEM-27', { name: ability.name ?? name });
  const { orders = noOrders } = heroOf(scene.game, hero);
  const answers = { ...orders.answers, [id]: { ...orders.answers?.[id], [place]: word } };
  setHero(scene, hero, { orders: { ...orders, answers } });
  const { fight } = scene.game;
  // What was said before of every action of a walk gives way to it.
  const afresh = fight?.said && { ...fight, said: { ...fight.said, [id]: {} } };
  if (fight) setGame(scene, { fight: withAnswers(scene, afresh ?? fight) });
  const besides = {
    ...(along && { along }),
    ...(fight?.creatures[hero] && fight.pending && { waits: true as const }),
  };
  const told = { thing: name, ability: ability.name ?? name, when: ability.when, word, ...besides };
  tell(scene, 'answer set', ['COMBAT-14'], null, { [hero]: told });
}

/**
 * COMBAT-14: a fight in which every hero's things answer as its player has said. Where it waits for
 * an answer, the act will be played again from its beginning, with the same questions up to that one.
 */
export function withAnswers(scene: Reading, fight: Fight): Fight {
  const { pending, creatures } = fight;
  const heedful = Object.values(creatures).map((one) => heeding(scene, one));
  if (heedful.every((one) => creatures[one.id] === one)) return fight;
  if (pending) return { ...fight, pending: { ...pending, words: wordsOf(heedful) } };
  return { ...fight, creatures: Object.fromEntries(heedful.map((one) => [one.id, one])) };
}

const wordsOf = (creatures: readonly Creature[]): Answers =>
  Object.fromEntries(
    creatures.flatMap(({ kit = [] }) => kit).map(({ item, standing }) => [item, standing]),
  );

function heeding(scene: Reading, creature: Creature): Creature {
  const { player, kit } = creature;
  const said = player && scene.game.heroes[player]?.orders?.answers;
  if (!said || !kit) return creature;
  const told = kit.map((carried) => toldNow(scene, carried, said[carried.item]));
  return told.every((one, at) => one === kit[at]) ? creature : { ...creature, kit: told };
}

/** GAME-06: a fight has it as it was when it began, though a host may have changed it since. */
function toldNow({ game, goods }: Reading, carried: Carried, said?: Answers[ItemId]): Carried {
  const item = game.items[carried.item];
  if (!said || !item) return carried;
  const { abilities, standing } = carried;
  const now = followed(said, answeringOf(game, goods, item).abilities, abilities);
  const isHeeded = Object.entries(now).every(([place, word]) => standing[Number(place)] === word);
  return isHeeded ? carried : { ...carried, standing: { ...standing, ...now } };
}

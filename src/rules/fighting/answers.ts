import { isForFights } from '../abilities/seam.ts';
import { type Creature } from '../combat/index.ts';
import { type Fight } from '../combat/fight.ts';
import { type Game } from '../game.ts';
import { ownCard } from '../hero/thing-card.ts';
import { type IntentOf } from '../intent.ts';
import { type HeroId } from '../names.ts';
import { type Answers, noOrders } from '../orders.ts';
import { type Refusal, refuse } from '../refusal.ts';
import { heroOf, type Scene, setGame, setHero, tell } from '../scene.ts';

/** COMBAT-14: what a player says of a triggered ability of a thing of theirs, from now on. */
export function setAnswer(
  scene: Scene,
  hero: HeroId,
  { item: id, ability: place, word }: IntentOf<'set answer'>,
): Refusal | void {
  const item = scene.game.items[id];
  if (item?.holder !== `hero:${hero}`) return refuse('no such item', 'COMBAT-14', {});
  const { name, abilities } = ownCard(scene.game, scene.goods, item);
  const ability = abilities.filter(isForFights)[place];
  if (!ability || !('when' in ability)) return refuse('no such answer', 'COMBAT-14', { name });
  const { orders = noOrders } = heroOf(scene.game, hero);
  const answers = { ...orders.answers, [id]: { ...orders.answers?.[id], [place]: word } };
  setHero(scene, hero, { orders: { ...orders, answers } });
  const { fight } = scene.game;
  if (fight) setGame(scene, { fight: withAnswers(scene.game, fight) });
  const waits = fight?.creatures[hero] && fight.pending && { waits: true as const };
  const told = { thing: name, ability: ability.name ?? name, when: ability.when, word, ...waits };
  tell(scene, 'answer set', ['COMBAT-14'], null, { [hero]: told });
}

/**
 * COMBAT-14: a fight in which every hero's things answer as its player has said. Where it waits for
 * an answer, the act will be played again from its beginning, with the same questions up to that one.
 */
export function withAnswers(game: Game, fight: Fight): Fight {
  const { pending, creatures } = fight;
  if (!Object.values(creatures).some((one) => isToldOtherwise(game, one))) return fight;
  if (pending) return { ...fight, pending: { ...pending, words: saidIn(game, fight) } };
  const heeding = Object.values(creatures).map((one) => [one.id, heedful(game, one)]);
  return { ...fight, creatures: Object.fromEntries(heeding) as Fight['creatures'] };
}

const saidBy = ({ heroes }: Game, { player }: Creature): Answers =>
  (player && heroes[player]?.orders?.answers) ?? {};

const saidIn = (game: Game, { creatures }: Fight): Answers =>
  Object.assign({}, ...Object.values(creatures).map((one) => saidBy(game, one))) as Answers;

const isToldOtherwise = (game: Game, creature: Creature): boolean =>
  (creature.kit ?? []).some(({ item, standing }) =>
    Object.entries(saidBy(game, creature)[item] ?? {}).some(
      ([place, word]) => standing[Number(place)] !== word,
    ),
  );

function heedful(game: Game, creature: Creature): Creature {
  if (!isToldOtherwise(game, creature)) return creature;
  const said = saidBy(game, creature);
  const kit = creature.kit?.map((one) => ({ ...one, standing: said[one.item] ?? one.standing }));
  return { ...creature, kit };
}

import { type Item } from '../game.ts';
import { type HeroId, type ItemId } from '../names.ts';
import { type Refusal, refuse } from '../refusal.ts';
import {
  appear,
  faceOf,
  heroesOf,
  itemCard,
  newId,
  type Scene,
  setGame,
  setHero,
  tell,
} from '../scene.ts';
import { freshCharges } from '../hero/charges.ts';
import { nextStepAtOnce } from '../week/deadlines.ts';

/** GAME-01 */
const fewestPlayers = 2;

/** GAME-01: begins with 2 to 10 heroes; each gets every starter of the stock (ITEM-01). */
export function start(scene: Scene): Refusal | void {
  const { game } = scene;
  if (game.phase !== 'lobby') return refuse('not in lobby', 'GAME-01', { phase: game.phase });
  const players = heroesOf(game).length;
  if (players < fewestPlayers) {
    return refuse('too few', 'GAME-01', { players, least: fewestPlayers });
  }
  for (const hero of heroesOf(game)) giveStarters(scene, hero.id);
  setGame(scene, { phase: 'level-up' });
  nextStepAtOnce(scene);
  const order = heroesOf(game).map((hero) => faceOf(game, hero.id));
  // The first turn is unlocked at once, so this is its midnight too.
  tell(scene, 'started', ['GAME-01', 'TURN-02'], { order, until: scene.moment.midnight });
}

function giveStarters(scene: Scene, hero: HeroId): void {
  const starters = Object.entries(scene.goods.stock.ids).filter(([, hash]) => {
    const card = scene.goods.definition(hash);
    return card.of === 'item' && card.kinds.includes('starter');
  });
  for (const [definition] of starters) {
    appear(scene, definition);
    const card = itemCard(scene.game, scene.goods, definition);
    const item: Item = {
      id: newId<ItemId>(scene, 'i'),
      definition,
      holder: `hero:${hero}`,
      slot: card.slot,
      charges: freshCharges(card),
      acquired: scene.game.acts,
      left: null,
    };
    setGame(scene, { items: { ...scene.game.items, [item.id]: item } });
  }
  setHero(scene, hero, { identified: starters.map(([definition]) => definition) });
}

import { stocked } from '../goods.ts';
import { room } from '../hero/equip.ts';
import { worn } from '../hero/sheet.ts';
import { type IntentOf } from '../intent.ts';
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
import { additionOf } from '../items/additions.ts';
import { type ItemDefinition } from '../items/definition.ts';
import { newItem } from '../items/new-item.ts';
import { nextStepAtOnce } from '../week/deadlines.ts';

/** GAME-01 */
const fewestPlayers = 2;

/** GAME-01: begins with 2 to 10 heroes; each gets every starter of the stock (ITEM-01). */
export function start(scene: Scene, { things = {} }: IntentOf<'start'>): Refusal | void {
  const { game } = scene;
  if (game.phase !== 'lobby') return refuse('not in lobby', 'GAME-01', { phase: game.phase });
  const players = heroesOf(game).length;
  if (players < fewestPlayers) {
    return refuse('too few', 'GAME-01', { players, least: fewestPlayers });
  }
  for (const { id, name } of heroesOf(game)) {
    const named = Object.hasOwn(things, name) ? (things[name] ?? []) : [];
    give(scene, id, [...starters(scene), ...named.map((thing) => called(scene, thing))]);
  }
  setGame(scene, { phase: 'level-up' });
  nextStepAtOnce(scene);
  const order = heroesOf(game).map((hero) => faceOf(game, hero.id));
  // The first turn is unlocked at once, so this is its midnight too.
  tell(scene, 'started', ['GAME-01', 'TURN-02'], { order, until: scene.moment.midnight });
}

const starters = ({ goods }: Scene): string[] =>
  stocked(goods, 'item').flatMap(({ id, card }) => (card.kinds.includes('starter') ? [id] : []));

function called({ goods }: Scene, name: string): string {
  const found = stocked(goods, 'item').find(({ card }) => card.name === name);
  if (!found) throw new Error(`the stock has no thing called ${name}`);
  return found.id;
}

/** Each of them fresh, known to whom it belongs, and on, as far as its slot has room (ENTER-01). */
function give(scene: Scene, hero: HeroId, definitions: string[]): void {
  for (const definition of definitions) {
    appear(scene, definition);
    const card = itemCard(scene.game, scene.goods, definition);
    const item = newItem(card, {
      id: newId<ItemId>(scene, 'i'),
      definition,
      holder: `hero:${hero}`,
      slot: additionOf(card) === null && hasRoom(scene, hero, card) ? card.slot : null,
      acquired: scene.game.acts,
    });
    setGame(scene, { items: { ...scene.game.items, [item.id]: item } });
  }
  setHero(scene, hero, { identified: definitions });
}

const hasRoom = ({ game }: Scene, hero: HeroId, { slot }: ItemDefinition): boolean =>
  worn(game, hero).filter((one) => one.slot === slot).length < room(slot);

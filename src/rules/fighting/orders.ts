import { thingCardOf } from '../hero/thing-card.ts';
import { type IntentOf } from '../intent.ts';
import { type HeroId, type ItemId } from '../names.ts';
import { mostHp } from '../orders.ts';
import { caughtUp } from './caught-up.ts';
import { type Refusal, refuse } from '../refusal.ts';
import { heroOf, type Scene, setGame, setHero, tell } from '../scene.ts';

/** DUEL-13: what the own hero heeds from now on while it plays itself, in a fight in progress too. */
export function setOrders(
  scene: Scene,
  hero: HeroId,
  { concedeBelow, never, keep }: IntentOf<'set orders'>,
): Refusal | void {
  if (!Number.isSafeInteger(concedeBelow) || concedeBelow < 0 || concedeBelow > mostHp)
    return refuse('bad orders', 'DUEL-13', { most: mostHp });
  for (const id of keep)
    if (scene.game.items[id]?.holder !== `hero:${hero}`)
      return refuse('no such item', 'DUEL-13', {});
  const orders = { concedeBelow, never: [...new Set(never)], keep: [...new Set(keep)] };
  setHero(scene, hero, { orders: { ...heroOf(scene.game, hero).orders, ...orders } });
  const { fight } = scene.game;
  if (fight) setGame(scene, { fight: caughtUp(scene.game, fight) });
  const names = orders.keep.map((id) => nameOf(scene, id));
  tell(scene, 'orders set', ['DUEL-13'], null, { [hero]: { ...orders, keep: names } });
}

const nameOf = ({ game, goods }: Scene, id: ItemId): string => thingCardOf(game, goods, id).name;

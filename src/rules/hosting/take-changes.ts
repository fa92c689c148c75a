import { type OwnGood } from '../goods.ts';
import { freshCharges } from '../hero/charges.ts';
import { type Scene, setGame, setItem } from '../scene.ts';

/** WEEK-04: with the week its monsters and maps are as the host has changed them. */
export function takeChanges(scene: Scene): void {
  const { own = {} } = scene.game;
  for (const id of Object.keys(own)) takeChange(scene, id, own);
}

/** Of what has appeared in this game; what has not appears as it is then. */
export function takeChange(scene: Scene, id: string, own: Record<string, OwnGood>): void {
  const hash = own[id]?.hash;
  const before = scene.game.goods[id];
  if (hash === undefined || before === undefined || before === hash) return;
  setGame(scene, { goods: { ...scene.game.goods, [id]: hash } });
  const card = scene.goods.definition(hash);
  if (card.of !== 'item') return;
  const full = freshCharges(card);
  for (const { id: item, definition, charges } of Object.values(scene.game.items))
    if (definition === id)
      setItem(scene, item, { charges: full === null ? null : Math.min(charges ?? full, full) });
}

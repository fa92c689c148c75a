import { type Orb } from '../game.ts';
import { type ItemDefinition } from '../items/definition.ts';
import { newItem } from '../items/new-item.ts';
import { type ItemId, type OrbId } from '../names.ts';
import { appear, newId, type Scene, setGame } from '../scene.ts';

/** A thing of the stock, by its definition's id, that may come to lie in an orb. */
export type Ware = { id: string; card: ItemDefinition };

type Laid = Pick<Orb, 'colour' | 'cost' | 'week' | 'weekly'>;

/** One more orb with one more thing in it; its number and place come with those of the others. */
export function layOrb(scene: Scene, { id, card }: Ware, laid: Laid): void {
  appear(scene, id);
  const orb: Orb = {
    id: newId<OrbId>(scene, 'o'),
    number: 0,
    item: newId<ItemId>(scene, 'i'),
    ...laid,
  };
  const item = newItem(card, {
    id: orb.item,
    definition: id,
    holder: `orb:${orb.id}`,
    slot: null,
    acquired: scene.game.acts,
  });
  setGame(scene, {
    orbs: { ...scene.game.orbs, [orb.id]: orb },
    items: { ...scene.game.items, [item.id]: item },
  });
}

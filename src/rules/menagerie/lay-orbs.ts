import { type Orb } from '../game.ts';
import { type ItemDefinition } from '../items/definition.ts';
import { newItem } from '../items/new-item.ts';
import { type ItemId, type OrbId } from '../names.ts';
import { appear, newId, type Scene, setGame } from '../scene.ts';

/** A thing of the stock, by its definition's id, that may come to lie in an orb. */
export type Ware = { id: string; card: ItemDefinition };

type Laid = Pick<Orb, 'colour' | 'cost' | 'week' | 'weekly'>;

/** For each one more orb with it in it; their numbers and places come with those of the others. */
export function layOrbs(
  scene: Scene,
  wares: readonly Ware[],
  laid: (ware: Ware, at: number) => Laid,
): void {
  const [orbs, items] = [{ ...scene.game.orbs }, { ...scene.game.items }];
  for (const [at, ware] of wares.entries()) {
    const [id, item] = [newId<OrbId>(scene, 'o'), newId<ItemId>(scene, 'i')];
    orbs[id] = { id, number: 0, item, ...laid(ware, at) };
    items[item] = newItem(ware.card, {
      id: item,
      definition: ware.id,
      holder: `orb:${id}`,
      slot: null,
      acquired: scene.game.acts,
    });
  }
  setGame(scene, { orbs, items });
  appear(scene, ...wares.map(({ id }) => id));
}

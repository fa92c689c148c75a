import type { ItemDefinition } from './items/definition.ts';
import type { MonsterDefinition } from './monsters/definition.ts';
import { type LootTable } from './loot-table.ts';
import { type MapDefinition } from './board/schema.ts';
import { type QuestDefinition } from './quest.ts';
import { type SecretDefinition } from './secret.ts';

/** SHA-256 of a definition's content, in hex: what a running game keeps pointing at. */
export type Hash = string;

export type Definition =
  | ({ of: 'item' } & ItemDefinition)
  | ({ of: 'monster' } & MonsterDefinition)
  | ({ of: 'loot' } & LootTable)
  | ({ of: 'map' } & MapDefinition)
  | ({ of: 'quest' } & QuestDefinition)
  | ({ of: 'secret' } & SecretDefinition);

/** The stock of today: id (`items/basic/dented-helm`) → hash, and each definition by its hash. */
export type Stock = { hash: Hash; ids: Record<string, Hash> };

/** What a rule may read of the goods: today's stock, and any definition by its hash. */
export type Goods = { stock: Stock; definition(hash: Hash): Definition };

/** Everything of one kind in today's stock, in the order of the ids. */
export function stocked<K extends Definition['of']>(
  goods: Goods,
  of: K,
): { id: string; card: Extract<Definition, { of: K }> }[] {
  return Object.keys(goods.stock.ids)
    .sort()
    .map((id) => ({ id, card: goods.definition(goods.stock.ids[id] ?? '') }))
    .filter(
      (one): one is { id: string; card: Extract<Definition, { of: K }> } => one.card.of === of,
    );
}

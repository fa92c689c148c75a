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

/** A thing that a game has of its own, or has otherwise than the stock. */
export type OwnGood = {
  hash: Hash;
  /** What a game brings is version 1, what the stock has is version 1, too; each change makes one more. */
  version: number;
  /** The week in which it came to be so; 0 in the lobby. */
  week: number;
  /** What the host says about the change; null where nothing needed a reason. */
  why: string | null;
};

/** What a rule may read of the goods: today's stock, and any definition by its hash. */
export type Goods = { stock: Stock; definition(hash: Hash): Definition };

/** Everything of one kind in today's stock, in the order of the ids. */
export const stocked = <K extends Definition['of']>(
  goods: Goods,
  of: K,
): { id: string; card: Extract<Definition, { of: K }> }[] =>
  inOrder(goods).filter(
    (one): one is { id: string; card: Extract<Definition, { of: K }> } => one.card.of === of,
  );

/** Asked for several times in each week of each game. */
const ordered = new WeakMap<Stock, readonly { id: string; card: Definition }[]>();

function inOrder({ stock, definition }: Goods): readonly { id: string; card: Definition }[] {
  const known =
    ordered.get(stock) ??
    Object.keys(stock.ids)
      .sort()
      .map((id) => ({ id, card: definition(stock.ids[id] ?? '') }));
  ordered.set(stock, known);
  return known;
}

/** Today's stock with what a game has of its own in the place of what is called the same. */
export function withOwn(goods: Goods, own: Record<string, OwnGood> | undefined): Goods {
  if (!own) return goods;
  const hashes = Object.entries(own).map(([id, { hash }]) => [id, hash] as const);
  const ids = { ...goods.stock.ids, ...Object.fromEntries(hashes) };
  return { stock: { ...goods.stock, ids }, definition: (hash) => goods.definition(hash) };
}

const brought = 'own/';
/** The id of a definition that the stock does not have, by how its name looks. */
export const broughtId = (looks: string): string => `${brought}${looks}`;
export const isBrought = (id: string): boolean => id.startsWith(brought);

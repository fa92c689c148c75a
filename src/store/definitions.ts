import { type Definitions } from '../play/ports.ts';
import { type Definition, type Hash, type Stock } from '../rules/goods.ts';
import { type Database } from './database.ts';
import { type Prisma } from './generated/client.ts';
import { pack, type Part, unpack } from './upgrades.ts';

/** The catalogue's things under the hash of their content; what is kept once is never changed. */
export function prismaDefinitions(db: Database): Definitions {
  const add = async (definitions: ReadonlyMap<Hash, Definition>) => {
    await db.definition.createMany({
      data: [...definitions].map(([hash, body]) => ({ hash, body: json('definition', body) })),
      skipDuplicates: true,
    });
  };
  return {
    add,
    keep: async ({ hash, ids }, definitions) => {
      // A stock is noted after all that is in it.
      if (await db.stock.findUnique({ where: { hash }, select: { hash: true } })) return;
      await add(definitions);
      await db.stock.createMany({ data: [{ hash, ids: json('ids', ids) }], skipDuplicates: true });
    },
    get: async (hashes) => {
      const rows = await db.definition.findMany({ where: { hash: { in: [...hashes] } } });
      return new Map<Hash, Definition>(
        rows.map(({ hash, body }) => [hash, unpack<Definition>('definition', body)]),
      );
    },
    stock: async (hash) => {
      const row = await db.stock.findUnique({ where: { hash } });
      return row && { hash, ids: unpack<Stock['ids']>('ids', row.ids) };
    },
  };
}

const json = (part: Part, value: object) => pack(part, value) as unknown as Prisma.InputJsonObject;

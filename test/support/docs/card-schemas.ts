import { z } from 'zod';
import { mapSchema } from '../../../src/rules/board/schema.ts';
import { questSchema } from '../../../src/rules/quest.ts';
import { secretSchema } from '../../../src/rules/secret.ts';
import { itemSchema } from '../../../src/rules/items/definition.ts';
import { monsterSchema } from '../../../src/rules/monsters/definition.ts';

const schemas = {
  item: itemSchema,
  monster: monsterSchema,
  map: mapSchema,
  quest: questSchema,
  secret: secretSchema,
};

/**
 * What a file of each kind may say, as JSON Schema for editors. What depends on several lines of a file
 * is not in it: that is told by `npm run content`.
 */
export const cardSchemas = (): { file: string; text: string }[] =>
  Object.entries(schemas).map(([kind, schema]) => {
    const { $schema, ...rest } = z.toJSONSchema(schema, {
      ...({ io: 'input', target: 'draft-7', unrepresentable: 'any', reused: 'ref' } as const),
    });
    const title = `A file of a ${kind}, as under seeds/`;
    const text = `${JSON.stringify({ $schema, title, ...rest }, null, 2)}\n`;
    return { file: `docs/schema/${kind}.json`, text };
  });

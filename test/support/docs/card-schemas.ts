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
      override: ({ zodSchema, jsonSchema }) => {
        asWritten(zodSchema, jsonSchema);
      },
    });
    const $id = `urn:marmellos-menagerie:${kind}`;
    const title = `${/^[aeiou]/.test(kind) ? 'An' : 'A'} ${kind}, as a file under seeds/ has it`;
    const text = `${JSON.stringify({ $schema, $id, title, ...rest }, null, 2)}\n`;
    return { file: `docs/schema/${kind}.json`, text };
  });

/** Puts in what the catalogue reads besides, since editors know YAML 1.2 alone, to which yes is a text. */
function asWritten(schema: z.core.$ZodType, json: z.core.JSONSchema.BaseSchema): void {
  if (schema instanceof z.ZodLiteral && schema.value === true) {
    delete json.const;
    delete json.type;
    json.enum = [true, 'yes'];
  } else if (schema instanceof z.ZodBoolean) {
    delete json.type;
    json.enum = [true, false, 'yes', 'no'];
  } else if (json.enum) json.enum = [...new Set(json.enum.flatMap(withEitherApostrophe))];
  else if (schema instanceof z.ZodString) {
    const form = formOf(schema);
    if (form !== null) json.pattern = withAnyMinus(form);
  }
}

/** The signs that are read as a minus, in each place where a form has that. */
const withAnyMinus = (form: string): string =>
  form
    .replace('^-?', '^[-‐‑‒–—−]?')
    .replaceAll('[^\\s+-]', '[^\\s+‐‑‒–—−-]')
    .replaceAll('[+-]', '[+‐‑‒–—−-]');

function withEitherApostrophe<T>(word: T): (T | string)[] {
  if (typeof word !== 'string') return [word];
  return [word, word.replaceAll('’', "'"), word.replaceAll("'", '’')];
}

/** How an amount or a formula looks. */
function formOf(schema: z.ZodString): string | null {
  for (const { _zod } of schema.def.checks ?? []) {
    const { params } = _zod.def as { params?: { form?: string } };
    if (params?.form !== undefined) return params.form;
  }
  return null;
}

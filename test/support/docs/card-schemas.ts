import { z } from 'zod';
import { mapSchema } from '../../../src/rules/board/schema.ts';
import { questSchema } from '../../../src/rules/quest.ts';
import { secretSchema } from '../../../src/rules/secret.ts';
import { ownAbilitySchema } from '../../../src/rules/abilities/seam.ts';
import { neverNone } from '../../../src/rules/abilities/vain.ts';
import { effectSchema } from '../../../src/rules/abilities/verbs/index.ts';
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
  else if (schema instanceof z.ZodNumber) takeAnyMinus(json);
  else if (schema === ownAbilitySchema) json.required = ['name'];
  else if (isEffect(schema)) refuseNone(schema, json);
  else if (schema instanceof z.ZodString) {
    const form = formOf(schema);
    if (form !== null) json.pattern = withAnyMinus(form);
  }
}

const isEffect = (schema: z.core.$ZodType): schema is z.ZodObject =>
  effectSchema.options.some((one) => one === schema);

/** No effect has an amount of 0, but for a push that grounds. */
function refuseNone({ shape }: z.ZodObject, json: z.core.JSONSchema.BaseSchema): void {
  const words = neverNone.filter((word) => word in shape);
  if (words.length === 0) return;
  const grounding = 'grounds' in shape && { grounds: { not: { enum: [true, 'yes'] } } };
  const none = { anyOf: [{ const: 0 }, { type: 'string' as const, pattern: nothing }] };
  json.not = {
    anyOf: words.map((word) => ({ required: [word], properties: { [word]: none, ...grounding } })),
  };
}

const noneOfIt = '\\s*0+\\s*(?:X|Y|level)?(?:\\s*/\\s*[1-9])?\\s*';
/** How an amount looks that is nothing but 0. */
const nothing = `^${noneOfIt}(?:[+‐‑‒–—−-]${noneOfIt})*$`;

/** A whole number below 0 may have any of them before it, which makes a text of it to editors. */
function takeAnyMinus(json: z.core.JSONSchema.BaseSchema): void {
  const { type, minimum = -Infinity, maximum } = json;
  if (type !== 'integer' || minimum >= 0) return;
  delete json.type;
  delete json.minimum;
  delete json.maximum;
  const isBounded = minimum > Number.MIN_SAFE_INTEGER;
  const digits = isBounded ? upTo(-minimum) : '\\d{1,15}';
  json.anyOf = [
    { type, ...(isBounded && { minimum, maximum }) },
    { type: 'string', pattern: `^[‐‑‒–—−]${digits}$` },
  ];
}

/** The digits of each whole number from 0 to so many, of which there are less than 100. */
const upTo = (most: number): string =>
  `0*(?:${Array.from({ length: most + 1 }, (_, nth) => nth).join('|')})`;

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

import { z } from 'zod';
import { triggerWords } from '../../../src/rules/abilities/trigger.ts';
import { verbs } from '../../../src/rules/abilities/verbs/index.ts';
import { statNames } from '../../../src/rules/hero/stats.ts';
import { itemSchema } from '../../../src/rules/items/definition.ts';
import { monsterSchema } from '../../../src/rules/monsters/definition.ts';
import { type ActiveCard, sayingsOf } from './shelves.ts';

/** Part of a JSON Schema, as far as words stand in it. */
type Part = {
  $ref?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Part[];
  allOf?: Part[];
  oneOf?: Part[];
  items?: Part | Part[];
  properties?: Record<string, Part>;
  propertyNames?: Part;
  additionalProperties?: Part | false;
};

/** What is said under a key; the same stat is one word wherever it is said. */
const wordFor = (key: string, said: unknown): string =>
  (statNames as readonly unknown[]).includes(said)
    ? `stat: ${String(said)}`
    : `${key}: ${String(said)}`;

/**
 * Every word that abilities of things and monsters can be made of besides verbs and triggers, by the
 * schemas themselves: each key, and under it each word that can stand there, such as `while: prone`.
 */
export function wordsOfAbilities(): Set<string> {
  const words = new Set<string>();
  for (const schema of [itemSchema, monsterSchema]) collect(schema, words);
  for (const word of [...Object.keys(verbs), ...triggerWords.map((one) => `when: ${one}`)])
    words.delete(word);
  return words;
}

function collect(schema: z.ZodType, words: Set<string>): void {
  const { definitions = {}, properties = {} } = z.toJSONSchema(schema, {
    ...({ io: 'input', target: 'draft-7', unrepresentable: 'any', reused: 'ref' } as const),
  }) as unknown as { definitions?: Record<string, Part>; properties?: Record<string, Part> };
  const seen = new Set<string>();
  const visit = (part: Part, key: string): void => {
    if (part.$ref !== undefined) {
      const named = part.$ref.split('/').at(-1) ?? '';
      if (seen.has(`${key} ${named}`)) return;
      seen.add(`${key} ${named}`);
      return visit(definitions[named] ?? {}, key);
    }
    for (const said of [...(part.enum ?? []), part.const])
      if (typeof said === 'string') words.add(wordFor(key, said));
    const { anyOf = [], allOf = [], oneOf = [], items = [] } = part;
    for (const one of [...anyOf, ...allOf, ...oneOf, ...[items].flat()]) visit(one, key);
    if (part.propertyNames) visit(part.propertyNames, key);
    if (part.additionalProperties) visit(part.additionalProperties, key);
    for (const [own, one] of Object.entries(part.properties ?? {})) {
      words.add(own);
      visit(one, own);
    }
  };
  visit(properties.abilities ?? {}, 'abilities');
}

/** Which cards say each of those words. */
export function sayersOf(
  words: ReadonlySet<string>,
  cards: readonly ActiveCard[],
): Map<string, string[]> {
  const sayers = new Map([...words].map((word) => [word, [] as string[]]));
  for (const one of cards) for (const word of saidOn(one)) sayers.get(word)?.push(one.id);
  return sayers;
}

function saidOn(one: ActiveCard): Set<string> {
  const said = new Set<string>();
  const visit = (value: unknown, key: string): void => {
    if (Array.isArray(value)) for (const part of value) visit(part, key);
    else if (typeof value === 'object' && value !== null)
      for (const [own, part] of Object.entries(value)) {
        said.add(own).add(wordFor(key, own));
        visit(part, own);
      }
    else said.add(wordFor(key, value));
  };
  visit(sayingsOf(one), 'abilities');
  const form = one.card.of === 'item' ? one.card['greater form'] : undefined;
  visit(form?.abilities ?? [], 'abilities');
  return said;
}

/** Words that one card alone says, and which one that is. */
export function saidOnce(cards: readonly ActiveCard[]): { word: string; by: string }[] {
  return [...sayersOf(wordsOfAbilities(), cards)].flatMap(([word, [by, ...more]]) =>
    by !== undefined && more.length === 0 ? [{ word, by }] : [],
  );
}

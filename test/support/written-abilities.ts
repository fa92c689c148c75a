import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { fightAbilitySchema, type SeamAbility } from '../../src/rules/abilities/seam.ts';
import { staticAbilitySchema } from '../../src/rules/abilities/static.ts';
import { filesAt } from './scenario/files.ts';

const schema = z.union([staticAbilitySchema, fightAbilitySchema]);

/** What a value says as an ability, with all that stands for itself; null where it is none. */
export function asAbility(value: unknown): SeamAbility | null {
  const read = schema.safeParse(value);
  return read.success ? read.data : null;
}

/**
 * Every ability that stands in a file below a folder, be it a scenario's or a thing's; of those that
 * differ in numbers alone, one.
 */
export function abilitiesBelow(folder: string): SeamAbility[] {
  const found = new Map<string, SeamAbility>();
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const ability = asAbility(value);
    if (ability) found.set(JSON.stringify(ability).replace(/\d+/g, '0'), ability);
    else for (const part of Object.values(value)) visit(part);
  };
  for (const file of filesAt(folder))
    visit(parse(readFileSync(file, 'utf8'), (_, value: unknown) => answers.get(value) ?? value));
  return [...found.values()];
}

/** As scenario files say it. */
const answers = new Map<unknown, unknown>([
  ['yes', true],
  ['no', false],
]);

import { Ajv } from 'ajv';
import { readBrought } from '../../../src/catalogue/index.ts';
import { cardSchemas } from './card-schemas.ts';

type Schema = { $id: string; title: string };

/** What editors are given, by the kind of file. */
export const published = cardSchemas().map(({ file, text }) => ({
  kind: file.replace(/.*\/|\.json$/g, ''),
  schema: JSON.parse(text) as Schema,
}));

/** Whether a file of that kind is right to editors. */
export const fits = Object.fromEntries(
  published.map(({ kind, schema }) => [kind, new Ajv({ strict: false }).compile(schema)]),
);

/** Whether the catalogue takes it of whoever brings it. */
export function isTaken(text: string): boolean {
  const bytes = new TextEncoder().encode(text);
  return 'goods' in readBrought({ name: 'card.yaml', bytes });
}

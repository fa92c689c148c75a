import { readFileSync } from 'node:fs';
import { commandsPage } from '../../../src/discord/views/commands-page.ts';
import { cardSchemas } from './card-schemas.ts';
import { commandTable, permissionTable } from './discord.ts';
import { importTable } from './imports.ts';
import { envExample, settingsTable } from './settings.ts';

/** Files, or marked parts of them, that are made from the code: as they stand and as they should. */
export type Written = { file: string; is: string; shouldBe: string };

const read = (file: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
};

/** Puts `text` between `<!-- name -->` and `<!-- /name -->`. */
function withPart(whole: string, name: string, text: string): string {
  const [open, close] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const [start, end] = [whole.indexOf(open), whole.indexOf(close)];
  if (start < 0 || end < start) throw new Error(`the marks ${open} … ${close} are missing`);
  return `${whole.slice(0, start + open.length)}\n\n${text}\n\n${whole.slice(end)}`;
}

/** A file of which some parts, by name, are made from the code. */
function marked(file: string, parts: Record<string, string>): Written {
  const is = read(file);
  const shouldBe = Object.entries(parts).reduce(
    (whole, [name, text]) => withPart(whole, name, text),
    is,
  );
  return { file, is, shouldBe };
}

export const written = (): Written[] => [
  marked('README.md', {
    permissions: permissionTable(),
    commands: commandTable(),
    settings: settingsTable(),
  }),
  marked('ARCHITECTURE.md', { imports: importTable() }),
  { file: 'docs/commands.md', is: read('docs/commands.md'), shouldBe: commandsPage() },
  { file: '.env.example', is: read('.env.example'), shouldBe: envExample() },
  ...cardSchemas().map(({ file, text }) => ({ file, is: read(file), shouldBe: text })),
];

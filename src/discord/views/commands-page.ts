import { optionsOf, pathOf, type Command } from '../command.ts';
import { commands } from '../commands/index.ts';

const places: Record<Command['where'], string> = {
  server: 'in a server',
  'server and direct': 'in a server, and in direct messages with the bot',
  everywhere: 'anywhere',
};

/** `docs/commands.md`, made from the declarations; a test fails when the file differs. */
export function commandsPage(): string {
  return [
    '# Commands',
    '',
    'Made from the declarations in `src/discord/commands`; `npm run docs` writes it anew. The',
    'everyday path needs none of them: a hero’s panel has buttons for all that can be done.',
    'Options in brackets may be left out.',
    '',
    ...commands.flatMap(section),
  ].join('\n');
}

/** What Discord shows may be a sentence already. */
const sentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);

function section(command: Command): string[] {
  const who = command.hostOnly ? ' Shown to those who manage the server; hosts are checked.' : '';
  return [
    `## /${command.name}`,
    '',
    `${sentence(command.description)} Usable ${places[command.where]}.${who}`,
    '',
    ...command.leaves.flatMap((leaf) => {
      const options = Object.entries(optionsOf(command, leaf));
      const names = options.map(([name, { required }]) => (required ? name : `[${name}]`));
      return [
        `- \`/${[pathOf(command, leaf), ...names].join(' ')}\`: ${sentence(leaf.description)}`,
        ...options.map(([name, { json }]) => `  - \`${name}\`: ${sentence(json.description)}`),
      ];
    }),
    '',
  ];
}

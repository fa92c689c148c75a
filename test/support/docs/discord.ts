import { pathOf } from '../../../src/discord/command.ts';
import { commands } from '../../../src/discord/commands/index.ts';
import { permissions } from '../../../src/discord/permissions.ts';
import { permissionWords } from '../../../src/discord/views/permissions.ts';

/** What the bot asks for when it is invited, and why, as a table for the README. */
export function permissionTable(): string {
  const rows = permissions.map(({ code, use }) => {
    const { name, why } = permissionWords[code];
    return `| ${name} | ${use === 'needed' ? 'yes' : 'no'} | ${why} |`;
  });
  return ['| permission | needed | what for |', '|---|---|---|', ...rows].join('\n');
}

/** All that can be typed, as a table for the README. */
export function commandTable(): string {
  const rows = commands.flatMap((command) =>
    command.leaves.map((leaf) => `| \`/${pathOf(command, leaf)}\` | ${leaf.description} |`),
  );
  return ['| command | what it does |', '|---|---|', ...rows].join('\n');
}

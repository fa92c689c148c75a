import { rooms } from '../../house/rooms.ts';

const named = (names: readonly string[]): string => names.map((name) => `\`${name}\``).join(', ');

/** Who may import whom, as a table for ARCHITECTURE.md. */
export function importTable(): string {
  const rows = Object.entries(rooms).map(([name, { from, packages }]) => {
    const ours = Object.entries(from).map(([room, what]) =>
      what === 'open' ? `\`${room}\`` : `\`${room}\` (${what.join(', ')})`,
    );
    return `| \`${name}\` | ${ours.join(', ') || '–'} | ${named(packages) || '–'} |`;
  });
  return ['| folder | takes from | packages |', '|---|---|---|', ...rows].join('\n');
}

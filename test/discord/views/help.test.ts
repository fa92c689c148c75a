import { expect, test } from 'vitest';
import { commands } from '../../../src/discord/commands/index.ts';
import { pathOf } from '../../../src/discord/command.ts';
import { limits } from '../../../src/discord/limits.ts';
import { helpCard } from '../../../src/discord/views/help.ts';

test('help has every command, the hosts’ apart, within what one message holds', () => {
  const typed = commands.flatMap((command) =>
    command.leaves.map((leaf) => ({ path: pathOf(command, leaf), about: leaf.description })),
  );
  const { embeds = [] } = helpCard(typed);
  const [, players = '', hosts = ''] = embeds.map(({ description }) => description);
  for (const { path } of typed) {
    const isForHosts = path.startsWith('host ') || path.startsWith('setup ');
    expect(isForHosts ? hosts : players).toContain(`\`/${path}\``);
  }
  for (const { description = '' } of embeds)
    expect(description.length).toBeLessThanOrEqual(limits.embedDescription);
  const all = embeds.map(({ title = '', description = '' }) => title + description).join('');
  expect(all.length).toBeLessThanOrEqual(limits.embedsTogether);
});

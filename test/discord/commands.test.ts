import { readFileSync } from 'node:fs';
import { ApplicationCommandOptionType as Kind } from 'discord.js';
import { describe, expect, test } from 'vitest';
import { commandJson, optionsOf } from '../../src/discord/command.ts';
import { commands, leaves } from '../../src/discord/commands/index.ts';
import { commandsPage } from '../../src/discord/views/commands-page.ts';
import { limits, ownLimits } from '../../src/discord/limits.ts';
import { sameCommands } from '../../src/discord/registration.ts';

const name = /^[-_\p{L}\p{N}]{1,32}$/u;

describe('commands', () => {
  test('there are no more than one can look through', () => {
    expect(commands.length).toBeLessThanOrEqual(ownLimits.commands);
    for (const { leaves: parts } of commands)
      expect(parts.length).toBeLessThanOrEqual(ownLimits.subcommands);
  });

  test.each(commands.map((command) => [command.name, command] as const))(
    '/%s is within Discord’s limits',
    (_name, command) => {
      const json = commandJson(command);
      const told = [json, ...(json.options ?? [])].flatMap((one) => [
        one,
        ...('options' in one
          ? ((one.options ?? []) as { name: string; description: string }[])
          : []),
      ]);
      for (const one of told) {
        expect(one.name).toMatch(name);
        expect(one.name).toBe(one.name.toLowerCase());
        expect(one.description?.length).toBeGreaterThan(0);
        expect(one.description?.length).toBeLessThanOrEqual(limits.commandDescription);
      }
      expect(JSON.stringify(json).length).toBeLessThan(limits.commandTogether);
    },
  );

  test('no command has too many options, and those that must be given come first', () => {
    for (const { command, leaf } of leaves.values()) {
      expect(Object.keys(optionsOf(command, leaf)).length).toBeLessThanOrEqual(
        limits.commandOptions,
      );
    }
    for (const command of commands)
      for (const option of commandJson(command).options ?? []) {
        if (option.type !== Kind.Subcommand) continue;
        const required = (option.options ?? []).map((one) => one.required === true);
        expect(required).toEqual([...required].sort((a, b) => Number(b) - Number(a)));
      }
  });

  test('the same commands are not registered again, changed ones are', () => {
    const known = commands.map((command) => ({
      id: '1',
      application_id: '2',
      version: '3',
      nsfw: false,
      ...commandJson(command),
    })) as unknown as Parameters<typeof sameCommands>[0];
    expect(sameCommands(known, commands)).toBe(true);
    expect(sameCommands([...known].reverse(), commands)).toBe(true);
    expect(sameCommands(known.slice(1), commands)).toBe(false);
    const changed = known.map((one, at) => (at === 0 ? { ...one, description: 'Other' } : one));
    expect(sameCommands(changed, commands)).toBe(false);
  });

  test('docs/commands.md is made from the declarations', () => {
    expect(readFileSync('docs/commands.md', 'utf8')).toBe(commandsPage());
  });
});

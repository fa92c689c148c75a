import { describe, expect, test } from 'vitest';
import { type Import, importsOf, sourceFiles } from './imports.ts';
import { lone, rooms } from './rooms.ts';
import { trespass } from './trespass.ts';

const all = sourceFiles('src').flatMap(importsOf);

const taking = (file: string, from: string): Import => ({
  file,
  from,
  names: ['*'],
  typeOnly: false,
});

describe('who may import whom', () => {
  test('every import keeps to the table', () => {
    expect(all.map(trespass).filter((why) => why !== null)).toEqual([]);
  });

  test('every folder has its row, and every row its folder', () => {
    const folders = sourceFiles('src').map((file) => file.split('/')[1] ?? '');
    expect([...new Set(folders)].sort()).toEqual(
      [...Object.keys(rooms), ...Object.keys(lone), 'main.ts'].sort(),
    );
  });

  test('every way in that is called open is there and is used', () => {
    const used = new Set(all.map(({ from }) => from));
    const idle = Object.entries(rooms).flatMap(([name, { open }]) =>
      open
        .filter((door) => !door.endsWith('/') && !used.has(`src/${name}/${door}`))
        .map((door) => `${name}/${door}`),
    );
    expect(idle).toEqual([]);
  });

  test('every package that a folder may take is taken', () => {
    const takenBy = (room: string) =>
      all.filter(({ file }) => file.startsWith(`src/${room}/`)).map(({ from }) => from);
    const idle = Object.entries(rooms).flatMap(([name, { packages }]) =>
      packages
        // The client is taken by the files that Prisma has generated.
        .filter((one) => one !== 'node:*' && one !== '@prisma/client')
        .filter((one) => !takenBy(name).some((from) => `${from}/`.startsWith(`${one}/`)))
        .map((one) => `${name}: ${one}`),
    );
    expect(idle).toEqual([]);
  });

  test('Discord’s side never takes a raw game', () => {
    const raw = all.filter(
      ({ file, from, names }) =>
        file.startsWith('src/discord/') &&
        from === 'src/rules/game.ts' &&
        names.some((name) => name === 'Game' || name === '*'),
    );
    expect(raw).toEqual([]);
  });

  test('the stage takes no more than types from discord-api-types', () => {
    const values = all.filter(
      ({ from, typeOnly }) => from.startsWith('discord-api-types') && !typeOnly,
    );
    expect(values).toEqual([]);
  });

  test('only the dice draw from seedrandom', () => {
    const drawing = all.filter(({ from }) => from === 'seedrandom').map(({ file }) => file);
    expect(drawing).toEqual(['src/rules/dice.ts']);
  });
});

describe('the table itself', () => {
  test.each([
    ['src/rules/hero/level-up.ts', 'node:fs'],
    ['src/rules/hero/level-up.ts', 'src/play/ports.ts'],
    ['src/rules/hero/level-up.ts', 'src/rules/week/turn.ts'],
    ['src/discord/command.ts', 'src/store/index.ts'],
    ['src/discord/command.ts', 'src/rules/week/turn.ts'],
    ['src/discord/command.ts', 'src/play/work.ts'],
    ['src/stage/stage.ts', 'src/rules/names.ts'],
    ['src/stage/stage.ts', 'src/config.ts'],
    ['src/store/games.ts', 'src/play/work.ts'],
    ['src/store/games.ts', 'luxon'],
    ['src/play/work.ts', 'src/store/index.ts'],
    ['src/play/work.ts', 'src/main.ts'],
    ['src/ops/server.ts', 'src/launch/bot.ts'],
    ['src/main.ts', 'src/store/games.ts'],
    ['src/config.ts', 'src/play/index.ts'],
    ['src/cupboard/things.ts', 'zod'],
  ])('refuses %s ← %s', (file, from) => {
    expect(trespass(taking(file, from))).not.toBeNull();
  });

  test.each([
    ['src/rules/week/turn.ts', 'src/rules/hero/level-up.ts'],
    ['src/rules/sight/views.ts', 'src/rules/week/turn.ts'],
    ['src/store/games.ts', 'src/play/ports.ts'],
    ['src/main.ts', 'src/store/index.ts'],
    ['src/stage/page/app.tsx', 'preact/hooks'],
  ])('allows %s ← %s', (file, from) => {
    expect(trespass(taking(file, from))).toBeNull();
  });
});

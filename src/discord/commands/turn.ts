import { group, inGame } from '../command.ts';
import { optional } from '../options.ts';
import { spawnMeant, spawnOption } from '../suggestions/spawns.ts';
import { turnWords as words } from '../views/commands/turn.ts';
import { surePass } from '../views/panel/sure.ts';

const enter = inGame({
  name: 'enter',
  description: words.enter.about,
  options: { tile: optional(spawnOption) },
  run: ({ act, options: { tile } }) =>
    act({ do: 'enter', ...(tile !== null && { tile: spawnMeant(tile) }) }),
});

const pass = inGame({
  name: 'pass',
  description: words.pass,
  run: async ({ act, own }) => surePass(await own()) ?? act({ do: 'pass' }),
});

const end = inGame({
  name: 'end',
  description: words.end,
  run: ({ act }) => act({ do: 'end turn' }),
});

export const turn = group({ name: 'turn', description: words.about }, [enter, pass, end]);

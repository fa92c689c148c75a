import { group, inGame } from '../command.ts';
import { optional } from '../options.ts';
import { spawnMeant, spawnOption } from '../suggestions/spawns.ts';
import { surePass } from '../views/panel/sure.ts';

const enter = inGame({
  name: 'enter',
  description: 'Enter the menagerie when it is your turn',
  options: { tile: optional(spawnOption) },
  run: ({ act, options: { tile } }) =>
    act({ do: 'enter', ...(tile !== null && { tile: spawnMeant(tile) }) }),
});

const pass = inGame({
  name: 'pass',
  description: 'Pass your turn; you are told what that costs before it counts',
  run: async ({ act, own }) => {
    const view = await own();
    const costs = view.legal.pass !== null && view.legal.pass !== 'make-up';
    return (costs ? surePass(view) : null) ?? act({ do: 'pass' });
  },
});

const end = inGame({
  name: 'end',
  description: 'End your turn before its time is over',
  run: ({ act }) => act({ do: 'end turn' }),
});

export const turn = group({ name: 'turn', description: 'Take your turn in the menagerie' }, [
  enter,
  pass,
  end,
]);

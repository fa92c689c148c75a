import { mapShown } from '../mapped.ts';
import { spawnMeant } from '../suggestions/spawns.ts';
import { surePass } from '../views/panel/sure.ts';
import { type Action, updates, updatesNow, whispers } from './action.ts';

/** Buttons that open, pass and end a turn, and show where it is taken. */
export const turnActions = {
  panel: updates(({ panel }) => panel()),
  'open-panel': whispers(({ panel }) => panel()),
  map: whispers(({ desk, game }) => mapShown(desk, game)),
  enter: updatesNow(({ act }) => act({ do: 'enter' })),
  'enter-on': updatesNow(({ act, values }) =>
    act({ do: 'enter', tile: spawnMeant(values[0] ?? '') }),
  ),
  pass: updatesNow(async ({ own, panel }) => surePass(await own()) ?? panel()),
  'pass-sure': updatesNow(({ act }) => act({ do: 'pass' })),
  'end-turn': updatesNow(({ act }) => act({ do: 'end turn' })),
} satisfies Record<string, Action>;

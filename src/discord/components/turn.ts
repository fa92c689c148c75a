import { mapShown } from '../mapped.ts';
import { spawnMeant } from '../suggestions/spawns.ts';
import { sureEnd, surePass } from '../views/panel/sure.ts';
import { type Action, type Press, updates, updatesNow, whispers } from './action.ts';
import { noBetNow } from '../views/not-done.ts';

/** By the number of its tile. */
export function walkTo(press: Press, said: string) {
  const step = /^\d{1,9}$/.test(press.id.step) ? Number(press.id.step) : null;
  if (!/^\d{1,4}$/.test(said)) return press.panel();
  return press.act({ do: 'walk', to: Number(said), step });
}

/** Buttons that open, pass and end a turn, and show where it is taken. */
export const turnActions = {
  panel: updates(({ panel }) => panel()),
  'open-panel': whispers(async ({ id, own, panel }) => {
    const isForBets = id.subject === 'bets' && (await own()).legal.bet === null;
    return panel(isForBets ? [noBetNow] : []);
  }),
  map: whispers(({ desk, caller, game }) => mapShown(desk, game, caller.player)),
  'map-again': updates(({ desk, caller, game }) => mapShown(desk, game, caller.player)),
  enter: updatesNow(({ act }) => act({ do: 'enter' })),
  'enter-on': updatesNow(({ act, values }) =>
    act({ do: 'enter', tile: spawnMeant(values[0] ?? '') }),
  ),
  pass: updatesNow(async ({ own, panel }) => surePass(await own()) ?? panel()),
  'pass-sure': updatesNow(({ act }) => act({ do: 'pass' })),
  'walk-to': updatesNow((press) => walkTo(press, press.id.subject)),
  'end-turn': updatesNow(async ({ own, act }) => sureEnd(await own()) ?? act({ do: 'end turn' })),
  'end-turn-sure': updatesNow(({ act }) => act({ do: 'end turn' })),
} satisfies Record<string, Action>;

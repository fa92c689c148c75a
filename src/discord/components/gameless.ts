import { gameId } from '../../rules/names.ts';
import { leaves } from '../commands/index.ts';
import { type CustomId } from '../custom-id.ts';
import { type Desk } from '../desk.ts';
import { placeBet, readBetChoice } from '../direct-messages/bet.ts';
import { type Caller } from '../interactions/caller.ts';
import { runInGame } from '../interactions/running.ts';
import { lookUp } from '../looking-up.ts';
import { type Screen } from '../screen.ts';
import { noGame } from '../views/which-game.ts';

type Use = { desk: Desk; caller: Caller; id: CustomId; values: readonly string[] };

/** Choosers that mean no game, or ask for one; each redraws the message that it belongs to. */
export const gameless: ReadonlyMap<string, (use: Use) => Promise<Screen>> = new Map([
  ['rule', ({ desk, caller, values }: Use) => lookUp(desk, caller, values[0] ?? '')],
  [
    'which',
    async ({ desk, caller, id, values }: Use) => {
      const known = leaves.get(id.subject.replaceAll('.', ' '));
      const place = await desk.asks.placeOf(gameId(values[0] ?? ''));
      const there = place && (caller.server === null || caller.server === place.server);
      if (!known || !there) return noGame(caller.server);
      return runInGame(desk, caller, known.leaf, place);
    },
  ],
  [
    'which-bet',
    async ({ desk, caller, values }: Use) => {
      const chosen = readBetChoice(values[0] ?? '');
      const place = chosen && (await desk.asks.placeOf(gameId(chosen.game)));
      return place ? placeBet(desk, caller, place.game, chosen.bet) : noGame(caller.server);
    },
  ],
]);

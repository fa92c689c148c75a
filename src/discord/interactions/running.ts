import { type GamePlace } from '../../play/ports.ts';
import { refuse } from '../../rules/refusal.ts';
import { NoHero, ownView, perform, told, titles } from '../acting.ts';
import { optionsOf, type Command, type Leaf } from '../command.ts';
import { type Desk } from '../desk.ts';
import { BadOption } from '../options.ts';
import { say, type Screen } from '../screen.ts';
import { notDone } from '../views/not-done.ts';
import { plainly } from '../views/receipts.ts';
import { refusalText } from '../views/refusals/index.ts';
import { askWhich, noGame, notNamed, sayWhich } from '../views/which-game.ts';
import { gamesMeantBy } from '../which-game.ts';
import { type Caller } from './caller.ts';
import { type Given, type Raw } from './incoming.ts';

/** Runs a typed command: in the one game that it means, or asks which. */
export async function runCommand(
  desk: Desk,
  caller: Caller,
  path: string,
  { command, leaf }: { command: Command; leaf: Leaf },
  given: Given,
): Promise<Screen> {
  if (leaf.of === 'nothing') return leaf.run({ caller, desk, options: given });
  const named = given.get('game');
  const name = typeof named === 'string' ? named : null;
  const games = await gamesMeantBy(desk.asks, caller, name, leaf.fits);
  const [game, ...others] = games;
  if (!game) return name === null ? noGame(caller.server) : notNamed(caller.server);
  if (others.length > 0 && given.size === 0) return askWhich(games, path);
  if (others.length > 0) return sayWhich(games, 'game' in optionsOf(command, leaf));
  return runInGame(desk, caller, leaf, game, given);
}

/** Runs a command in this very game. */
export function runInGame(
  desk: Desk,
  caller: Caller,
  leaf: Leaf,
  game: GamePlace,
  given: Given = new Map<string, Raw>(),
): Promise<Screen> {
  return leaf.run({
    caller,
    desk,
    options: given,
    game,
    act: async (intent) => {
      const done = await perform(desk, caller, game.game, intent);
      return done.done ? told(done) : plainly(done.lines);
    },
    own: () => ownView(desk, game.game, caller.player),
  });
}

/** What is answered instead of what went wrong; null for what is nobody's fault but ours. */
export function kindAnswer(desk: Desk, error: unknown): Screen | null {
  if (error instanceof NoHero)
    return say(refusalText(refuse('no hero', 'GAME-01', { phase: error.phase }), titles(desk)));
  if (error instanceof BadOption) return notDone.unreadable;
  return error instanceof Error && error.name === 'Busy' ? notDone.busy : null;
}

import { type Answer } from '../../play/answer.ts';
import { perform, toldOf } from '../acting.ts';
import { type Desk } from '../desk.ts';
import { type Caller } from '../interactions/caller.ts';
import { kindAnswer } from '../interactions/running.ts';
import { type GameId } from '../../rules/names.ts';
import { factsOf } from '../log.ts';
import { type Screen } from '../screen.ts';
import { notUnderstood, readTooLate, writtenHelp } from '../views/direct-messages.ts';
import { broken } from '../views/not-done.ts';
import { askWhich, noGame } from '../views/which-game.ts';
import { type GamePlace } from '../../play/ports.ts';
import { gamesFitting, gamesMeant, type Fits } from '../which-game.ts';
import { askStake, betOnWhere, betWhere, namedAlone, placeBet, whichBet, type Bet } from './bet.ts';
import { sayOf } from './of-game.ts';
import { namedWith, readWish } from './read.ts';

/** What a message to the bot is answered with. */
async function answerTo(
  desk: Desk,
  caller: Caller,
  text: string,
  since: readonly GameId[],
): Promise<Screen> {
  const wish = readWish(text);
  if (wish.wish === 'help') return writtenHelp;
  if (wish.wish === 'nothing we know') return notUnderstood;
  const games = await betWhere(desk, caller, await gamesMeant(desk.asks, caller));
  if (games.length === 0) return noGame(null);
  const named = wish.wish === 'bet' ? await namedAlone(desk, caller, games, namedWith(text)) : null;
  if (named) return askStake(desk, caller, named);
  if (wish.wish === 'bet') return betIn(desk, caller, games, wish, since);
  return withdrawIn(desk, caller, games, since);
}

/** In the only game that fits; else it is asked for. */
async function betIn(
  desk: Desk,
  caller: Caller,
  open: readonly GamePlace[],
  bet: Bet,
  since: readonly GameId[],
): Promise<Screen> {
  const games = await betOnWhere(desk, caller, open, bet);
  const [game, ...others] = games;
  if (!game) return noGame(null);
  if (others.length > 0) return whichBet(desk, caller, games, bet);
  return since.includes(game.game) ? readTooLate : placeBet(desk, caller, game.game, bet);
}

async function withdrawIn(
  desk: Desk,
  caller: Caller,
  open: readonly GamePlace[],
  since: readonly GameId[],
): Promise<Screen> {
  const fits: Fits = ({ legal }) => legal.withdrawBet;
  const games = await gamesFitting(desk.asks, caller.player, open, fits);
  const [game, ...others] = games;
  if (!game) return noGame(null);
  if (others.length > 0) return askWhich(games, 'bet withdraw');
  if (since.includes(game.game)) return readTooLate;
  const { lines } = await perform(desk, caller, game.game, { do: 'withdraw bet' });
  return sayOf(desk, caller, game.game, lines);
}

/** What it did `before` is told again, whatever has changed since. */
async function answerOnce(
  desk: Desk,
  caller: Caller,
  text: string,
  before: Answer | null,
  since: readonly GameId[],
): Promise<Screen> {
  if (!before?.done) return answerTo(desk, caller, text, since);
  const { lines } = await toldOf(desk, before.game, caller.player, before);
  return sayOf(desk, caller, before.game, lines);
}

/**
 * What a message is answered with, whatever goes wrong; `before` is what came of it in an earlier
 * run: what was done then is told again. `since` are the games in which its writer has bet since.
 */
export async function answerKindly(
  desk: Desk,
  caller: Caller,
  text: string,
  before: Answer | null,
  since: readonly GameId[],
): Promise<Screen> {
  try {
    return await answerOnce(desk, caller, text, before, since);
  } catch (error) {
    const kind = kindAnswer(desk, error);
    if (kind) return kind;
    const fault = caller.cause.slice(-4);
    desk.log.error({ ...factsOf(error), fault }, 'a direct message could not be answered');
    return broken(fault);
  }
}

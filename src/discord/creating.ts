import { type Creation } from '../play/index.ts';
import { toldOf } from './acting.ts';
import { allowedIn } from './allowed.ts';
import { holdsGames, kindOf } from './channel-kind.ts';
import { type Desk } from './desk.ts';
import { type Caller } from './interactions/caller.ts';
import { missingIn } from './permissions.ts';
import { row, type Screen } from './screen.ts';
import { gameId } from '../rules/names.ts';
import { hostButtons } from './views/host.ts';
import { plainly } from './views/receipts.ts';
import { lacking, onlyInServers, wrongChannel } from './views/setup.ts';

/** Opens a game where the bot can speak and no other game is running. */
export async function createGame(
  desk: Desk,
  caller: Caller,
  wanted: Omit<Creation, 'server'>,
): Promise<Screen> {
  if (caller.server === null) return onlyInServers;
  const kind = await kindOf(desk.wire, caller, wanted.channel);
  if (!holdsGames(kind)) return wrongChannel(wanted.channel, kind);
  const here = wanted.channel === caller.channel;
  const place = { server: caller.server, channel: wanted.channel, bot: desk.bot.id };
  const missing = missingIn(here ? caller.allowed : await allowedIn(desk.wire, place), 'needed');
  if (missing.length > 0) return lacking(missing, here ? null : wanted.channel);
  const answer = await desk.create({ ...wanted, server: caller.server }, caller);
  const game = answer.done ? answer.game : gameId('');
  const told = plainly((await toldOf(desk, game, caller.player, answer)).lines);
  const view = answer.done ? await desk.asks.publicView(game) : null;
  return view ? { ...told, rows: [row(...hostButtons(view, caller.player))] } : told;
}

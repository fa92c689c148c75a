import { type Desk } from './desk.ts';
import { type Caller } from './interactions/caller.ts';
import { type Screen } from './screen.ts';
import { findRules } from './views/rules.ts';
import { type Settings } from './views/settings.ts';
import { gamesMeant } from './which-game.ts';

/** The rulebook's answer, with what the one game that can be meant has settled otherwise. */
export async function lookUp(
  { asks }: Pick<Desk, 'asks'>,
  caller: Caller,
  about: string,
): Promise<Screen> {
  return findRules(asks, about, await settingsOf(asks, caller));
}

async function settingsOf(asks: Desk['asks'], caller: Caller): Promise<Settings | null> {
  const [game, ...others] = await gamesMeant(asks, caller);
  if (!game || others.length > 0) return null;
  return asks.publicView(game.game);
}

import { type Account, type Game } from './game.ts';
import { gold, type Gold, type HeroId } from './names.ts';

/** Why gold moved; the account's statement says it in words. */
export type TransferReason =
  | 'level up'
  | 'treasures'
  | 'won in a fight'
  | 'bought'
  | 'sold'
  | 'found'
  | 'bet placed'
  | 'bet returned'
  | 'bet won'
  | 'bet lost'
  | 'duel won'
  | 'inherited'
  | 'left the game';

/** One movement of gold. What leaves one account enters the other. */
export type Transfer = { from: Account; to: Account; amount: Gold; reason: TransferReason };

export const purse = (hero: HeroId): Account => `purse:${hero}`;
export const betHold = (hero: HeroId): Account => `bet:${hero}`;

export const balance = (game: Game, account: Account): Gold => game.accounts[account] ?? gold(0);

/** Gold that a hero holds in the purse: what is held for a bet is not in it (ORB-07). */
export const freeGold = (game: Game, hero: HeroId): Gold => balance(game, purse(hero));

export const heldGold = (game: Game, hero: HeroId): Gold => balance(game, betHold(hero));

/** The accounts after `transfer`. ENTER-11: only the mint may go below 0; anything else is a bug. */
export function moved(accounts: Game['accounts'], transfer: Transfer): Game['accounts'] {
  const { from, to, amount } = transfer;
  const left = (accounts[from] ?? 0) - amount;
  if (amount < 0 || (left < 0 && from !== 'mint')) {
    throw new Error(`${from} cannot pay ${amount} for ${transfer.reason}`);
  }
  return { ...accounts, [from]: gold(left), [to]: gold((accounts[to] ?? 0) + amount) };
}

import { type Account } from '../rules/game.ts';
import { type Change } from '../play/ports.ts';

/** A change that must not be stored: a bug in the rules or in play, never a player's doing. */
export class BrokenChange extends Error {
  override readonly name = 'BrokenChange';
}

/** Refuses a change whose number is not the next one, or whose gold is not explained by transfers. */
export function checkChange(change: Change): void {
  const { before, after, act } = change;
  const number = (before?.acts ?? 0) + 1;
  if (after.acts !== number || act.number !== number) {
    throw new BrokenChange(`act ${act.number} of ${after.id} should have been ${number}`);
  }
  if (before && before.id !== after.id) throw new BrokenChange(`${before.id} became ${after.id}`);
  checkBooks(change);
}

function checkBooks({ before, after, transfers }: Change): void {
  const moved = new Map<string, number>();
  for (const { from, to, amount } of transfers) {
    if (!Number.isSafeInteger(amount) || amount < 0 || from === to) {
      throw new BrokenChange(`a transfer of ${amount} from ${from} to ${to}`);
    }
    moved.set(from, (moved.get(from) ?? 0) - amount);
    moved.set(to, (moved.get(to) ?? 0) + amount);
  }
  const accounts = new Set([...moved.keys(), ...Object.keys(after.accounts)]) as Set<Account>;
  for (const account of Object.keys(before?.accounts ?? {})) accounts.add(account as Account);
  for (const account of accounts) {
    const told = (before?.accounts[account] ?? 0) + (moved.get(account) ?? 0);
    const held = after.accounts[account] ?? 0;
    if (told !== held)
      throw new BrokenChange(`${account} holds ${held}, the transfers say ${told}`);
    if (held < 0 && account !== 'mint') throw new BrokenChange(`${account} would hold ${held}`);
  }
}

import { type PickName } from '../../rules/event.ts';
import { type Pick } from '../../rules/game.ts';
import { type HeroView } from '../../rules/sight/views.ts';
import { heroId, type GameId } from '../../rules/names.ts';
import { type GamePlace } from '../../play/ports.ts';
import { ownView, perform } from '../acting.ts';
import { type Desk } from '../desk.ts';
import { type Caller } from '../interactions/caller.ts';
import { beginning, limits } from '../limits.ts';
import { type Screen } from '../screen.ts';
import { meant } from '../suggestions/pick.ts';
import { said } from '../suggestions/said.ts';
import { noStake, pickChoices } from '../views/bets.ts';
import { plain } from '../views/escape.ts';
import { gamesFitting, type Fits } from '../which-game.ts';
import { askWhichBet } from '../views/which-game.ts';
import { sayOf } from './of-game.ts';

export type Bet = { stake: number; on: string };

/** The pick that a name means in this game: a duelist's id, `tie`, or what the rules will refuse. */
function pickIn({ everyone }: HeroView, on: string): Pick {
  const { duel } = everyone;
  const found = duel ? meant(on, pickChoices(duel)) : on;
  return found === 'tie' ? 'tie' : heroId(beginning(plain(found), 24));
}

/** What was named without a stake in this game; `bet`, where it can be bet on, with how much at most. */
type Named = { game: GameId; on: string; bet: { on: PickName; most: number } | null };

/** What was named without a stake: “Agent 7” is no bet of 7 gold on “Agent”. */
export async function namedAlone(
  desk: Desk,
  caller: Caller,
  games: readonly GamePlace[],
  whole: string,
): Promise<Named | null> {
  const wanted = said(whole);
  for (const { game } of games) {
    const view = await desk.asks.heroView(game, caller.player);
    const duel = view?.everyone.duel;
    const found = (duel ? pickChoices(duel) : []).find(({ name }) => said(name).startsWith(wanted));
    if (!view || !found) continue;
    const { bet } = view.legal;
    const on = bet?.on.find(({ pick }) => pick === found.value);
    return { game, on: found.name, bet: bet && on ? { on: on.name, most: bet.most } : null };
  }
  return null;
}

/** Asks for the stake; where none can be placed on that, the rules say why. */
export const askStake = (desk: Desk, caller: Caller, { game, on, bet }: Named): Promise<Screen> =>
  bet ? Promise.resolve(noStake(bet.most, bet.on)) : placeBet(desk, caller, game, { stake: 0, on });

/** Places a bet that was written in plain words, in this one game. */
export async function placeBet(
  desk: Desk,
  caller: Caller,
  game: GameId,
  { stake, on }: Bet,
): Promise<Screen> {
  const view = await ownView(desk, game, caller.player);
  const intent = { do: 'bet', on: pickIn(view, on), stake } as const;
  const { lines } = await perform(desk, caller, game, intent);
  return sayOf(desk, caller, game, lines);
}

/** Of several games those in which bets are open, and of these those that take one from this person. */
export async function betWhere(desk: Desk, caller: Caller, games: readonly GamePlace[]) {
  const fitting = (some: readonly GamePlace[], fits: Fits) =>
    gamesFitting(desk.asks, caller.player, some, fits);
  const open = await fitting(games, ({ everyone }) => everyone.phase === 'betting');
  return fitting(open, ({ legal }) => legal.bet !== null || legal.withdrawBet);
}

/** Of these those that have whom the bet names; which one is meant is asked for. */
export const betOnWhere = (
  desk: Desk,
  caller: Caller,
  games: readonly GamePlace[],
  { on }: Bet,
): Promise<readonly GamePlace[]> =>
  gamesFitting(desk.asks, caller.player, games, (view) => {
    const { duel } = view.everyone;
    const pick = pickIn(view, on);
    return duel !== null && pickChoices(duel).some(({ value }) => value === pick);
  });

/** `game.stake.pick`, so that the choice needs no memory; a name too long is asked for again. */
export async function whichBet(
  desk: Desk,
  caller: Caller,
  games: readonly GamePlace[],
  bet: Bet,
): Promise<Screen> {
  const entries = [];
  for (const { game, name } of games) {
    const view = await desk.asks.heroView(game, caller.player);
    if (!view) continue;
    const value = `${game}.${bet.stake}.${pickIn(view, bet.on)}`;
    entries.push({ label: plain(name), value: beginning(value, limits.optionValue) });
  }
  return askWhichBet(bet.stake, entries);
}

/** What the chooser says; null for what it never offered. */
export function readBetChoice(value: string): { game: string; bet: Bet } | null {
  const [game, stake, on] = value.split('.');
  if (game === undefined || on === undefined || !/^\d{1,9}$/.test(stake ?? '')) return null;
  return { game, bet: { stake: Number(stake), on } };
}

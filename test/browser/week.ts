import { vi } from 'vitest';
import { type Hero, until } from './hero.ts';
import { type Seat } from '../support/seat.ts';

/** The people of one game: its host, and those who play and still live. */
export interface Table {
  host: Seat;
  heroes: Hero[];
  /** How far the channel was read: the number of the last announcement that was answered. */
  read: number;
}

const steps =
  /It is the turn of|The duelists of the week|No duel this week|The game is won|The game has no winner/;

/** The newest announcement of that kind that the host sees, if it was not read yet. */
async function newest({ host, read }: Table, kind: RegExp) {
  const said = host.page.getByRole('log').getByRole('listitem').filter({ hasText: kind }).last();
  if ((await said.count()) === 0) return null;
  const text = await said.innerText();
  const number = Number(/№ (\d+)/.exec(text)?.[1] ?? 0);
  return number > read ? { text, number } : null;
}

async function next(table: Table, kind: RegExp): Promise<string> {
  const { text, number } = await until(String(kind), () => newest(table, kind));
  table.read = number;
  return text;
}

/** Moves the clock on, a midnight at a time, until that is told. */
export async function clockUntil(table: Table, kind: RegExp): Promise<string> {
  const told = async (): Promise<void> => {
    if ((await newest(table, kind)) === null) throw new Error(`not told yet: ${kind}`);
  };
  for (let midnights = 0; midnights < 3; midnights += 1) {
    await table.host.moveClock('To next midnight');
    // A midnight too many would take the next one's turn as well.
    const heard = vi.waitFor(told, { timeout: 5_000, interval: 50 });
    if (await heard.then(() => true).catch(() => false)) break;
  }
  return next(table, kind);
}

const heroIn = ({ heroes }: Table, text: string): Hero => {
  const found = heroes.find(({ name }) => text.includes(name));
  if (!found) throw new Error(`nobody is named in: ${text}`);
  return found;
};

/** Enters and, where the monster still stands, fights it; false for a hero who dies of that. */
async function enters(hero: Hero, onFight: (hero: Hero) => Promise<void>): Promise<boolean> {
  await hero.home();
  await hero.pressAway('Enter');
  for (let acts = 0; acts < 300; acts += 1) {
    const text = await hero.reads();
    if (text.includes('You have lost this game')) return false;
    if (text.includes('You are in the menagerie')) return true;
    if (text.includes('It is your move')) {
      if (acts === 1) await onFight(hero);
      await hero.fights();
    }
  }
  throw new Error(`${hero.name} fights for ever`);
}

/** Buys the first thing that can be bought; false where nothing can. */
async function buys(hero: Hero): Promise<boolean> {
  if (!(await hero.offers(/^Choose an orb/))) return false;
  if (!(await hero.takes(/^Choose an orb/, 'you can buy it'))) return false;
  await hero.pressAway(/^Buy for \d+ Gold$/, /^Take Off /);
  await until('what was bought', async () =>
    (await hero.reads()).includes('You bought') ? true : null,
  );
  return true;
}

export type Entering = {
  /** How many have bought something. */
  bought: number;
  lapsed: number;
  /** Who fights the duel; empty where there is none. */
  pair: Hero[];
  over: boolean;
};

/**
 * All turns of a week. The first to loot buys, the second passes if `passes`, the third does not
 * come; everybody else enters and leaves.
 */
export async function playTurns(
  table: Table,
  passes: boolean,
  onFight: (hero: Hero) => Promise<void>,
): Promise<Entering> {
  const entering: Entering = { bought: 0, lapsed: 0, pair: [], over: false };
  let loots = 0;
  for (;;) {
    const text = await next(table, steps);
    if (text.includes('The game ')) return { ...entering, over: true };
    if (text.includes('No duel')) return entering;
    if (text.includes('The duelists')) {
      const place = ({ name }: Hero): number => text.indexOf(name);
      const named = table.heroes.filter((one) => place(one) >= 0);
      const pair = named.sort((one, other) => place(one) - place(other));
      return { ...entering, pair };
    }
    const hero = heroIn(table, text);
    const isLoot = text.includes('has a loot turn');
    if (isLoot) loots += 1;
    if (isLoot && passes && loots === 2) {
      await hero.home();
      await hero.pressAway('Pass', 'Pass for a Make-up');
    } else if (isLoot && passes && loots === 3) {
      await clockUntil({ ...table }, /has not taken the turn in time/);
      entering.lapsed += 1;
    } else if (await enters(hero, onFight)) {
      // Who comes late keeps the gold for a bet.
      if (!text.includes('make-up turn') && (await buys(hero))) entering.bought += 1;
      await hero.pressAway('End Turn');
    } else table.heroes = table.heroes.filter((living) => living !== hero);
  }
}

/** The one whose move it is. */
async function mover(pair: readonly Hero[]): Promise<Hero> {
  const look = async (): Promise<Hero | null> => {
    for (const hero of pair) if ((await hero.reads()).includes('It is your move')) return hero;
    return null;
  };
  return until('somebody has the move', look).catch(async () => {
    const panels = await Promise.all(pair.map((hero) => hero.seat.shown()));
    throw new Error(`nobody has the move:\n${panels.join('\n\n')}`);
  });
}

/** A duel in two private threads that nobody wins by luck: after some turns one gives up. */
export async function playDuel(
  pair: readonly Hero[],
  turns: number,
  between: (hero: Hero) => Promise<void>,
): Promise<Hero> {
  for (const hero of pair) await hero.home();
  for (let turn = 0; turn < turns; turn += 1) {
    const hero = await mover(pair);
    if (await hero.offers(/^Move/)) await hero.approaches();
    if (turn === 0) await between(hero);
    if (await hero.offers('End Turn')) await hero.pressAway('End Turn');
  }
  const loser = await mover(pair);
  await loser.pressAway('Concede', 'Concede for Good');
  return loser;
}

export async function postsFeature(hero: Hero, quote: string): Promise<void> {
  await hero.home();
  await hero.seat.press('Post Feature');
  await hero.seat.fill('A quote or description', quote);
  await hero.seat.submit();
}

export async function bets(hero: Hero, stake: number, on: string): Promise<void> {
  await hero.seat.open('Marmello');
  await hero.seat.write(`bet ${stake} on ${on}`);
  await hero.seat.sees(`Sealed: ${stake} gold on ${on}`);
}

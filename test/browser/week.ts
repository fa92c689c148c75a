import { type Hero, until } from './hero.ts';
import { buys, buysUltimate, sells } from './shopping.ts';
import { type Seat } from '../support/seat.ts';

/** The people of one game: its host, and those who play and still live. */
export interface Table {
  host: Seat;
  heroes: Hero[];
  /** How far the channel was read: the number of the last announcement that was answered. */
  read: number;
  /** Those who buy nothing in week 1, so that one of them can buy an ultimate in week 2. */
  savers: Hero[];
  /** What they then read of it. */
  ultimate: string | null;
  /** How wide the windows are in which a thing has been sold. */
  sold: Set<number>;
  /** Somebody is in the middle of a fight. */
  onFight: (hero: Hero) => Promise<void>;
}

const steps = /It is the turn of|The duelists of the week|The game is won|The game has no winner/;

/** The newest announcement of that kind that the host sees, if it was not read yet. */
async function newest({ host, read }: Table, kind: RegExp) {
  const said = host.page.getByRole('log').getByRole('listitem').filter({ hasText: kind }).last();
  if ((await said.count()) === 0) return null;
  const text = await said.innerText();
  const number = Number(/№ (\d+)/.exec(text)?.[1] ?? 0);
  return number > read ? { text, number } : null;
}

/** Waits until one of that kind is there that was not read yet: one of last week's does not do. */
export const hears = (table: Table, kind: RegExp): Promise<{ text: string; number: number }> =>
  until(String(kind), () => newest(table, kind));

async function next(table: Table, kind: RegExp): Promise<string> {
  const { text, number } = await hears(table, kind);
  table.read = number;
  return text;
}

/** Moves the clock past the moment that an announcement of that kind names. */
export async function clockToEndOf(table: Table, kind: RegExp): Promise<void> {
  const { text } = await hears(table, kind);
  const [, day, time] = /(\d+ \w+ \d{4}) at (\d\d:\d\d)/.exec(text) ?? [];
  // The seconds of that moment are not shown.
  const after = Date.parse(`${day} ${time} UTC`) + 60_000;
  await table.host.moveClockTo(new Date(after).toISOString().slice(0, 16));
}

/**
 * Enters and, where the monster still stands, fights it, and comes in then; false for a hero who dies of
 * that.
 */
async function enters(hero: Hero, onFight: Table['onFight']): Promise<boolean> {
  await hero.home();
  await hero.pressAway('Enter');
  for (;;) {
    const stand = await hero.finds(
      'You have lost this game',
      'left of this loot turn',
      'come in and loot',
      'It is your move,',
      'The fight waits for your word',
    );
    if (stand === 'The fight waits for your word') {
      await hero.keepsIt();
      continue;
    }
    if (stand === 'come in and loot') {
      await hero.pressAway('Enter');
      continue;
    }
    if (stand !== 'It is your move,') return stand === 'left of this loot turn';
    if (await hero.offers(/^Attack/)) await onFight(hero);
    await hero.fights();
  }
}

/** In week 2, when there is something to sell, once in a window of each width. */
async function sellsOnce({ sold }: Table, hero: Hero, week: number): Promise<void> {
  const { width = 0 } = hero.seat.page.viewportSize() ?? {};
  if (week === 1 || sold.has(width) || !(await hero.offers('Sell'))) return;
  await sells(hero);
  sold.add(width);
}

/**
 * All turns of a week, up to the two who fight its duel; null for a game that ends before. In week
 * 1 the second to loot passes and the third does not come; both make their turns up.
 */
export async function playTurns(table: Table, week: number): Promise<[Hero, Hero] | null> {
  for (let loots = 0; ;) {
    const text = await next(table, steps);
    const place = ({ name }: Hero): number => text.indexOf(name);
    const [hero, other] = table.heroes
      .filter((one) => place(one) >= 0)
      .sort((one, two) => place(one) - place(two));
    if (text.includes('The game ') || !hero) return null;
    if (other) return [hero, other];
    if (text.includes('has a loot turn')) loots += week === 1 ? 1 : 0;
    if (text.includes('has a loot turn') && loots === 2) {
      await hero.home();
      await hero.pressAway('Pass', 'Pass for a Make-up');
    } else if (text.includes('has a loot turn') && loots === 3) {
      await clockToEndOf({ ...table, read: 0 }, new RegExp(`It is the turn of ${hero.name}`));
      await table.host.sees(`${hero.name} has not taken the turn in time`);
    } else if (await enters(hero, table.onFight)) {
      await hero.walks();
      const saves = table.savers.includes(hero);
      if (week === 2 && saves && table.ultimate === null)
        table.ultimate = await buysUltimate(hero, week);
      else if (week > 1 || !saves) await buys(hero, week);
      await sellsOnce(table, hero, week);
      await hero.pressAway('End Turn', 'Leave');
    } else table.heroes = table.heroes.filter((living) => living !== hero);
  }
}

type Standing = { hero: Hero; stand: 'moves' | 'has lost' };

/** Whose move it is, or who has lost; who is asked about something that they bought does not use it. */
const standing = (pair: readonly Hero[]): Promise<Standing> =>
  until(`${pair.map(({ name }) => name).join(' or ')} has the move`, async () => {
    const texts: string[] = [];
    for (const hero of pair) {
      await hero.keepsIt();
      const text = await hero.reads();
      if (text.includes('It is your move,')) return { hero, stand: 'moves' };
      if (text.includes('You have lost this game')) return { hero, stand: 'has lost' };
      texts.push(`${hero.name} reads: ${text.replaceAll('\n', ' ¶ ')}`);
    }
    throw new Error(`nobody has the move.\n${texts.join('\n')}`);
  });

/**
 * A duel in two private threads in which nobody strikes: after some turns one gives up, if no bought
 * thing has decided it before. Returns who loses.
 */
export async function playDuel(
  pair: readonly Hero[],
  onFight: Table['onFight'],
  between: (mover: Hero) => Promise<void>,
): Promise<Hero> {
  for (const hero of pair) await hero.home();
  for (let turn = 0; turn < 3; turn += 1) {
    const { hero, stand } = await standing(pair);
    if (stand === 'has lost') return hero;
    if (await hero.offers(/^Move/)) await hero.approaches();
    if (await hero.offers(/^Attack/)) await onFight(hero);
    if (turn === 1) await between(hero);
    else if (await hero.offers('End Turn')) await hero.pressAway('End Turn');
  }
  const { hero: loser, stand } = await standing(pair);
  if (stand === 'moves') await loser.pressAway('Concede', 'Concede for Good');
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

import { mkdir } from 'node:fs/promises';
import { afterEach, describe, expect, test } from 'vitest';
import { hasBrowser, openBrowser, type OpenBrowser } from '../support/browser.ts';
import { type Seat } from '../support/seat.ts';
import { Hero, patience } from './hero.ts';
import { type House, openHouse } from './house.ts';
import {
  bets,
  clockToEndOf,
  hears,
  playDuel,
  playTurns,
  postsFeature,
  type Table,
} from './week.ts';

const zone = 'Europe/Rome';
const desk = { width: 1280, height: 800, zone };
const telephone = { width: 390, height: 844, zone };
const players = [
  ['Bran', 'Brannoch', desk],
  ['Cleo', 'Clementine', telephone],
  ['Dov', 'Dovrefjell', desk],
  ['Eda', 'Edeltraud', telephone],
  ['Finn', 'Finnegan', telephone],
] as const;

/** What a page says of a server that was killed. */
const unreached = /net::ERR_(CONNECTION|SOCKET|INCOMPLETE|EMPTY)/;
const folder = process.env['PICTURES'] === '1' ? 'docs/pictures' : null;

describe.skipIf(!hasBrowser())('two weeks by what the page shows', () => {
  let house: House | undefined;
  let ines: Seat | undefined;
  let seated: Hero[] = [];
  let browsers: OpenBrowser[] = [];
  const pictured = new Set<number>();
  const complaints = (): string[] => browsers.flatMap((browser) => browser.complaints());

  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await tellWhatIsSeen();
    await closeAll();
  });

  /** For whoever reads why it failed. */
  async function tellWhatIsSeen(): Promise<void> {
    const channel = await ines?.shown();
    console.warn(`The host sees:\n${channel}\nThe house wrote:\n${house?.lines().join('\n')}`);
    for (const hero of seated)
      console.warn(`${hero.name} sees:\n${await hero.seat.shown().catch(String)}`);
    console.warn(`The pages complain of:\n${complaints().join('\n')}`);
  }

  async function closeAll(): Promise<void> {
    for (const browser of browsers) await browser.close();
    browsers = [];
    await house?.close();
    house = undefined;
  }

  /** The README's picture of a fight, one for each width of window. */
  async function picture({ seat: { page, picture: save } }: Hero): Promise<void> {
    const size = page.viewportSize();
    if (folder === null || !size || pictured.has(size.width)) return;
    pictured.add(size.width);
    await mkdir(folder, { recursive: true });
    const frame = await page.getByRole('region', { name: 'Messages' }).boundingBox();
    const panel = await page.getByRole('log').getByRole('listitem').last().boundingBox();
    // At the desk just so high that the panel is whole and nothing else is there in part.
    const height = size.height + Math.round((panel?.height ?? 0) - (frame?.height ?? 0)) + 24;
    if (size.width === desk.width) await page.setViewportSize({ ...size, height });
    await page.getByRole('heading', { level: 1 }).hover();
    await save(`${folder}/stage-${size.width}.png`);
    await page.setViewportSize(size);
  }

  async function lobby(): Promise<Table> {
    house = await openHouse();
    const [wide, narrow] = [
      await openBrowser(house.url, desk),
      await openBrowser(house.url, telephone),
    ];
    browsers = [wide, narrow];
    const seatOf = async (browser: OpenBrowser, person: string): Promise<Seat> => {
      const seat = await browser.as(person);
      seat.page.context().setDefaultTimeout(patience);
      await seat.open('menagerie');
      return seat;
    };
    const host = await seatOf(wide, 'Ines');
    ines = host;
    await host.typeCommand(`/game create name: The Friday Game zone: ${zone}`);
    await host.sees('The Friday Game: who dares to enter?');
    const heroes: Hero[] = [];
    for (const [person, name, window] of players) {
      const seat = await seatOf(window === desk ? wide : narrow, person);
      await seat.press('Join');
      await seat.fill('Your hero’s name', name);
      await seat.submit();
      await seat.sees(`You are in, as ${name}`);
      heroes.push(new Hero(name, seat));
    }
    seated = heroes;
    await host.sees('Heroes (5 of 10)');
    await host.typeCommand('/game start');
    return {
      host,
      heroes,
      read: 0,
      savers: heroes.slice(3),
      ultimate: null,
      sold: new Set(),
      onFight: picture,
    };
  }

  /** SIGKILL while somebody presses a button, and a new start; every page recovers by itself. */
  async function killWhilePressing({ host, heroes }: Table, mover: Hero): Promise<void> {
    expect(complaints()).toEqual([]);
    await Promise.all([mover.press('End Turn'), house?.kill()]);
    await host.reads('The stage does not answer');
    await house?.again();
    for (const { page } of [host, ...heroes.map(({ seat }) => seat)])
      await page.getByText('The stage does not answer').waitFor({ state: 'hidden' });
  }

  async function duelOf(table: Table, pair: [Hero, Hero], week: number): Promise<void> {
    const { host, heroes } = table;
    const [one, other] = pair;
    await postsFeature(one, `Soup of week ${week} is on.`);
    await postsFeature(other, 'Mine.');
    await host.sees(`Soup of week ${week} is on.`);
    await hears(table, /Bets are open/);
    const bettor = heroes.find((hero) => !pair.includes(hero));
    const bet = `${week} gold on ${one.name}`;
    if (bettor) {
      await bets(bettor, week, one.name);
      await hears(table, new RegExp(`${bettor.name} has bet`));
      expect(await host.isSeeing(bet)).toBe(false);
    }
    await clockToEndOf(table, /Bets are open/);
    if (bettor) await host.sees(`${bettor.name}: ${bet}`);
    const loser = await playDuel(pair, picture, async (mover) => {
      if (week === 1) await killWhilePressing(table, mover);
    });
    const winner = loser === one ? other : one;
    await host.sees(`The duel: ${one.name} against ${other.name}`);
    await host.sees(new RegExp(`${winner.name} gets \\d+ gold for the win`));
    if (bettor) await host.sees(new RegExp(`${bettor.name}: ${bet}, (gets|lost)`));
  }

  /** Plays until week 3 begins; false where the dice leave too few heroes before that. */
  async function playTwoWeeks(): Promise<boolean> {
    const table = await lobby();
    for (const week of [1, 2]) {
      await table.host.sees(`Week ${week}`);
      const pair = await playTurns(table, week);
      if (!pair) return false;
      await duelOf(table, pair, week);
    }
    await table.host.sees('Week 3');
    if (table.ultimate === null)
      console.warn('None of those who had saved lived to buy an ultimate.');
    else expect(table.ultimate).toContain('Fire Exit (lesser ultimate)');
    for (const { width } of [desk, telephone])
      if (!table.sold.has(width)) console.warn(`At ${width} pixels nobody had anything to sell.`);
    expect(complaints().filter((complaint) => !unreached.test(complaint))).toEqual([]);
    return true;
  }

  test('are played to their ends by six people, through a kill in the middle of a duel', async () => {
    let games = 1;
    for (; !(await playTwoWeeks()); games += 1) {
      expect(games, 'games that ended before week 3').toBeLessThan(3);
      await closeAll();
    }
    if (games > 1) console.warn(`It took ${games} games until two weeks were whole.`);
  }, 900_000);
});

import { mkdir } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hasBrowser, openBrowser, type OpenBrowser } from '../support/browser.ts';
import { type Seat } from '../support/seat.ts';
import { Hero, patience } from './hero.ts';
import { type House, openHouse } from './house.ts';
import { bets, clockUntil, playDuel, playTurns, postsFeature, type Table } from './week.ts';

const zone = 'Europe/Rome';
const players = [
  ['Bran', 'Brannoch'],
  ['Cleo', 'Clementine'],
  ['Dov', 'Dovrefjell'],
  ['Eda', 'Edeltraud'],
] as const;
const pictures = process.env['PICTURES'] === '1' ? 'docs/pictures' : null;

/** The host and every second player sit at a desk, the others hold a telephone. */
const isAtDesk = (person: string): boolean => ['Ines', 'Bran', 'Dov'].includes(person);

describe.skipIf(!hasBrowser())('two weeks by what the page shows', () => {
  let house: House;
  let browsers: OpenBrowser[];
  const taken = new Set<string>();

  beforeAll(async () => {
    house = await openHouse();
    browsers = await Promise.all([
      openBrowser(house.url, { width: 1280, height: 800, zone }),
      openBrowser(house.url, { width: 390, height: 844, zone }),
    ]);
  }, 120_000);
  afterAll(async () => {
    for (const browser of browsers ?? []) await browser.close();
    await house?.close();
  });

  async function seatOf(person: string): Promise<Seat> {
    const browser = browsers[isAtDesk(person) ? 0 : 1];
    if (!browser) throw new Error('no browser');
    const seat = await browser.as(person);
    seat.page.context().setDefaultTimeout(patience);
    return seat;
  }

  async function picture(seat: Seat, name: string): Promise<void> {
    if (pictures === null || taken.has(name)) return;
    taken.add(name);
    await mkdir(pictures, { recursive: true });
    await seat.picture(`${pictures}/${name}.png`);
  }

  const onFight = async ({ seat }: Hero): Promise<void> => {
    const { width } = seat.page.viewportSize() ?? { width: 0 };
    if (width > 760) await picture(seat, 'stage-1280');
  };

  async function lobby(): Promise<Table> {
    const host = await seatOf('Ines');
    await host.open('menagerie');
    await host.typeCommand(`/game create name: The Friday Game zone: ${zone}`);
    await host.sees('The Friday Game: who dares to enter?');
    const heroes: Hero[] = [];
    for (const [person, name] of players) {
      const seat = await seatOf(person);
      await seat.open('menagerie');
      await seat.press('Join');
      await seat.fill('Your hero’s name', name);
      await seat.submit();
      await seat.sees(`You are in, as ${name}`);
      heroes.push(new Hero(name, seat));
      if (!isAtDesk(person)) await picture(seat, 'stage-390');
    }
    await host.sees('Heroes (4 of 10)');
    await host.typeCommand('/game start');
    return { host, heroes, read: 0 };
  }

  /** SIGKILL and a new start; every page finds the stage again by itself. */
  async function power({ host, heroes }: Table): Promise<void> {
    await house.kill();
    await host.reads('The stage does not answer');
    await house.again();
    for (const { page } of [host, ...heroes.map(({ seat }) => seat)])
      await page
        .getByRole('status')
        .filter({ hasText: 'does not answer' })
        .waitFor({ state: 'hidden' });
  }

  async function duelOf(table: Table, pair: Hero[], week: number): Promise<void> {
    const [one, other] = pair;
    if (!one || !other) throw new Error('a duel needs two');
    await postsFeature(one, `Soup of week ${week} is on.`);
    await postsFeature(other, 'Mine.');
    await table.host.sees(`Soup of week ${week} is on.`);
    await table.host.sees('Bets are open');
    const bettor = table.heroes.find((hero) => !pair.includes(hero));
    if (bettor) {
      await bets(bettor, week, one.name);
      await table.host.sees(`${bettor.name} has bet`);
      expect(await table.host.isSeeing(`${week} gold on ${one.name}`)).toBe(false);
    }
    await clockUntil(table, /The duel begins/);
    if (bettor) await table.host.sees(`${bettor.name}: ${week} gold on ${one.name}`);
    const loser = await playDuel(pair, 3, async () => {
      for (const hero of pair) await onFight(hero);
      if (week === 1) await power(table);
    });
    const winner = pair.find((hero) => hero !== loser);
    await table.host.sees(`The duel: ${one.name} against ${other.name}`);
    await table.host.sees(new RegExp(`${winner?.name} gets \\d+ gold for the win`));
  }

  test('are played to their ends by five people, through a kill in the middle of a duel', async () => {
    const table = await lobby();
    for (const week of [1, 2]) {
      await table.host.sees(`Week ${week}`);
      const turns = await playTurns(table, week === 1, onFight);
      if (turns.over) return;
      if (turns.pair.length > 0) await duelOf(table, turns.pair, week);
    }
    await table.host.sees('Week 3');
  }, 480_000);
});

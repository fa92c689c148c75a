import { describe, expect, test } from 'vitest';
import { shelf, withGoods } from '../../src/play/goods.ts';
import { openPlay } from '../../src/play/open.ts';
import { type Definitions } from '../../src/play/ports.ts';
import { zonedCalendar } from '../../src/clock/calendar.ts';
import { hashOf } from '../../src/catalogue/index.ts';
import { type Definition } from '../../src/rules/goods.ts';
import { playerId } from '../../src/rules/names.ts';
import { goods, hostActor, Playing } from '../support/playing.ts';
import { cards } from '../support/table-cards.ts';

const helm = cards['helm'] as Definition;
const stored = (definitions: Record<string, Definition>): Definitions => ({
  add: () => Promise.resolve(),
  keep: () => Promise.resolve(),
  get: (hashes) =>
    Promise.resolve(
      new Map(
        hashes.flatMap((hash) => {
          const found = definitions[hash];
          return found ? [[hash, found] as const] : [];
        }),
      ),
    ),
  stock: () => Promise.resolve(null),
});

describe('a definition that is not in memory', () => {
  const stock = { hash: 's', ids: {} };

  test('is fetched by its hash, and the work is done again', async () => {
    const goods = shelf(stock, new Map(), stored({ abc: helm }));
    let tries = 0;
    const card = await withGoods(goods, () => {
      tries += 1;
      return goods.definition('abc');
    });
    expect(card).toEqual(helm);
    expect(tries).toBe(2);
    expect(goods.definition('abc')).toEqual(helm);
  });

  test('is a bug when nobody has ever stored it', async () => {
    const goods = shelf(stock, new Map(), stored({}));
    await expect(withGoods(goods, () => goods.definition('abc'))).rejects.toThrow('never stored');
  });

  test('other errors are nobody’s to mend', async () => {
    const goods = shelf(stock, new Map(), stored({}));
    const fails = () => Promise.reject(new Error('a bug'));
    await expect(withGoods(goods, fails)).rejects.toThrow('a bug');
  });
});

test('a thing stays as it was when it first appeared in a game, whatever today’s stock says', async () => {
  const table = new Playing();
  const id = await table.create(['p0', 'p1']);
  await table.must(id, 'host', { do: 'start' });
  const starters = Object.keys(goods.stock.ids).filter((one) => one.includes('/starter/'));
  const [starter = ''] = starters;
  const today: Definition = { ...helm, name: 'Something else' } as Definition;
  await table.store.definitions.keep(goods.stock, all());
  const { asks } = openPlay({
    store: table.store,
    clock: { now: () => table.now },
    calendar: zonedCalendar,
    stock: { hash: 'today', ids: { [starter]: hashOf(today) } },
    definitions: new Map([[hashOf(today), today]]),
    rulebook: [],
    grace: 0,
    failed: (error) => expect.fail(String(error)),
  });
  const seen = await asks.heroView(id, playerId('p0'));
  const before = await table.play.asks.heroView(id, playerId('p0'));
  expect(before?.items).toHaveLength(starters.length);
  expect(seen?.items).toEqual(before?.items);
});

test('goods of a host’s own are found again by a process that has never seen them', async () => {
  const table = new Playing();
  const id = await table.create(['p0', 'p1']);
  const crown = { ...helm, name: 'Paper Crown' } as Definition;
  const starter = goods.definition(goods.stock.ids['items/starter/rusty-nail'] ?? '');
  const nail = { ...starter, look: 'x' } as Definition;
  await table.play.keep(new Map([crown, nail].map((one) => [hashOf(one), one])));
  await table.must(id, 'host', { do: 'bring', goods: [hashOf(crown), hashOf(nail)], why: null });
  await table.store.definitions.keep(goods.stock, all());
  const { act, asks } = openPlay({
    store: table.store,
    clock: { now: () => table.now },
    calendar: zonedCalendar,
    stock: goods.stock,
    definitions: all(),
    rulebook: [],
    grace: 0,
    failed: (error) => expect.fail(String(error)),
  });
  const by = { actor: hostActor, cause: 'begins', at: table.now };
  expect(await act(id, { do: 'start' }, by)).toMatchObject({ done: true });
  const seen = await asks.heroView(id, playerId('p0'));
  const changed = { version: 2, week: 0, why: null };
  expect(seen?.items.find(({ name }) => name === 'Rusty Nail')).toMatchObject({ changed });
});

const all = () =>
  new Map(Object.values(goods.stock.ids).map((hash) => [hash, goods.definition(hash)]));

import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Loaded } from '../../src/play/ports.ts';
import { type Intent } from '../../src/rules/intent.ts';
import { type HeroId, type ItemId } from '../../src/rules/names.ts';
import { heroView } from '../../src/rules/sight/hero-view.ts';
import {
  expectAlike,
  goOn,
  playedTo,
  players,
  playersOf,
  seenBy,
  type Step,
  viewsOf,
} from '../support/alike.ts';
import { goods, heroOfPlayer, playerActor, Playing } from '../support/playing.ts';
import { hour } from '../support/table.ts';

describe('two worlds that differ in a secret look the same to others', () => {
  test('[BET-02] a bet’s amount and pick, its change, and what others can do about it', async () => {
    const { table, at } = await playedTo('betting');
    const pair = at.game.duel?.pair ?? [];
    const [a = '', b = ''] = playersOf(at, pair);
    const [bettor = '', other = ''] = players.filter((player) => player !== a && player !== b);
    const picks = fc.record({
      on: fc.constantFrom(...pair, 'tie' as const),
      stake: fc.integer({ min: 1, max: 500 }),
    });
    const afterwards: Step[] = [
      [other, { do: 'bet', on: 'tie', stake: 3 }],
      [a, { do: 'bet', on: 'tie', stake: 600 }],
      [other, { do: 'withdraw bet' }],
      ['host', { do: 'set', setting: 'betting time', value: 3 }],
      ['stranger', { do: 'join', name: 'Late', title: '' }],
    ];
    fc.assert(
      fc.property(picks, picks, picks, (one, two, three) => {
        const bets = (...placed: (typeof one)[]): Step[] => [
          ...placed.map((bet): Step => [bettor, { do: 'bet', ...bet }]),
          ...afterwards,
        ];
        expectAlike(table, at, [bettor], bets(one), bets(two), bets(three));
        expectAlike(table, at, [bettor], bets(one, two), bets(three, one));
      }),
      { numRuns: 60 },
    );
  });

  test('[BET-07] a bet that was withdrawn and one that stands', async () => {
    const { table, at } = await playedTo('betting');
    const duelists = playersOf(at, at.game.duel?.pair ?? []);
    const watcher = players.find((player) => !duelists.some((one) => one === player)) ?? '';
    const bet = (stake: number): Step => [watcher, { do: 'bet', on: 'tie', stake }];
    expectAlike(
      table,
      at,
      [watcher],
      [bet(5), bet(9)],
      [bet(5), [watcher, { do: 'withdraw bet' }]],
    );
  });

  test('[ORB-05] which description was identified', async () => {
    const { table, at } = await playedTo('loot');
    const [looter = ''] = playersOf(at, [at.game.week?.turn?.hero ?? ('' as HeroId)]);
    const orbs = Object.values(at.game.orbs);
    const looks = (n: number): Step[] => [
      [looter, { do: 'enter' }],
      [looter, { do: 'identify', orb: orbs[n]?.id ?? ('' as never) }],
      ['host', { do: 'pause' }],
    ];
    expectAlike(table, at, [looter], looks(0), looks(3), looks(7));
  });

  test('[ENTER-02] what popped off, and what somebody wears', async () => {
    const { table, at } = await playedTo('feature');
    const pair = playersOf(at, at.game.duel?.pair ?? []);
    const [dresser = ''] = pair;
    const hero = heroOfPlayer(at.game, dresser);
    const rings = Object.values(at.game.items).filter(
      ({ holder, slot }) => holder === `hero:${hero}` && slot === null,
    );
    const puts = (at: number): Step => [
      dresser,
      { do: 'equip', item: rings[at]?.id ?? ('' as ItemId), popOff: null },
    ];
    expect(rings).toHaveLength(2);
    const others: Step[] = players
      .filter((player) => player !== dresser)
      .map((player): Step => [
        player,
        { do: 'equip', item: rings[0]?.id ?? ('' as ItemId), popOff: null },
      ]);
    expectAlike(table, at, [dresser], [puts(0), ...others], [puts(1), ...others]);
  });

  test('[ENTER-02] an inventory of other things', async () => {
    const { table, at } = await playedTo('loot');
    const hero = heroOfPlayer(at.game, 'p0');
    const things = Object.keys(goods.stock.ids).filter((id) => id.startsWith('items/basic/'));
    const world = (definition: string): Loaded => {
      const items = Object.values(at.game.items).map((item) =>
        item.holder === `hero:${hero}` && item.slot === null ? { ...item, definition } : item,
      );
      return {
        ...at,
        game: {
          ...at.game,
          goods: { ...at.game.goods, [definition]: goods.stock.ids[definition] ?? '' },
          items: Object.fromEntries(items.map((item) => [item.id, item])),
        },
      };
    };
    const steps: Step[] = [
      ['p1', { do: 'pass' }],
      ['host', { do: 'pause' }],
    ];
    const seen = things.map((thing) => seenBy(table, world(thing), steps, ['p0']));
    expect(seen.length).toBeGreaterThan(20);
    for (const one of seen) expect(one).toEqual(seen[0]);
  });

  test('[DUEL-14] what happens in a running duel', async () => {
    const { table, at } = await playedTo('duel');
    const begun = goOn(table, at, 'duel');
    const [next] = Object.values(begun.game.deadlines);
    const fought = table.dues(begun, next?.id ?? ('' as never));
    if ('done' in fought) throw new Error('the duel does not begin');
    const duel = { game: fought.after, secret: at.secret };
    const pair = playersOf(duel, duel.game.duel?.pair ?? []);
    fc.assert(
      fc.property(
        fc.array(fc.nat(500), { minLength: 4, maxLength: 4 }),
        fc.array(fc.nat(500), { minLength: 4, maxLength: 4 }),
        (one, two) => {
          const [a, b] = [one, two].map((choices) => fightOn(table, duel, choices));
          if (!a || !b) return;
          expect(viewsOf(table, b.game, heroesOf(b, pair))).toBe(
            viewsOf(table, a.game, heroesOf(a, pair)),
          );
          expect(b.notes).toEqual(a.notes);
          expect(a.notes).toEqual([]);
        },
      ),
      { numRuns: 60 },
    );
  });

  test('[MONSTER-08] what happens in a running fight with the monster', async () => {
    const table = new Playing();
    const id = await table.create(players);
    await table.must(id, 'host', { do: 'start' });
    const start = await table.loaded(id);
    const hero = start.game.week?.turn?.hero ?? ('' as HeroId);
    const player = start.game.heroes[hero]?.player ?? '';
    const entered = table.tries(start, playerActor(player), { do: 'enter' });
    if ('done' in entered) throw new Error('nobody enters');
    const fight = { game: entered.after, secret: start.secret };
    const choices = fc.array(fc.nat(500), { minLength: 2, maxLength: 2 });
    fc.assert(
      fc.property(choices, choices, (one, two) => {
        const [a, b] = [one, two].map((many) => fightOn(table, fight, many));
        if (!a || !b) return;
        expect(viewsOf(table, b.game, [hero])).toBe(viewsOf(table, a.game, [hero]));
        expect(b.notes).toEqual(a.notes);
      }),
      { numRuns: 60 },
    );
  });
});

const heroesOf = ({ game }: Loaded, of: string[]) => of.map((player) => heroOfPlayer(game, player));

/** As many accepted actions as there are choices, by whoever's move it is; null if it ended. */
function fightOn(table: Playing, from: Loaded, choices: number[]) {
  const notes: string[] = [];
  let { game } = from;
  for (const choice of choices) {
    const mover = game.fight?.turn.of as HeroId | undefined;
    const legal = mover && heroView(game, goods, mover, table.now).fight?.legal;
    const actions = legal?.filter(({ do: kind }) => kind !== 'concede') ?? [];
    const action = actions[choice % actions.length];
    if (!mover || !action) return null;
    const fighters = Object.keys(game.fight?.creatures ?? {});
    const intent: Intent = { do: 'fight', action, step: null };
    const done = table.tries(
      { game, secret: from.secret },
      playerActor(game.heroes[mover]?.player ?? ''),
      intent,
    );
    if ('done' in done) throw new Error(JSON.stringify(done));
    if (!done.after.fight) return null;
    game = done.after;
    notes.push(
      ...done.notes.filter(({ to }) => !fighters.includes(to)).map((note) => JSON.stringify(note)),
    );
  }
  return { game, secret: from.secret, notes };
}

test('a difference would be seen: what is public differs', async () => {
  const { table, at } = await playedTo('loot');
  const turn = at.game.week?.turn?.hero ?? ('' as HeroId);
  const player = at.game.heroes[turn]?.player ?? '';
  const enters = seenBy(table, at, [[player, { do: 'enter' }]], [player]);
  const passes = seenBy(table, at, [[player, { do: 'pass' }]], [player]);
  expect(passes.views).not.toBe(enters.views);
  table.now += hour;
  expect(seenBy(table, at, [[player, { do: 'enter' }]], []).notes).not.toEqual(enters.notes);
});

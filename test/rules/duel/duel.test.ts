import { describe, expect, test } from 'vitest';
import { commitmentTo } from '../../../src/play/drawings.ts';
import { notesFor } from '../../../src/play/telling.ts';
import { hpOf } from '../../../src/rules/combat/index.ts';
import { type Definition } from '../../../src/rules/goods.ts';
import { type HeroId } from '../../../src/rules/names.ts';
import { columnOf, rowOf } from '../../../src/rules/board/tile.ts';
import { heroView } from '../../../src/rules/sight/hero-view.ts';
import { publicView } from '../../../src/rules/sight/public-view.ts';
import { goodsOf } from '../../support/table-cards.ts';
import {
  beats,
  beginsDuel,
  begun,
  betting,
  concedes,
  decided,
  dies,
  duelling,
  features,
  fight,
  kills,
  looting,
  nextWeek,
  strike,
  tied,
} from '../../support/table-weeks.ts';
import { hour, type Table, pressing } from '../../support/table.ts';

const enters = { do: 'enter' } as const;
const ends = { do: 'end turn' } as const;
const pairOf = (table: Table) => table.told('duelists named').public.pair.map(({ name }) => name);

describe('who fights', () => {
  test('[DUEL-01] the last two to have entered', () => {
    expect(pairOf(features('Ana', 'Bran', 'Cleo', 'Dov'))).toEqual(['Cleo', 'Dov']);
  });

  test('[DUEL-01] are known to everybody once all turns are over, and not before', () => {
    const table = looting('Ana', 'Bran', 'Cleo').does('Ana', ends).does('Bran', enters);
    const coming = () =>
      publicView(table.game, goodsOf(table.stock), table.now).duelists?.map(({ name }) => name);
    table.does('Bran', ends).does('Cleo', enters);
    expect(coming()).toBeUndefined();
    table.does('Cleo', ends);
    expect(coming()).toEqual(['Bran', 'Cleo']);
  });

  test('[DUEL-01] make-up turns aside', () => {
    const table = looting('Ana', 'Bran', 'Cleo').does('Ana', ends).does('Bran', enters);
    table.does('Bran', ends).does('Cleo', { do: 'pass' }).does('Cleo', enters).does('Cleo', ends);
    expect(pairOf(table.comes('next step'))).toEqual(['Ana', 'Bran']);
  });

  test('[DUEL-01] of the living', () => {
    const table = looting('Ana', 'Bran', 'Cleo').does('Ana', ends).does('Bran', enters);
    table.does('Bran', ends).does('Cleo', enters).does('Cleo', ends).does('Cleo', { do: 'leave' });
    expect(pairOf(table.comes('next step'))).toEqual(['Ana', 'Bran']);
  });

  test('[DUEL-15] with fewer than two who entered there is no duel and there are no bets', () => {
    const table = looting('Ana', 'Bran', 'Cleo').does('Ana', ends);
    for (const name of ['Bran', 'Cleo', 'Bran', 'Cleo']) table.does(name, { do: 'pass' });
    table.comes('next step');
    expect(table.told('no duel').public).toEqual({ entered: 1 });
    expect(table.game).toMatchObject({ phase: 'trades', duel: null });
    expect(table.refused('Ana', { do: 'bet', on: 'tie', stake: 1 })).toMatchObject({
      refused: 'not betting',
    });
  });

  test.each([
    ['has fallen', true],
    ['has left', false],
  ])('[DUEL-15] who entered and %s is not counted among the living who did', (_, dead) => {
    const table = begun('Ana', 'Bran', 'Cleo', 'Dov');
    if (dead) dies(table, 'Ana');
    else table.does('Ana', { do: 'enter' }, { initiative: [8, 1] }).does('Ana', { do: 'leave' });
    beats(table, 'Bran').does('Bran', ends);
    for (const name of ['Cleo', 'Dov', 'Cleo', 'Dov']) table.does(name, { do: 'pass' });
    table.comes('next step');
    expect(table.told('no duel').public).toEqual({ entered: 1 });
  });

  test('[DUEL-15] entrants go first in the next week, in the order of entry, the rest by lot', () => {
    const table = begun('Ana', 'Bran', 'Cleo', 'Dov').does('Ana', { do: 'pass' });
    beats(table, 'Bran').does('Bran', ends);
    for (const name of ['Cleo', 'Dov', 'Cleo', 'Dov']) table.does(name, { do: 'pass' });
    table
      .comes('next step')
      .comes('next step')
      .comes('next step', { 'order of entry': [3, 1] });
    expect(table.game.week?.order.map((id) => table.nameOf(id))).toEqual([
      'Bran',
      'Cleo',
      'Ana',
      'Dov',
    ]);
  });

  test('[DUEL-15] so do all who entered where the duel is called off', () => {
    const table = features('Ana', 'Bran', 'Cleo', 'Dov').does('Dov', { do: 'leave' });
    while (table.game.week?.number === 1) table.comes('next step');
    expect(table.game.week?.order.map((id) => table.nameOf(id))).toEqual(['Ana', 'Bran', 'Cleo']);
  });
});

describe('the fight', () => {
  test('[WEEK-08] would let loose the monster of the week’s monster round, as its card has it', () => {
    const table = betting('Ana', 'Bran');
    const bear = { ...table.stock['rat'], name: 'Bear', level: 2 } as Definition;
    Object.assign(table.stock, { bear });
    table.arrange(({ week, goods }) => ({
      goods: { ...goods, bear: 'bear' },
      week: week && { ...week, monster: { ...week.monster, definition: 'bear', level: 9 } },
    }));
    beginsDuel(table.comes('betting'));
    expect(table.game.fight?.reserve).toMatchObject({ name: 'Bear', level: 2 });
  });

  test('[DUEL-02] is fought to the death, by the two', () => {
    const table = duelling('Ana', 'Bran', 'Cleo');
    expect(Object.keys(table.game.fight?.creatures ?? {})).toEqual([
      table.id('Bran'),
      table.id('Cleo'),
    ]);
    expect(table.refused('Ana', strike(table.id('Bran')))).toMatchObject({ refused: 'no fight' });
    kills(table, 'Bran', 'Cleo');
    expect(table.told('duel decided').public.result).toEqual({
      kind: 'won',
      winner: table.id('Bran'),
      loser: table.id('Cleo'),
      how: 'death',
    });
    expect(table.game).toMatchObject({ phase: 'payout', fight: null });
  });

  test('[DUEL-06] whoever concedes has lost at once, on the other’s turn too', () => {
    const table = concedes(duelling('Ana', 'Bran', 'Cleo'), 'Cleo');
    expect(table.told('duel decided').public.result).toMatchObject({
      winner: table.id('Bran'),
      how: 'concede',
    });
  });

  test('[DUEL-16] begins on the two spawn tiles farthest apart, by lot', () => {
    const table = betting('Ana', 'Bran', 'Cleo');
    table.stock['pit'] = { of: 'map', name: 'Long Pit', drawing: '########\n#@.@..@#\n########' };
    table.comes('betting');
    const placed = [1, 2].map((start) => {
      const game = table.game;
      table.comes('next step', { start, initiative: [8, 1] });
      const { creatures = {} } = table.game.fight ?? {};
      const columns = Object.values(creatures).map(({ tile }) => [columnOf(tile), rowOf(tile)]);
      table.game = game;
      return columns;
    });
    expect(placed).toEqual([
      [[1, 1], [6, 1]],
      [[6, 1], [1, 1]],
    ]); // prettier-ignore
  });

  test('[DUEL-16] nothing else can be used or taken while it is fought', () => {
    const table = duelling('Ana', 'Bran', 'Cleo');
    expect(table.refused('Bran', { do: 'buy', orb: table.orb('cap'), popOff: null })).toMatchObject(
      {
        refused: 'not your turn',
      },
    );
  });

  test('[DUEL-12] wounds and charges are as the loot turn left them', () => {
    const table = betting('Ana', 'Bran', 'Cleo').arrangeHero('Bran', { damageTaken: 5 });
    table.comes('betting');
    beginsDuel(table);
    expect(table.game.fight?.creatures[table.id('Bran')]?.damageTaken).toBe(5);
    kills(table, 'Bran', 'Cleo');
    expect(table.hero('Bran').damageTaken).toBe(5);
    expect(table.hero('Cleo').damageTaken).toBe(0);
    expect(nextWeek(table).hero('Bran').damageTaken).toBe(0);
  });

  test('[DUEL-12] only what was posted comes along: equipment is locked from the feature on', () => {
    const table = features('Ana', 'Bran', 'Cleo');
    const helm = table.gives('Bran', 'helm');
    const cap = table.gives('Bran', 'cap', 'worn');
    table
      .does('Bran', { do: 'unequip', item: cap })
      .does('Bran', { do: 'equip', item: cap, popOff: null });
    table.does('Bran', { do: 'post feature', title: '', quote: '' });
    const locked = { refused: 'equipment locked', rule: 'DUEL-12', facts: { why: 'feature' } };
    const puts = { do: 'equip', item: helm, popOff: null } as const;
    expect(table.refused('Bran', puts)).toEqual(locked);
    expect(table.refused('Bran', { do: 'unequip', item: cap })).toEqual(locked);
    table.does('Cleo', { do: 'post feature', title: '', quote: '' }).comes('betting');
    expect(table.refused('Bran', puts)).toEqual(locked);
    beginsDuel(table);
    expect(table.refused('Bran', puts)).toEqual(locked);
    expect(table.game.fight?.creatures[table.id('Bran')]?.sheet.stats).toMatchObject({
      hp: 12,
      dodge: 11,
    });
    kills(table, 'Bran', 'Cleo').does('Bran', puts);
    expect(table.thing('Bran', 'helm').slot).toBe('head');
  });

  test('[STAT-01] a hero whose wounds are more than the maximum left fights on with 1 HP, and keeps them', () => {
    const table = betting('Ana', 'Bran', 'Cleo').arrangeHero('Bran', { damageTaken: 40 });
    beginsDuel(table.comes('betting'));
    const bran = table.game.fight?.creatures[table.id('Bran')];
    expect(bran).toMatchObject({ damageTaken: 40, dead: false });
    expect(bran && hpOf(bran)).toBe(1);
  });
});

test.each(['constructor', '__proto__', 'm1', 'h1', ''])('nobody fights as “%s”', (name) => {
  const table = duelling('Ana', 'Bran', 'Cleo');
  expect(table.refused('Bran', strike(name))).toMatchObject({ refused: 'no such target' });
  const asks = fight({ do: 'health check', target: name as 'm1' });
  expect(table.refused('Bran', asks)).toMatchObject({ refused: 'nobody to check' });
});

describe('a duelist who does not act', () => {
  const move = (table: Table) => pressing(table.game).find(({ kind }) => kind === 'fight turn');

  test('[DUEL-13] has a clock for each turn, after which the autopilot plays it', () => {
    const table = duelling('Ana', 'Bran', 'Cleo');
    expect(move(table)).toMatchObject({ hero: table.id('Bran'), due: table.now + 12 * hour });
    expect(table.told('your move').own).toEqual({
      [table.id('Bran')]: { until: table.now + 12 * hour, step: 1 },
    });
    table.comes('fight turn', { 'to hit': [1, 1] });
    expect(move(table)).toMatchObject({ hero: table.id('Cleo'), due: table.now + 12 * hour });
    table.comes('fight turn', { 'to hit': [20] });
    expect(table.told('duel decided').public.result).toMatchObject({ winner: table.id('Cleo') });
    expect(move(table)).toBeUndefined();
  });

  test('[DUEL-13] after a pause, or time given back, whoever is to move hears the new end', () => {
    const table = duelling('Ana', 'Bran', 'Cleo');
    const due = table.now + 12 * hour;
    const moved = (by: number) => ({ [table.id('Bran')]: { until: due + by, step: 1 } });
    table
      .host({ do: 'pause' })
      .later(5 * hour)
      .host({ do: 'resume' });
    expect(table.told('your move').own).toEqual(moved(5 * hour));
    table.clock({ do: 'outage', from: due + hour, to: due + 2 * hour });
    expect(table.told('your move').own).toEqual(moved(6 * hour));
    const calm = duelling('Ana', 'Bran', 'Cleo');
    calm.clock({ do: 'outage', from: calm.now, to: calm.now + hour / 3 });
    expect(calm.kinds()).toEqual([]);
  });

  test('[DUEL-13] the clock is the house’s', () => {
    const table = betting('Ana', 'Bran').arrange(({ house }) => ({
      house: { ...house, 'turn clock': 2 },
    }));
    beginsDuel(table.comes('betting'));
    expect(move(table)?.due).toBe(table.now + 2 * hour);
  });

  test('[DUEL-13] half a turn does not wind the clock up, nor does a free question', () => {
    const table = duelling('Ana', 'Bran', 'Cleo');
    const due = table.now + 12 * hour;
    table.later(11 * hour).does('Bran', fight({ do: 'health check', target: table.id('Cleo') }));
    expect(move(table)?.due).toBe(due);
    expect(table.kinds()).toEqual(['fought']);
    table.does('Bran', strike(table.id('Cleo')), { 'to hit': 1 });
    expect(move(table)?.due).toBe(due);
    table.does('Cleo', fight({ do: 'health check', target: table.id('Bran') }));
    expect(move(table)?.due).toBe(due);
    expect(table.kinds()).toEqual(['fought']);
    table.comes('fight turn', { 'to hit': 1 });
    expect(move(table)).toMatchObject({ hero: table.id('Cleo'), due: due + 12 * hour });
  });

  test('a panel from an earlier step of the fight is stale', () => {
    const table = duelling('Ana', 'Bran', 'Cleo');
    const checks = (step: number) => ({ do: 'fight', action: { do: 'end turn' }, step }) as const;
    expect(table.refused('Bran', checks(7))).toMatchObject({ refused: 'stale' });
    table.does('Bran', checks(1));
    expect(table.refused('Cleo', checks(0))).toMatchObject({ refused: 'stale' });
    table.does('Cleo', checks(1));
  });
});

describe('what is known of it', () => {
  const view = (table: Table) => JSON.stringify(publicView(table.game, goodsOf(table.stock), 0));

  test('[DUEL-03] nothing of it is public until it is over', () => {
    const table = duelling('Ana', 'Bran', 'Cleo');
    const before = view(table);
    table.does('Bran', strike(table.id('Cleo')), { 'to hit': 1 });
    expect(table.events.filter((event) => event.public !== null)).toEqual([]);
    expect(view(table).replace(/"act":\d+/, '')).toBe(before.replace(/"act":\d+/, ''));
  });

  test('[DUEL-14] no message of it goes to the table or to those who watch', () => {
    const table = duelling('Ana', 'Bran', 'Cleo');
    const fighters = [table.id('Bran'), table.id('Cleo')];
    table.does('Bran', strike(table.id('Cleo')), { 'to hit': 1 });
    const notes = notesFor(table.events, Object.keys(table.game.heroes) as HeroId[], fighters[0]);
    expect(notes.length).toBeGreaterThan(0);
    expect(notes.filter(({ to }) => !fighters.includes(to as HeroId))).toEqual([]);
    expect(heroView(table.game, goodsOf(table.stock), table.id('Ana'), 0).fight).toBeNull();
    expect(heroView(table.game, goodsOf(table.stock), table.id('Cleo'), 0).fight).not.toBeNull();
  });

  test('[DUEL-14] with its result all of it becomes public, in one announcement', () => {
    const table = decided('Ana', 'Bran', 'Cleo');
    const publicly = table.events.filter((event) => event.public !== null);
    expect(publicly.map(({ kind }) => kind)).toEqual(['duel decided', 'key revealed']);
    const { fight: told, rounds } = table.told('duel decided').public;
    expect(told.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['began', 'order set', 'attacked', 'died', 'ended']),
    );
    expect(rounds).toBe(1);
    expect(told.every((event) => event.to === 'everybody')).toBe(true);
  });

  test('the key of its dice is shown with its result, and is the one that was promised', () => {
    const table = decided('Ana', 'Bran', 'Cleo');
    const { commitment, key, drawing } = table.told('key revealed').public;
    expect(drawing).toBe('duel:1');
    expect(commitment).toBe(table.game.duel?.commitment);
    expect(commitmentTo(key)).toBe(commitment);
    const open = betting('Ana', 'Bran', 'Cleo').told('betting opened').public;
    expect(open.commitment).toBe(commitment);
    expect(JSON.stringify(open)).not.toContain(key);
  });

  test('both dead in one turn is a tie: both live on, and nobody is paid', () => {
    const table = tied(duelling('Ana', 'Bran', 'Cleo'));
    expect(table.told('duel decided').public.result).toEqual({ kind: 'tie' });
    expect([table.hero('Bran').lost, table.hero('Cleo').lost]).toEqual([null, null]);
    table.comes('next step');
    expect(table.transfers).toEqual([]);
  });
});

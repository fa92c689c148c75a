import { describe, expect, test } from 'vitest';
import { isAtPeace } from '../../../src/rules/combat/index.ts';
import { type Definition } from '../../../src/rules/goods.ts';
import { tileName } from '../../../src/rules/board/tile.ts';
import { legalFor } from '../../../src/rules/sight/legal.ts';
import { fightSeenBy } from '../../../src/rules/sight/fight.ts';
import { holderOf } from '../../../src/rules/walking/near.ts';
import { goodsOf } from '../../support/table-cards.ts';
import { fight, strike } from '../../support/table-weeks.ts';
import { type Table } from '../../support/table.ts';
import { at, beforeTheYard, yard } from '../../support/yard.ts';

const walk = (to: string) => ({ do: 'walk', to: at(to), step: null }) as const;
const move = (to: string) => fight({ do: 'move', kind: 'walk', to: at(to) });

/** It dies of a blow, and strikes for 1. */
const skeli: Definition = {
  of: 'monster',
  name: 'Skeli',
  part: 'skeli',
  look: 'A skeleton that was asked to stand here.',
  level: 0,
  stats: { hp: 1, dodge: 10, accuracy: 0 },
  attacks: [{ name: 'Fist', range: 1, damage: 1, piercing: 0, type: 'physical' }],
};

/** A Skeli stands on F3 and keeps all within a tile of it; Ana comes in at B2. */
function guarded(week = 1, keeper: Definition = skeli, drawing: string = yard.drawing): Table {
  const map = {
    ...yard,
    drawing: drawing.replace('#.........*.*.*.*.*#\n#^', '#....P....*.*.*.*.*#\n#^'),
    guards: Object.fromEntries(
      ['P', 'Q']
        .filter((post) => post === 'P' || drawing.includes(post))
        .map((post) => [post, { skeli: 'skeli', within: 1 }]),
    ),
  };
  const table = beforeTheYard({ yard: map, skeli: keeper }, 'Ana', 'Bran');
  table.arrange(({ week: now }) => ({ week: now && { ...now, number: week } }));
  return table.does('Ana', { do: 'enter', tile: at('B2') });
}

const guard = (table: Table) =>
  Object.values(table.game.fight?.creatures ?? {}).find(({ kind }) => kind === 'monster') ??
  expect.fail('nobody stands guard');
/** Ana's attacks have that range. */
const reaching = (table: Table, range: number) =>
  table.arrange(({ fight: now }) => {
    const own = now?.creatures[table.id('Ana')] ?? expect.fail('nobody');
    const attacks = own.sheet.attacks.map((one) => ({ ...one, range }));
    const armed = { ...own, sheet: { ...own.sheet, attacks } };
    return { fight: now && { ...now, creatures: { ...now.creatures, [own.id]: armed } } };
  });
const inPeace = (table: Table): boolean => table.game.fight !== null && isAtPeace(table.game.fight);

describe('[GLOSS-05] a Skeli that keeps watch', () => {
  test('leaves alone who passes by, and is gone round', () => {
    const table = guarded();
    expect(tileName(guard(table).tile)).toBe('F4');
    table.does('Ana', walk('J2')).does('Ana', walk('J4')).does('Ana', walk('B4'));
    expect(inPeace(table)).toBe(true);
    expect(tileName(guard(table).tile)).toBe('F4');
    expect(table.refused('Ana', walk('F4'))).toMatchObject({
      ...{ refused: 'no safe way', facts: { holder: guard(table).name } },
    });
  });

  test('[ENTER-04] stops a way short of what it keeps, and its walker is told that there is none on', () => {
    const table = guarded().does('Ana', walk('E4'));
    expect(inPeace(table)).toBe(true);
    const { own } = table.told('walked');
    const { stop, at: stands = at('A1') } = own[table.id('Ana')] ?? {};
    expect([stop, tileName(stands)]).toEqual(['no way', 'D3']);
  });

  test('fights who steps into what it keeps, by initiative, until it is dead', () => {
    const table = guarded().does('Ana', walk('D3'));
    table.does('Ana', move('E3'), { initiative: [8, 1] });
    expect(inPeace(table)).toBe(false);
    expect(table.game.fight?.order).toEqual([table.id('Ana'), guard(table).id]);
    table.does('Ana', strike(guard(table).id), { 'to hit': 15 });
    expect(guard(table).dead).toBe(true);
    expect(inPeace(table)).toBe(true);
  });

  test('[ENTER-09] and not a moment longer, whatever is left of the turn and whoever keeps watch elsewhere', () => {
    const elsewhere = yard.drawing.replace('#......^.^.........#', '#......^.^.....Q...#');
    const table = guarded(1, skeli, elsewhere).does('Ana', walk('D3'));
    table.does('Ana', move('E3'), { initiative: [1, 8], 'to hit': [2, 2] });
    const [first, second] = Object.values(table.game.fight?.creatures ?? {}).filter(
      ({ kind }) => kind === 'monster',
    );
    expect([first?.tile, second?.tile]).toEqual([at('F4'), at('P8')]);
    expect(table.game.fight?.turn).toMatchObject({ of: table.id('Ana'), actions: 2 });
    table.does('Ana', strike(first?.id ?? expect.fail()), { 'to hit': 15 });
    expect(inPeace(table)).toBe(true);
    expect(second && table.game.fight?.creatures[second.id]?.dead).toBe(false);
    table.does('Ana', { do: 'end turn' });
    expect(table.kinds()).toContain('turn ended');
  });

  test('[GAME-03] by whose hand somebody has died there, everybody hears', () => {
    const table = guarded().does('Ana', walk('D3'));
    const own = table.game.fight?.creatures[table.id('Ana')] ?? expect.fail('nobody');
    Object.assign(own, { damageTaken: own.sheet.stats.hp - 1 });
    table.does('Ana', move('E3'), { initiative: [1, 8], 'to hit': 20 });
    expect(table.told('died').public.loss).toMatchObject({ cause: 'menagerie', by: 'Skeli' });
  });

  test('fights who attacks it from afar', () => {
    const table = guarded();
    expect(legalFor(table.game, goodsOf(table.stock), table.id('Ana')).fight).toBe(true);
    table.does('Ana', walk('D4'));
    reaching(table, 9);
    table.does('Ana', strike(guard(table).id), { 'to hit': [2, 1], initiative: [1, 8] });
    expect(inPeace(table)).toBe(false);
    expect(table.game.fight?.order).toEqual([guard(table).id, table.id('Ana')]);
  });

  test('can be attacked by whoever wants that, and is offered as such to nobody out of reach', () => {
    const table = guarded();
    const offers = () =>
      fightSeenBy(table.game.fight ?? expect.fail('no fight'), table.id('Ana')).legal.filter(
        (action) => action.do === 'attack',
      );
    expect(offers()).toEqual([]);
    // Beside the guard there is what it keeps, into which nobody gets unfought.
    table.does('Ana', walk('D4'));
    reaching(table, 9);
    const [first = expect.fail('none'), ...more] = offers();
    expect([first, ...more].map(({ target }) => target)).toEqual([
      guard(table).id,
      ...more.map(() => guard(table).id),
    ]);
    table.does('Ana', fight(first), { 'to hit': 2, initiative: [8, 1] });
    expect(inPeace(table)).toBe(false);
    // Once it fights it is an enemy as any other, and offered once.
    expect(offers()).toHaveLength(new Set(offers().map((one) => JSON.stringify(one))).size);
  });

  test('[GLOSS-01] is there again, and stronger, however many were killed', () => {
    expect([1, 2, 9].map((week) => guard(guarded(week)).level)).toEqual([0, 1, 8]);
    expect(guard(guarded(9)).sheet.stats.hp).toBe(1 + 8 * 4);
  });

  test('is of a level one below the week’s number, and another stands at a door once it was killed', () => {
    const table = guarded(4).does('Ana', walk('D3'));
    expect(guard(table)).toMatchObject({ level: 3 });
    table.does('Ana', move('E3'), { initiative: [8, 1] });
    Object.assign(guard(table), { damageTaken: 12 });
    table.does('Ana', strike(guard(table).id), { 'to hit': 20 });
    table.does('Ana', { do: 'end turn' }).does('Bran', { do: 'enter', tile: at('B2') });
    expect(tileName(guard(table).tile)).toBe('B6');
    expect(guard(table)).toMatchObject({ dead: false, guards: { post: at('F4') } });
    expect(table.game.week?.fallen).toEqual([at('F4')]);
    table.does('Bran', { do: 'end turn' });
    expect(table.game.week?.fallen).toEqual([]);
  });

  test('once killed, another stands at a door after a turn that has ended by itself, too', () => {
    const table = guarded(4).does('Ana', walk('D3'));
    table.does('Ana', move('E3'), { initiative: [8, 1] });
    Object.assign(guard(table), { damageTaken: 12 });
    table.does('Ana', strike(guard(table).id), { 'to hit': 20 });
    table.arrange(({ fight: now }) => ({ fight: now && { ...now, walk: { left: 1 } } }));
    table.does('Ana', fight({ do: 'end turn' }));
    expect(table.told('turn ended').public).toMatchObject({ why: 'spent' });
    expect(table.game.week?.fallen).toEqual([at('F4')]);
  });

  test('[GAME-03] once killed, it does not stand again on its post for a host removing who killed it', () => {
    const table = guarded(4).does('Ana', walk('D3'));
    table.does('Ana', move('E3'), { initiative: [8, 1] });
    Object.assign(guard(table), { damageTaken: 12 });
    table.does('Ana', strike(guard(table).id), { 'to hit': 20 });
    table.host({ do: 'remove', hero: table.id('Ana'), why: '' });
    expect(table.game.week?.fallen).toEqual([at('F4')]);
  });

  test('stands in nobody’s way at a door, whoever comes in by lot', () => {
    const table = guarded().arrange(({ week }) => ({
      week: week && { ...week, fallen: [at('F4')] },
    }));
    table.does('Ana', { do: 'end turn' });
    table.arrange(({ week }) => ({ week: week && { ...week, fallen: [at('F4')] } }));
    table.does('Bran', { do: 'enter' });
    expect(tileName(guard(table).tile)).toBe('B6');
    expect(tileName(table.game.fight?.creatures[table.id('Bran')]?.tile ?? at('A1'))).toBe('B2');
  });

  test('stands in nobody’s way at a door that somebody has chosen to come in by', () => {
    const table = guarded().does('Ana', { do: 'end turn' });
    table.arrange(({ week }) => ({ week: week && { ...week, fallen: [at('F4')] } }));
    expect(() => table.does('Bran', { do: 'enter', tile: at('B6') })).not.toThrow();
    expect(tileName(guard(table).tile)).toBe('B2');
    expect(tileName(table.game.fight?.creatures[table.id('Bran')]?.tile ?? at('A1'))).toBe('B6');
  });

  test('[MONSTER-05] is no larger than what it keeps, however large it is by its card', () => {
    const large = { ...skeli, stats: { hp: 1, size: 3 } } as Definition;
    expect(guard(guarded(1, large)).sheet.stats.size).toBe(1);
    expect(
      guard(guarded(1, { ...large, stats: { hp: 1, size: 1 } } as Definition)).sheet.stats.size,
    ).toBe(1);
    expect(guard(guarded()).sheet.stats.size).toBe(0);
  });

  test('is shown to whoever sees it, with what it keeps', () => {
    const table = guarded();
    const now = table.game.fight ?? expect.fail('no fight');
    const seen = fightSeenBy(now, table.id('Ana')).creatures.find(({ name }) => name === 'Skeli');
    expect(seen).toMatchObject({ guards: { post: at('F4') } });
    expect(seen?.guards?.tiles).toHaveLength(9);
  });
});

describe('[MOVE-01] who stands on a tile that one names', () => {
  const there = (change: object, tile = 'F4') => {
    const table = guarded();
    const now = table.game.fight ?? expect.fail('no fight');
    const one = guard(table);
    const creatures = { ...now.creatures, [one.id]: { ...one, ...change } };
    return holderOf({ ...now, creatures }, table.id('Ana'), at(tile))?.name;
  };
  const hidden = { kind: 'hidden', natural: 20, total: 30, by: null, lasts: 'until ended' };

  test('is told as far as one makes them out', () => {
    expect(there({})).toBe('Skeli');
    expect(there({ conditions: [hidden] })).toBeUndefined();
    expect(there({ dead: true })).toBeUndefined();
    expect(there({}, 'B2')).toBeUndefined();
  });
});

import { describe, expect, test } from 'vitest';
import { stoodInLines } from '../../../src/discord/views/stood-in.ts';
import { type Definition } from '../../../src/rules/goods.ts';
import { type Intent, type IntentOf } from '../../../src/rules/intent.ts';
import { itemSchema } from '../../../src/rules/items/definition.ts';
import { type ItemId } from '../../../src/rules/names.ts';
import { thing } from '../../support/table-cards.ts';
import { type Table } from '../../support/table.ts';
import { fight } from '../../support/table-weeks.ts';
import { at, beforeTheYard, yard } from '../../support/yard.ts';

const on: IntentOf<'set autopilot'> = {
  do: 'set autopilot',
  on: true,
  spend: null,
  leastHp: 0,
  fights: false,
};
const keeping = (...keep: ItemId[]): Intent => ({
  do: 'set orders',
  concedeBelow: 0,
  never: [],
  keep,
});

/** It dies of a blow, and strikes for 2. */
const skeli: Definition = {
  ...{ of: 'monster', name: 'Skeli', part: 'skeli', look: 'It stands here.', level: 0 },
  stats: { hp: 1, dodge: 10, accuracy: 0 },
  attacks: [{ name: 'Fist', range: 1, damage: 2, piercing: 0, type: 'physical' }],
};
/** A guard keeps all within so many tiles of that one. */
const guarded = (tile: string, within: number): Record<string, Definition> => {
  const rows = yard.drawing.split('\n');
  const [x, y] = [tile.charCodeAt(0) - 'A'.charCodeAt(0), Number(tile.slice(1)) - 1];
  rows[y] = rows[y]?.replace(new RegExp(`^(.{${x}}).`), '$1P') ?? '';
  const map = { ...yard, drawing: rows.join('\n'), guards: { P: { skeli: 'skeli', within } } };
  return { yard: map, skeli };
};

/** Bran has the open turn, with so much gold. */
const bransTurn = (gold: number, stock: Record<string, Definition> = {}): Table =>
  beforeTheYard(stock, 'Ana', 'Bran', 'Cleo')
    .purse('Bran', gold)
    .does('Bran', on)
    .does('Ana', { do: 'end turn' });

const snare: Definition = {
  of: 'item',
  ...itemSchema.parse({
    ...{ name: 'Snare', kinds: ['trap'], slot: 'slotless', cost: 6 },
    abilities: [{ trap: { stealth: 40 }, do: [{ deal: 3 }] }],
  }),
};
/** The way from the first door is a tile wide, and Ana has laid a snare there. */
function snared(leastHp: number): Table {
  const drawing = yard.drawing.replace('\n#.........', '\n######....');
  const table = beforeTheYard({ yard: { ...yard, drawing }, snare }, 'Ana', 'Bran', 'Cleo');
  const item = table.gives('Ana', 'snare', 'worn');
  table
    .purse('Bran', 60)
    .does('Bran', { ...on, leastHp })
    .does('Ana', { do: 'enter', tile: at('B2') });
  table.does('Ana', { do: 'walk', to: at('D2'), step: null });
  table.does('Ana', fight({ do: 'place trap', item, at: at('E2') }));
  return table.does('Ana', { do: 'end turn' });
}

const account = (table: Table) => table.told('stood in').own[table.id('Bran')];
const did = (table: Table, kind: string) =>
  account(table)?.did.flatMap((deed) => (deed.kind === kind ? [deed.own.name] : []));

describe('what an autopilot never does', () => {
  test('[ITEM-08] [TURN-05] it buys no curse', () => {
    const hood: Definition = { ...thing('body', 30, { armor: 9 }), kinds: ['curse'] } as Definition;
    const table = bransTurn(60, { hood }).comes('turn');
    expect(did(table, 'bought')).toContain('Hammer');
    expect(did(table, 'bought')).not.toContain('Thing for body');
  });

  test('[DUEL-13] [TURN-05] it neither uses nor takes off what is to be left alone', () => {
    const table = bransTurn(60);
    const cap = table.gives('Bran', 'cap', 'worn');
    const scroll = table.thing('Bran', 'scroll');
    table.does('Bran', keeping(cap, scroll.id)).comes('turn');
    expect(did(table, 'identified')).toEqual([]);
    expect(did(table, 'bought')).not.toContain('Helm');
    expect(account(table)?.left).toContainEqual(
      expect.objectContaining({ name: 'Helm', why: 'kept' }),
    );
    expect(table.thing('Bran', 'cap').slot).toBe('head');
    expect(table.thing('Bran', 'scroll').charges).toBe(3);
    const free = bransTurn(60);
    free.gives('Bran', 'cap', 'worn');
    expect(did(free.comes('turn'), 'bought')).toContain('Helm');
  });

  test('[SLOT-08] [DUEL-13] once it is out it wears what lies idle, but for what is to be left alone', () => {
    const table = bransTurn(0);
    const [helm] = [table.gives('Bran', 'helm'), table.gives('Bran', 'copper')];
    table.does('Bran', keeping(helm)).comes('turn');
    expect(did(table, 'equipped')).toEqual(['Copper Ring']);
  });

  test('[MOVE-15] [ORB-07] it goes round lava, and leaves what lies behind it', () => {
    const cut: Definition = {
      ...yard,
      drawing: yard.drawing
        .split('\n')
        .map((row, y) => (y > 0 && y < 9 ? `${row.slice(0, 14)}^^${row.slice(16)}` : row))
        .join('\n'),
    };
    const table = bransTurn(60, { yard: cut }).comes('turn', { start: 1 });
    expect(account(table)).toMatchObject({ end: 'done' });
    expect(table.hero('Bran').damageTaken).toBe(0);
    expect(account(table)?.left.map(({ why }) => why)).toContain('no way');
  });

  test('[GLOSS-05] it leaves guards alone, and what they keep', () => {
    const table = bransTurn(60, guarded('L3', 1)).comes('turn', { start: 1 });
    expect(table.kinds()).not.toContain('played out');
    expect(table.game.week?.fallen ?? []).toEqual([]);
    expect(account(table)).toMatchObject({ end: 'done' });
    expect(did(table, 'bought')).toContain('Hammer');
  });

  test('[ENTER-10] [TURN-05] hurt below the HP that its player wants it leaves, with what it has', () => {
    const table = snared(12).comes('turn', { start: 1 });
    expect(table.hero('Bran').damageTaken).toBe(3);
    expect(account(table)).toMatchObject({ end: 'hurt', spent: 0 });
    expect(table.gold('Bran')).toBe(60);
    expect(table.told('turn ended').public).toMatchObject({ why: 'asked', autopilot: true });
  });

  test('[PERC-05] [TURN-05] it goes on where a trap is sprung on it, with HP enough', () => {
    const table = snared(6).comes('turn', { start: 1 });
    expect(table.hero('Bran').damageTaken).toBe(3);
    expect(did(table, 'bought')).toContain('Hammer');
    expect(account(table)?.hurt).toMatchObject({ lost: 3, traps: ['Snare'] });
    const told = stoodInLines(account(table) ?? expect.fail('no account')).join('\n');
    expect(told).toMatch(/Your hero has lost 3 HP in it, and sprung .+; \d+ HP are left\./);
  });
});

import { describe, expect, test } from 'vitest';
import { type Form, type Item } from '../../../src/rules/game.ts';
import { type Intent } from '../../../src/rules/intent.ts';
import { type ItemId } from '../../../src/rules/names.ts';
import { heroView } from '../../../src/rules/sight/hero-view.ts';
import { additions } from '../../support/additions.ts';
import { goodsOf } from '../../support/table-cards.ts';
import { type Table } from '../../support/table.ts';
import { beginsDuel, begun, features, posts } from '../../support/table-weeks.ts';
import { wonders } from '../../support/wonders.ts';

const own = (table: Table) => heroView(table.game, goodsOf(table.stock), table.id('Bran'), 0);
const seen = (table: Table, id: ItemId) => own(table).items.find((item) => item.id === id);
const sets = (item: ItemId, onto: ItemId): Intent => ({ do: 'attach', item, onto });
const alter = (table: Table, id: ItemId, change: Partial<Item>) =>
  table.arrange(({ items }) => ({
    items: { ...items, [id]: { ...items[id], ...change } as never },
  }));
const made = (table: Table, id: ItemId, form: Form) => alter(table, id, { form });

/** Bran is in the void with a cap on and a gem, and with the gauntlet as one with a wand. */
function owning() {
  const table = begun('Ana', 'Bran', 'Cleo');
  Object.assign(table.stock, wonders, additions);
  const worn = (card: string) => table.gives('Bran', card, 'worn');
  const [cap, gauntlet, wand] = [worn('cap'), worn('gauntlet'), worn('wand')];
  made(table, wand, { partOf: gauntlet });
  const has = (card: string) => table.gives('Bran', card);
  return { table, cap, gauntlet, wand, has };
}

describe('[FORGE-02] [ITEM-02] a greater thing', () => {
  test('carries a gem that is no greater for it, and is worth what it is and what the gem is', () => {
    const { table, cap, has } = owning();
    const opal = has('opal');
    made(table, cap, { greater: 'alone' });
    const greater = own(table).stats;
    table.does('Bran', sets(opal, cap));
    expect(own(table).stats).toEqual({ ...greater, dodge: greater.dodge + 1 });
    const { cost = 0 } = seen(table, cap) ?? {};
    expect(seen(table, cap)).toMatchObject({ worth: cost + 7, carries: ['Opal'] });
    expect(seen(table, opal)).toMatchObject({ cost: 7, on: { id: cap } });
  });

  test('sets the gem off that has been made greater itself', () => {
    const { table, cap, has } = owning();
    const before = own(table).stats.dodge;
    const opal = has('opal');
    made(table, opal, { greater: 'alone' });
    table.does('Bran', sets(opal, cap));
    expect(own(table).stats.dodge).toBe(before + 2);
    expect(seen(table, opal)).toMatchObject({ isGreater: true, worth: 10 });
  });

  test('[ITEM-13] of tech counts its crystals for half as much again', () => {
    const { table, gauntlet, wand, has } = owning();
    const before = own(table).stats.armor;
    for (const id of [gauntlet, wand])
      made(table, id, { ...table.game.items[id]?.form, greater: 'as one' });
    for (let n = 1; n <= 2; n += 1) table.does('Bran', sets(has('cell'), gauntlet));
    expect(own(table).stats.armor).toBe(before + 6);
  });
});

describe('[FORGE-03] what sits on two that are one', () => {
  test('sits on both: what was on the second alone, too', () => {
    const { table, gauntlet, wand, has } = owning();
    const [ruby, opal] = [has('ruby'), has('opal')];
    alter(table, ruby, { on: wand, home: wand });
    expect(seen(table, gauntlet)).toMatchObject({ carries: ['Ruby'] });
    expect(seen(table, ruby)?.on).toEqual({ id: gauntlet, name: 'Gauntlet' });
    expect(table.refused('Bran', sets(opal, gauntlet))).toMatchObject({
      refused: 'no room for it',
      facts: { holds: 'Ruby' },
    });
    expect(table.refused('Bran', sets(opal, wand))).toMatchObject({ refused: 'not yours' });
  });

  test('[ITEM-30] goes back on them where it sat on the second, as no move', () => {
    const { table, gauntlet, wand, has } = owning();
    const stone = has('whetstone');
    alter(table, stone, { on: wand, home: wand });
    table.does('Bran', { do: 'detach', item: stone });
    table.does('Bran', sets(stone, gauntlet));
    expect(table.game.items[stone]).toMatchObject({ on: gauntlet, moved: null });
  });

  test('takes what either could carry, unless one of them carries nothing', () => {
    const { table, cap, has } = owning();
    const [phial, ruby] = [has('phial'), has('ruby')];
    made(table, cap, { partOf: phial });
    table.does('Bran', sets(ruby, phial));
    expect(seen(table, phial)?.carries).toEqual(['Ruby']);
    const boots = has('boots');
    made(table, has('phial'), { partOf: boots });
    expect(table.refused('Bran', sets(has('opal'), boots))).toMatchObject({
      refused: 'cannot carry',
      rule: 'ITEM-08',
    });
  });

  test('[ITEM-13] crystals are in both, and all is worn in the slot of the first', () => {
    const table = features('Ana', 'Bran', 'Cleo');
    Object.assign(table.stock, wonders, additions);
    const [wand, gauntlet] = ['wand', 'gauntlet'].map((card) => table.gives('Bran', card, 'worn'));
    const [cell, ruby] = ['cell', 'ruby'].map((card) => table.gives('Bran', card));
    made(table, gauntlet as ItemId, { partOf: wand as ItemId });
    table.does('Bran', sets(cell as ItemId, wand as ItemId));
    table.does('Bran', sets(ruby as ItemId, wand as ItemId));
    for (const name of ['Bran', 'Cleo']) posts(table, name);
    beginsDuel(table.comes('betting'));
    const kit = table.game.fight?.creatures[table.id('Bran')]?.kit ?? [];
    expect(kit.map(({ name }) => name)).toEqual(['Ember Wand', 'Gauntlet', 'Ruby']);
    expect(new Set(kit.map(({ place }) => Math.floor(place / 10_000))).size).toBe(1);
    expect(kit[1]?.abilities[0]).toMatchObject({ do: [{ deal: '2 + 1' }] });
  });
});

test('[FORGE-03] [COMBAT-14] the player says a word on what each of two that are one answers', () => {
  const { table, has } = owning();
  const [one, other] = [has('thorns'), has('thorns')];
  made(table, other, { partOf: one });
  const answers = () => seen(table, one)?.answers.map(({ item, word }) => [item, word]);
  expect(answers()).toEqual([
    [one, 'always'],
    [other, 'always'],
  ]);
  table.does('Bran', { do: 'set answer', item: other, ability: 0, word: 'ask' });
  expect(answers()).toEqual([
    [one, 'always'],
    [other, 'ask'],
  ]);
});

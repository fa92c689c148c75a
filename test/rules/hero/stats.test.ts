import { describe, expect, test } from 'vitest';
import { statOf } from '../../../src/rules/combat/reading.ts';
import { hitPointsOf } from '../../../src/rules/combat/health.ts';
import { creatureFrom } from '../../../src/rules/combat/enter.ts';
import { hitPoints, sheetOf } from '../../../src/rules/hero/sheet.ts';
import { monsterSheet } from '../../../src/rules/monsters/levels.ts';
import { heroView } from '../../../src/rules/sight/hero-view.ts';
import { type Definition } from '../../../src/rules/goods.ts';
import { cards, goodsOf, thing } from '../../support/table-cards.ts';
import { fightDrawn, standing } from '../../support/drawn-fight.ts';
import { begun, dies } from '../../support/table-weeks.ts';
import { Table } from '../../support/table.ts';

const sheet = (table: Table, name: string) =>
  sheetOf(table.game, goodsOf(table.stock), table.id(name));
const hp = (table: Table, name: string) =>
  hitPoints(table.game, goodsOf(table.stock), table.id(name));

describe('stats', () => {
  test('[STAT-01] a hero without anything has the defaults', () => {
    expect(sheet(new Table('Ana'), 'Ana').stats).toEqual({
      accuracy: 0,
      damage: 0,
      speed: 3,
      hp: 0,
      dodge: 10,
      willpower: 10,
      immunity: 10,
      armor: 0,
      'toxic resist': 0,
      'fire resist': 0,
      'cold resist': 0,
      'electric resist': 0,
      regen: 0,
      perception: 5,
      stealth: 0,
      size: 0,
    });
  });

  test('[STAT-01] starters give a new hero its first HP', () => {
    expect(hp(begun('Ana', 'Bran'), 'Ana')).toEqual({ now: 12, most: 12 });
  });

  test('[STAT-01] what is on adds up, what is stored does not', () => {
    const table = begun('Ana', 'Bran');
    for (const card of ['helm', 'bead', 'copper']) table.gives('Ana', card, 'worn');
    table.gives('Ana', 'golden');
    expect(sheet(table, 'Ana').stats).toMatchObject({ hp: 17, accuracy: 1, damage: 0 });
  });

  test('[STAT-01] a changing maximum moves HP with it, and damage taken stays', () => {
    const table = begun('Ana', 'Bran', 'Cleo').arrangeHero('Bran', { damageTaken: 5 });
    const helm = table.gives('Bran', 'helm');
    expect(hp(table, 'Bran')).toEqual({ now: 7, most: 12 });
    table.does('Bran', { do: 'equip', item: helm, popOff: null });
    expect(hp(table, 'Bran')).toEqual({ now: 11, most: 16 });
    table.does('Bran', { do: 'unequip', item: helm });
    expect(hp(table, 'Bran')).toEqual({ now: 7, most: 12 });
  });

  test('[STAT-01] an item that comes off kills nobody: HP then reads 1', () => {
    const table = begun('Ana', 'Bran', 'Cleo').arrangeHero('Bran', { damageTaken: 14 });
    const helm = table.gives('Bran', 'helm', 'worn');
    expect(hp(table, 'Bran')).toEqual({ now: 2, most: 16 });
    table.does('Bran', { do: 'unequip', item: helm });
    expect(hp(table, 'Bran')).toEqual({ now: 1, most: 12 });
    expect(table.hero('Bran')).toMatchObject({ lost: null, damageTaken: 14 });
    table.does('Bran', { do: 'equip', item: helm, popOff: null });
    expect(hp(table, 'Bran')).toEqual({ now: 2, most: 16 });
  });

  test('[STAT-01] no maximum reads less than 1, in the void and in a fight', () => {
    const table = begun('Ana', 'Bran', 'Cleo');
    const { helm } = table.stock;
    if (helm?.of !== 'item') expect.fail('no helm');
    table.stock['lead'] = { ...helm, abilities: [{ always: { hp: -30 } }] };
    table.gives('Bran', 'lead', 'worn');
    expect(hp(table, 'Bran')).toEqual({ now: 1, most: 1 });
    const fight = fightDrawn('A..m', { creatures: { A: { stats: { hp: -5 } } } });
    expect(hitPointsOf(standing(fight, 'A'))).toEqual({ now: 1, most: 1 });
  });

  test('[STAT-06] fractions round down, above and below 0', () => {
    const rat = cards['rat'] as Extract<Definition, { of: 'monster' }>;
    const at = (level: number, armor: number) => {
      const grown = monsterSheet({ ...rat, stats: { ...rat.stats, armor } }, level);
      const monster = creatureFrom({
        id: 'm1',
        name: 'Rat',
        kind: 'monster',
        side: 'menagerie',
        player: null,
        sheet: grown,
        level,
        damageTaken: 0,
      });
      return statOf(monster, 'armor');
    };
    expect([at(1, 0), at(2, 0), at(3, 0), at(1, -2), at(1, -1)]).toEqual([0, 1, 1, -2, -1]);
  });

  test('[GAME-01] each hero has stats, gold, level, items and slots of its own', () => {
    const table = begun('Ana', 'Bran').purse('Ana', 7);
    table.gives('Ana', 'helm', 'worn');
    const seen = (name: string) => heroView(table.game, goodsOf(table.stock), table.id(name), 0);
    expect(seen('Ana')).toMatchObject({ free: 7, hp: { most: 16 }, hero: { level: 1 } });
    expect(seen('Ana').items.find(({ name }) => name === 'Helm')).toMatchObject({
      slot: 'head',
      equipped: true,
    });
    expect(seen('Bran')).toMatchObject({ free: 10, hp: { most: 12 }, hero: { level: 1 } });
    expect(seen('Bran').items.map(({ name }) => name)).toEqual(['Heart', 'Nail', 'Scroll']);
  });
});

describe('attacks', () => {
  test('everybody has the natural attack; weapons that are on add theirs', () => {
    const table = begun('Ana', 'Bran');
    table.gives('Ana', 'hammer', 'worn');
    expect(sheet(table, 'Ana').attacks.map(({ name, damage }) => [name, damage])).toEqual([
      ['Natural Attack', 1],
      ['Nail', 50],
      ['Hammer', 3],
    ]);
  });

  test('what the dead had on gives them nothing', () => {
    const table = begun('Ana', 'Bran', 'Cleo');
    table.stock['brick'] = thing('slotless', 1, { hp: 1 });
    expect(sheet(dies(table, 'Ana'), 'Ana').stats.hp).toBe(0);
  });
});

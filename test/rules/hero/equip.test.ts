import { describe, expect, test } from 'vitest';
import { room } from '../../../src/rules/hero/equip.ts';
import { type Slot, slots } from '../../../src/rules/items/definition.ts';
import { type ItemId } from '../../../src/rules/names.ts';
import { thing } from '../../support/table-cards.ts';
import { beats, begun, looting } from '../../support/table-weeks.ts';
import { type Table } from '../../support/table.ts';

const on = (item: ItemId, popOff: ItemId | null = null) => ({ do: 'equip', item, popOff }) as const;
const off = (item: ItemId) => ({ do: 'unequip', item }) as const;
/** Bran is in the void while Ana has the open turn. */
const waiting = () => begun('Ana', 'Bran', 'Cleo');
const worn = (table: Table) =>
  table.things('Bran').flatMap(({ slot, definition }) => (slot ? [`${slot}: ${definition}`] : []));

describe('slots', () => {
  const miscellaneous: Slot[] = [
    "npc's chosen",
    'greater ultimate',
    'class',
    'race',
    'super power',
  ];
  const equipment: Slot[] = [
    'primary hand',
    'off hand',
    'neck',
    'head',
    'body',
    'belt',
    'cape',
    'feet',
  ];

  test.each(miscellaneous)('[SLOT-01] there is one slot for “%s”', (slot) => {
    expect(slots).toContain(slot);
    expect(room(slot)).toBe(1);
  });

  test.each(equipment)('[SLOT-02] there is one slot for “%s”', (slot) => {
    expect(slots).toContain(slot);
    expect(room(slot)).toBe(1);
  });

  test('[SLOT-02] there are two for rings', () => {
    expect(room('ring')).toBe(2);
  });

  test.each([...miscellaneous, ...equipment])(
    '[SLOT-05] [ENTER-01] a second thing for “%s” is kept in the inventory',
    (slot) => {
      const table = waiting();
      table.stock['one'] = thing(slot, 1, { hp: 1 });
      table.stock['two'] = thing(slot, 2, { hp: 1 });
      const [one, two] = [table.gives('Bran', 'one'), table.gives('Bran', 'two')];
      table.does('Bran', on(one));
      expect(table.told('equipped').own[table.id('Bran')]).toMatchObject({ slot, popped: null });
      const fixed = ["npc's chosen", 'greater ultimate', 'class'].includes(slot);
      if (fixed) {
        expect(table.refused('Bran', on(two))).toMatchObject({
          refused: 'slot cannot be emptied',
          rule: 'ENTER-01',
        });
      } else table.does('Bran', on(two));
      expect([table.thing('Bran', 'one').slot, table.thing('Bran', 'two').slot]).toEqual(
        fixed ? [slot, null] : [null, slot],
      );
    },
  );

  test('[SLOT-02] a third ring pops off the cheaper one, or the one that is named', () => {
    const table = waiting();
    const [copper, silver] = [table.gives('Bran', 'copper'), table.gives('Bran', 'silver')];
    const golden = table.gives('Bran', 'golden');
    table.does('Bran', on(silver)).does('Bran', on(copper)).does('Bran', on(golden));
    expect(worn(table).filter((one) => one.startsWith('ring'))).toEqual([
      'ring: silver',
      'ring: golden',
    ]);
    table.does('Bran', on(copper, golden));
    expect(worn(table).filter((one) => one.startsWith('ring'))).toEqual([
      'ring: copper',
      'ring: silver',
    ]);
  });

  test('[ENTER-02] naming what is not worn there puts nothing on', () => {
    const table = waiting();
    const [copper, silver] = [table.gives('Bran', 'copper'), table.gives('Bran', 'silver')];
    const golden = table.gives('Bran', 'golden');
    table.does('Bran', on(silver)).does('Bran', on(copper));
    expect(table.refused('Bran', on(golden, 'i999' as ItemId))).toMatchObject({
      refused: 'cannot make room',
      rule: 'ENTER-02',
      facts: { choices: ['Copper Ring', 'Silver Ring'], slot: 'ring' },
    });
  });

  test('[SLOT-04] slotless things are equipped in any number', () => {
    const table = waiting();
    for (let n = 0; n < 20; n++) table.does('Bran', on(table.gives('Bran', 'bead')));
    expect(worn(table).filter((one) => one === 'slotless: bead')).toHaveLength(20);
  });
});

describe('what stays on', () => {
  test.each([
    ['tinker', 'class'],
    ['wings', 'greater ultimate'],
    ['favour', "npc's chosen"],
  ])('[SLOT-03] %s cannot be taken off', (card, slot) => {
    const table = waiting();
    const item = table.gives('Bran', card, 'worn');
    expect(table.refused('Bran', off(item))).toMatchObject({
      refused: 'cannot take off',
      rule: 'SLOT-03',
      facts: { slot },
    });
  });

  test.each([
    ['tinker', { name: 'Tinker', slot: 'class' }],
    ['favour', null],
  ])('[ANN-01] of a class that is put on everybody hears, and of no favour: %s', (card, said) => {
    const table = waiting();
    table.does('Bran', on(table.gives('Bran', card)));
    const told = table.events.filter(({ kind }) => kind === 'put on for good');
    const hero = { hero: expect.objectContaining({ name: 'Bran' }) as unknown };
    expect(told.map((one) => one.public)).toEqual(said ? [{ ...hero, ...said }] : []);
  });

  test.each(['heart', 'nail', 'scroll'])('[ITEM-01] the starter %s is never unequipped', (card) => {
    const table = waiting();
    expect(table.refused('Bran', off(table.thing('Bran', card).id))).toMatchObject({
      refused: 'cannot take off',
      rule: 'ITEM-01',
    });
  });

  test('[SLOT-08] a race is exchanged or laid down', () => {
    const table = waiting();
    const elf = table.gives('Bran', 'elf', 'worn');
    table.does('Bran', off(elf));
    expect(table.thing('Bran', 'elf').slot).toBeNull();
    expect(table.told('unequipped').own).toEqual({
      [table.id('Bran')]: { name: 'Elf', slot: 'race' },
    });
  });
});

describe('when it is changed', () => {
  test('[SLOT-08] in the void, free, any number of times', () => {
    const table = waiting();
    const helm = table.gives('Bran', 'helm');
    for (let n = 0; n < 5; n++) table.does('Bran', on(helm)).does('Bran', off(helm));
    expect(table.gold('Bran')).toBe(10);
    expect(table.transfers).toEqual([]);
  });

  test('[ENTER-06] in the void one manages the inventory and does nothing else', () => {
    const table = waiting();
    table.does('Bran', on(table.gives('Bran', 'helm')));
    for (const intent of [
      { do: 'buy', orb: table.orb('cap'), popOff: null },
      { do: 'identify', orb: table.orb('cap') },
      { do: 'end turn' },
    ] as const) {
      expect(table.refused('Bran', intent)).toMatchObject({ refused: 'not your turn' });
    }
    const strikes = { do: 'attack', target: 'm1', attack: 0 } as const;
    expect(table.refused('Bran', { do: 'fight', action: strikes, step: null })).toEqual({
      ...{ refused: 'no fight', rule: 'ENTER-06' },
      facts: { where: 'void' },
    });
  });

  test('[SLOT-08] until the own turn is opened, and again when it is over', () => {
    const table = begun('Ana', 'Bran');
    const helm = table.gives('Ana', 'helm');
    const locked = { refused: 'equipment locked', rule: 'SLOT-08', facts: { why: 'menagerie' } };
    const early = { ...locked, facts: { why: 'turn' } };
    expect(table.refused('Ana', on(helm))).toEqual(early);
    beats(table, 'Ana');
    expect(table.refused('Ana', on(helm))).toEqual(locked);
    expect(table.refused('Ana', off(table.gives('Ana', 'cap', 'worn')))).toEqual(locked);
    table.does('Ana', { do: 'end turn' }).does('Ana', on(helm));
    expect(table.thing('Ana', 'helm').slot).toBe('head');
  });

  test('what is on cannot be put on, what is off not taken off', () => {
    const table = waiting();
    const helm = table.gives('Bran', 'helm', 'worn');
    const cap = table.gives('Bran', 'cap');
    expect(table.refused('Bran', on(helm))).toMatchObject({ refused: 'already equipped' });
    expect(table.refused('Bran', off(cap))).toMatchObject({ refused: 'not equipped' });
  });

  test('nobody touches what is not theirs', () => {
    const table = looting('Ana', 'Bran');
    const helm = table.gives('Ana', 'helm');
    expect(table.refused('Bran', on(helm))).toEqual({
      refused: 'not yours',
      rule: 'SLOT-08',
      facts: { name: '' },
    });
    const inOrb = Object.values(table.game.items).find(({ holder }) => holder.startsWith('orb:'));
    expect(table.refused('Bran', on(inOrb?.id ?? ('' as ItemId)))).toMatchObject({
      refused: 'not yours',
    });
  });

  test.each(['i999', 'constructor', '__proto__'])('there is no thing “%s”', (id) => {
    const table = waiting();
    expect(table.refused('Bran', on(id as ItemId))).toMatchObject({ refused: 'no such item' });
    expect(table.refused('Bran', off(id as ItemId))).toMatchObject({ refused: 'no such item' });
  });
});

import { describe, expect, test } from 'vitest';
import { fightLines } from '../../../src/discord/views/fight-lines.ts';
import { questionText } from '../../../src/discord/views/panel/question.ts';
import { once, onTheWay } from '../../../src/discord/views/on-the-way.ts';
import { tileName } from '../../../src/rules/board/tile.ts';
import { type Definition } from '../../../src/rules/goods.ts';
import { itemSchema } from '../../../src/rules/items/definition.ts';
import { heroView } from '../../../src/rules/sight/hero-view.ts';
import { goodsOf } from '../../support/table-cards.ts';
import { type Table } from '../../support/table.ts';
import { fight } from '../../support/table-weeks.ts';
import { at, beforeTheYard, guardedYard, skeli } from '../../support/yard.ts';

/** Ana walks along the yard with that on. */
const walks = (...abilities: object[]): Table =>
  comesIn(...abilities).does('Ana', { do: 'walk', to: at('R6'), step: null });

/** She comes in; a Skeli keeps watch near by. */
function comesIn(...abilities: object[]): Table {
  const garment: Definition = {
    of: 'item',
    ...itemSchema.parse({
      ...{ name: 'Garment', kinds: ['magic equipment'], slot: 'cape', cost: 5, abilities },
    }),
  };
  const table = beforeTheYard({ yard: guardedYard, skeli, garment }, 'Ana', 'Bran');
  table.gives('Ana', 'garment', 'worn');
  return table.does('Ana', { do: 'enter', tile: at('B2') });
}

const cloak: Definition = {
  of: 'item',
  ...itemSchema.parse({
    ...{ name: 'Cloak', kinds: ['magic equipment'], slot: 'cape', cost: 5 },
    abilities: [{ when: 'my turn ends', standing: 'ask', do: [{ hide: true }] }],
  }),
};
const place = (table: Table) =>
  tileName(table.game.fight?.creatures[table.id('Ana')]?.tile ?? at('A1'));
const own = (table: Table) => table.told('walked').own[table.id('Ana')];
function lines(table: Table): string[] {
  const { fight: seen } = heroView(table.game, goodsOf(table.stock), table.id('Ana'), table.now);
  const told = table.told('fought').own[table.id('Ana')]?.events ?? [];
  return once(fightLines(onTheWay(told, seen ?? expect.fail('no fight'))));
}

test.each<[string, object, string[]]>([
  ['lays ground', { when: 'I move', do: [{ place: 'difficult ground', radius: 1, turns: 2 }] }, []],
  [
    'is an aura about its owner',
    { aura: { radius: 0, hits: 'allies' }, do: [{ reveal: true }], while: { dodge: 1 } },
    [],
  ],
  [
    'is an aura that makes its owner prone',
    { aura: { radius: 0, hits: 'allies' }, do: [{ lay: 'prone' }] },
    ['Ana is prone. · COND-09, COND-11 (6 times)'],
  ],
])(
  '[ENTER-04] [COMBAT-18] what %s with each step stops nobody, and is told once at most',
  (_, ability, told) => {
    const table = walks(ability);
    expect(own(table)).toMatchObject({ stop: 'there' });
    expect(lines(table)).toEqual(told);
  },
);

test('[ENTER-04] [PERC-02] who hides with each step goes on, and reads how well in the end', () => {
  const table = walks({ when: 'my turn ends', do: [{ hide: true }] });
  expect(own(table)).toMatchObject({ stop: 'there' });
  expect(lines(table).filter((line) => line.startsWith('Ana hides'))).toHaveLength(1);
});

test('[ENTER-04] who pays HP for something with each step, or is hurt by it, stops', () => {
  const pays = walks({ when: 'my turn ends', 'pays hp': 1, do: [{ change: { dodge: 1 } }] });
  expect(own(pays)).toMatchObject({ stop: 'noticed' });
  const hurt = walks({ when: 'my turn ends', do: [{ deal: 1, type: 'fire', to: 'self' }] });
  expect(own(hurt)).toMatchObject({ stop: 'noticed' });
});

describe('[COMBAT-14] [ENTER-04] what asks with every action of a loot round', () => {
  const asking = (ability: object) => walks({ when: 'my turn ends', standing: 'ask', ...ability });
  const answers = (table: Table, use: boolean) => {
    const { asked } = table.game.fight?.pending ?? expect.fail('nothing is asked');
    return table.does('Ana', fight({ do: 'answer', item: asked.item, use }));
  };
  const goesOn = (table: Table) =>
    own(table.does('Ana', { do: 'walk', to: at('R6'), step: null }))?.stop;
  const hides = { do: [{ hide: true }] };
  const pays = { 'pays hp': 1, do: [{ change: { dodge: 1 } }] };

  test.each<[string, object, boolean, string]>([
    ['a no', hides, false, 'there'],
    ['the same to what is paid for', pays, false, 'there'],
    ['but no yes', hides, true, 'asked'],
  ])('takes a no for all of its peace: %s', (_, ability, use, stop) => {
    const table = asking(ability);
    expect(own(table)?.stop).toBe('asked');
    expect(goesOn(answers(table, use))).toBe(stop);
  });

  test('says for how long a no holds', () => {
    const table = asking(pays);
    const view = heroView(table.game, goodsOf(table.stock), table.id('Ana'), table.now);
    const text = questionText(view, view.fight ?? expect.fail('no fight'));
    expect(text).toContain(' Costs you 1 HP.');
    expect(text).toContain(' A no counts for each action of this loot turn until you are hurt');
  });

  test('[GAME-06] asks anew of what the host has changed meanwhile', () => {
    const table = answers(asking(hides), false);
    const hash = 'd'.repeat(64);
    table.stock[hash] = { ...cloak, name: 'Garment' };
    table.host({ do: 'bring', goods: [hash], why: 'Too still.' });
    expect(goesOn(table)).toBe('asked');
  });

  test('[COMBAT-14] asks of what does not come back with every action each time', () => {
    const table = comesIn({ when: 'I hide', standing: 'ask', do: [{ change: { dodge: 1 } }] });
    answers(table.does('Ana', fight({ do: 'hide' })), false);
    table.does('Ana', fight({ do: 'hide' }));
    expect(table.game.fight?.pending).toBeDefined();
  });

  test('asks anew once its owner is hurt', () => {
    const table = answers(asking(hides), false);
    table.arrange(({ fight: now }) => {
      if (!now) return {};
      const rows = now.board.rows.map((row, y) =>
        y === 3 ? `#${'^'.repeat(8)}${row.slice(9)}` : row,
      );
      return { fight: { ...now, board: { ...now.board, rows } } };
    });
    table.does(
      'Ana',
      fight({ do: 'move', kind: 'walk', to: at(place(table).replace(/\d+/, '4')) }),
    );
    expect(table.game.fight?.pending).toBeDefined();
  });

  test.each([
    ['my turn begins', false],
    ['a round begins', false],
    ['my turn begins', true],
  ])(
    '[ENTER-09] asks in the combat that a step has begun all the same: %s, %s before',
    (when, first) => {
      const paid = { when, standing: 'ask', 'pays hp': 1, do: [{ change: { dodge: 1 } }] };
      const table = comesIn(paid);
      if (table.game.fight?.pending) answers(table, first);
      table.does('Ana', { do: 'walk', to: at('D3'), step: null });
      for (; table.game.fight?.pending;) {
        answers(table, first);
        if (table.game.fight?.pending === undefined && place(table) !== 'D3')
          table.does('Ana', { do: 'walk', to: at('D3'), step: null });
      }
      expect(table.game.fight?.said === undefined).toBe(first);
      table.does('Ana', fight({ do: 'move', kind: 'walk', to: at('E3') }), { initiative: [8, 1] });
      expect(table.game.fight?.pending?.asked.of).toBe(table.id('Ana'));
      // What is said of the fight is not said of the peace after it.
      expect(answers(table, false).game.fight?.said).toBeUndefined();
    },
  );
});

import { describe, expect, test } from 'vitest';
import { happenedLines } from '../../../../src/discord/views/panel/what-happened.ts';
import { type Definition } from '../../../../src/rules/goods.ts';
import { fightSeenBy } from '../../../../src/rules/sight/fight.ts';
import { fight, strike } from '../../../support/table-weeks.ts';
import { type Table } from '../../../support/table.ts';
import { at, beforeTheYard, yard } from '../../../support/yard.ts';

/** It strikes for 1, and outlasts a blow. */
const skeli: Definition = {
  of: 'monster',
  name: 'Skeli',
  part: 'skeli',
  look: 'A skeleton that was asked to stand here.',
  level: 0,
  stats: { hp: 60, dodge: 10, accuracy: 0 },
  attacks: [{ name: 'Fist', range: 1, damage: 1, piercing: 0, type: 'physical' }],
};

/** Ana stands before what a Skeli keeps. */
function beforeIt(): Table {
  const drawing = yard.drawing.replace('#.........*.*.*.*.*#\n#^', '#....P....*.*.*.*.*#\n#^');
  const map = { ...yard, drawing, guards: { P: { skeli: 'skeli', within: 1 } } };
  const table = beforeTheYard({ yard: map, skeli }, 'Ana', 'Bran');
  table.does('Ana', { do: 'enter', tile: at('B2') });
  return table.does('Ana', { do: 'walk', to: at('D3'), step: null });
}

const keeper = (table: Table) =>
  Object.values(table.game.fight?.creatures ?? {}).find(({ kind }) => kind === 'monster')?.id ??
  expect.fail('nobody stands guard');

const lines = (table: Table): string[] =>
  happenedLines(fightSeenBy(table.game.fight ?? expect.fail('no fight'), table.id('Ana')));

describe('what happened last, on the panel', () => {
  test('[ENTER-09] tells of the own blow with which a combat has begun, above what came after it', () => {
    const table = beforeIt();
    table.arrange(({ fight: now }) => {
      const own = now?.creatures[table.id('Ana')] ?? expect.fail('nobody');
      const attacks = own.sheet.attacks.map((one) => ({ ...one, range: 9 }));
      const armed = { ...own, sheet: { ...own.sheet, attacks } };
      return { fight: now && { ...now, creatures: { ...now.creatures, [own.id]: armed } } };
    });
    table.does('Ana', strike(keeper(table)), { 'to hit': [15, 3], initiative: [1, 8] });
    expect(table.game.fight?.log.some(({ kind }) => kind === 'combat began')).toBe(true);
    const told = lines(table);
    expect(told.length).toBeLessThanOrEqual(6);
    expect(told[0]).toMatch(/^Ana attacks Skeli/);
    expect(told.at(-1)).toMatch(/^Skeli attacks Ana/);
  });

  test('[ENTER-09] is what came last where the combat began otherwise', () => {
    const table = beforeIt();
    table.does('Ana', fight({ do: 'move', kind: 'walk', to: at('E3') }), {
      ...{ initiative: [1, 8], 'to hit': [3, 3] },
    });
    expect(lines(table)).toHaveLength(6);
    expect(lines(table).join('\n')).not.toMatch(/^Ana attacks/m);
  });
});

import { describe, expect, test } from 'vitest';
import { type Tile } from '../../../src/rules/board/tile.ts';
import { type OrbId } from '../../../src/rules/names.ts';
import { heroView } from '../../../src/rules/sight/hero-view.ts';
import { goodsOf, thing } from '../../support/table-cards.ts';
import { looting } from '../../support/table-weeks.ts';
import { type Table } from '../../support/table.ts';
import { wonders } from '../../support/wonders.ts';
import { at, beforeTheYard, inTheYard } from '../../support/yard.ts';

const buys = (orb: OrbId, more: object = {}) =>
  ({ do: 'buy', orb, popOff: null, ...more }) as const;
const legalOf = (table: Table, name: string) =>
  heroView(table.game, goodsOf(table.stock), table.id(name), table.now).legal;

/** Ana has saved that thing, which costs 20; Bran, with 100 gold, is among the orbs. */
function before(card: string, table = looting('Ana', 'Bran'), tile?: Tile) {
  const orb = table.orb('bead');
  const { item } = table.game.orbs[orb] ?? expect.fail('no orb');
  table.stock['ultimate'] = thing('greater ultimate', 20, { armor: 1 });
  Object.assign(table.stock, { boots: wonders.boots });
  table.arrange(({ items, orbs, goods }) => ({
    goods: { ...goods, [card]: card },
    items: { ...items, [item]: { ...items[item], definition: card } as never },
    orbs: { ...orbs, [orb]: { ...orbs[orb], cost: 20 } as never },
  }));
  table.does('Ana', { do: 'save', orb }).does('Ana', { do: 'end turn' });
  table.does('Bran', { do: 'enter', ...(tile && { tile }) }).purse('Bran', 100);
  const number = table.game.orbs[orb]?.number;
  const closed = { refused: 'red orb closed', rule: 'ORB-03', facts: { orb: number } };
  return { table, orb, closed };
}

describe('[ORB-03] a red orb bought unseen', () => {
  test('costs what it says, and its buyer learns what it is', () => {
    const { table, orb } = before('helm');
    table.does('Bran', buys(orb));
    expect(table.gold('Bran')).toBe(80);
    expect(table.thing('Bran', 'helm').slot).toBe('head');
    expect(table.hero('Bran').identified).toContain('helm');
    expect(table.told('bought')).toMatchObject({
      public: null,
      own: { [table.id('Bran')]: { name: 'Helm', cost: 20, slot: 'head' } },
    });
    expect(Object.keys(table.told('bought').own)).toEqual([table.id('Bran')]);
  });

  test('is offered by free gold alone, whatever lies in it', () => {
    for (const card of ['helm', 'ultimate', 'tinker', 'boots']) {
      const { table, orb } = before(card);
      table.gives('Bran', 'smith', 'worn');
      table.arrange(({ week }) => ({ week: week && { ...week, ultimates: [table.id('Bran')] } }));
      expect(legalOf(table, 'Bran').buy).toContain(orb);
      expect(legalOf(table, 'Bran').buyAs).not.toHaveProperty(orb);
      expect(legalOf(table.purse('Bran', 19), 'Bran').buy).not.toContain(orb);
      expect(table.refused('Bran', buys(orb))).toEqual({
        refused: 'not enough gold',
        rule: 'ORB-07',
        facts: { cost: 20, free: 19, held: 0 },
      });
    }
  });

  test('[ITEM-21] is a lesser ultimate, if it is one, unless greater was asked for', () => {
    const lesser = before('ultimate');
    lesser.table.does('Bran', buys(lesser.orb));
    expect(lesser.table.thing('Bran', 'ultimate')).toMatchObject({
      form: { ultimate: 'lesser' },
      slot: 'slotless',
    });
    const greater = before('ultimate');
    greater.table.does('Bran', buys(greater.orb, { as: 'greater' }));
    expect(greater.table.thing('Bran', 'ultimate')).toMatchObject({
      form: { ultimate: 'greater' },
      slot: 'greater ultimate',
    });
    expect(greater.table.game.week?.ultimates).toEqual([greater.table.id('Bran')]);
  });

  test('[WEEK-09] costs a victor less if it is a greater one, who needs the whole of it all the same', () => {
    const { table, orb } = before('ultimate');
    table.arrangeHero('Bran', { discount: 15 as never }).purse('Bran', 19);
    const greater = buys(orb, { as: 'greater' });
    expect(table.refused('Bran', greater)).toMatchObject({ refused: 'not enough gold' });
    table.purse('Bran', 20).does('Bran', greater);
    expect(table.gold('Bran')).toBe(15);
  });

  test('takes no form where it has none, and what was to come off for it stays where it does not fit', () => {
    const { table, orb } = before('helm');
    const cap = table.gives('Bran', 'copper', 'worn');
    table.does('Bran', buys(orb, { as: 'greater', popOff: cap }));
    expect(table.thing('Bran', 'helm')).toMatchObject({ slot: 'head' });
    expect(table.thing('Bran', 'helm')).not.toHaveProperty('form');
    expect(table.thing('Bran', 'copper').slot).toBe('ring');
  });

  test('[ENTER-02] is a ring for which the one comes off that was named', () => {
    const { table, orb } = before('golden');
    table.gives('Bran', 'copper', 'worn');
    const silver = table.gives('Bran', 'silver', 'worn');
    table.does('Bran', buys(orb, { popOff: silver }));
    expect(table.thing('Bran', 'silver').slot).toBeNull();
    expect(table.thing('Bran', 'golden').slot).toBe('ring');
  });

  test('is refused without a reason where the hero cannot have what lies in it', () => {
    const ultimate = before('ultimate');
    ultimate.table.arrange(({ week }) => ({
      week: week && { ...week, ultimates: [ultimate.table.id('Bran')] },
    }));
    expect(ultimate.table.refused('Bran', buys(ultimate.orb))).toEqual(ultimate.closed);
    const second = before('ultimate');
    second.table.gives('Bran', 'halo', 'worn');
    expect(second.table.refused('Bran', buys(second.orb, { as: 'greater' }))).toEqual(
      second.closed,
    );
    const worn = before('tinker');
    worn.table.gives('Bran', 'smith', 'worn');
    expect(worn.table.refused('Bran', buys(worn.orb))).toEqual(worn.closed);
    const cursed = before('boots');
    Object.assign(cursed.table.stock, { millstone: wonders.millstone });
    cursed.table.gives('Bran', 'millstone', 'worn');
    expect(cursed.table.refused('Bran', buys(cursed.orb))).toEqual(cursed.closed);
  });

  test('stays closed only once its buyer is beside it, who alone is told so, and of no reason', () => {
    const told = (card: string, worn: string) => {
      const { table, orb, closed } = before(card, inTheYard({}, 'Ana', 'Bran'), at('B2'));
      table.gives('Bran', worn, 'worn');
      table.does('Bran', buys(orb, { as: 'greater' }));
      expect(table.kinds()).toEqual(['walked', 'in vain']);
      expect(table.gold('Bran')).toBe(100);
      expect(table.told('walked').own[table.id('Bran')]).toMatchObject({ stop: 'there' });
      expect(table.refused('Bran', buys(orb, { as: 'greater' }))).toEqual(closed);
      const own = { of: 'buy', orb: closed.facts.orb, why: 'closed' };
      expect(table.told('in vain').own).toEqual({ [table.id('Bran')]: own });
      return table.told('in vain');
    };
    const first = told('ultimate', 'halo');
    expect(first).toMatchObject({ rules: ['ORB-03'], public: null });
    expect(told('tinker', 'smith')).toEqual(first);
  });

  test('[ENTER-10] whoever comes in beside it, by trying to buy it, is told the same', () => {
    const table = beforeTheYard({}, 'Ana', 'Bran');
    const orb = table.orb('tinker');
    const red = { colour: 'red', savedBy: table.id('Bran'), tile: at('C3') } as const;
    table.arrange(({ orbs }) => ({ orbs: { ...orbs, [orb]: { ...orbs[orb], ...red } as never } }));
    table.gives('Ana', 'smith', 'worn');
    table.does('Ana', buys(orb), { start: 1 });
    expect(table.kinds()).not.toContain('walked');
    expect(table.told('in vain').own).toMatchObject({ [table.id('Ana')]: { why: 'closed' } });
  });

  test('tells its saver why not, who knows what it is', () => {
    const { table, orb } = before('ultimate');
    table.arrange(({ week }) => ({
      week: week && {
        ...week,
        turn: { hero: table.id('Ana'), kind: 'loot', begun: true, step: 0 },
      },
    }));
    table.purse('Ana', 100);
    expect(table.refused('Ana', buys(orb))).toMatchObject({ refused: 'choose a form' });
    expect(legalOf(table, 'Ana').buyAs[orb]).toHaveLength(2);
    expect(table.does('Ana', buys(orb, { as: 'lesser' })).gold('Ana')).toBe(80);
  });
});

import { describe, expect, test } from 'vitest';
import { panel } from '../../../src/discord/views/panel/panel.ts';
import { tileName } from '../../../src/rules/board/tile.ts';
import { gameId } from '../../../src/rules/names.ts';
import { heroView } from '../../../src/rules/sight/hero-view.ts';
import { secretsThere } from '../../../src/rules/walking/secrets.ts';
import {
  beforeTheFlag,
  card,
  comesIn,
  leaves,
  walk,
  yardWithHide,
} from '../../support/flagged-yard.ts';
import { faultsOf } from '../../support/invariants.ts';
import { goodsOf } from '../../support/table-cards.ts';
import { type Table } from '../../support/table.ts';
import { fight, skipsToNextWeek } from '../../support/table-weeks.ts';
import { wonders } from '../../support/wonders.ts';
import { at, yard } from '../../support/yard.ts';

const place = (table: Table, name: string) =>
  tileName(table.game.fight?.creatures[table.id(name)]?.tile ?? expect.fail('nowhere'));
const known = (table: Table, name: string) =>
  heroView(table.game, goodsOf(table.stock), table.id(name), table.now).secrets;
const found = (table: Table, name: string) =>
  table.told('secret found').own[table.id(name)] ?? expect.fail('nothing was told');

describe('noticing a secret', () => {
  test('[ORB-09] [PERC-05] takes the perception that is said, no more, as it comes into sight', () => {
    const table = beforeTheFlag({}, [12, 11]).does('Ana', comesIn);
    expect(known(table, 'Ana')).toEqual([
      { tile: at('F3'), where: 'under the loose flag', known: 'noticed', name: null },
    ]);
    expect(table.kinds()).not.toContain('secret found');
    table.does('Ana', leaves).does('Bran', comesIn).does('Bran', walk('F2'));
    expect(known(table, 'Bran')).toEqual([]);
    expect(table.told('walked').own[table.id('Bran')]).toMatchObject({ stop: 'there' });
    expect(table.kinds()).not.toContain('secret found');
  });

  test('[PERC-04] [ORB-09] takes five less for who investigates the place, and it is found', () => {
    const table = beforeTheFlag({}, [7]).does('Ana', comesIn).does('Ana', walk('F2'));
    expect(known(table, 'Ana')).toEqual([]);
    table.does('Ana', fight({ do: 'investigate', corner: at('E2') }));
    expect(found(table, 'Ana')).toMatchObject({ gold: 9, tile: at('F3') });
  });

  test('[PERC-04] with less even that finds nothing', () => {
    const table = beforeTheFlag({}, [6]).does('Ana', comesIn).does('Ana', walk('F2'));
    table.does('Ana', fight({ do: 'investigate', corner: at('E2') }));
    expect(known(table, 'Ana')).toEqual([]);
  });

  test('[ORB-09] [ENTER-04] stops a long walk, and so does coming upon it', () => {
    const walled = yardWithHide();
    const drawing = walled.drawing.replace('^^^^^^^^', '########');
    const table = beforeTheFlag({}, [12], { yard: { ...walled, drawing } });
    table.does('Ana', { do: 'enter', tile: at('B6') });
    expect(known(table, 'Ana')).toEqual([]);
    table.does('Ana', walk('B2'));
    expect(table.told('walked').own[table.id('Ana')]).toMatchObject({ stop: 'noticed' });
    expect(table.gold('Ana')).toBe(100);
    table.does('Ana', walk('B2'));
    expect(table.told('walked').own[table.id('Ana')]).toMatchObject({ stop: 'noticed' });
    expect(table.gold('Ana')).toBe(109);
    table.does('Ana', walk('B2'));
    expect(place(table, 'Ana')).toBe('B2');
  });

  test('[ORB-09] [MOVE-01] is offered as a place to go to where a safe way leads there', () => {
    const table = beforeTheFlag({}, [12]).does('Ana', comesIn);
    const view = () => heroView(table.game, goodsOf(table.stock), table.id('Ana'), table.now);
    const offered = () =>
      JSON.stringify(
        panel({ ...view(), everyone: { ...view().everyone, game: gameId('abcdefghij') } }).rows,
      );
    expect(view().legal.visit).toEqual([at('F3')]);
    expect(offered()).toContain('Something hidden, under the loose flag, F3');
    table.arrange(({ fight: now }) => {
      const own = now?.creatures[table.id('Ana')] ?? expect.fail('nobody walks');
      const creatures = { [own.id]: { ...own, tile: at('I8') } };
      return { fight: now && { ...now, creatures } };
    });
    expect(view().legal.visit).toEqual([]);
    expect(offered()).not.toContain('Something hidden');
  });

  test('[PERC-02] a companion notices for its owner, who still has to go there', () => {
    const owl = card({
      ...{ name: 'Owl', kinds: ['companion'], slot: 'slotless', cost: 5 },
      abilities: [{ companion: 'Owl', hp: 6, stats: { speed: 4, perception: 12 } }],
    });
    const table = beforeTheFlag({}, [5], { owl });
    table.gives('Ana', 'owl', 'worn');
    table.does('Ana', comesIn);
    expect(known(table, 'Ana')).toMatchObject([{ known: 'noticed' }]);
    table.does('Ana', walk('F2'));
    expect(found(table, 'Ana')).toMatchObject({ gold: 9 });
  });

  test('[PERC-05] what was noticed is known in the weeks that follow', () => {
    const table = beforeTheFlag({}, [12, 5]).does('Ana', comesIn).does('Ana', leaves);
    skipsToNextWeek(table);
    expect(known(table, 'Ana')).toMatchObject([{ known: 'noticed' }]);
    expect(known(table, 'Bran')).toEqual([]);
  });
});

describe('finding a secret', () => {
  test('[ORB-09] is by coming beside it, and its gold comes from the mint', () => {
    const table = beforeTheFlag({}, [12]).does('Ana', comesIn).does('Ana', walk('E2'));
    expect(place(table, 'Ana')).toBe('E2');
    const own = found(table, 'Ana');
    expect(own).toMatchObject({ name: 'The Loose Flag', gold: 9, purse: 109, things: [] });
    expect(own.told).toMatch(/^It has been loose/);
    expect(table.transfers).toEqual([
      { from: 'mint', to: `purse:${table.id('Ana')}`, amount: 9, reason: 'found' },
    ]);
    expect(faultsOf(table.game)).toEqual([]);
    expect(known(table, 'Ana')).toMatchObject([{ known: 'had', name: 'The Loose Flag' }]);
  });

  test('[ORB-09] what is for the first is gone for all who come later, once for each', () => {
    const table = beforeTheFlag({}, [12, 12, 12]).does('Ana', comesIn).does('Ana', walk('E2'));
    table.does('Ana', leaves).does('Bran', comesIn).does('Bran', walk('E2'));
    expect(found(table, 'Bran')).toMatchObject({ told: null, gold: 0, things: [] });
    expect(table.gold('Bran')).not.toBe(table.gold('Ana'));
    expect(known(table, 'Bran')).toMatchObject([{ known: 'empty', name: 'The Loose Flag' }]);
    table.does('Bran', walk('E3'));
    expect(table.kinds()).not.toContain('secret found');
  });

  test('[ORB-09] what one has found empty is found no second time, in later weeks either', () => {
    const table = beforeTheFlag({}, [12, 12]).does('Ana', comesIn).does('Ana', walk('E2'));
    table.does('Ana', leaves).does('Bran', comesIn).does('Bran', walk('E2')).does('Bran', leaves);
    expect(secretsThere(table.scene(), table.id('Bran'))).toEqual([]);
  });

  test('[ORB-09] what is for everybody each has once, in all weeks together', () => {
    const table = beforeTheFlag({ for: 'everybody' }, [12, 12]);
    table.does('Ana', comesIn).does('Ana', walk('E2')).does('Ana', walk('K2'));
    table.does('Ana', walk('E2'));
    expect(table.gold('Ana')).toBe(109);
    const had = table.does('Ana', leaves).gold('Bran');
    table.does('Bran', comesIn).does('Bran', walk('E2'));
    expect(table.gold('Bran')).toBe(had + 9);
  });

  test('[ENTER-02] a thing takes its slot at once, and counts from then on', () => {
    const gives = { things: ['helm'] };
    const table = beforeTheFlag({ gives }, [12]);
    table.gives('Ana', 'cap', 'worn');
    table.does('Ana', comesIn).does('Ana', walk('E2'));
    expect(found(table, 'Ana').things).toEqual([{ name: 'Helm', slot: 'head', popped: 'Cap' }]);
    expect(table.thing('Ana', 'helm')).toMatchObject({ slot: 'head' });
    expect(table.game.fight?.creatures[table.id('Ana')]?.sheet.stats.hp).toBe(12 + 4);
    expect(faultsOf(table.game)).toEqual([]);
  });

  test('[ENTER-10] a thing found on the very door counts among what its finder takes along', () => {
    const helm = { gives: { things: ['helm'] } };
    const table = beforeTheFlag(helm, [5, 12], { yard: yardWithHide(2) });
    table.does('Ana', comesIn).does('Ana', leaves).does('Bran', comesIn);
    expect(found(table, 'Bran').things).toMatchObject([{ name: 'Helm' }]);
    table.does('Bran', leaves);
    expect(table.told('turn ended').own[table.id('Bran')]?.haul?.got).toEqual(['Helm']);
  });

  test('[SLOT-01] [SLOT-03] a favour is for who has none; who has one leaves it to others', () => {
    const table = beforeTheFlag({ gives: { chosen: 'favour' } }, [12, 12]);
    table.gives('Ana', 'favour', 'worn');
    table.does('Ana', comesIn).does('Ana', walk('E2'));
    expect(found(table, 'Ana')).toMatchObject({ things: [], left: ['Favour'] });
    expect(known(table, 'Ana')).toMatchObject([{ known: 'left' }]);
    table.does('Ana', leaves).does('Bran', comesIn).does('Bran', walk('E2'));
    expect(found(table, 'Bran').things).toMatchObject([{ name: 'Favour' }]);
    expect(table.thing('Bran', 'favour')).toMatchObject({ slot: "npc's chosen" });
  });

  test.each([
    ['[ITEM-08] a curse for whose slot another makes no room', 'boots', 'Leaden Boots'],
    ['[ITEM-16] an artifact that somebody has already', 'crown', 'Crown of Nothing'],
  ])('%s is left there', (_, thing, name) => {
    const { boots, crown, millstone } = wonders;
    const stock = { boots, crown, millstone };
    const table = beforeTheFlag({ gives: { things: [thing] } }, [12], stock);
    table.gives('Ana', 'millstone', 'worn');
    table.gives('Bran', thing);
    table.does('Ana', comesIn).does('Ana', walk('E2'));
    expect(found(table, 'Ana')).toMatchObject({ things: [], left: [name] });
  });

  test('[ORB-09] [COMBAT-14] waits for the answer of a companion that has come along', () => {
    const asks = { name: 'Sniff', when: 'I move', standing: 'ask', do: [{ 'temporary hp': 1 }] };
    const dog = card({
      ...{ name: 'Dog', kinds: ['companion'], slot: 'slotless', cost: 5 },
      abilities: [{ companion: 'Dog', hp: 6, stats: { speed: 4 }, abilities: [asks] }],
    });
    const table = beforeTheFlag({}, [12], { dog });
    table.gives('Ana', 'dog', 'worn');
    table.does('Ana', comesIn).does('Ana', walk('E2'));
    expect(table.game.fight?.pending).toBeDefined();
    expect(table.kinds()).not.toContain('secret found');
  });

  test('[ANN-01] an egg from one is told of as any other egg, and where it lay is not', () => {
    const egg = card({
      ...{ name: 'Egg of Nip', kinds: ['egg'], slot: 'slotless', cost: 8 },
      abilities: [{ companion: 'Nip', hp: 4, hatches: 2 }],
    });
    const table = beforeTheFlag({ gives: { things: ['egg'] } }, [12], { egg });
    table.does('Ana', comesIn).does('Ana', walk('E2'));
    expect(table.told('egg gained').public).toMatchObject({ name: 'Egg of Nip' });
    expect(table.told('secret found').public).toBeNull();
  });

  test('[ENTER-04] is possible with the last action of all', () => {
    const table = beforeTheFlag({}, [12, 5]).does('Ana', comesIn);
    table.arrange(({ fight: now }) => ({ fight: now && { ...now, walk: { left: 1 } } }));
    table.does('Ana', walk('E2'));
    expect(found(table, 'Ana')).toMatchObject({ gold: 9 });
    expect(table.game.week?.turn?.hero).toBe(table.id('Bran'));
  });

  test('[ORB-09] where the map has no place for it any more there is none', () => {
    const table = beforeTheFlag({}, [12]);
    Object.assign(table.stock, { yard });
    table.does('Ana', comesIn).does('Ana', walk('E2'));
    expect(known(table, 'Ana')).toEqual([]);
    expect(table.kinds()).not.toContain('secret found');
  });
});

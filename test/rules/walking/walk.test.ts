import { describe, expect, test } from 'vitest';
import { isAtPeace } from '../../../src/rules/combat/index.ts';
import { type Definition } from '../../../src/rules/goods.ts';
import { type Intent } from '../../../src/rules/intent.ts';
import { itemSchema } from '../../../src/rules/items/definition.ts';
import { minute } from '../../../src/rules/week/hour.ts';
import { type OrbId } from '../../../src/rules/names.ts';
import { tileDistance, tileName } from '../../../src/rules/board/tile.ts';
import { legalFor } from '../../../src/rules/sight/legal.ts';
import { goodsOf } from '../../support/table-cards.ts';
import { heroView } from '../../../src/rules/sight/hero-view.ts';
import { begun, fight, strike } from '../../support/table-weeks.ts';
import { type Table } from '../../support/table.ts';
import { at, beforeTheYard, inTheYard, yard } from '../../support/yard.ts';

const walk = (to: string, step: number | null = null) =>
  ({ do: 'walk', to: at(to), step }) as const;
const move = (to: string) => fight({ do: 'move', kind: 'walk', to: at(to) });
const self = (table: Table, name = 'Ana') => {
  const found = table.game.fight?.creatures[table.id(name)];
  return found ?? expect.fail(`${name} does not walk`);
};
const place = (table: Table) => tileName(self(table).tile);
const left = (table: Table) => table.game.fight?.walk?.left;
const leaving = (table: Table, actions: number): Table =>
  table.arrange(({ fight: now }) => ({ fight: now && { ...now, walk: { left: actions } } }));
const turnIsOver = ({ game }: Table): boolean => game.fight === null;
const orbAt = (table: Table, id: OrbId) => table.game.orbs[id]?.tile ?? expect.fail('no place');
const legal = (table: Table, name = 'Ana') =>
  legalFor(table.game, goodsOf(table.stock), table.id(name));

const card = (written: object): Definition => ({ of: 'item', ...itemSchema.parse(written) });
const hound = card({
  ...{ name: 'Hound', kinds: ['companion'], slot: 'slotless', cost: 5 },
  abilities: [{ companion: 'Hound', hp: 6, stats: { speed: 4 } }],
});
const boots: Definition = {
  of: 'item',
  name: 'Boots',
  kinds: ['basic equipment'],
  slot: 'feet',
  cost: 6,
  abilities: [{ always: { speed: 3 } }],
};
/** Whoever walks is close to death. */
const hurts = (table: Table, name: string): Table =>
  table.arrange(({ fight: now }) => {
    const hurt = { ...self(table, name), damageTaken: 20 };
    return { fight: now && { ...now, creatures: { ...now.creatures, [hurt.id]: hurt } } };
  });

describe('coming in', () => {
  test('[ENTER-10] is on the spawn tile of choice, for whoever has beaten the monster, too', () => {
    const table = beforeTheYard({}, 'Ana', 'Bran');
    expect(legal(table)).toMatchObject({ enter: true, pass: null, endTurn: true });
    expect(legal(table).enterOn?.tiles).toEqual([at('B2'), at('B6')]);
    expect(table.refused('Ana', { do: 'enter', tile: at('C2') })).toMatchObject({
      refused: 'no such spawn',
      rule: 'ENTER-10',
    });
    table.does('Ana', { do: 'enter', tile: at('B6') });
    expect(place(table)).toBe('B6');
    expect(table.refused('Ana', { do: 'enter' })).toMatchObject({ refused: 'turn begun' });
    expect(table.refused('Ana', { do: 'pass' })).toMatchObject({ rule: 'TURN-09' });
  });

  test('[ENTER-10] is by lot without a choice, and so with the first thing done', () => {
    const table = beforeTheYard({}, 'Ana', 'Bran');
    table.does('Ana', { do: 'identify', orb: table.orb('cap') }, { start: 2 });
    expect(place(table)).toBe('B6');
    expect(left(table)).toBe(299);
  });

  test('[MONSTER-01] [ENTER-09] nobody walks before the monster is beaten', () => {
    const table = begun('Ana', 'Bran');
    expect(table.refused('Ana', walk('C2'))).toMatchObject({ rule: 'MONSTER-01' });
    table.does('Ana', { do: 'enter' }, { initiative: [8, 1] });
    expect(table.refused('Ana', walk('C2'))).toMatchObject({ refused: 'in a fight' });
  });

  test('[TURN-07] is for whose turn it is', () => {
    const table = inTheYard({}, 'Ana', 'Bran');
    expect(table.refused('Bran', walk('C2'))).toMatchObject({ rule: 'TURN-07' });
    table.does('Ana', { do: 'end turn' }).does('Bran', { do: 'enter', tile: at('B6') });
    expect(table.game.fight?.creatures[table.id('Ana')]).toBeUndefined();
    expect(left(table)).toBe(300);
  });
});

describe('walking', () => {
  test('[ENTER-04] takes an action for each stretch, and says what it took', () => {
    const table = inTheYard({}, 'Ana', 'Bran').does('Ana', walk('K2'));
    expect(place(table)).toBe('K2');
    const own = { to: at('K2'), at: at('K2'), actions: 3, left: 297, stop: 'there' };
    expect(table.told('walked')).toMatchObject({ public: null, own: { [table.id('Ana')]: own } });
    expect(table.refused('Ana', walk('K2'))).toMatchObject({ refused: 'there already' });
  });

  test('[ENTER-04] refuses a way for which the actions do not suffice, and one that leaves none for what is there', () => {
    const table = leaving(inTheYard({}, 'Ana', 'Bran'), 2);
    expect(table.refused('Ana', walk('K2'))).toMatchObject({
      ...{ refused: 'too few actions', rule: 'ENTER-04' },
      facts: { tile: at('K2'), least: 3, left: 2 },
    });
    const buys = (orb: OrbId) => ({ do: 'buy', orb, popOff: null }) as const;
    expect(table.refused('Ana', buys(table.orb('cap')))).toMatchObject({
      refused: 'too few actions',
    });
    const orb = table.orb('cap');
    const needs = Number(table.refused('Ana', buys(orb)).facts['least' as never]);
    expect(leaving(table, needs).refused('Ana', buys(orb))).toMatchObject({
      refused: 'too few actions',
    });
    expect(
      leaving(table, needs + 1)
        .does('Ana', buys(orb))
        .kinds(),
    ).toContain('bought');
  });

  test('[ENTER-04] says that the last action has led to where one stands', () => {
    const table = leaving(inTheYard({}, 'Ana', 'Bran'), 3).does('Ana', walk('K2'));
    expect(table.told('walked').own[table.id('Ana')]).toMatchObject({ left: 0, stop: 'there' });
    // With each action she is slower.
    const chain = card({
      ...{ name: 'Chain', kinds: ['magic equipment'], slot: 'feet', cost: 6 },
      abilities: [{ when: 'my turn ends', do: [{ change: { speed: -1 }, turns: 9 }] }],
    });
    const stays = beforeTheYard({ chain }, 'Ana', 'Bran');
    stays.gives('Ana', 'chain', 'worn');
    leaving(stays.does('Ana', { do: 'enter', tile: at('B2') }), 3).does('Ana', walk('K2'));
    expect(stays.told('walked').own[stays.id('Ana')]).toMatchObject({ left: 0, stop: 'spent' });
    expect(turnIsOver(stays)).toBe(true);
  });

  test.each([
    [8, ',,,,,,,,'],
    [4, ',,....,,'],
  ])(
    '[ENTER-04] [MOVE-07] reckons with what the ground costs: %i actions over %s',
    (least, row) => {
      const rough = { ...yard, drawing: yard.drawing.replaceAll('........', row) };
      const table = inTheYard({ yard: rough }, 'Ana', 'Bran');
      expect(leaving(table, least - 1).refused('Ana', walk('K2'))).toMatchObject({
        ...{ refused: 'too few actions', facts: { least } },
      });
      leaving(table, least).does('Ana', walk('K2'));
      expect(table.told('walked').own[table.id('Ana')]).toMatchObject({ left: 0, stop: 'there' });
    },
  );

  test('[MOVE-01] goes round what it knows would hurt, and refuses what it cannot', () => {
    const table = inTheYard({}, 'Ana', 'Bran').does('Ana', walk('C6'));
    expect(place(table)).toBe('C6');
    expect(self(table).damageTaken).toBe(0);
    expect(table.refused('Ana', walk('I8'))).toMatchObject({
      refused: 'no safe way',
      facts: { tile: at('I8') },
    });
    table.does('Ana', walk('C4'));
    expect(table.refused('Ana', walk('C5'))).toMatchObject({ refused: 'no safe way' });
    expect(left(table)).toBeLessThan(300);
  });

  test('[ENTER-12] leads beside a stall, not into it', () => {
    const table = inTheYard({}, 'Ana', 'Bran').does('Ana', walk('S6'));
    expect(tileDistance(self(table).tile, at('S6'))).toBe(1);
  });

  test('[MOVE-01] [ENTER-04] leads beside a wall, and says that it is one', () => {
    const table = inTheYard({}, 'Ana', 'Bran').does('Ana', walk('E1'));
    const own = () => table.told('walked').own[table.id('Ana')];
    expect(own()).toMatchObject({ to: at('E1'), at: self(table).tile, stop: 'there', wall: true });
    const no = table.refused('Ana', walk('E1'));
    expect(no).toMatchObject({ refused: 'there already', facts: { wall: true } });
    table.does('Ana', walk('H2'));
    expect(own()).not.toHaveProperty('wall');
  });

  test('[TURN-07] a press that has seen another state is stale', () => {
    const table = inTheYard({}, 'Ana', 'Bran');
    const step = table.game.fight?.acts?.[table.id('Ana')] ?? 0;
    table.does('Ana', walk('C2', step));
    expect(table.refused('Ana', walk('D2', step))).toMatchObject({ refused: 'stale' });
  });

  test('[ENTER-04] the last action ends the loot round where its hero stands, wounds and all', () => {
    const table = hurts(leaving(inTheYard({}, 'Ana', 'Bran'), 2), 'Ana').does('Ana', walk('H2'));
    expect(table.hero('Ana').damageTaken).toBe(20);
    expect(table.told('turn ended')).toMatchObject({
      public: { why: 'spent' },
      rules: ['ENTER-04'],
    });
    expect(table.game.fight).toBeNull();
    expect(table.game.week?.turn?.hero).toBe(table.id('Bran'));
  });

  test('[ENTER-05] [GAME-03] whoever dies on the way has lost, and the next turn is unlocked', () => {
    const table = inTheYard({}, 'Ana', 'Bran', 'Cleo').does('Ana', walk('B4'));
    hurts(table, 'Ana');
    table.does('Ana', move('B5'), { lava: 10 });
    expect(table.hero('Ana').lost).toMatchObject({ cause: 'menagerie', by: null });
    const { own } = table.told('died');
    expect(Object.keys(own)).toEqual([table.id('Ana')]);
    expect(own[table.id('Ana')]?.events.map(({ kind }) => kind)).toContain('died');
    expect(table.game.week?.turn?.hero).toBe(table.id('Bran'));
    expect(table.game.fight).toBeNull();
  });

  test('[ENTER-10] wounds stay, and the deadline ends it where the hero stands [TURN-09]', () => {
    const table = inTheYard({}, 'Ana', 'Bran').does('Ana', walk('B4'));
    table.does('Ana', move('B5'), { lava: [4, 2] }).does('Ana', move('B4'), {});
    const hurt = self(table).damageTaken;
    expect(hurt).toBeGreaterThan(0);
    table.comes('turn');
    expect(table.told('turn ended').public).toMatchObject({ why: 'lapsed' });
    expect(table.hero('Ana').damageTaken).toBe(hurt);
  });

  test('[COMBAT-02] nobody else is there, and nobody can be attacked', () => {
    const table = inTheYard({}, 'Ana', 'Bran');
    expect(table.refused('Ana', strike('m1'))).toMatchObject({ refused: 'no such target' });
    expect(table.game.fight && isAtPeace(table.game.fight)).toBe(true);
  });
});

/** A trap that everybody with eyes finds at stealth 0, and nobody at 40. */
const snare = (stealth: number) =>
  card({
    ...{ name: 'Snare', kinds: ['trap'], slot: 'slotless', cost: 6 },
    abilities: [{ trap: { stealth }, do: [{ deal: 3 }] }],
  });

/** Ana has laid it at F2 and left; Bran comes in at B2. */
function pastTheSnare(stealth: number): Table {
  const table = beforeTheYard({ snare: snare(stealth) }, 'Ana', 'Bran');
  const item = table.gives('Ana', 'snare', 'worn');
  table.does('Ana', { do: 'enter', tile: at('B2') }).does('Ana', walk('E2'));
  table
    .does('Ana', fight({ do: 'place trap', item, at: at('F2') }))
    .does('Ana', { do: 'end turn' });
  return table.does('Bran', { do: 'enter', tile: at('B2') });
}

describe('what is met on the way', () => {
  test('[PERC-05] [ENTER-04] a trap that comes into sight is gone round', () => {
    const table = pastTheSnare(0).does('Bran', walk('J2'));
    expect(self(table, 'Bran')).toMatchObject({ damageTaken: 0, tile: at('J2') });
  });

  test('[ITEM-26] a hidden one goes off, and its walker stops there', () => {
    const table = pastTheSnare(40).does('Bran', walk('J2'));
    const { stop } = table.told('walked').own[table.id('Bran')] ?? expect.fail('not told');
    expect(stop).toBe('noticed');
    expect(self(table, 'Bran').damageTaken).toBe(3);
    table.does('Bran', walk('J2'));
    expect(self(table, 'Bran')).toMatchObject({ damageTaken: 3, tile: at('J2') });
  });

  test('[COMBAT-11] [GAME-03] whose trap has killed somebody nobody is told, be it their own', () => {
    const table = beforeTheYard({ snare: snare(0) }, 'Ana', 'Bran', 'Cleo');
    const item = table.gives('Ana', 'snare', 'worn');
    table.does('Ana', { do: 'enter', tile: at('B2') }).does('Ana', walk('E2'));
    table.does('Ana', fight({ do: 'place trap', item, at: at('F2') }));
    hurts(table, 'Ana');
    table.does('Ana', move('F2'));
    const { loss } = table.told('died').public;
    expect(loss).toMatchObject({ cause: 'menagerie', by: null });
  });

  test('[COMBAT-11] [GAME-03] nor is anybody told of whoever falls to their own companion, or their own hand', () => {
    const blast = { radius: 2, hits: 'everybody' };
    const does = [{ deal: 9, type: 'fire' }];
    const bomb = card({
      ...{ name: 'Bomb', kinds: ['magic equipment'], slot: 'slotless', cost: 6 },
      abilities: [{ use: { range: 1, on: 'tile', ...blast }, do: does }],
    });
    const stove = card({
      ...{ name: 'Stove', kinds: ['companion'], slot: 'slotless', cost: 6 },
      abilities: [
        { companion: 'Stove', hp: 60, abilities: [{ name: 'Heat', aura: blast, do: does }] },
      ],
    });
    const of = (one: Definition) => {
      const table = beforeTheYard({ one }, 'Ana', 'Bran', 'Cleo');
      const item = table.gives('Ana', 'one', 'worn');
      return { table: table.does('Ana', { do: 'enter', tile: at('B2') }), item };
    };
    const own = of(bomb);
    hurts(own.table, 'Ana');
    const use = { item: own.item, ability: 0, targets: [], tile: at('C2') };
    own.table.does('Ana', fight({ do: 'activate', ...use }));
    const { table } = of(stove);
    hurts(table, 'Ana').does('Ana', walk('D2'));
    for (const one of [own.table, table])
      expect(one.told('died').public.loss).toMatchObject({ cause: 'menagerie', by: null });
  });

  test('[ENTER-07] what somebody has left there nobody else picks up; whoever does not know of it is told nothing', () => {
    const takes = fight({ do: 'pick up trap', at: at('F2') });
    const facts = { tile: at('F2') };
    expect(pastTheSnare(0).does('Bran', walk('E2')).refused('Bran', takes)).toMatchObject({
      ...{ refused: 'trap left behind', rule: 'ENTER-07', facts },
    });
    expect(pastTheSnare(40).does('Bran', walk('E2')).refused('Bran', takes)).toMatchObject({
      ...{ refused: 'no trap of yours', rule: 'ITEM-35', facts },
    });
  });

  test('[ORB-07] nothing is bought where something happens on the way, and then it can be', () => {
    const table = pastTheSnare(40).purse('Bran', 50);
    const orb = table.orb('cap');
    const before = table.game.orbs[orb] ?? expect.fail('no orb');
    table.arrange(({ orbs }) => ({ orbs: { ...orbs, [orb]: { ...before, tile: at('M2') } } }));
    table.does('Bran', { do: 'buy', orb, popOff: null });
    expect(table.kinds()).not.toContain('bought');
    expect(table.gold('Bran')).toBe(50);
    table.does('Bran', { do: 'buy', orb, popOff: null });
    expect(table.told('bought')).toBeDefined();
  });

  test('[ITEM-35] it lies in the menagerie, and not where fights take place; its owner knows it', () => {
    const table = pastTheSnare(40);
    expect(table.thing('Ana', 'snare').lies).toMatchObject({
      map: 'yard',
      trap: { tile: at('F2') },
    });
    expect(table.game.fight?.things).toHaveLength(1);
    table.does('Bran', { do: 'end turn' });
    expect(table.thing('Ana', 'snare').lies).toMatchObject({ map: 'yard', trap: { spent: false } });
  });
});

describe('a question on the way', () => {
  const asks = { name: 'Sniff', when: 'I move', standing: 'ask', do: [{ 'temporary hp': 1 }] };
  const charm = card({
    ...{ name: 'Charm', kinds: ['magic equipment'], slot: 'neck', cost: 5, abilities: [asks] },
  });
  const dog = card({
    ...{ name: 'Dog', kinds: ['companion'], slot: 'slotless', cost: 5 },
    abilities: [{ companion: 'Dog', hp: 6, stats: { speed: 4 }, abilities: [asks] }],
  });
  const charmed = (): Table => {
    const table = beforeTheYard({ charm }, 'Ana', 'Bran');
    table.gives('Ana', 'charm', 'worn');
    return table.does('Ana', { do: 'enter', tile: at('B2') });
  };

  test('[COMBAT-14] is answered before anything else is done in the menagerie', () => {
    const table = charmed().does('Ana', move('C2'));
    expect(table.refused('Ana', { do: 'end turn' })).toMatchObject({
      ...{ refused: 'answer first', rule: 'COMBAT-14', facts: { of: 'Ana' } },
    });
  });

  test('[TURN-09] [ENTER-09] is answered at the deadline, and no fight is said to have been played', () => {
    const table = charmed().does('Ana', { do: 'walk', to: at('F2'), step: null });
    expect(table.told('walked').own[table.id('Ana')]).toMatchObject({ at: at('E2') });
    table.comes('turn');
    expect(table.told('played out').own[table.id('Ana')]).toMatchObject({ inPeace: true });
  });

  test('[ORB-07] [COMBAT-14] [ITEM-24] to a companion that has come along is answered before anything is bought', () => {
    const table = beforeTheYard({ dog }, 'Ana', 'Bran');
    const item = table.gives('Ana', 'dog', 'worn');
    table.does('Ana', { do: 'enter', tile: at('B2') });
    const orb = table.orb('cap');
    const before = table.game.orbs[orb] ?? expect.fail('no orb');
    table.arrange(({ orbs }) => ({ orbs: { ...orbs, [orb]: { ...before, tile: at('F2') } } }));
    table.does('Ana', { do: 'buy', orb, popOff: null });
    expect(table.kinds()).not.toContain('bought');
    const by = table.game.fight?.pending?.asked.of;
    expect(table.refused('Ana', { do: 'end turn' })).toMatchObject({ facts: { of: 'Dog' } });
    const along = () =>
      heroView(table.game, goodsOf(table.stock), table.id('Ana'), table.now).companions;
    expect(along()).toMatchObject([{ you: by, asked: { item, place: 0 } }]);
    table.host({ do: 'pause' });
    expect(along()).toMatchObject([{ you: by, asked: { item, place: 0 }, legal: [] }]);
    table.host({ do: 'resume' });
    table.does('Ana', { ...fight({ do: 'answer', item, use: true }), by } as Intent);
    table.does('Ana', { do: 'buy', orb, popOff: null });
    expect(table.kinds()).toContain('bought');
  });
});

describe('buying on the way', () => {
  test('[ORB-07] walks next to the orb, and takes an action there', () => {
    const table = inTheYard({}, 'Ana', 'Bran');
    const orb = table.orb('cap');
    table.does('Ana', { do: 'buy', orb, popOff: null });
    expect(tileDistance(self(table).tile, orbAt(table, orb))).toBe(1);
    const { actions } = table.told('walked').own[table.id('Ana')] ?? expect.fail('not told');
    expect(left(table)).toBe(300 - actions - 1);
    expect(table.thing('Ana', 'cap')).toMatchObject({ slot: 'head' });
  });

  test('[ENTER-02] what is bought counts from then on, and wounds stay as they were', () => {
    const table = inTheYard({ boots }, 'Ana', 'Bran').does('Ana', walk('B4'));
    table.does('Ana', move('B5'), { lava: [4, 2] }).does('Ana', move('B4'), {});
    const { damageTaken, sheet } = self(table);
    table.does('Ana', { do: 'buy', orb: table.orb('boots'), popOff: null });
    expect(self(table).sheet.stats.speed).toBe(sheet.stats.speed + 3);
    expect(self(table).damageTaken).toBe(damageTaken);
  });

  test('[ITEM-24] a companion that is bought comes along from then on', () => {
    const table = inTheYard({ hound }, 'Ana', 'Bran');
    table.does('Ana', { do: 'buy', orb: table.orb('hound'), popOff: null });
    const beside = () =>
      Object.values(table.game.fight?.creatures ?? {}).find(({ kind }) => kind === 'companion');
    expect(beside()).toMatchObject({ name: 'Hound', player: table.id('Ana') });
    table.does('Ana', walk('B2'));
    expect(tileDistance(beside()?.tile ?? at('S9'), self(table).tile)).toBe(1);
  });

  test('[ORB-07] an orb to which no safe way leads is bought from beside it only', () => {
    const table = inTheYard({}, 'Ana', 'Bran');
    const orb = table.orb('cap');
    const before = table.game.orbs[orb] ?? expect.fail('no orb');
    table.arrange(({ orbs }) => ({ orbs: { ...orbs, [orb]: { ...before, tile: at('I8') } } }));
    expect(legal(table)).toMatchObject({ cutOff: { [orb]: 'hurts' } });
    expect(legal(table).buy).not.toContain(orb);
    const buys = { do: 'buy', orb, popOff: null } as const;
    expect(table.refused('Ana', buys)).toMatchObject({ refused: 'no safe way', rule: 'ORB-07' });
    const creatures = { [table.id('Ana')]: { ...self(table), tile: at('I8') } };
    table.arrange(({ fight: now }) => ({ fight: now && { ...now, creatures } }));
    expect(legal(table).cutOff).not.toHaveProperty(orb);
    table.does('Ana', buys);
    expect(table.thing('Ana', 'cap').slot).toBe('head');
  });

  test('[ORB-07] is nothing for whoever is stunned', () => {
    const table = inTheYard({}, 'Ana', 'Bran');
    table.arrange(({ fight: now }) => {
      const stunned = { kind: 'stunned', by: null, lasts: 'until ended' } as const;
      const creatures = {
        ...now?.creatures,
        [table.id('Ana')]: { ...self(table), conditions: [stunned] },
      };
      return { fight: now && { ...now, creatures } };
    });
    expect(table.refused('Ana', { do: 'buy', orb: table.orb('cap'), popOff: null })).toMatchObject({
      rule: 'COND-05',
    });
    expect(table.refused('Ana', { do: 'identify', orb: table.orb('cap') })).toMatchObject({
      rule: 'COND-05',
    });
    expect(legal(table)).toMatchObject({ buy: [], identify: [], endTurn: true });
  });
});

describe('what a purchase on the way leaves as it was', () => {
  const mount = (name: string, cost: number): Definition =>
    card({
      ...{ name, kinds: ['companion'], slot: 'mount', cost },
      abilities: [{ companion: name, hp: 6, size: 1, stats: { speed: 4 } }],
    });

  test('[ITEM-33] a mount that pops off is no dead one', () => {
    const stock = { mule: mount('Mule', 4), ox: mount('Ox', 5) };
    const table = beforeTheYard(stock, 'Ana', 'Bran');
    const old = table.gives('Ana', 'mule', 'worn');
    table.does('Ana', { do: 'enter', tile: at('B2') });
    table.does('Ana', { do: 'buy', orb: table.orb('ox'), popOff: null });
    table.does('Ana', { do: 'end turn' });
    expect(table.game.items[old]).toMatchObject({ slot: null, companion: { damageTaken: 0 } });
    expect(table.game.items[old]?.companion).not.toHaveProperty('isOut');
  });

  test('[ITEM-26] a trap that has gone off and was picked up does not go off again', () => {
    const table = beforeTheYard({ snare: snare(0) }, 'Ana', 'Bran');
    const item = table.gives('Ana', 'snare', 'worn');
    table.does('Ana', { do: 'enter', tile: at('B2') });
    table.does('Ana', fight({ do: 'place trap', item, at: at('C2') })).does('Ana', move('C2'));
    table.does('Ana', move('D2')).does('Ana', fight({ do: 'pick up trap', at: at('C2') }));
    table.does('Ana', { do: 'buy', orb: table.orb('cap'), popOff: null });
    const tile = at(tileName(self(table).tile));
    expect(
      table.refused('Ana', fight({ do: 'place trap', item, at: (tile - 1) as typeof tile })),
    ).toMatchObject({ rule: 'ITEM-35' });
  });

  test('[PERC-05] a purchase that is refused tries no way, whatever lies on it', () => {
    const table = pastTheSnare(40).purse('Bran', 50);
    const orb = table.orb('cap');
    const before = table.game.orbs[orb] ?? expect.fail('no orb');
    table.arrange(({ orbs }) => ({ orbs: { ...orbs, [orb]: { ...before, tile: at('M2') } } }));
    const popOff = table.thing('Bran', 'nail').id;
    expect(table.refused('Bran', { do: 'buy', orb, popOff })).toMatchObject({
      refused: 'cannot make room',
    });
  });
});

describe('limits of a walker', () => {
  const salve = card({
    ...{ name: 'Salve', kinds: ['magic equipment'], slot: 'belt', cost: 5 },
    abilities: [
      { always: { immunity: 1 } },
      { name: 'Rub', use: {}, do: [{ heal: 1 }], limit: { each: 'turn' } },
    ],
  });

  test('[ENTER-04] [ITEM-27] once a turn is once an action', () => {
    const table = beforeTheYard({ salve }, 'Ana', 'Bran');
    const item = table.gives('Ana', 'salve', 'worn');
    table.does('Ana', { do: 'enter', tile: at('B2') });
    const ability = self(table).kit?.[0]?.abilities.findIndex((one) => 'use' in one) ?? 0;
    const rub = fight({ do: 'activate', item, ability, targets: [], tile: null });
    table.does('Ana', rub).does('Ana', rub);
    expect(left(table)).toBe(298);
  });

  test('[MOVE-04] [ENTER-04] who flies over what hurts goes on by foot behind it', () => {
    const split = yard.drawing.replace('#^^^^^^^^.*.*.*.*.*#', '#^^^^^^^^^^^^^^^^^^#');
    const wings = card({
      ...{ name: 'Wings', kinds: ['magic equipment'], slot: 'cape', cost: 5 },
      abilities: [{ always: { immunity: 1 }, ways: ['fly'] }],
    });
    const table = beforeTheYard({ wings, yard: { ...yard, drawing: split } }, 'Ana', 'Bran');
    table.gives('Ana', 'wings', 'worn');
    table.does('Ana', { do: 'enter', tile: at('B2') }).does('Ana', walk('B8'));
    expect(self(table)).toMatchObject({ damageTaken: 0, height: 'ground', tile: at('B8') });
  });

  test('[MOVE-03] [ENTER-04] where a way is closed meanwhile, another one is taken', () => {
    const river = yard.drawing
      .replaceAll('#.........*.*', '#.........~.*')
      .replace('#@........*.*', '#@........~.*')
      .replace('#^^^^^^^^.*.*', '#.........~.*');
    const shroud = card({
      ...{ name: 'Shroud', kinds: ['magic equipment'], slot: 'cape', cost: 5 },
      abilities: [
        { always: { immunity: 1 } },
        { name: 'Wrap', use: {}, do: [{ ways: ['spirit walk'], turns: 2 }] },
      ],
    });
    const map: Definition = { ...yard, drawing: river };
    const table = beforeTheYard({ shroud, yard: map }, 'Ana', 'Bran');
    const item = table.gives('Ana', 'shroud', 'worn');
    table.does('Ana', { do: 'enter', tile: at('B2') }).does('Ana', walk('E4'));
    const ability = self(table).kit?.[0]?.abilities.findIndex((one) => 'use' in one) ?? 0;
    table.does('Ana', fight({ do: 'activate', item, ability, targets: [], tile: null }));
    table.does('Ana', walk('N2'));
    expect(self(table).damageTaken).toBe(0);
    expect(place(table)).toBe('N2');
  });

  test('[COND-07] whoever is restrained is told so, and offered what is beside', () => {
    const table = inTheYard({}, 'Ana', 'Bran');
    table.arrange(({ fight: now }) => {
      const restrained = { kind: 'restrained', by: null, lasts: 'until ended' } as const;
      const held = { ...self(table), conditions: [restrained] };
      return { fight: now && { ...now, creatures: { ...now.creatures, [table.id('Ana')]: held } } };
    });
    expect(table.refused('Ana', walk('K2'))).toMatchObject({ rule: 'COND-07' });
    expect(legal(table).buy).toEqual([]);
    expect(Object.values(legal(table).cutOff)).toContain('held');
  });

  test('[MOVE-07] a way over difficult ground leads round the lava beside it', () => {
    const moor: Definition = {
      ...yard,
      drawing: yard.drawing
        .replace('#@........*', '#@,,,,,,,.*')
        .replace('#.........*', '#.^^^^^^,.*'),
    };
    const table = inTheYard({ yard: moor }, 'Ana', 'Bran').does('Ana', walk('J2'));
    expect(self(table).damageTaken).toBe(0);
    expect(place(table)).toBe('J2');
  });
});

describe('the half hour by the clock', () => {
  const timed = (): Table => {
    const table = beforeTheYard({}, 'Ana', 'Bran');
    table.arrange(({ house }) => ({ house: { ...house, 'loot clock': 1 } }));
    return table.does('Ana', { do: 'enter', tile: at('B2') });
  };
  const clock = (table: Table) =>
    Object.values(table.game.deadlines).find(({ kind }) => kind === 'loot clock')?.due;

  test('[ENTER-03] ends the loot round where its hero stands, if the house has it', () => {
    const table = timed()
      .later(minute * 10)
      .does('Ana', walk('K2'));
    expect(clock(table)).toBe(table.now + 20 * minute);
    table.comes('loot clock');
    expect(table.told('turn ended')).toMatchObject({
      public: { why: 'timed out' },
      rules: ['ENTER-03'],
    });
    expect(table.game.week?.turn?.hero).toBe(table.id('Bran'));
    expect(clock(table)).toBeUndefined();
  });

  test('[ENTER-03] stands still while the bot is out of reach, however short that is', () => {
    const table = timed();
    const [due = 0, began] = [clock(table), table.now];
    table.later(minute * 6);
    table.clock({ do: 'outage', from: began + minute, to: began + 6 * minute });
    expect(clock(table)).toBe(due + 5 * minute);
  });

  test('[ENTER-03] is none unless the house has it, and ends with the turn', () => {
    expect(clock(inTheYard({}, 'Ana', 'Bran'))).toBeUndefined();
    expect(clock(timed().does('Ana', { do: 'end turn' }))).toBeUndefined();
  });

  test('[ENTER-03] [ENTER-09] stands still while a combat goes on', () => {
    const table = timed().later(minute * 5);
    table.arrange(({ fight: now }) => {
      const rat = { ...self(table), id: 'm1', name: 'Rat', kind: 'monster', side: 'menagerie' };
      const there = { ...rat, player: null, tile: at('D2'), damageTaken: 21, kit: [] };
      return { fight: now && { ...now, creatures: { ...now.creatures, m1: there as never } } };
    });
    table.does('Ana', walk('C2'), { initiative: [8, 1] });
    expect(table.game.fight?.walk).toMatchObject({ combat: true, rest: 25 * minute });
    expect(clock(table)).toBeUndefined();
    expect(table.refused('Ana', { do: 'end turn' })).toMatchObject({ refused: 'in a fight' });
    table.later(minute * 60).does('Ana', strike('m1'), { 'to hit': 20 });
    expect(table.game.fight && isAtPeace(table.game.fight)).toBe(true);
    expect(clock(table)).toBe(table.now + 25 * minute);
  });
});

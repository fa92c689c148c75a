import { describe, expect, test } from 'vitest';
import { type OrbId } from '../../../src/rules/names.ts';
import { heroView } from '../../../src/rules/sight/hero-view.ts';
import { publicView } from '../../../src/rules/sight/public-view.ts';
import { goodsOf } from '../../support/table-cards.ts';
import { begun, looting, skipsToNextWeek } from '../../support/table-weeks.ts';
import { type Table } from '../../support/table.ts';

const ends = { do: 'end turn' } as const;
const saves = (orb: OrbId) => ({ do: 'save', orb }) as const;
const looks = (orb: OrbId) => ({ do: 'identify', orb }) as const;
const orbOf = (table: Table, id: OrbId) => table.game.orbs[id] ?? expect.fail('no orb');
const viewOf = (table: Table, name: string) =>
  heroView(table.game, goodsOf(table.stock), table.id(name), table.now);
const seen = (table: Table, name: string, id: OrbId) =>
  viewOf(table, name).orbs.find((orb) => orb.id === id);
const publicly = (table: Table, id: OrbId) =>
  publicView(table.game, goodsOf(table.stock), table.now).orbs.find((orb) => orb.id === id);

/** Ana has saved what lies in the helm's orb, and is still inside. */
function saved(card = 'helm') {
  const table = looting('Ana', 'Bran', 'Cleo').purse('Ana', 100);
  const orb = table.orb(card);
  table.does('Ana', saves(orb));
  return { table, orb };
}

describe('[ORB-03] saving', () => {
  test('turns the orb red, costs nothing, and is told to the saver alone', () => {
    const { table, orb } = saved();
    expect(orbOf(table, orb)).toMatchObject({ colour: 'red', cost: 9, savedBy: table.id('Ana') });
    expect(table.gold('Ana')).toBe(100);
    expect(table.transfers).toEqual([]);
    expect(table.events).toEqual([
      {
        kind: 'saved',
        v: 1,
        rules: ['ORB-03'],
        public: null,
        own: { [table.id('Ana')]: { orb: orbOf(table, orb).number, name: 'Helm', cost: 9 } },
      },
    ]);
  });

  test('is a step of the turn, as buying is: what was offered before it is refused as old', () => {
    const table = looting('Ana', 'Bran');
    const before = table.game.week?.turn?.step ?? expect.fail('no turn');
    table.does('Ana', saves(table.orb('helm')));
    expect(table.game.week?.turn?.step).toBe(before + 1);
  });

  test('is for the own loot turn, once the monster lies', () => {
    const fresh = begun('Ana', 'Bran');
    const orb = fresh.orb('helm');
    expect(fresh.refused('Ana', saves(orb))).toMatchObject({
      refused: 'monster stands',
      rule: 'ORB-03',
    });
    const table = looting('Ana', 'Bran');
    expect(table.refused('Bran', saves(table.orb('helm')))).toMatchObject({
      refused: 'not your turn',
    });
    table.does('Ana', ends);
    expect(table.refused('Bran', saves(table.orb('helm')))).toMatchObject({
      refused: 'turn not begun',
    });
  });

  test('is done once a week by each, and again the week after', () => {
    const { table } = saved();
    const again = saves(table.orb('cap'));
    expect(table.refused('Ana', again)).toMatchObject({
      refused: 'one save a week',
      rule: 'ORB-03',
    });
    expect(viewOf(table, 'Ana').legal.save).toEqual([]);
    table.does('Ana', ends).does('Bran', { do: 'enter' });
    expect(viewOf(table, 'Bran').legal.save).toContain(again.orb);
    table.does('Bran', again);
    skipsToNextWeek(table);
    expect(table.game.week).not.toHaveProperty('saves');
  });

  test('takes blue and green orbs with something in them, no red one', () => {
    const { table, orb } = saved();
    const { number } = orbOf(table, orb);
    expect(table.refused('Ana', saves(orb))).toEqual({
      refused: 'red already',
      rule: 'ORB-03',
      facts: { orb: number, of: 'own' },
    });
    table.does('Ana', { do: 'buy', orb: table.orb('cap'), popOff: null });
    const empty = table.orb('cap');
    table.does('Ana', ends).does('Bran', { do: 'enter' });
    expect(table.refused('Bran', saves(orb))).toEqual({
      refused: 'red already',
      rule: 'ORB-03',
      facts: { orb: number, of: 'saved' },
    });
    expect(table.refused('Bran', saves(empty))).toMatchObject({ refused: 'orb empty' });
    expect(viewOf(table, 'Bran').legal.save).not.toContain(orb);
    const wings = table.orb('wings');
    expect(table.does('Bran', saves(wings)).game.orbs[wings]).toMatchObject({ colour: 'red' });
  });
});

describe('[ORB-03] what is to be seen of a red orb', () => {
  test('by all others, the host included: its number and cost, and where it lies', () => {
    const { table, orb } = saved();
    const { number } = orbOf(table, orb);
    const face = { id: orb, number, colour: 'red', empty: false, cost: 9, red: 'saved' };
    expect(publicly(table, orb)).toEqual(face);
    expect(seen(table, 'Bran', orb)).toEqual(face);
  });

  test('by its saver: all of it, and its description if that was identified', () => {
    const table = looting('Ana', 'Bran');
    const [helm, cap] = [table.orb('helm'), table.orb('cap')];
    table.does('Ana', looks(helm)).does('Ana', saves(helm));
    expect(seen(table, 'Ana', helm)).toMatchObject({ name: 'Helm', slot: 'head', saved: true });
    expect(viewOf(table, 'Ana').known).toHaveProperty(helm);
    expect(viewOf(table, 'Ana').known).not.toHaveProperty(cap);
    expect(seen(table, 'Ana', cap)).not.toHaveProperty('saved');
  });

  test('by whoever has identified its like: nothing that would tell it from others', () => {
    const table = looting('Ana', 'Bran');
    const orb = table.orb('helm');
    table.arrangeHero('Bran', { identified: ['helm'] });
    expect(viewOf(table, 'Bran').known).toHaveProperty(orb);
    table.does('Ana', saves(orb));
    expect(viewOf(table, 'Bran').known).not.toHaveProperty(orb);
  });

  test('[ITEM-36] nobody identifies it, not even its saver', () => {
    const { table, orb } = saved();
    const no = {
      refused: 'red orb',
      rule: 'ORB-03',
      facts: { orb: orbOf(table, orb).number, of: 'saved' },
    };
    expect(table.refused('Ana', looks(orb))).toEqual(no);
    expect(viewOf(table, 'Ana').legal.identify).not.toContain(orb);
    table.does('Ana', ends).does('Bran', { do: 'enter' });
    expect(table.refused('Bran', looks(orb))).toEqual(no);
    expect(viewOf(table, 'Bran').legal.identify).not.toContain(orb);
  });

  test('[ORB-02] that it is empty, once it is', () => {
    const { table, orb } = saved();
    table.does('Ana', { do: 'buy', orb, popOff: null });
    expect(publicly(table, orb)).toMatchObject({ colour: 'red', empty: true, red: 'saved' });
  });
});

describe('[ORB-03] [WEEK-05] over the week’s end', () => {
  test('a red orb stays with what is in it, at its cost, and is told without its name', () => {
    const { table, orb } = saved();
    const { item } = orbOf(table, orb);
    table.stock['dear'] = { ...(table.stock['helm'] as object), cost: 99 } as never;
    table.arrange(({ goods }) => ({ goods: { ...goods, helm: 'dear' } }));
    skipsToNextWeek(table);
    expect(orbOf(table, orb)).toMatchObject({ item, cost: 9, savedBy: table.id('Ana') });
    expect(table.game.items[item]?.holder).toBe(`orb:${orb}`);
    const { number } = orbOf(table, orb);
    expect(table.told('loot laid').public.orbs).toContainEqual({ number, cost: 9, red: 'saved' });
    expect(table.told('loot laid').own).toEqual({});
  });

  test('an emptied one goes', () => {
    const { table, orb } = saved();
    table.does('Ana', { do: 'buy', orb, popOff: null });
    expect(skipsToNextWeek(table).game.orbs).not.toHaveProperty(orb);
    expect(table.thing('Ana', 'helm').slot).toBe('head');
  });

  test('they are numbered last, by cost and age and by nothing that lies in them', () => {
    const numbers = (first: string, second: string) => {
      const table = looting('Ana', 'Bran');
      const [one, two] = [table.orb('elf'), table.orb('golden')];
      const lay = (orb: OrbId, definition: string) => {
        const { item } = orbOf(table, orb);
        const red = { colour: 'red' as const, cost: 7 as never, savedBy: table.id('Ana') };
        table.arrange(({ orbs, items }) => ({
          orbs: { ...orbs, [orb]: { ...orbOf(table, orb), ...red } },
          items: { ...items, [item]: { ...items[item], definition } as never },
        }));
      };
      lay(one, first);
      lay(two, second);
      table.does('Ana', saves(table.orb('wings')));
      skipsToNextWeek(table);
      return Object.values(table.game.orbs)
        .sort((a, b) => a.number - b.number)
        .map(({ id, colour }) => (colour === 'red' ? id : colour));
    };
    const order = numbers('cap', 'bead');
    expect(order.slice(-4, -3)).toEqual(['green']);
    expect(numbers('bead', 'cap')).toEqual(order);
    expect(order.at(-1)).toMatch(/^o/);
  });

  test('[GAME-03] what somebody saved who has lost is blue next week, and goes with the one after', () => {
    const { table, orb } = saved();
    table.does('Ana', { do: 'leave' });
    expect(publicly(table, orb)).toMatchObject({ colour: 'red', red: 'saved' });
    skipsToNextWeek(table);
    expect(publicly(table, orb)).toMatchObject({ colour: 'blue', name: 'Helm', cost: 9 });
    expect(orbOf(table, orb)).not.toHaveProperty('savedBy');
    expect(orbOf(table, orb).week).toBe(2);
    expect(viewOf(table, 'Bran').known).not.toHaveProperty(orb);
    expect(skipsToNextWeek(table).game.orbs).not.toHaveProperty(orb);
  });

  test('[ITEM-37] an ultimate among it is in a green orb again, and stays', () => {
    const { table, orb } = saved('wings');
    table.does('Ana', { do: 'leave' });
    skipsToNextWeek(table);
    expect(publicly(table, orb)).toMatchObject({ colour: 'green', name: 'Wings', cost: 20 });
    expect(skipsToNextWeek(table).game.orbs).toHaveProperty(orb);
  });

  test('[ITEM-16] an artifact that was saved is not drawn again', () => {
    const { table, orb } = saved();
    table.stock['helm'] = { ...(table.stock['helm'] as object), kinds: ['artifact'] } as never;
    skipsToNextWeek(table);
    const helms = Object.values(table.game.items).filter(({ definition }) => definition === 'helm');
    expect(helms.map(({ holder }) => holder)).toEqual([`orb:${orb}`]);
  });
});

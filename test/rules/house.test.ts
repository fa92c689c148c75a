import { describe, expect, test } from 'vitest';
import { houseRules, type HouseSetting } from '../../src/rules/house.ts';
import { lose } from '../../src/rules/week/lose.ts';
import {
  beats,
  beginsDuel,
  dies,
  fight,
  lots,
  posts,
  skipsToNextWeek,
} from '../support/table-weeks.ts';
import { hour, Table } from '../support/table.ts';

const enters = { do: 'enter' } as const;
const passes = { do: 'pass' } as const;
const ends = { do: 'end turn' } as const;
const sets = { do: 'set' } as const;

const inLobby = (setting: HouseSetting, value: number, ...order: string[]): Table =>
  value === houseRules[setting].default
    ? new Table(...order)
    : new Table(...order).host({ ...sets, setting, value });

/** Week 1 under that ruling, entered in the order of those names. */
function begunUnder(setting: HouseSetting, value: number, ...order: string[]): Table {
  const table = inLobby(setting, value, ...order).host({ do: 'start' });
  return table.comes('next step', { 'order of entry': lots(order, order) });
}
const whose = ({ game }: Table) => game.week?.turn?.hero;
const orderOf = (table: Table) => table.game.week?.order.map((id) => table.nameOf(id));

describe('each ruling of the house changes something', () => {
  test('it has one sentence that Discord takes, and bounds that hold its default', () => {
    for (const { default: usual, min, max, says } of Object.values(houseRules)) {
      expect(usual).toBeGreaterThanOrEqual(min);
      expect(usual).toBeLessThanOrEqual(max);
      expect(says).toMatch(/^.{10,99}\.$/);
    }
    expect(Object.keys(houseRules).filter((name) => !/^[a-z -]{1,32}$/.test(name))).toEqual([]);
    // A chooser of Discord's has no more entries.
    expect(Object.keys(houseRules).length).toBeLessThanOrEqual(25);
  });

  test('[TURN-02] a turn may be given more days, the first one of a week too', () => {
    const table = begunUnder('days for a turn', 3, 'Ana', 'Bran');
    expect(table.told('turn unlocked').public.until).toBe(Date.UTC(2026, 0, 5));
    table.host({ ...sets, setting: 'days for a turn', value: 2 });
    beats(table, 'Ana').does('Ana', ends);
    expect(table.told('turn unlocked').public.until).toBe(Date.UTC(2026, 0, 5));
    skipsToNextWeek(table);
    expect(table.told('turn unlocked').public.until).toBe(Date.UTC(2026, 0, 4));
  });

  test('[TURN-05] a missed turn may be lost instead of passed', () => {
    const table = begunUnder('missed turns are passed', 0, 'Ana', 'Bran', 'Cleo').comes('turn');
    expect(table.told('passed')).toMatchObject({
      rules: ['TURN-05'],
      public: { hero: { name: 'Ana' }, why: 'lapsed', then: 'forfeit', strikes: 0, missed: true },
    });
    beats(table, 'Bran').does('Bran', ends).comes('turn');
    expect(table.game.week?.makeUps).toEqual([]);
    expect(table.hero('Cleo')).toMatchObject({ strikes: 0, makeUps: 0 });
  });

  test('[TURN-05] what is passed by word is passed all the same', () => {
    const table = begunUnder('missed turns are passed', 0, 'Ana', 'Bran').does('Ana', passes);
    expect(table.told('passed').public).toMatchObject({ then: 'strike', strikes: 1 });
  });

  test('[TURN-08] make-up turns may be drawn', () => {
    const table = begunUnder('make-ups in order', 0, 'Ana', 'Bran', 'Cleo');
    beats(table, 'Ana').does('Ana', ends).does('Bran', passes);
    table.does('Cleo', passes, { 'make-up': 2 });
    expect(whose(table)).toBe(table.id('Cleo'));
    table.does('Cleo', enters).does('Cleo', ends);
    expect(whose(table)).toBe(table.id('Bran'));
  });

  test('[WEEK-07] the first week may be entered in the order of joining', () => {
    const names = ['Ana', 'Bran', 'Cleo', 'Dov'];
    const table = inLobby('first week by lot', 0, ...names).host({ do: 'start' });
    expect(orderOf(table.comes('next step', {}))).toEqual(names);
    skipsToNextWeek(table, { 'order of entry': lots(names, [...names].reverse()) });
    expect(orderOf(table)).toEqual([...names].reverse());
  });

  test('[WEEK-11] monsters may come weeks before their time', () => {
    const table = begunUnder('monsters ahead', 3, 'Ana', 'Bran');
    const usual = new Table('Ana', 'Bran').host({ do: 'start' }).comes('next step');
    const [early, weakest] = [table, usual].map(({ game }) => game.week?.monster);
    expect([early?.definition, early?.level]).not.toEqual([weakest?.definition, weakest?.level]);
  });

  test('[MONSTER-02] each challenger may find the monster fresh', () => {
    const table = begunUnder('monster stays hurt', 0, 'Ana', 'Bran', 'Cleo');
    dies(table, 'Ana');
    expect(table.game.week?.monster).toMatchObject({ stay: null, defeated: false });
    table.does('Bran', enters, { initiative: [8, 1] });
    expect(table.game.fight?.creatures['m1']).toMatchObject({ damageTaken: 0, depth: 0 });
  });
});

/** Those enter one after the other; the last two of them fight the duel. */
function duellingUnder(setting: HouseSetting, value: number): Table {
  const order = ['Ana', 'Bran', 'Cleo'];
  const table = beats(begunUnder(setting, value, ...order), 'Ana').does('Ana', ends);
  for (const name of ['Bran', 'Cleo']) table.does(name, enters).does(name, ends);
  table.comes('next step');
  return beginsDuel(posts(posts(table, 'Bran'), 'Cleo').comes('betting'));
}

describe('the duel and the end of a game', () => {
  test('[COMBAT-17] conceding may be bound to one’s own turn', () => {
    const concedes = fight({ do: 'concede' });
    expect(duellingUnder('concede on any turn', 1).does('Cleo', concedes).game.phase).toBe(
      'payout',
    );
    const table = duellingUnder('concede on any turn', 0);
    expect(table.refused('Cleo', concedes)).toMatchObject({
      refused: 'wait your turn',
      rule: 'COMBAT-17',
      facts: { whose: 'Bran' },
    });
    expect(table.does('Bran', concedes).game.phase).toBe('payout');
  });

  test.each([
    ['COMBAT-17', 'concede on any turn', 0, { concede: 'own turn' }],
    ['MOVE-15', 'lava burns', 0, { lava: 'harmless' }],
    ['DUEL-04', 'monsters released', 2, { released: 2 }],
    ['ITEM-24', 'companions are played', 0, { companions: 'wait' }],
    ['DUEL-10', 'tie within a turn', 0, { tie: 'at one blow' }],
    ['ITEM-35', 'traps of a hero', 5, { traps: 5 }],
  ] as const)('[%s] “%s” holds for its fights', (_, setting, value, house) => {
    expect(duellingUnder(setting, value).game.fight?.house).toEqual(house);
    const usual = duellingUnder(setting, houseRules[setting].default).game.fight;
    expect([usual?.mode, usual?.house]).toEqual(['duel', undefined]);
    const challenge = begunUnder(setting, value, 'Ana', 'Bran', 'Cleo');
    challenge.does('Ana', enters, { initiative: [8, 1] });
    expect(challenge.game.fight?.house).toEqual(house);
  });

  test('[DUEL-15] without a duel all may be drawn', () => {
    const order = ['Ana', 'Bran', 'Cleo'];
    const drawn = [1, 0].map((value) => {
      const table = beats(begunUnder('entrants first without duel', value, ...order), 'Ana');
      table.does('Ana', ends).does('Bran', passes).does('Cleo', passes);
      table.comes('turn').comes('turn').comes('next step').comes('next step');
      table.comes('next step', {
        'order of entry': value === 1 ? [2] : lots(order, ['Cleo', 'Bran', 'Ana']),
      });
      return orderOf(table);
    });
    expect(drawn).toEqual([order, ['Cleo', 'Bran', 'Ana']]);
  });

  test('[GAME-03] the living may share the gold of who loses, what is left over leaves', () => {
    const table = begunUnder('gold of the lost leaves', 0, 'Ana', 'Bran', 'Cleo').purse('Ana', 7);
    const before = table.gold('Bran');
    dies(table, 'Ana');
    expect(table.told('died').public.shared).toBe(3);
    expect([table.gold('Ana'), table.gold('Bran') - before]).toEqual([0, 3]);
    expect(table.game.accounts.sink).toBe(1);
    expect(table.things('Ana')).toEqual([]);
  });

  test('[GAME-07] the last to die may win nothing', () => {
    const winners = [1, 0].map((value) => {
      const table = begunUnder('last to die share the win', value, 'Ana', 'Bran').later(hour);
      table.settles((scene) =>
        lose(scene, [
          { hero: table.id('Ana'), cause: 'monster', by: null },
          { hero: table.id('Bran'), cause: 'monster', by: null },
        ]),
      );
      expect(table.game.phase).toBe('over');
      return table.told('game won').public.winners.length;
    });
    expect(winners).toEqual([2, 0]);
  });
});

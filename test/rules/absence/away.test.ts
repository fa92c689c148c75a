import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Intent } from '../../../src/rules/intent.ts';
import { type Table, hour, pressing } from '../../support/table.ts';
import {
  beats,
  beginsDuel,
  begun,
  betting,
  duelling,
  features,
  fight,
  looting,
  nextWeek,
  posts,
} from '../../support/table-weeks.ts';

const until = (day: number | null): Intent => ({
  do: 'set away',
  until: day === null ? null : `2026-01-${String(day).padStart(2, '0')}`,
});
const dateIn = (zone: string, at: number) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' }).format(at);
const end = (day: number) => Date.UTC(2026, 0, day + 1);
const ends = { do: 'end turn' } as const;
const enters = { do: 'enter' } as const;
const first = { initiative: [8, 1] };
const four = ['Ana', 'Bran', 'Cleo', 'Dov'];
const whose = (table: Table) => {
  const turn = table.game.week?.turn;
  return turn && [table.nameOf(turn.hero), turn.kind];
};
const passes = (table: Table) =>
  table.events.flatMap((event) =>
    event.kind === 'passed' && event.public
      ? [[event.public.hero.name, event.public.why, event.public.then]]
      : [],
  );

describe('a planned absence', () => {
  test('[TURN-05] is told to all, and lasts to the end of its last day in the game’s zone', () => {
    const table = begun(...four)
      .arrange(() => ({ zone: 'Pacific/Auckland' }))
      .does('Cleo', until(3));
    expect(table.told('away set')).toMatchObject({
      public: { hero: { name: 'Cleo' }, until: Date.UTC(2026, 0, 3, 11) },
      own: { [table.id('Cleo')]: { left: 5 } },
    });
  });

  test.each([
    ['forward', '2026-03-28T00:00+01:00', '2026-03-30'],
    ['back', '2026-10-24T00:00+02:00', '2026-10-26'],
  ])('[TURN-05] of three days is of three also when the clocks go %s', (_, from, to) => {
    for (const hours of [0, 12, 20]) {
      const table = begun(...four).arrange(() => ({ zone: 'Europe/Berlin' }));
      table.now = Date.parse(from) + hours * hour;
      table.does('Cleo', { do: 'set away', until: to });
      expect(table.hero('Cleo').absence?.spent).toBe(3);
    }
  });

  test('[TURN-05] passes a turn at once that would end within it, without a strike', () => {
    const table = begun(...four)
      .does('Bran', until(3))
      .does('Ana', { do: 'pass' });
    expect(passes(table)).toEqual([
      ['Ana', 'asked', 'strike'],
      ['Bran', 'away', 'forfeit'],
    ]);
    expect(table.events.find(({ kind }) => kind === 'passed')?.rules).toEqual(['TURN-04']);
    expect(table.hero('Bran').strikes).toBe(0);
    expect(whose(table)).toEqual(['Cleo', 'monster']);
    expect(table.told('turn unlocked').public).toMatchObject({ hero: { name: 'Cleo' } });
  });

  test('[TURN-05] with the monster defeated the turn is made up, or lost if that is too early as well', () => {
    const table = looting(...four)
      .does('Bran', until(4))
      .does('Ana', ends);
    expect(passes(table)).toEqual([['Bran', 'away', 'make-up']]);
    table.does('Cleo', enters).does('Cleo', ends).does('Dov', enters).does('Dov', ends);
    expect(passes(table)).toEqual([['Bran', 'away', 'forfeit']]);
    expect(table.game.phase).toBe('auction');
    const back = looting(...four)
      .does('Bran', until(4))
      .does('Ana', ends)
      .does('Bran', until(null));
    back.does('Cleo', enters).does('Cleo', ends).does('Dov', enters).does('Dov', ends);
    expect(whose(back)).toEqual(['Bran', 'make-up']);
  });

  test('[TURN-05] leaves a turn open that ends after it, and one that was open before it', () => {
    const table = looting(...four)
      .does('Bran', until(1))
      .does('Ana', ends);
    expect(whose(table)).toEqual(['Bran', 'loot']);
    const open = begun(...four)
      .does('Ana', until(7))
      .comes('turn');
    expect(open.told('passed').public).toMatchObject({ why: 'lapsed', then: 'strike', strikes: 1 });
  });

  test('[TURN-05] waits with the weeks for who is away, unless two are here; a strike is spared all the same', () => {
    const table = begun('Ana', 'Bran', 'Cleo').does('Bran', until(7)).does('Cleo', until(7));
    table.does('Ana', { do: 'pass' });
    expect(whose(table)).toEqual(['Bran', 'monster']);
    table.comes('turn');
    expect(table.told('passed').public).toMatchObject({
      hero: { name: 'Bran' },
      why: 'away',
      then: 'forfeit',
      spared: true,
      strikes: 0,
    });
    expect(whose(table)).toEqual(['Cleo', 'monster']);
    table.does('Cleo', until(null)).comes('turn');
    expect(table.told('passed').public).toMatchObject({ why: 'lapsed', then: 'strike' });
  });

  test('[TURN-05] is no missed turn where those are lost', () => {
    const table = looting(...four);
    table.arrange(({ house }) => ({ house: { ...house, 'missed turns are passed': 0 } }));
    table.does('Bran', until(4)).does('Ana', ends);
    expect(passes(table)).toEqual([['Bran', 'away', 'make-up']]);
  });

  test('[TURN-06] counts its make-up turns as any other', () => {
    const table = looting(...four).arrangeHero('Bran', { makeUps: 2 });
    table.arrange(({ house }) => ({ house: { ...house, 'make-up limit': 2 } }));
    table.does('Bran', until(4)).does('Ana', ends);
    expect(table.told('passed').public).toMatchObject({ then: 'forfeit', limit: 2 });
    expect(table.told('passed').public.spared).toBeUndefined();
  });

  test('[FEAT-07] has the feature of a duelist posted at once', () => {
    const table = looting('Ana', 'Bran', 'Cleo').does('Ana', ends);
    table.does('Bran', enters).does('Bran', ends).does('Cleo', enters).does('Cleo', ends);
    table.does('Cleo', until(5)).comes('next step');
    expect(table.told('duelists named').public.away).toEqual([table.id('Cleo')]);
    expect(table.told('feature posted').public).toMatchObject({
      hero: { name: 'Cleo' },
      by: 'bot',
    });
    expect(posts(table, 'Bran').game.phase).toBe('betting');
  });

  test('[DUEL-13] has each move of a fight played at once, and calls nobody to it', () => {
    const table = betting('Ana', 'Bran', 'Cleo').does('Bran', until(7)).comes('betting');
    beginsDuel(table);
    expect(table.kinds()).not.toContain('your move');
    expect(pressing(table.game)).toMatchObject([{ kind: 'fight turn', due: table.now }]);
    table.comes('fight turn');
    expect(table.kinds()).toContain('fought');
    if (!table.game.fight) return;
    expect(table.told('your move').own).toHaveProperty(table.id('Cleo'));
    table.does('Cleo', fight({ do: 'end turn' }));
    expect(pressing(table.game)).toMatchObject([{ kind: 'fight turn', due: table.now }]);
  });

  test('[TURN-05] ends when its player acts in their turn, which they then fight themselves', () => {
    const table = begun('Ana', 'Bran').does('Ana', until(7)).does('Ana', { do: 'enter' }, first);
    expect(table.kinds().slice(0, 2)).toEqual(['away set', 'entered']);
    expect(table.told('away set')).toMatchObject({
      public: { until: null },
      own: { [table.id('Ana')]: { left: 6, acted: true } },
    });
    expect(table.hero('Ana').absence).toMatchObject({ spent: 1, until: null });
    const clock = pressing(table.game).find(({ kind }) => kind === 'fight turn');
    expect(clock?.due).toBeGreaterThan(table.now);
  });

  test('[TURN-05] ends with a move of their own, and with a feature of their own', () => {
    const duel = duelling('Ana', 'Bran', 'Cleo').does('Bran', until(7));
    duel.does('Bran', fight({ do: 'end turn' })).does('Cleo', fight({ do: 'end turn' }));
    expect(duel.told('your move').own).toHaveProperty(duel.id('Bran'));
    const posted = posts(features('Ana', 'Bran', 'Cleo').does('Bran', until(7)), 'Bran');
    expect(posted.hero('Bran').absence?.until).toBeNull();
  });

  test('[TURN-05] goes on for who passes, acts beside their turn, or is refused', () => {
    const table = looting(...four).does('Bran', until(7));
    table.does('Bran', { do: 'retitle', title: 'the Far', quote: '' });
    expect(table.refused('Bran', enters).refused).toBe('not your turn');
    expect(table.hero('Bran').absence?.until).toBe(end(7));
    const passed = begun(...four)
      .does('Ana', until(7))
      .does('Ana', { do: 'pass' });
    expect(passed.hero('Ana').absence?.until).toBe(end(7));
  });

  test('[TURN-05] ends by itself: from then on its player is waited for, and called', () => {
    const table = looting(...four)
      .does('Bran', until(1))
      .does('Ana', ends);
    table.comes('quiet end');
    expect(table.now).toBe(end(1));
    expect(table.told('reminded').own).toHaveProperty(table.id('Bran'));
    expect(table.comes('turn').told('passed').public).toMatchObject({ why: 'lapsed' });
  });

  test('[TURN-05] that is taken back calls nobody when it would have ended', () => {
    const table = looting(...four)
      .does('Bran', until(1))
      .does('Ana', ends);
    table.does('Bran', until(null));
    expect(Object.values(table.game.deadlines).map(({ kind }) => kind)).toEqual([
      'turn',
      'turn reminder',
    ]);
  });

  test.each(['a pause', 'an outage'])(
    '[TURN-05] spares the strike of a turn whose end %s has moved past it',
    (what) => {
      const table = begun('Ana', 'Bran', 'Cleo').does('Bran', until(2)).does('Cleo', until(2));
      table.does('Ana', { do: 'pass' });
      if (what === 'a pause')
        table
          .host({ do: 'pause' })
          .later(72 * hour)
          .host({ do: 'resume' });
      else {
        table.now = end(2) - hour;
        table.clock({ do: 'outage', from: end(2) - 6 * hour, to: end(2) - hour });
      }
      expect(table.next()?.due).toBeGreaterThan(end(2));
      table.comes('turn');
      expect(table.told('passed').public).toMatchObject({
        why: 'away',
        then: 'forfeit',
        spared: true,
      });
    },
  );

  test('[TURN-05] cut short of the end that the turn had, spares no strike', () => {
    const table = begun('Ana', 'Bran', 'Cleo').does('Bran', until(2)).does('Cleo', until(2));
    table.does('Ana', { do: 'pass' }).does('Bran', until(1)).comes('turn');
    expect(table.told('passed').public).toMatchObject({ why: 'lapsed', then: 'strike' });
  });

  test('[TURN-02] is reminded of nothing', () => {
    const table = betting('Ana', 'Bran', 'Cleo', 'Dov').does('Ana', until(3));
    table.comes('betting reminder');
    const told = table.events.flatMap(({ kind, own }) =>
      kind === 'reminded' ? Object.keys(own) : [],
    );
    expect(told).not.toContain(table.id('Ana'));
    expect(told).toContain(table.id('Bran'));
  });

  test.each(['turn', 'nothing'] as const)(
    '[TURN-02] that ends between a reminder and its deadline brings the reminder then: muted is %s',
    (muted) => {
      const table = begun(...four);
      if (muted === 'turn') table.does('Ana', { do: 'mute', call: muted, muted: true });
      const { due = 0 } = table.next() ?? {};
      table.arrange(({ deadlines }) => ({
        deadlines: Object.fromEntries(
          Object.entries(deadlines).map(([id, one]) => [id, { ...one, due: one.due + 2 * hour }]),
        ),
      }));
      table.does('Ana', until(2)).comes('turn reminder');
      expect(table.kinds()).toEqual([]);
      table.comes('quiet end');
      expect(table.now).toBe(due);
      expect(table.told('reminded').own).toMatchObject({
        [table.id('Ana')]: { of: 'turn', call: muted === 'turn' ? 'reminder' : 'turn' },
      });
    },
  );

  test('[TURN-02] that ends too late for a reminder, or of who wants none, holds none', () => {
    const table = begun(...four).does('Ana', { do: 'mute', call: 'reminder', muted: true });
    table.does('Ana', until(7)).comes('turn reminder');
    const held = ({ deadlines }: Table['game']) =>
      Object.values(deadlines).filter(({ kind }) => kind === 'quiet end');
    expect(held(table.game)).toEqual([]);
    const late = begun(...four)
      .does('Ana', until(7))
      .comes('turn reminder')
      .comes('turn');
    expect(late.hero('Ana').strikes).toBe(1);
    expect(held(late.game)).toEqual([]);
  });

  test('[TURN-05] is refused beyond the days of the house, on no day and on a day that is over', () => {
    const table = begun(...four);
    expect(table.refused('Bran', until(8))).toEqual({
      refused: 'away too long',
      rule: 'TURN-05',
      facts: { days: 8, left: 7, most: 7 },
    });
    for (const day of ['2025-12-31', '2026-02-30', 'soon', '2026-1-3'])
      expect(table.refused('Bran', { do: 'set away', until: day }).refused).toBe('no such day');
    expect(table.refused('Bran', until(null)).refused).toBe('not away');
    table.arrange(({ house }) => ({ house: { ...house, 'days away': 0 } }));
    expect(table.refused('Bran', until(1))).toMatchObject({ facts: { left: 0, most: 0 } });
  });

  test('[TURN-05] given up early gives back the days that have not begun', () => {
    const table = begun(...four).does('Bran', until(5));
    expect(table.hero('Bran').absence?.spent).toBe(5);
    table.later(24 * hour).does('Bran', until(null));
    expect(table.hero('Bran').absence).toMatchObject({ spent: 2, until: null });
    expect(table.told('away set')).toMatchObject({
      public: { until: null },
      own: { [table.id('Bran')]: { left: 5 } },
    });
    table.does('Bran', until(7));
    expect(table.hero('Bran').absence?.spent).toBe(7);
    expect(table.refused('Bran', until(8)).refused).toBe('away too long');
  });

  test.each([
    ['Europe/Berlin', '2026-03-24T00:30+01:00'],
    ['UTC', '2026-01-01T23:30Z'],
    ['Europe/Berlin', '2026-10-20T23:30+02:00'],
    ['Asia/Kolkata', '2026-01-01T12:00Z'],
  ])('[TURN-05] put on day after day is of as many days as it covers: %s, %s', (zone, from) => {
    const table = begun(...four).arrange(() => ({ zone }));
    table.now = Date.parse(from);
    const days = [0, 1, 2, 3, 4, 5].map((at) => {
      table.later(at === 0 ? 0 : 24 * hour);
      table.does('Bran', { do: 'set away', until: dateIn(zone, table.now + 24 * hour) });
      return table.hero('Bran').absence?.spent;
    });
    expect(days).toEqual([2, 3, 4, 5, 6, 7]);
    const over = { do: 'set away', until: dateIn(zone, table.now + 48 * hour) } as const;
    expect(table.refused('Bran', over).facts).toMatchObject({ days: 3, left: 2 });
  });

  test('[TURN-05] pays for each day once, whenever it is said, put on, cut short or taken up again', () => {
    const said = fc.record({ in: fc.nat(40), days: fc.nat(4), back: fc.boolean() });
    const zones = fc.constantFrom('UTC', 'Europe/Berlin', 'Australia/Lord_Howe', 'Asia/Kolkata');
    const starts = fc.integer({ min: Date.UTC(2026, 2, 20), max: Date.UTC(2026, 3, 10) });
    fc.assert(
      fc.property(zones, starts, fc.array(said, { maxLength: 15 }), (zone, start, all) => {
        const table = begun('Ana', 'Bran').arrange(({ house }) => ({
          zone,
          house: { ...house, 'days away': 100 },
        }));
        table.now = start;
        const covered = new Set<string>();
        for (const one of all) {
          for (const end = table.now + one.in * hour; table.now < end; table.later(hour))
            if (table.now < (table.hero('Bran').absence?.until ?? 0))
              covered.add(dateIn(zone, table.now));
          const isAway = table.now < (table.hero('Bran').absence?.until ?? 0);
          const day = dateIn(zone, table.now + one.days * 24 * hour);
          table.does('Bran', { do: 'set away', until: one.back && isAway ? null : day });
          covered.add(dateIn(zone, table.now));
          const { spent = 0, until = null } = table.hero('Bran').absence ?? {};
          const ahead = new Set(covered);
          for (let at = table.now; at < (until ?? 0); at += hour) ahead.add(dateIn(zone, at));
          expect(spent).toBe(ahead.size);
        }
      }),
      { numRuns: 60 },
    );
  });

  test('[TURN-05] taken up again on a day on which it was given up does not pay for it twice', () => {
    const table = begun(...four).does('Bran', until(1));
    table.does('Bran', until(null)).does('Bran', until(2));
    expect(table.hero('Bran').absence?.spent).toBe(2);
  });

  test('[TURN-05] for which a turn was passed gives nothing back, however it is changed', () => {
    const passed = () =>
      looting(...four)
        .does('Bran', until(5))
        .does('Ana', ends);
    expect(passed().does('Bran', until(null)).hero('Bran').absence).toMatchObject({
      spent: 5,
      until: null,
    });
    const shorter = passed().does('Bran', until(1));
    expect(shorter.hero('Bran').absence?.spent).toBe(5);
    expect(shorter.does('Bran', until(null)).hero('Bran').absence?.spent).toBe(5);
    const longer = passed().does('Bran', until(7));
    expect(longer.hero('Bran').absence?.spent).toBe(7);
    expect(longer.does('Bran', until(null)).hero('Bran').absence?.spent).toBe(5);
  });

  test('[TURN-05] lasts over the end of a week', () => {
    const table = betting('Ana', 'Bran', 'Cleo', 'Dov').does('Bran', until(6)).comes('betting');
    beginsDuel(table);
    const { fight: now } = table.game;
    table.does(now?.turn.of === table.id('Cleo') ? 'Cleo' : 'Dov', fight({ do: 'concede' }));
    nextWeek(table, { 'order of entry': 2 });
    expect(whose(table)?.[0]).not.toBe('Bran');
    const first = whose(table)?.[0] ?? '';
    beats(table, first).does(first, ends);
    const passed = passes(table);
    for (let next = whose(table); next && passed.length === 0; next = whose(table)) {
      table.does(next[0] ?? '', enters).does(next[0] ?? '', ends);
      passed.push(...passes(table));
    }
    expect(passed).toContainEqual(['Bran', 'away', 'make-up']);
  });
});

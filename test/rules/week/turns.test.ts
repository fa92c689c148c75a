import { describe, expect, test } from 'vitest';
import { begun, beats, dies, features, looting, strike } from '../../support/table-weeks.ts';
import { noon, type Table, pressing } from '../../support/table.ts';

const whose = (table: Table) => {
  const turn = table.game.week?.turn;
  return turn && [table.nameOf(turn.hero), turn.kind];
};
const enters = { do: 'enter' } as const;
const passes = { do: 'pass' } as const;
const ends = { do: 'end turn' } as const;

describe('a turn is unlocked', () => {
  test('[TURN-01] whoever comes first is told, and after them the next', () => {
    const table = begun('Ana', 'Bran', 'Cleo');
    expect(table.told('turn unlocked').public).toMatchObject({
      hero: { name: 'Ana' },
      kind: 'monster',
    });
    beats(table, 'Ana').does('Ana', ends);
    expect(table.told('turn unlocked').public).toMatchObject({
      hero: { name: 'Bran' },
      kind: 'loot',
    });
  });

  test('[TURN-02] it is open until midnight at the end of the following day', () => {
    const table = begun('Ana', 'Bran');
    const midnight = Date.UTC(2026, 0, 3);
    expect(table.told('turn unlocked').public.until).toBe(midnight);
    expect(table.next()).toMatchObject({ kind: 'turn', due: midnight, hero: table.id('Ana') });
    table.arrange(() => ({ zone: 'Pacific/Auckland' }));
    beats(table, 'Ana').does('Ana', ends);
    expect(table.told('turn unlocked').public.until).toBe(Date.UTC(2026, 0, 3, 11));
  });

  test('[TURN-07] only the player whose turn is open may act in the menagerie', () => {
    const table = looting('Ana', 'Bran', 'Cleo');
    const cap = table.orb('cap');
    for (const intent of [
      enters,
      passes,
      ends,
      { do: 'buy', orb: cap, popOff: null },
      { do: 'identify', orb: cap },
    ] as const) {
      expect(table.refused('Bran', intent)).toEqual({
        refused: 'not your turn',
        rule: 'TURN-07',
        facts: { whose: ['Ana'] },
      });
    }
    expect(table.refused('Bran', strike('m1'))).toMatchObject({ refused: 'no fight' });
  });

  test('[TURN-07] nobody has a turn while no turn is open', () => {
    const table = features('Ana', 'Bran');
    expect(table.refused('Ana', enters)).toMatchObject({
      refused: 'not your turn',
      facts: { whose: [] },
    });
  });

  test('[TURN-07] from outside nothing is done in the menagerie: one enters first', () => {
    const table = looting('Ana', 'Bran').does('Ana', ends);
    expect(table.refused('Bran', { do: 'buy', orb: table.orb('cap'), popOff: null })).toMatchObject(
      {
        refused: 'turn not begun',
        rule: 'TURN-07',
      },
    );
  });
});

describe('passing', () => {
  test('[TURN-03] with the monster defeated one passes and enters last', () => {
    const table = looting('Ana', 'Bran', 'Cleo').does('Ana', ends).does('Bran', passes);
    expect(table.told('passed')).toMatchObject({
      rules: ['TURN-03'],
      public: { hero: { name: 'Bran' }, why: 'asked', then: 'make-up', strikes: 0 },
    });
    expect(whose(table)).toEqual(['Cleo', 'loot']);
    table.does('Cleo', enters).does('Cleo', ends);
    expect(whose(table)).toEqual(['Bran', 'make-up']);
    expect(table.game.phase).toBe('make-up');
    table.does('Bran', enters);
    table.does('Bran', { do: 'buy', orb: table.orb('cap'), popOff: null });
    expect(table.thing('Bran', 'cap').slot).toBe('head');
  });

  test('[TURN-04] with the monster undefeated the week’s looting is forfeited, with a strike', () => {
    const table = begun('Ana', 'Bran', 'Cleo').does('Ana', passes);
    expect(table.told('passed')).toMatchObject({
      rules: ['TURN-04'],
      public: { then: 'strike', strikes: 1 },
    });
    expect(whose(table)).toEqual(['Bran', 'monster']);
    beats(table, 'Bran').does('Bran', ends).does('Cleo', enters).does('Cleo', ends);
    expect(table.game.phase).toBe('auction');
    expect(table.game.week?.makeUps).toEqual([]);
  });

  test('[TURN-05] a turn that is not taken is passed, before the monster’s fall…', () => {
    const table = begun('Ana', 'Bran', 'Cleo').comes('turn');
    expect(table.now).toBe(Date.UTC(2026, 0, 3));
    expect(table.told('passed')).toMatchObject({
      rules: ['TURN-04', 'TURN-05'],
      public: { hero: { name: 'Ana' }, why: 'lapsed', then: 'strike', strikes: 1 },
    });
    expect(table.told('turn unlocked').public).toMatchObject({
      hero: { name: 'Bran' },
      until: Date.UTC(2026, 0, 5),
    });
  });

  test('[TURN-05] …and after it', () => {
    const table = looting('Ana', 'Bran', 'Cleo').does('Ana', ends).comes('turn');
    expect(table.told('passed').public).toMatchObject({ why: 'lapsed', then: 'make-up' });
    expect(table.game.week?.makeUps).toEqual([table.id('Bran')]);
  });

  test('[TURN-05] a missed make-up turn is lost, without a strike', () => {
    const table = looting('Ana', 'Bran', 'Cleo').does('Ana', ends).does('Bran', passes);
    table.does('Cleo', passes).comes('turn');
    expect(table.told('passed')).toMatchObject({
      rules: ['TURN-05'],
      public: { hero: { name: 'Bran' }, then: 'forfeit', strikes: 0 },
    });
    expect(whose(table)).toEqual(['Cleo', 'make-up']);
    table.does('Cleo', passes);
    expect(table.told('passed').public.then).toBe('forfeit');
    expect(table.game.phase).toBe('auction');
    expect(table.hero('Cleo').strikes).toBe(0);
  });

  test('[TURN-06] who entered for a make-up did not enter last', () => {
    const table = looting('Ana', 'Bran', 'Cleo', 'Dov').does('Ana', ends).does('Bran', passes);
    for (const name of ['Cleo', 'Dov', 'Bran']) table.does(name, enters).does(name, ends);
    table.comes('next step');
    expect(table.told('duelists named').public.pair.map(({ name }) => name)).toEqual([
      'Cleo',
      'Dov',
    ]);
  });

  test('[TURN-06] the host may limit how often a turn is made up', () => {
    const table = looting('Ana', 'Bran', 'Cleo', 'Dov').does('Ana', ends);
    table.arrange(({ house }) => ({ house: { ...house, 'make-up limit': 1 } }));
    table.does('Bran', passes);
    expect(table.hero('Bran').makeUps).toBe(1);
    table.arrangeHero('Cleo', { makeUps: 1 }).does('Cleo', passes);
    expect(table.told('passed')).toMatchObject({
      rules: ['TURN-06'],
      public: { then: 'forfeit', strikes: 0, limit: 1 },
    });
    expect(table.game.week?.makeUps).toEqual([table.id('Bran')]);
  });

  test('[TURN-08] several make their turns up in their order, each with a deadline', () => {
    const table = looting('Ana', 'Bran', 'Cleo', 'Dov').does('Ana', ends);
    table.does('Bran', passes).does('Cleo', passes).does('Dov', enters).does('Dov', ends);
    expect(whose(table)).toEqual(['Bran', 'make-up']);
    table.now = noon + 86_400_000;
    table.does('Bran', enters).does('Bran', ends);
    expect(whose(table)).toEqual(['Cleo', 'make-up']);
    expect(table.next()).toMatchObject({ kind: 'turn', due: Date.UTC(2026, 0, 4) });
  });

  test('[TURN-08] whoever is gone makes no turn up', () => {
    const table = looting('Ana', 'Bran', 'Cleo', 'Dov').does('Ana', ends);
    table.does('Bran', passes).does('Cleo', passes).does('Bran', { do: 'leave' });
    table.does('Dov', enters).does('Dov', ends);
    expect(whose(table)).toEqual(['Cleo', 'make-up']);
  });
});

describe('a turn that was begun', () => {
  test('[TURN-09] is not passed', () => {
    const table = looting('Ana', 'Bran');
    expect(table.refused('Ana', passes)).toMatchObject({ refused: 'turn begun', rule: 'TURN-09' });
    expect(table.refused('Ana', enters)).toMatchObject({ refused: 'turn begun', rule: 'TURN-09' });
  });

  test('[TURN-09] ends at its deadline with what was bought', () => {
    const table = looting('Ana', 'Bran', 'Cleo');
    table.does('Ana', { do: 'buy', orb: table.orb('cap'), popOff: null }).comes('turn');
    expect(table.told('turn ended')).toMatchObject({
      rules: ['TURN-09'],
      public: { hero: { name: 'Ana' }, why: 'lapsed' },
    });
    expect(table.thing('Ana', 'cap').slot).toBe('head');
    expect(table.game.week?.makeUps).toEqual([]);
    expect(table.hero('Ana').strikes).toBe(0);
    expect(whose(table)).toEqual(['Bran', 'loot']);
  });

  test('[TURN-09] a fight in progress is fought to its end by the autopilot, and won', () => {
    const table = begun('Ana', 'Bran', 'Cleo').does('Ana', enters, { initiative: [8, 1] });
    table.arrange(({ deadlines }) => ({
      deadlines: Object.fromEntries(
        Object.entries(deadlines).filter(([, { kind }]) => kind === 'turn'),
      ),
    }));
    table.comes('turn', { 'to hit': [1, 20] });
    expect(table.kinds()).toEqual([
      'played out',
      'monster defeated',
      'turn ended',
      'turn unlocked',
    ]);
    expect(table.game.fight).toBeNull();
    expect(whose(table)).toEqual(['Bran', 'loot']);
  });

  test('[TURN-09] what the autopilot plays in one act is told once, and calls nobody to move', () => {
    const table = begun('Ana', 'Bran', 'Cleo').does('Ana', enters, { initiative: [8, 1] });
    table.arrange(({ deadlines }) => ({
      deadlines: Object.fromEntries(
        Object.entries(deadlines).filter(([, { kind }]) => kind === 'turn'),
      ),
    }));
    table.comes('turn', { 'to hit': [1, 1, 1, 1, 1, 1, 20] });
    expect(table.kinds()).not.toContain('your move');
    const [told] = Object.values(table.told('played out').own);
    expect(told?.events.filter(({ kind }) => kind === 'attacked').length).toBeGreaterThan(3);
    expect(table.kinds().filter((kind) => kind === 'played out' || kind === 'fought')).toHaveLength(
      1,
    );
  });

  test('[TURN-09] …or lost, and the next must fight', () => {
    const table = begun('Ana', 'Bran', 'Cleo').does('Ana', enters, { initiative: [8, 1] });
    table.arrange(({ deadlines }) => ({
      deadlines: Object.fromEntries(
        Object.entries(deadlines).filter(([, { kind }]) => kind === 'turn'),
      ),
    }));
    table.comes('turn', { 'to hit': [1, 1, 20] });
    expect(table.hero('Ana').lost).toMatchObject({ cause: 'monster', by: 'Rat' });
    expect(whose(table)).toEqual(['Bran', 'monster']);
    expect(pressing(table.game).map(({ kind, hero }) => [kind, hero])).toEqual([
      ['turn', table.id('Bran')],
    ]);
  });

  test('[ENTER-10] a hero leaves early, keeps what is on, and enters again next time', () => {
    const table = looting('Ana', 'Bran', 'Cleo');
    table.does('Ana', { do: 'buy', orb: table.orb('cap'), popOff: null }).does('Ana', ends);
    expect(table.told('turn ended').public).toMatchObject({ why: 'asked' });
    expect(table.thing('Ana', 'cap').slot).toBe('head');
    expect(table.refused('Ana', ends)).toMatchObject({ refused: 'not your turn' });
  });

  test('[ENTER-09] [ENTER-10] nobody leaves out of a fight, nor before the monster has fallen', () => {
    const table = begun('Ana', 'Bran').does('Ana', enters, { initiative: [8, 1] });
    expect(table.refused('Ana', ends)).toMatchObject({ refused: 'in a fight', rule: 'ENTER-09' });
    const other = dies(begun('Ana', 'Bran', 'Cleo'), 'Ana');
    expect(other.refused('Bran', ends)).toMatchObject({
      ...{ refused: 'monster stands', rule: 'ENTER-10' },
      facts: { monster: 'Rat' },
    });
  });
});

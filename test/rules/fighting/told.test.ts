import { describe, expect, test } from 'vitest';
import { begun, dies, duelling } from '../../support/table-weeks.ts';
import { type Table } from '../../support/table.ts';

const enters = { do: 'enter' } as const;
const inFight = (): Table =>
  begun('Ana', 'Bran', 'Cleo').does('Ana', enters, { initiative: [8, 1] });

describe('a move that is played for a hero', () => {
  test('[DUEL-13] [MONSTER-02] is told for itself where it wins the fight, and that the loot is next', () => {
    const table = inFight().comes('fight turn', { 'to hit': 20 });
    expect(table.kinds()).toEqual(['played out', 'monster defeated']);
    const own = table.told('played out').own[table.id('Ana')];
    expect(own).toMatchObject({ loots: true });
    expect(own?.events.map(({ kind }) => kind)).toContain('attacked');
  });

  test('[DUEL-13] is told for itself where its hero dies, whose death need not tell it again', () => {
    const table = inFight().comes('fight turn', { 'to hit': [1, 1, 20] });
    expect(table.kinds()).toEqual(['played out', 'died', 'turn unlocked']);
    expect(table.told('played out').own[table.id('Ana')]).not.toHaveProperty('loots');
    expect(table.told('died').own).toEqual({});
  });

  test('[DUEL-13] is on the board with the rest where the fight goes on', () => {
    const table = inFight().comes('fight turn', { 'to hit': [1, 1, 1, 1] });
    expect(table.kinds()).toEqual(['fought', 'your move']);
  });

  test('[DUEL-14] is told with the duel where it ends one', () => {
    const table = duelling('Ana', 'Bran', 'Cleo').comes('fight turn', { 'to hit': 20 });
    expect(table.kinds()).toContain('duel decided');
    expect(table.kinds()).not.toContain('played out');
  });

  test('[TURN-09] of a turn that is over nobody goes on with the loot', () => {
    const table = inFight().arrange(({ deadlines }) => ({
      deadlines: Object.fromEntries(
        Object.entries(deadlines).filter(([, { kind }]) => kind === 'turn'),
      ),
    }));
    table.comes('turn', { 'to hit': 20 });
    expect(table.told('played out').own[table.id('Ana')]).not.toHaveProperty('loots');
  });
});

describe('who dies', () => {
  test('[GAME-03] [COMBAT-11] has for an account what they have seen of that act, and nobody else has', () => {
    const table = dies(begun('Ana', 'Bran', 'Cleo'), 'Ana');
    const ana = table.id('Ana');
    const { own } = table.told('died');
    expect(own).toEqual({ [ana]: table.told('fought').own[ana] });
    expect(own[ana]?.events).toContainEqual(
      expect.objectContaining({
        kind: 'died',
        who: expect.objectContaining({ id: ana }) as object,
      }),
    );
  });

  test('[GAME-03] has none where the fight has not killed them', () => {
    const table = inFight();
    table.host({ do: 'remove', hero: table.id('Ana'), why: 'a double' });
    expect(table.told('died').own).toEqual({});
  });
});

import { describe, expect, test } from 'vitest';
import { isRefusal } from '../../../src/rules/refusal.ts';
import { playerId } from '../../../src/rules/names.ts';
import { begun, duelling, features, looting } from '../../support/table-weeks.ts';
import { type Table } from '../../support/table.ts';

const gone = (name: string) => ({ do: 'gone', player: playerId(`p-${name}`) }) as const;
const waitsFor = (table: Table) => table.next()?.hero;

describe('a player who has left the server', () => {
  test('[TURN-05] is not waited for: an open turn is passed at once', () => {
    const table = begun('Ana', 'Bran', 'Cleo').clock(gone('Ana'));
    expect(table.told('passed').public).toMatchObject({ why: 'gone', strikes: 1 });
    expect(waitsFor(table)).toBe(table.id('Bran'));
  });

  test('[TURN-09] whose loot turn was begun leaves the menagerie at once', () => {
    const table = looting('Ana', 'Bran', 'Cleo').clock(gone('Ana'));
    expect(table.told('turn ended').public).toMatchObject({ why: 'gone' });
    expect(waitsFor(table)).toBe(table.id('Bran'));
  });

  test('[TURN-09] whose fight with the monster goes on has it played to its end at once', () => {
    const table = begun('Ana', 'Bran', 'Cleo');
    table.does('Ana', { do: 'enter' }, { initiative: [8, 1] });
    table.clock(gone('Ana'));
    expect(table.kinds()).toContain('played out');
    expect(table.game.fight).toBeNull();
    expect(waitsFor(table)).toBe(table.id('Bran'));
  });

  test('[DUEL-13] has each own turn of the duel played as it comes, and no other', () => {
    const table = duelling('Ana', 'Bran', 'Cleo');
    const before = table.now;
    expect(isRefusal(table.byClock(gone('Cleo')))).toBe(true);
    table.clock(gone('Bran'), { 'to hit': [1, 1] });
    expect(waitsFor(table)).toBe(table.id('Cleo'));
    expect(isRefusal(table.byClock(gone('Bran')))).toBe(true);
    expect(table.now).toBe(before);
  });

  test('[FEAT-07] has the feature posted at once, the other’s is waited for', () => {
    const table = features('Ana', 'Bran', 'Cleo').clock(gone('Bran'));
    expect(table.told('feature posted').public).toMatchObject({
      hero: { name: 'Bran' },
      by: 'bot',
    });
    expect(table.game.phase).toBe('feature');
    expect(isRefusal(table.byClock(gone('Bran')))).toBe(true);
    table.clock(gone('Cleo'));
    expect(table.game.phase).toBe('betting');
  });

  test('is asked about again after a pause, in which nothing happens', () => {
    const table = begun('Ana', 'Bran', 'Cleo').host({ do: 'pause' });
    expect(isRefusal(table.byClock(gone('Ana')))).toBe(true);
    table.host({ do: 'resume' }).clock(gone('Ana'));
    expect(waitsFor(table)).toBe(table.id('Bran'));
  });

  test('who is not waited for changes nothing', () => {
    expect(isRefusal(begun('Ana', 'Bran', 'Cleo').byClock(gone('Cleo')))).toBe(true);
  });
});

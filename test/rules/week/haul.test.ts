import { describe, expect, test } from 'vitest';
import { publicView } from '../../../src/rules/sight/public-view.ts';
import { goodsOf } from '../../support/table-cards.ts';
import { begun, beats, looting } from '../../support/table-weeks.ts';
import { type Table } from '../../support/table.ts';

const ends = { do: 'end turn' } as const;
const haul = (table: Table) => table.told('turn ended').own[table.id('Ana')]?.haul;

describe('[ENTER-10] who leaves the menagerie is told', () => {
  test('what is new with them since they came in, and what they had then', () => {
    const table = looting('Ana', 'Bran');
    table.does('Ana', { do: 'buy', orb: table.orb('cap'), popOff: null }).does('Ana', ends);
    const { had = 0, got } = haul(table) ?? {};
    expect(got).toEqual(['Cap']);
    const { purse = 0 } = table.told('turn ended').own[table.id('Ana')] ?? {};
    expect(had).toBeGreaterThan(purse);
  });

  test('[ORB-03] what they have saved, and nothing that is not theirs', () => {
    const table = looting('Ana', 'Bran').does('Ana', ends);
    expect(haul(table)).toMatchObject({ got: [], saved: [], traps: [] });
    table.does('Bran', { do: 'enter' });
    table.does('Bran', { do: 'save', orb: table.orb('cap') }).does('Bran', ends);
    const all = table.told('turn ended').own;
    expect(Object.keys(all)).toEqual([table.id('Bran')]);
    expect(all[table.id('Bran')]?.haul?.saved.map(({ name }) => name)).toEqual(['Cap']);
  });

  test('[ORB-03] of a saved thing that has gone from its orb only that it is theirs', () => {
    const table = looting('Ana', 'Bran');
    const orb = table.orb('cap');
    table.does('Ana', { do: 'save', orb }).does('Ana', { do: 'buy', orb, popOff: null });
    expect(table.game.orbs[orb]?.savedBy).toBe(table.id('Ana'));
    expect(haul(table.does('Ana', ends))).toMatchObject({ got: ['Cap'], saved: [] });
  });

  test('[MONSTER-02] counted from before the fight, for whoever beats the monster first', () => {
    const table = beats(begun('Ana', 'Bran'), 'Ana').does('Ana', ends);
    expect(haul(table)?.had).toBe(table.told('turn ended').own[table.id('Ana')]?.purse);
  });

  test('and nobody else is shown what they came in with', () => {
    const table = looting('Ana', 'Bran');
    expect(table.game.week?.turn?.before).toBeDefined();
    const { turn } = publicView(table.game, goodsOf(table.stock), table.now);
    expect(Object.keys(turn ?? {}).sort()).toEqual(
      ['hero', 'kind', 'begun', 'step', 'name', 'until'].sort(),
    );
  });
});

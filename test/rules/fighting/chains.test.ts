import { describe, expect, test } from 'vitest';
import { type Carried } from '../../../src/rules/abilities/carried.ts';
import { fightAbilitySchema } from '../../../src/rules/abilities/seam.ts';
import { type Creature } from '../../../src/rules/combat/index.ts';
import { type Fight } from '../../../src/rules/combat/fight.ts';
import { itemId } from '../../../src/rules/names.ts';
import { begun, concedes, duelling, kills, strike } from '../../support/table-weeks.ts';
import { type Table } from '../../support/table.ts';

const thorns: Carried = {
  ...{ item: itemId('i900'), name: 'Thorns', x: 0, place: 0, charges: null, spent: false },
  ...{ uses: {}, standing: {} },
  abilities: [fightAbilitySchema.parse({ when: 'I take damage', do: [{ deal: 1, to: 'other' }] })],
};

const withThorns = (creature: Creature): Creature => ({
  ...creature,
  kit: [thorns],
  sheet: { ...creature.sheet, stats: { ...creature.sheet.stats, hp: 400 } },
});

/** Everybody in the fight has thorns, and HP enough for them. */
const thorny = (table: Table): Table =>
  table.arrange(({ fight }) => {
    if (!fight) throw new Error('nobody fights');
    const creatures = Object.fromEntries(
      Object.values(fight.creatures).map((one) => [one.id, withThorns(one)]),
    ) as Fight['creatures'];
    return { fight: { ...fight, creatures } };
  });

const cuts = (table: Table) => table.events.filter(({ kind }) => kind === 'chain cut');

describe('a chain that was cut', () => {
  test('[GAME-06] [DUEL-14] in a duel is told with its end to the hosts, with all that is public', () => {
    const table = thorny(duelling('Ana', 'Bran', 'Cleo'));
    table.does('Bran', strike(table.id('Cleo')), { 'to hit': 15 });
    expect(cuts(table)).toEqual([]);
    concedes(table, 'Bran');
    expect(table.told('chain cut').public).toEqual({
      ...{ hosts: table.game.hosts, of: 'duel', times: 1 },
      chain: expect.arrayContaining([
        { name: 'Bran', ability: 'Thorns' },
        { name: 'Cleo', ability: 'Thorns' },
      ]) as unknown,
    });
  });

  test('[GAME-06] [MONSTER-08] of a monster round nothing is told but that it was', () => {
    const table = begun('Ana', 'Bran', 'Cleo');
    table.does('Ana', { do: 'enter' }, { initiative: [8, 1] });
    thorny(table).does('Ana', strike('m1'), { 'to hit': 15 });
    table.arrange(({ fight }) => (fight ? { fight: withWeak(fight) } : {}));
    table.does('Ana', strike('m1'), { 'to hit': 15 });
    expect(table.told('chain cut').public).toMatchObject({ of: 'monster round', chain: [] });
  });

  test('[GAME-06] is nothing where none was', () => {
    expect(cuts(kills(duelling('Ana', 'Bran', 'Cleo'), 'Bran', 'Cleo'))).toEqual([]);
  });
});

/** The monster is as good as dead. */
function withWeak(fight: Fight): Fight {
  const monster = fight.creatures.m1 as Creature;
  return { ...fight, creatures: { ...fight.creatures, m1: { ...monster, damageTaken: 399 } } };
}

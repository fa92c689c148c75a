import { describe, expect, test } from 'vitest';
import { type Carried } from '../../../src/rules/abilities/carried.ts';
import { fightAbilitySchema } from '../../../src/rules/abilities/seam.ts';
import { type Creature } from '../../../src/rules/combat/index.ts';
import { type Fight } from '../../../src/rules/combat/fight.ts';
import { chainLines } from '../../../src/discord/views/chains.ts';
import { type CutChain } from '../../../src/rules/cut-chain.ts';
import { itemId, type PlayerId } from '../../../src/rules/names.ts';
import { cutChains } from '../../../src/rules/sight/cut-chains.ts';
import {
  begun,
  concedes,
  duelling,
  kills,
  skipsToNextWeek,
  strike,
} from '../../support/table-weeks.ts';
import { type Table } from '../../support/table.ts';

const thorns: Carried = {
  ...{ item: itemId('i900'), name: 'Thorns', x: 0, place: 0, charges: null, spent: false },
  ...{ uses: {}, standing: {} },
  abilities: [fightAbilitySchema.parse({ when: 'I take damage', do: [{ deal: 1, to: 'other' }] })],
};

const withThorns = (creature: Creature, name: string | undefined): Creature => ({
  ...creature,
  kit: [
    { ...thorns, abilities: thorns.abilities.map((one) => ({ ...one, ...(name && { name }) })) },
  ],
  sheet: { ...creature.sheet, stats: { ...creature.sheet.stats, hp: 400 } },
});

/** Everybody in the fight has thorns, and HP enough for them. */
const thorny = (table: Table, ability?: string): Table =>
  table.arrange(({ fight }) => {
    if (!fight) throw new Error('nobody fights');
    const creatures = Object.fromEntries(
      Object.values(fight.creatures).map((one) => [one.id, withThorns(one, ability)]),
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

  test('[GAME-06] is named to hosts alone, without whoever wore it, once its fight is over', () => {
    const table = begun('Ana', 'Bran', 'Cleo');
    const [host] = table.game.hosts;
    table.does('Ana', { do: 'enter' }, { initiative: [8, 1] });
    thorny(table, 'Spike').does('Ana', strike('m1'), { 'to hit': 15 });
    expect(cutChains(table.game, host as PlayerId)).toEqual([]);
    table.arrange(({ fight }) => (fight ? { fight: withWeak(fight) } : {}));
    table.does('Ana', strike('m1'), { 'to hit': 15 });
    const links = [{ ability: 'Spike', thing: 'Thorns' }];
    const cut = { week: 1, of: 'monster round', times: 1, links };
    expect(cutChains(table.game, host as PlayerId)).toEqual([cut]);
    expect(cutChains(table.game, table.hero('Ana').player)).toEqual([]);
    expect(chainLines([cut as CutChain]).join('\n')).toContain(
      '- week 1, a monster round, 1 time: Spike of Thorns',
    );
  });

  test('[GAME-06] is named through the week after its own, and forgotten with the next', () => {
    const table = begun('Ana', 'Bran', 'Cleo');
    const [host] = table.game.hosts;
    const weeks = () => cutChains(table.game, host as PlayerId).map(({ week }) => week);
    table.does('Ana', { do: 'enter' }, { initiative: [8, 1] });
    thorny(table).does('Ana', strike('m1'), { 'to hit': 15 });
    table.arrange(({ fight }) => (fight ? { fight: withWeak(fight) } : {}));
    table.does('Ana', strike('m1'), { 'to hit': 15 });
    expect(weeks()).toEqual([1]);
    skipsToNextWeek(table);
    expect(weeks()).toEqual([1]);
    skipsToNextWeek(table);
    expect(weeks()).toEqual([]);
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

import { describe, expect, test } from 'vitest';
import { itemSchema } from '../../../src/rules/items/definition.ts';
import { monsterSchema } from '../../../src/rules/monsters/definition.ts';

const faults = (error?: { issues: { path: PropertyKey[]; message: string }[] }): string[] =>
  error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];
const thing = { name: 'Bugle', kinds: ['magic equipment'], slot: 'neck', cost: 9 };
const faultsOf = (card: object): string[] =>
  faults(itemSchema.safeParse({ ...thing, ...card }).error);

const uses = (each: string, name: string | null, more: object = {}) => ({
  ...{ use: {}, do: [{ heal: 1 }], limit: { each }, ...more },
  ...(name !== null && { name }),
});
const twoOfOne =
  'abilities: expected no two of one name, as uses of a week or game are counted by it';
const weekly = 'abilities: expected no limit of each week, as nothing of a consumable comes back';

describe('[ITEM-27] what a card says of uses of a week or of the game', () => {
  test.each(['week', 'game'])('each %s wants a name, and a thing that stays', (each) => {
    expect(faultsOf({ abilities: [uses(each, 'Call')] })).toEqual([]);
    expect(faultsOf({ abilities: [uses(each, null)] })).toEqual([
      `abilities.0.name: expected one, by which the uses of each ${each} are counted`,
    ]);
    expect(faultsOf({ abilities: [uses(each, 'Call', { 'used up': true })] })).toEqual([
      `abilities.0.limit: expected none of each ${each}, as the thing is gone with its use`,
    ]);
  });

  test('what is counted in a turn, round or fight may go without a name', () => {
    for (const each of ['turn', 'round', 'fight'])
      expect(faultsOf({ abilities: [uses(each, null)] })).toEqual([]);
  });

  test('no two are counted by one name, whichever form has them', () => {
    const both = [uses('week', 'Call'), uses('game', 'Call')];
    expect(faultsOf({ abilities: both })).toEqual([twoOfOne]);
    expect(faultsOf({ abilities: [uses('week', 'Call'), uses('fight', 'Call')] })).toEqual([]);
    expect(faultsOf({ abilities: [both[0]], 'greater form': { abilities: [both[1]] } })).toEqual(
      [],
    );
    expect(faultsOf({ abilities: [both[0]], 'greater form': { abilities: both } })).toEqual([
      twoOfOne,
    ]);
    const ultimate = { kinds: ['ultimate'], slot: 'greater ultimate' };
    const [plain, others] = [[{ always: { hp: 1 } }], [{ always: { armor: 1 } }]];
    const forms = { ...ultimate, abilities: plain, greater: [both[0]], lesser: [both[1]] };
    expect(faultsOf(forms)).toEqual([]);
    expect(faultsOf({ ...forms, abilities: [both[1]], lesser: others })).toEqual([twoOfOne]);
    const stronger = uses('game', 'Call', { do: [{ heal: 2 }] });
    expect(faultsOf({ ...forms, abilities: [stronger], greater: others })).toEqual([twoOfOne]);
    const dog = { kinds: ['companion'], slot: 'slotless' };
    expect(faultsOf({ ...dog, abilities: [{ companion: 'Nip', hp: 3, abilities: both }] })).toEqual(
      [twoOfOne],
    );
  });

  test('[ITEM-15] [WEEK-03] nothing of a consumable comes back with a week', () => {
    const consumable = { kinds: ['consumable'], charges: 2 };
    const charged = (each: string) => [uses(each, 'Call', { charge: true })];
    expect(faultsOf({ ...consumable, abilities: charged('week') })).toEqual([weekly]);
    const potion = { ...consumable, kinds: ['potion', 'consumable'], slot: 'slotless' };
    expect(faultsOf({ ...potion, abilities: charged('week') })).toEqual([weekly]);
    expect(faultsOf({ ...consumable, abilities: charged('game') })).toEqual([]);
  });

  test('[WEEK-03] a monster, a boss and a Skeli have none, nor has a trap', () => {
    const rat = {
      ...{ name: 'Rat', look: 'A rat the size of a calf, in a collar.', stats: { hp: 3 } },
      attacks: [{ name: 'Teeth', range: 1, damage: 2 }],
    };
    const owners =
      'abilities.1.limit.each: expected turn, round or fight, as only what heroes own is counted over fights';
    for (const part of [{ week: 1 }, { part: 'boss' }, { part: 'skeli' }])
      for (const each of ['fight', 'week', 'game']) {
        const abilities = [{ always: { armor: 1 } }, uses(each, 'Squeak')];
        expect(faults(monsterSchema.safeParse({ ...rat, ...part, abilities }).error)).toEqual(
          each === 'fight' ? [] : [owners],
        );
      }
    const snare = { trap: { stealth: 4 }, do: [{ deal: 1 }], name: 'Snare' };
    const trap = { kinds: ['trap'], slot: 'slotless' };
    expect(faultsOf({ ...trap, abilities: [snare] })).toEqual([]);
    expect(faultsOf({ ...trap, abilities: [{ ...snare, limit: { each: 'game' } }] })).not.toEqual(
      [],
    );
  });
});

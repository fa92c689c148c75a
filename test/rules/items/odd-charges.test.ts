import { describe, expect, test } from 'vitest';
import { itemSchema } from '../../../src/rules/items/definition.ts';
import { monsterSchema } from '../../../src/rules/monsters/definition.ts';

const faults = (error?: { issues: { path: PropertyKey[]; message: string }[] }): string[] =>
  error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];
const thing = { name: 'Bugle', kinds: ['magic equipment'], slot: 'neck', cost: 9 };
const faultsOf = (card: object): string[] =>
  faults(itemSchema.safeParse({ ...thing, ...card }).error);

const call = { name: 'Call', use: {}, do: [{ heal: 1 }], charge: true };
const filled = (of?: string) => ({
  ...{ name: 'Refrain', when: 'my turn begins' },
  do: [{ refill: 1, ...(of && { of }) }],
});
const robbed = { name: 'Coda', when: 'I am struck', do: [{ 'steal charges': 1, to: 'other' }] };
const none = (why: string) => `expected it only of a thing with charges that come back; ${why}`;
const [hasNone, consumable] = [none('it has none'), none('a consumable gets none back')];

describe('[ITEM-27] charges that come to the thing itself', () => {
  test('want it to have some, whatever gives them', () => {
    expect(faultsOf({ charges: 2, abilities: [call, filled('this thing'), robbed] })).toEqual([]);
    expect(faultsOf({ abilities: [filled('this thing')] })).toEqual([
      `abilities.0.do.0.of: ${hasNone}`,
    ]);
    expect(faultsOf({ abilities: [robbed] })).toEqual([
      `abilities.0.do.0.steal charges: ${hasNone}`,
    ]);
    for (const of of [undefined, 'things', 'other things'])
      expect(faultsOf({ abilities: [filled(of)] })).toEqual([]);
  });

  test('are stolen from others only', () => {
    const own = { ...robbed, when: 'I hit', do: [{ 'steal charges': 1 }] };
    expect(faultsOf({ charges: 2, abilities: [call, own] })).toEqual([
      expect.stringMatching(/^abilities\.1\.do\.0\.steal charges: expected only of others/),
    ]);
  });

  test('[FORGE-02] a greater form has those that it says itself', () => {
    const own = { abilities: [robbed] };
    const plain = { charges: 2, abilities: [call] };
    expect(faultsOf({ ...plain, 'greater form': own })).toEqual([
      `greater form.abilities.0.do.0.steal charges: ${hasNone}`,
    ]);
    const full = { charges: 3, abilities: [call, robbed] };
    expect(faultsOf({ ...plain, 'greater form': full })).toEqual([]);
  });

  test('[ITEM-21] each form of an ultimate has those of the whole', () => {
    const ultimate = { kinds: ['ultimate'], slot: 'greater ultimate', abilities: [] };
    const plain = [{ always: { speed: 1 } }];
    expect(faultsOf({ ...ultimate, greater: plain, lesser: [robbed] }).join()).toContain(
      `lesser.0.do.0.steal charges: ${hasNone}`,
    );
    expect(faultsOf({ ...ultimate, greater: [robbed], lesser: plain }).join()).toContain(
      `greater.0.do.0.steal charges: ${hasNone}`,
    );
  });

  test('[ITEM-15] [ITEM-38] come to no consumable and to no treasure', () => {
    const full = { charges: 2, abilities: [call, filled('this thing')] };
    expect(faultsOf({ ...full, kinds: ['consumable'] })).toEqual([
      `abilities.1.do.0.of: ${consumable}`,
    ]);
    expect(faultsOf({ ...full, kinds: ['treasure'] })).toEqual([
      `abilities.1.do.0.of: ${none('a treasure gets none back')}`,
    ]);
  });

  test('[ITEM-24] a companion has those of its thing', () => {
    const dog = { kinds: ['companion'], slot: 'slotless' };
    const nip = (abilities: object[]) => [{ companion: 'Nip', hp: 3, abilities }];
    expect(faultsOf({ ...dog, abilities: nip([robbed]) })).toEqual([
      `abilities.0.abilities.0.do.0.steal charges: ${hasNone}`,
    ]);
    expect(faultsOf({ ...dog, charges: 1, abilities: nip([call, robbed]) })).toEqual([]);
  });

  test('a monster has its own', () => {
    const ape = { name: 'Ape', week: 1, look: 'An ape that has seen better days.' };
    const card = { ...ape, stats: { hp: 9 }, attacks: [{ name: 'Fist', range: 1, damage: 1 }] };
    const faultsOfMonster = (more: object) =>
      faults(monsterSchema.safeParse({ ...card, ...more }).error);
    expect(faultsOfMonster({ abilities: [robbed] })).toEqual([
      `abilities.0.do.0.steal charges: ${hasNone}`,
    ]);
    expect(faultsOfMonster({ charges: 1, abilities: [call, robbed] })).toEqual([]);
  });
});

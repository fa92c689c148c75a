import { describe, expect, test } from 'vitest';
import { itemSchema } from '../../../src/rules/items/definition.ts';

const thing = { name: 'Bugle', kinds: ['consumable'], slot: 'slotless', cost: 9 };
const faultsOf = (card: object): string[] =>
  itemSchema
    .safeParse({ ...thing, ...card })
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];

const names = { identify: { identify: { charges: 3 } }, uncurse: { uncurse: { charges: 2 } } };
const blown = (more: object) => ({ name: 'Call', use: {}, do: [{ heal: 1 }], ...more });
const charge = blown({ charge: true });
const gone = blown({ name: 'Last Call', 'used up': true });
const oneWay = expect.stringMatching(/^abilities: expected one alone of `identify`/) as string;

describe('[ITEM-15] [ITEM-27] what a thing is spent by', () => {
  test('is one number', () => {
    for (const abilities of [
      [names.identify],
      [names.uncurse],
      [gone],
      [gone, { ...gone, do: [{ heal: 2 }] }],
    ])
      expect(faultsOf({ abilities })).toEqual([]);
    expect(faultsOf({ abilities: [charge, { ...charge, name: 'Taps' }], charges: 2 })).toEqual([]);
    expect(faultsOf({ abilities: [names.identify, names.uncurse] })).toEqual([oneWay]);
    expect(faultsOf({ abilities: [names.identify, { identify: { charges: 2 } }] })).toEqual([
      oneWay,
    ]);
    expect(faultsOf({ abilities: [gone, names.identify] })).toContainEqual(oneWay);
    expect(faultsOf({ abilities: [charge, names.identify], charges: 1 })).toEqual([oneWay]);
  });

  test('[FORGE-02] in a greater form of its own, too', () => {
    const own = { abilities: [names.identify, names.uncurse] };
    expect(faultsOf({ abilities: [names.identify], 'greater form': own })).toEqual([oneWay]);
  });

  test.each([
    { always: { armor: 1 } },
    { attack: { range: 1, damage: 3 } },
    { depends: { armor: 'hp' } },
    { 'level up': { gold: 3 } },
    { holy: 2 },
  ])('is not the thing itself where it has something always: %o', (lasting) => {
    expect(faultsOf({ kinds: ['magic equipment'], abilities: [gone, lasting] })).toContain(
      'abilities: expected none of the others, as the thing is gone with its use',
    );
  });

  const ultimate = {
    ...{ kinds: ['ultimate'], slot: 'greater ultimate' },
    abilities: [{ always: { armor: 1 } }],
    ...{ greater: [{ always: { dodge: 2 } }], lesser: [{ always: { dodge: 1 } }] },
  };

  test.each([{ open: 'chest' }, names.identify, names.uncurse])(
    '[ITEM-20] no form of an ultimate alone does anything outside of fights: %o',
    (errand) => {
      expect(faultsOf(ultimate)).toEqual([]);
      for (const form of ['greater', 'lesser'])
        expect(faultsOf({ ...ultimate, [form]: [errand] })).toContainEqual(
          `${form}.0.${Object.keys(errand).join()}: expected only under \`abilities\`, which both forms have`,
        );
    },
  );

  test('[ITEM-20] [SLOT-03] no form of what stays in its slot uses it up', () => {
    const used = { name: 'End', when: 'I am hit', 'used up': true, do: [{ heal: 1 }] };
    for (const form of ['greater', 'lesser'])
      expect(faultsOf({ ...ultimate, [form]: [{ ...used, when: 'I am struck' }] })).toContainEqual(
        expect.stringContaining('expected none that uses the thing up'),
      );
  });

  test('[COMBAT-03] [ITEM-20] no attack of one form is called as one that both have', () => {
    const attack = { attack: { range: 1, damage: 3 } };
    const stronger = { attack: { range: 1, damage: 4 } };
    expect(
      faultsOf({
        ...ultimate,
        abilities: [attack],
        lesser: [stronger],
        greater: [{ always: { dodge: 2 } }],
      }),
    ).toEqual(['lesser.0.attack: expected another name than an attack before it has']);
  });

  test('[ITEM-24] is none of what comes along with it', () => {
    const dog = { kinds: ['companion'], slot: 'slotless' };
    expect(
      faultsOf({ ...dog, abilities: [{ companion: 'Nip', hp: 3, abilities: [gone] }] }),
    ).toContainEqual(expect.stringMatching(/^abilities\.0\.abilities\.0\.used up: expected none/));
  });
});

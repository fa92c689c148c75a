import { describe, expect, test } from 'vitest';
import { freshCharges } from '../../../src/rules/hero/charges.ts';
import { itemSchema } from '../../../src/rules/items/definition.ts';
import { greater } from '../../../src/rules/items/greater.ts';
import { helm } from '../../support/helm.ts';

const shot = { use: { range: 5, on: 'enemy' }, do: [{ deal: 3 }] };
const hurt = { ...shot, do: [{ deal: 'X' }] };
const armor = { always: { armor: 1 } };

const told = (card: object): string[] =>
  itemSchema
    .safeParse({ ...helm, slot: 'slotless', ...card })
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];

describe('[FORGE-02] a greater form that is not as things of its kind are is refused:', () => {
  test.each<[string, object, string]>([
    [
      '[ITEM-15] a consumable that is never spent',
      {
        ...{ kinds: ['consumable'], abilities: [{ ...shot, 'used up': true }] },
        'greater form': { abilities: [shot] },
      },
      'abilities: expected one that takes a charge or uses the thing up, as a consumable has',
    ],
    [
      '[ITEM-09] a spell without end',
      {
        ...{ kinds: ['spell'], charges: 1, abilities: [{ ...shot, charge: true }] },
        'greater form': { abilities: [shot] },
      },
      'abilities: expected one with a charge or a limit, as a spell or scroll has',
    ],
    [
      '[ITEM-10] a holy spell that nothing makes holier',
      {
        ...{ kinds: ['spell', 'holy spell'], power: 2, charges: 1 },
        abilities: [{ ...hurt, charge: true }],
        'greater form': { charges: 1, abilities: [{ ...shot, charge: true }] },
      },
      'power: expected one, as what makes spells holier adds to it',
    ],
    [
      '[ITEM-13] tech equipment without a use for crystals',
      {
        ...{ kinds: ['tech equipment'], abilities: [{ always: { armor: 'Y' } }] },
        'greater form': { abilities: [armor] },
      },
      'abilities: expected one that says Y or `powered: yes`, as tech equipment has',
    ],
    [
      '[ITEM-12] magic equipment without tricks',
      {
        ...{ kinds: ['magic equipment'], abilities: [shot] },
        'greater form': { abilities: [armor] },
      },
      'abilities: expected more than stats and attacks, as magic equipment has tricks',
    ],
  ])('%s', (_, card, fault) => expect(told(card)).toEqual([`greater form.${fault}`]));

  test('one that is what the card is anyway', () => {
    const says = [
      'greater form: expected something else than the card has by itself, or leave it out',
    ];
    const same = { kinds: ['artifact'], abilities: [shot] };
    expect(told({ ...same, 'greater form': { abilities: [shot] } })).toEqual(says);
    const spell = { kinds: ['spell'], charges: 1, abilities: [{ ...shot, charge: true }] };
    const more = { charges: 2, abilities: spell.abilities };
    expect(told({ ...spell, 'greater form': { ...more, charges: 1 } })).toEqual(says);
    expect(told({ ...spell, 'greater form': more })).toEqual([]);
    expect(told({ ...same, 'greater form': { power: 3, abilities: [shot] } })).not.toEqual(says);
  });

  test('what is wrong with the card anyhow is told once', () => {
    const twice = { kinds: ['artifact', 'artifact'], abilities: [shot] };
    expect(told({ ...twice, 'greater form': { abilities: [hurt], power: 2 } })).toEqual([
      'kinds: expected each of them only once',
    ]);
  });
});

describe('[FORGE-02] in a greater form of its own a thing', () => {
  const wand = { kinds: ['artifact'], power: 2, charges: 3 };
  const made = (own: object) =>
    greater(
      itemSchema.parse({
        ...{ ...helm, ...wand, abilities: [{ ...hurt, charge: true }] },
        'greater form': own,
      }),
    );

  test('[STAT-10] keeps its power where something goes by it, and has no idle one', () => {
    expect(made({ abilities: [hurt] })).toMatchObject({ power: 2 });
    expect(made({ abilities: [hurt], power: 4 })).toMatchObject({ power: 4 });
    expect(made({ abilities: [shot] })).not.toHaveProperty('power');
  });

  test('[WEEK-03] has the charges that are said there, or none', () => {
    expect(freshCharges(made({ abilities: [shot] }))).toBeNull();
    expect(freshCharges(made({ abilities: [{ ...shot, charge: true }], charges: 4 }))).toBe(4);
  });
});

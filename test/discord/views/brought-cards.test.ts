import { describe, expect, test } from 'vitest';
import { limits } from '../../../src/discord/limits.ts';
import { broughtCards } from '../../../src/discord/views/brought-cards.ts';
import { cardsSaid } from '../../../src/rules/sight/brought.ts';
import { type Definition } from '../../../src/rules/goods.ts';
import { itemSchema } from '../../../src/rules/items/definition.ts';
import { monsterSchema } from '../../../src/rules/monsters/definition.ts';

const claw = (name: string): Definition => ({
  of: 'item',
  ...itemSchema.parse({
    ...{ name, kinds: ['magic equipment'], slot: 'ring', cost: 30 },
    abilities: [{ when: 'I hit', do: [{ deal: 2 }, { lay: 'slowed', turns: 1, to: 'other' }] }],
  }),
});
const goat: Definition = {
  of: 'monster',
  ...monsterSchema.parse({
    ...{
      name: 'Goat_ee',
      week: 3,
      look: 'A goat with a grudge against bells.',
      level: 2,
      stats: { hp: 9 },
    },
    attacks: [{ name: 'Horn', range: 1, damage: 3 }],
    abilities: [{ name: 'Sulk', when: 'I am struck', do: [{ heal: 1 }] }],
  }),
};
const said = (...goods: Definition[]): string =>
  (broughtCards(['Taken and told.'], cardsSaid(goods)).embeds ?? [])
    .map(({ description = '' }) => description)
    .join('\n');

describe('what a host reads of the goods that they have brought', () => {
  test('is what each does, in full sentences, upon whomever it falls', () => {
    expect(said(claw('Claw'))).toBe(
      [
        'Taken and told.',
        '',
        '**What the cards say now**',
        '**Claw**',
        'When you hit, deal 2 damage to yourself, then make the target slowed for 1 turn.',
        '',
        '-# slowed is limited to one action a turn.',
      ].join('\n'),
    );
    expect(said(goat)).toContain('**Goat\\_ee**\nOf level 2: 17 HP; ');
    expect(said(goat)).toContain('• Sulk. You are hit: heal 1 (you).');
  });

  test('is shorter where there are many, and never longer than a message', () => {
    const many = Array.from({ length: 100 }, (_, at) => claw(`Claw ${at}`));
    expect(said(...many).length).toBeLessThanOrEqual(limits.embedsTogether);
    expect(said(...many)).toContain('more than there is room for');
    expect(said(...many)).toContain('-# DR is ');
    expect(said(...many.slice(0, 45))).toContain('You hit: 2 damage (you); slowed');
  });

  test('says nothing of a map but that it is taken', () => {
    const map = { of: 'map', name: 'Field', drawing: '@..' } as unknown as Definition;
    expect(said(map)).toBe('Taken and told.');
  });
});

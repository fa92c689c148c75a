import { describe, expect, test } from 'vitest';
import { itemSchema } from '../../../src/rules/items/definition.ts';
import { cardText } from '../../../src/discord/views/card-text.ts';
import { helm } from '../../support/helm.ts';

const text = (...abilities: object[]) => cardText(itemSchema.parse({ ...helm, abilities }));

describe('what a card says', () => {
  test.each([
    [{ always: { armor: 1 } }, '+1 armor.'],
    [{ always: { hp: 4, dodge: -2 } }, '+4 HP, −2 dodge.'],
    [{ attack: { range: 2, damage: 3 } }, 'BA, RG 2, 3 damage.'],
    [
      { attack: { range: 5, damage: 3, type: 'fire', piercing: 2 } },
      'BA, RG 5, 3 fire, piercing 2.',
    ],
    [{ identify: { charges: 3 } }, 'Identifies an orb’s item; 3 charges a week.'],
  ])('%o reads “%s”', (ability, says) => {
    expect(text(ability)).toBe(says);
  });

  test('several abilities are several sentences', () => {
    expect(text({ always: { armor: 1 } }, { attack: { range: 1, damage: 4 } })).toBe(
      '+1 armor. BA, RG 1, 4 damage.',
    );
  });

  test('a consumable does not promise charges a week', () => {
    const loupe = { ...helm, kinds: ['consumable'], abilities: [{ identify: { charges: 2 } }] };
    expect(cardText(itemSchema.parse(loupe))).toBe('Identifies an orb’s item; 2 charges.');
  });
});

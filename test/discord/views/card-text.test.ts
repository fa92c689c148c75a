import { describe, expect, test } from 'vitest';
import { itemSchema } from '../../../src/rules/items/definition.ts';
import {
  cardLines,
  cardText,
  plainLines,
  withLegend,
} from '../../../src/discord/views/card-text.ts';
import { type UltimateForm } from '../../../src/rules/items/card.ts';
import { combined } from '../../../src/rules/items/combined.ts';
import { descriptionOf } from '../../../src/rules/items/description.ts';
import { greater } from '../../../src/rules/items/greater.ts';
import { ultimateAs } from '../../../src/rules/items/ultimate.ts';
import { helm } from '../../support/helm.ts';

const text = (...abilities: object[]) =>
  cardText(itemSchema.parse({ ...helm, kinds: ['artifact'], abilities }));

describe('what a card says', () => {
  test('[GLOSS-03] is in full sentences where somebody wants to read it', () => {
    const read = (...abilities: object[]) =>
      plainLines(itemSchema.parse({ ...helm, kinds: ['artifact'], power: 2, abilities }));
    expect(read({ attack: { range: 2, damage: 3 } }, { always: { armor: 'X' } })).toEqual([
      'Ability power 2.',
      'As an action, make a basic attack up to 2 tiles away for 3 damage.',
      'While this is equipped, you have +X armor.',
    ]);
    const one = itemSchema.parse({ ...helm, abilities: [{ always: { armor: 1 } }] });
    const other = itemSchema.parse({
      ...{ ...helm, name: 'Visor' },
      abilities: [{ always: { hp: 2 } }, { attack: { range: 1, damage: 4 } }],
    });
    expect(plainLines(descriptionOf(combined(one, other)))).toEqual([
      'While this is equipped, you have +1 armor.',
      '**Combined with Visor:**',
      '> While this is equipped, you have +2 maximum HP.',
      '> As an action, make a basic attack up to 1 tile away for 4 damage.',
    ]);
  });

  test('[ITEM-02] [ITEM-13] [ITEM-18] says of what sits on other things that these are equipped', () => {
    const read = (kind: string, slot = 'slotless') =>
      plainLines(itemSchema.parse({ ...helm, kinds: [kind], slot }));
    for (const kind of ['gem', 'upgrade', 'manatech crystal'])
      expect(read(kind)).toEqual(['While what this sits on is equipped, you have +4 maximum HP.']);
    expect(read('artifact')).toEqual(['While this is equipped, you have +4 maximum HP.']);
  });

  test('[ITEM-13] says of what names Y, too, that it is so only with a crystal', () => {
    const abilities = [{ always: { dodge: 'Y' } }, { always: { armor: 1 } }];
    const kinds = ['tech equipment'];
    const [named, plainly] = plainLines(itemSchema.parse({ ...helm, kinds, abilities }));
    expect(named).toContain('Only while there is a manatech crystal in this.');
    expect(plainly).not.toContain('crystal');
  });

  test('[GLOSS-03] has its short forms explained below it, each once, and no others', () => {
    expect(withLegend(['BA, RG 2, 3 damage.', 'BA, RG 1, 4 damage.'])).toEqual([
      ...['BA, RG 2, 3 damage.', 'BA, RG 1, 4 damage.', ''],
      '-# BA is basic attack: d20 plus accuracy against dodge; RG is range in tiles.',
    ]);
    expect(withLegend(['+1 armor.'])).toEqual(['+1 armor.']);
  });

  test('[ITEM-23] of a super power it says whose level its X is, and the number where one is told', () => {
    const might = { ...helm, kinds: ['super power'], slot: 'super power' };
    const said = (more: object, ...abilities: object[]) =>
      cardText({ ...itemSchema.parse({ ...might, abilities }), ...more });
    const strong = { always: { damage: 'X / 2' } };
    expect(said({}, strong)).toBe('AP: always its owner’s level. +(X / 2) damage.');
    expect(said({ power: 7 }, strong)).toMatch(/^AP 7: always its owner’s level\./);
    expect(said({ power: 7 }, { always: { damage: 2 } })).toBe('+2 damage.');
    const legend = (line: string) => withLegend([line]).at(-1);
    expect(legend(said({}, strong))).toContain('X is the thing’s ability power, of a super power');
    expect(legend('AP 2. X damage.')).toContain('X is the thing’s ability power.');
  });

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

  test('[ORB-08] a key says what it opens, and that it is spent by that', () => {
    const key = { ...helm, kinds: ['treasure', 'chest key'], abilities: [{ open: 'chest' }] };
    expect(cardText(itemSchema.parse(key))).toMatch(/^Opens one of the two chests of its week/);
  });

  test('a consumable does not promise charges a week', () => {
    const loupe = { ...helm, kinds: ['consumable'], abilities: [{ identify: { charges: 2 } }] };
    expect(cardText(itemSchema.parse(loupe))).toBe('Identifies an orb’s item; 2 charges.');
  });

  const nightfall = itemSchema.parse({
    ...{ ...helm, kinds: ['ultimate'], slot: 'greater ultimate' },
    abilities: [{ always: { armor: 1 } }],
    greater: [{ always: { hp: 9 } }],
    lesser: [{ always: { hp: 3 } }],
  });

  test('[ITEM-20] [GLOSS-04] the parts of an ultimate that one form alone has stand apart, in words and colours', () => {
    expect(cardText(nightfall)).toBe(
      '+1 armor. 🟦 Only as a greater ultimate: +9 HP. 🟪 Only as a lesser ultimate: +3 HP.',
    );
  });

  test('[ITEM-21] of an ultimate that is owned, which it is and what it does', () => {
    const says = (form: UltimateForm) => cardText(descriptionOf(ultimateAs(nightfall, form)));
    expect(says('greater')).toBe('A greater ultimate. +1 armor. +9 HP.');
    expect(says('lesser')).toBe('A lesser ultimate. +1 armor. +3 HP.');
  });

  test('[FORGE-02] [FORGE-03] what was made greater, and what it is one with', () => {
    const ring = itemSchema.parse({ ...helm, name: 'Tin Ring', slot: 'slotless' });
    const both = combined(greater(itemSchema.parse(helm)), ring);
    expect(cardText(descriptionOf(both))).toBe(
      'Made greater. +6 HP. Combined with Tin Ring: +4 HP.',
    );
  });
});

test('[FORGE-03] [GAME-06] what the host has changed stands with the half that is changed', () => {
  const helmet = itemSchema.parse(helm);
  const { with: second, ...first } = descriptionOf(
    combined(helmet, { ...helmet, name: 'Tin Ring', slot: 'slotless' }),
  );
  const by = { version: 2, week: 3, why: 'too dear' };
  const note = 'Changed by the host in week 3 (version 2): “too dear”';
  expect(cardLines({ ...first, changed: by, ...(second && { with: second }) })).toEqual([
    ...['+4 HP.', note, '**Combined with Tin Ring:** +4 HP.'],
  ]);
  expect(cardLines({ ...first, ...(second && { with: { ...second, changed: by } }) })).toEqual([
    ...['+4 HP.', `**Combined with Tin Ring:** +4 HP. ${note}`],
  ]);
});

test('[ITEM-20] [GLOSS-04] each form of an ultimate stands on a line of its own, and what it is in bold', () => {
  const lines = cardLines({
    ...{ kinds: ['ultimate'], charges: 2 },
    abilities: [{ always: { armor: 1 } }],
    greater: [{ always: { hp: 9 } }],
    lesser: [{ always: { hp: 3 } }],
  });
  expect(lines).toEqual([
    '+1 armor. 2 charges a week.',
    '**🟦 Only as a greater ultimate:** +9 HP.',
    '**🟪 Only as a lesser ultimate:** +3 HP.',
  ]);
});

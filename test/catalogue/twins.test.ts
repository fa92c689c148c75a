import { describe, expect, test } from 'vitest';
import { readBrought } from '../../src/catalogue/index.ts';
import { shown } from '../../src/catalogue/sent-file.ts';

const helm = `name: Helm
kinds: [magic equipment]
slot: head
cost: 9
abilities:
  - always: { armor: hp - 2, dodge: -1 }
  - when: an enemy’s turn begins
    do: [{ deal: d6 - 1, to: other }, { push: 1, to: other, grounds: no }]
    not in quests: yes
`;

const read = (text: string) =>
  readBrought({ name: 'x.yaml', bytes: new TextEncoder().encode(text) });

const like = (good: string, other: string) => read(helm.replaceAll(good, other));

describe('signs that look alike are one', () => {
  test.each([
    ['an enemy’s', "an enemy's"],
    ['an enemy’s', 'an enemy‘s'],
    ['an enemy’s turn', 'an\u00A0enemy’s turn'],
    ['an enemy’s turn begins', "“an enemy's turn begins”"],
    ['slot: head', 'slot: “head”'],
    ['magic equipment', 'magic\u00A0equipment'],
    ['to: other', 'to: „other“'],
    ['when:', '“when”:'],
    ['    do:', '    “do”:'],
    ['hp - 2', 'hp – 2'],
    ['hp - 2', 'hp\u00A0−\u00A02'],
    ['d6 - 1', 'd6 — 1'],
    ['dodge: -1', 'dodge: −1'],
    ['quests: yes', 'quests: true'],
    ['quests: yes', 'quests: "yes"'],
    ['quests: yes', 'quests: “yes”'],
    ['grounds: no', 'grounds: false'],
    ['grounds: no', "grounds: 'no'"],
  ])('%j is what %j says', (good, other) => {
    expect(helm).toContain(good);
    expect(like(good, other)).toEqual(read(helm));
  });

  test('npc’s chosen, too', () => {
    const chosen = helm
      .replace('magic equipment', "npc's chosen")
      .replace('slot: head', "slot: npc's chosen");
    expect(read(chosen)).toHaveProperty('goods');
    expect(read(chosen.replaceAll("npc's", 'npc’s'))).toEqual(read(chosen));
  });

  test('but a text stays as it is written', () => {
    for (const name of ['Porter’s Helm', "Porter's Helm", '“Helm”', 'Helm – 2', 'Helm\u00A02'])
      expect(like('Helm', `'${name.replaceAll("'", "''")}'`)).toMatchObject({ goods: [{ name }] });
    const texts = helm.replace('Helm', '“Helm” – 2').replace('enemy’s', "enemy's");
    expect(read(texts)).toMatchObject({ goods: [{ name: '“Helm” – 2' }] });
  });

  test('what is wrong behind such a sign is told in its line', () => {
    expect(read(helm.replace('when:', '“when”:').replace('an enemy', 'an enmy'))).toEqual({
      faults: [
        expect.stringMatching(
          /^x\.yaml:7: “when”: did you mean “an enemy’s turn begins”\? Expected one of those in /,
        ),
      ],
    });
    expect(like('cost: 9', 'cost: −1')).toEqual({
      faults: ['x.yaml:4: “cost”: expected a whole number from 0 to 1000, not −1.'],
    });
  });
});

test('a text that is too long ends with a whole word and a sign that it does', () => {
  expect(shown('somebody went away', 18)).toBe('somebody went away');
  expect(shown('somebody went away', 17)).toBe('somebody went …');
  expect(shown('somebody went away', 10)).toBe('somebody …');
  expect(shown('somebodywentaway', 9)).toBe('somebody…');
});

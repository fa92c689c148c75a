import { describe, expect, test } from 'vitest';
import { type FightEventOf } from '../../src/rules/combat/event.ts';
import { heroId } from '../../src/rules/names.ts';
import { fightLine } from '../../src/story/fight-line.ts';

const a = { id: heroId('h1'), name: 'A' };

type Hurt = FightEventOf<'hurt'>;
const damage = (dealt: number, ...parts: [string, number][]): Hurt['damage'] => ({
  type: 'fire',
  parts: parts.map(([what, n]) => ({ what, n })),
  times: 1,
  dealt,
});
const physical: Hurt['damage'] = {
  ...damage(5, ['', 6], ['armor', -3], ['piercing', 2]),
  type: 'physical',
};
const dice = (...rolls: number[]): Hurt['roll'] => ({
  ...{ purpose: 'lava', sides: 10, natural: rolls[0] ?? 0 },
  parts: rolls.map((n) => ({ what: 'd10', n })),
  total: rolls.reduce((sum, n) => sum + n, 0),
});
const hurt = (facts: Pick<Hurt, 'cause' | 'damage'> & Partial<Hurt>): Hurt => ({
  ...{ kind: 'hurt', round: 1, rules: ['MOVE-15'], who: a, by: null },
  ...{ roll: null, health: 'injured' },
  ...facts,
});

describe('what is no attack hurts', () => {
  test.each<[Parameters<typeof hurt>[0], string]>([
    [
      { cause: 'lava', roll: dice(6), damage: damage(6, ['lava', 6], ['fire resist', 0]) },
      'A is hurt by lava for 6 fire. A is injured. · MOVE-15',
    ],
    [
      { cause: 'lava', roll: dice(6), damage: damage(4, ['lava', 6], ['fire resist', -2]) },
      'A is hurt by lava for 4 (6 − 2 fire resist).',
    ],
    [
      { cause: 'the Styx', roll: dice(4, 3), damage: damage(7, ['the Styx', 7]) },
      'A is hurt by the Styx for 7 fire (4 + 3).',
    ],
    [
      { cause: 'lava', roll: dice(2), damage: damage(0, ['lava', 2], ['fire resist', -5]) },
      'A feels nothing of lava (2 − 5 fire resist).',
    ],
    [{ cause: 'Rot', damage: damage(3, ['Rot', 3]) }, 'A is hurt by Rot for 3 fire.'],
    [
      { cause: 'Rot', damage: damage(5, ['Rot', 3], ['fire resist', 2]) },
      'A is hurt by Rot for 5 (3 + 2 fire resist).',
    ],
    [
      { cause: '', damage: physical },
      'A is hurt by something unseen for 5 (6 − 3 armor + 2 piercing).',
    ],
  ])('%j', (facts, line) => {
    expect(fightLine(hurt(facts))).toContain(line);
  });

  test('[COMBAT-11] of another one reads the dice alone', () => {
    const event = hurt({ cause: 'lava', roll: dice(6), damage: damage(6, ['lava', 6]) });
    const parts = event.damage.parts.map(({ what }) => ({ what, n: null }));
    const seen = { ...event, to: heroId('h2'), damage: { ...event.damage, parts, dealt: null } };
    expect(fightLine(seen)).toBe('A is caught by lava (6 on the dice). A is injured. · MOVE-15');
    expect(fightLine({ ...seen, roll: null })).toContain('A is caught by lava. A is injured.');
  });
});

describe('a condition is laid', () => {
  type Laid = FightEventOf<'condition laid'>;
  const by = { id: heroId('h2'), name: 'B' };
  const line = (condition: Laid['condition'], facts: Partial<Laid> = {}) =>
    fightLine({
      ...{ kind: 'condition laid', round: 1, rules: [], who: a },
      ...{ condition, by, turns: null },
      ...facts,
    });

  test.each<[Laid['condition'], string]>([
    ['prone', 'A is knocked prone by B.'],
    ['ethereal', 'A is made ethereal by B.'],
    ['stunned', 'A is stunned by B.'],
    ['charmed', 'A is charmed by B.'],
  ])('%s', (condition, text) => {
    expect(line(condition)).toBe(text);
  });

  test('for so long, and by nobody else', () => {
    expect(line('prone', { turns: 2 })).toBe('A is knocked prone by B for 2 turns.');
    expect(line('prone', { by: null })).toBe('A is prone.');
    expect(line('ethereal', { by: null, turns: 1 })).toBe('A is ethereal for 1 turn.');
  });
});

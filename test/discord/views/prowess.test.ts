import { describe, expect, test } from 'vitest';
import { prowessLines } from '../../../src/discord/views/prowess.ts';
import { monsterSchema } from '../../../src/rules/monsters/definition.ts';
import { prowessOf } from '../../../src/rules/monsters/prowess.ts';

const rat = monsterSchema.parse({
  ...{ name: 'Cage Rat', week: 1, look: 'A rat of no great size.', power: 2 },
  stats: { hp: 8, accuracy: 5 },
  attacks: [{ name: 'Teeth', range: 1, damage: 3 }],
  abilities: [
    { name: 'Cornered', when: 'I am missed', do: [{ attack: true, to: 'other' }] },
    { always: { damage: 'X' }, while: 'below half HP' },
  ],
});

describe('[MONSTER-08] what a monster can do is told by its card, for the level that it has', () => {
  test('as it comes', () => {
    const [body, ...more] = prowessLines(prowessOf(rat, 0));
    expect(body).toBe('Of level 0: 8 HP; accuracy 5; BA Teeth, RG 1, 3 damage; AP 2.');
    expect(more).toContain('• Cornered. An attack misses you: free BA at the attacker.');
    expect(more).toContain('• While below half HP: +X damage.');
  });

  test('[MONSTER-05] [STAT-06] grown, its halves dropped', () => {
    const [body] = prowessLines(prowessOf(rat, 1));
    expect(body).toContain('Of level 1: 12 HP; size 1; accuracy 6; damage 1; dodge 11; ');
    expect(body).not.toContain('speed');
    expect(prowessLines(prowessOf(rat, 2))[0]).toContain('speed 4');
  });

  test('[MONSTER-07] from level 5 on with the boons that it has then', () => {
    expect(prowessLines(prowessOf(rat, 4))[0]).not.toContain('double damage');
    expect(prowessLines(prowessOf(rat, 5))[0]).toContain(
      'BA Teeth, RG 1, 3 damage; can teleport; double damage; true sight; ghost strike; AP 2.',
    );
  });

  test('as far as there is room', () => {
    const many = Array.from({ length: 60 }, (_, at) => ({
      ...{ name: `Trick ${at} ${'x'.repeat(30)}`, when: 'I am missed' },
      do: [{ attack: true, to: 'other' }],
    }));
    const { power: _, ...weak } = rat;
    // As older games may have it: nobody can bring such a monster any more.
    const abilities = many.flatMap(
      (one) => monsterSchema.parse({ ...weak, abilities: [one] }).abilities ?? [],
    );
    const long = prowessLines(prowessOf({ ...weak, abilities }, 0));
    expect(long).toContain('• …and more');
    expect(long.join('\n').length).toBeLessThan(3600);
  });
});

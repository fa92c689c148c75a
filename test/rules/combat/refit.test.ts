import { describe, expect, test } from 'vitest';
import { type Creature, type Entrant, refitted } from '../../../src/rules/combat/index.ts';
import { lendWays } from '../../../src/rules/combat/lent-ways.ts';
import { heroId } from '../../../src/rules/names.ts';
import { fightDrawn, idOf, sheet, standing } from '../../support/drawn-fight.ts';

/** A hero as it is once it has put something on. */
const dressed = (change: Partial<Entrant> = {}): Entrant => ({
  ...{ id: idOf('A'), name: 'A', kind: 'hero', side: 'A', player: heroId('h1') },
  ...{ sheet: sheet({ armor: 4 }), level: 1, damageTaken: 0 },
  ...change,
});

/** The hero once it has put that on, after `before` has happened to it. */
function after(before: (hero: Creature) => void, entrant = dressed()): Creature {
  const fight = fightDrawn('A..B');
  before(standing(fight, 'A'));
  return standing(refitted(fight, entrant), 'A');
}

describe('[ENTER-02] who puts something on in the midst of a loot round', () => {
  test('has its stats, and the wounds from before', () => {
    const hero = after((one) => Object.assign(one, { damageTaken: 7 }));
    expect(hero).toMatchObject({ damageTaken: 7, sheet: { stats: { armor: 4 } } });
  });

  test('[STAT-04] moves on in ways that were lent for some turns', () => {
    const hero = after((one) => lendWays(one, ['fly'], { of: idOf('A'), turns: 3 }));
    expect(hero.movement).toContain('fly');
    expect(after(() => undefined).movement).not.toContain('fly');
  });

  test.each([
    [0, [1, 2]],
    [1, [2]],
    [2, [1]],
    [3, []],
    [4, []],
  ])('[QUEST-09] of two legendary shields has no charge again of %i spent', (spent, left) => {
    const boons = [1, 2].map((charges) => ({ kind: 'legendary shield' as const, charges }));
    const hero = after((one) => Object.assign(one, { shieldSpent: spent }), dressed({ boons }));
    expect(hero.boons).toEqual(left.map((charges) => ({ kind: 'legendary shield', charges })));
  });
});

import { describe, expect, test } from 'vitest';
import { fightDrawn } from '../../support/drawn-fight.ts';
import { choiceOf } from '../../support/minds.ts';

describe('[PERC-02] [COND-01] [MONSTER-09] a mind hides where that keeps it from being struck', () => {
  /** A stands in cover, worn, and an archer is about. */
  const behindWall = (of: { stealth: number; damageTaken: number }) =>
    choiceOf(
      fightDrawn('.......\nA..#...\n...#..B\n...#...', {
        creatures: {
          A: {
            ...{ attacks: [{ damage: 4 }], damageTaken: of.damageTaken },
            stats: { accuracy: 4, stealth: of.stealth },
          },
          B: { attacks: [{ range: 7, damage: 5 }] },
        },
      }),
    ).do;

  test('being worn and good at it', () => {
    expect(behindWall({ stealth: 15, damageTaken: 20 })).toBe('hide');
  });

  test('and not where everybody would find it at a glance', () => {
    expect(behindWall({ stealth: -8, damageTaken: 20 })).not.toBe('hide');
  });

  test('nor as long as it is unhurt and can strike', () => {
    expect(behindWall({ stealth: 15, damageTaken: 0 })).toBe('move');
  });
});

import { describe, expect, test } from 'vitest';
import { playTurn } from '../../../src/rules/combat/index.ts';
import { heroId } from '../../../src/rules/names.ts';
import { fightDrawn } from '../../support/drawn-fight.ts';
import { evenDice } from '../../support/even-dice.ts';
import { choiceOf, thing } from '../../support/minds.ts';

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

test('[PERC-04] nothing is thrown at a tile where somebody hidden might be', () => {
  const pudding = thing('pudding', 4, {
    ...{ use: { range: 6, on: 'tile', radius: 1 }, name: 'Pudding' },
    ...{ special: { against: 'dodge', damage: 4 }, do: [{ deal: 4, type: 'fire' }] },
  });
  const hidden = { kind: 'hidden', total: 25, natural: 19, lasts: 'until ended' } as const;
  const begun = (conditions: (typeof hidden)[]) =>
    fightDrawn('A......\n....#..\n....#B.', {
      creatures: { A: { attacks: [{ damage: 1 }], kit: [pudding] }, B: { conditions } },
    });
  const { events } = playTurn(begun([hidden]), heroId('h1'), evenDice(1));
  const thrown = events.filter(({ kind }) => kind === 'activated').length;
  expect(thrown).toBe(0);
});

import { describe, expect, test } from 'vitest';
import { playTurn } from '../../../src/rules/combat/index.ts';
import { itemId } from '../../../src/rules/names.ts';
import { fightDrawn, idOf, standing, strike } from '../../support/drawn-fight.ts';
import { evenDice } from '../../support/even-dice.ts';
import { choiceOf, thing } from '../../support/minds.ts';

const potion = thing('potion', 5, {
  use: { on: 'self' },
  do: [{ heal: 'd6 + X' }],
  'used up': true,
});

describe('[DUEL-13] standing orders', () => {
  const low = { damageTaken: 27, kit: [potion] };

  test('it concedes below the HP that were ordered, and never without', () => {
    const fight = fightDrawn('AB', { creatures: { A: low } });
    expect(choiceOf(fight, 'A', { concedeBelow: 4 })).toEqual({ do: 'concede' });
    expect(choiceOf(fight, 'A', { concedeBelow: 3 }).do).not.toBe('concede');
    expect(choiceOf(fight, 'A').do).not.toBe('concede');
  });

  test('a monster round knows no conceding', () => {
    const fight = fightDrawn('Am', { mode: 'monster round', creatures: { A: low } });
    expect(choiceOf(fight, 'A', { concedeBelow: 9 }).do).not.toBe('concede');
  });

  test('it leaves alone what it is to keep', () => {
    const fight = fightDrawn('AB', { creatures: { A: { ...low, attacks: [{ damage: 4 }] } } });
    expect(choiceOf(fight, 'A')).toMatchObject({ do: 'activate' });
    expect(choiceOf(fight, 'A', { keep: [itemId('potion')] })).toEqual(strike('B', 1));
  });

  test.each([
    ['lava', '^'],
    ['styx', '~'],
  ] as const)('it never steps into %s where that is the only way', (ground, sign) => {
    const fight = fightDrawn(
      `
      ######
      #A${sign}.B#
      ######`,
      { creatures: { A: { attacks: [{ damage: 9 }] } } },
    );
    const goes = (never: ('lava' | 'styx')[]) => {
      const orders = { [idOf('A')]: { never } };
      return standing(playTurn(fight, idOf('A'), evenDice(1), orders).fight, 'A').tile;
    };
    expect(goes([ground])).toBe(standing(fight, 'A').tile);
    expect(goes([])).not.toBe(standing(fight, 'A').tile);
  });

  test('a turn that is played heeds them', () => {
    const fight = fightDrawn('AB', { creatures: { A: low } });
    const orders = { [idOf('A')]: { concedeBelow: 10 } };
    const { fight: after } = playTurn(fight, idOf('A'), evenDice(1), orders);
    expect(after.outcome).toEqual({ winner: 'h2', how: 'concede' });
  });
});

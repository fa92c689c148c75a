import { describe, expect, test } from 'vitest';
import { type Carried } from '../../../src/rules/abilities/carried.ts';
import { later } from '../../../src/rules/combat/mind/later.ts';
import { worthOf } from '../../../src/rules/combat/mind/straw-man.ts';
import { tune } from '../../../src/rules/combat/tuning.ts';
import { fightDrawn, idOf, standing } from '../../support/drawn-fight.ts';
import { choiceOf, thing } from '../../support/minds.ts';

const wand = thing('wand', 1, { use: { range: 3, on: 'enemy' }, do: [{ deal: 'X' }] });
const stronger: Carried = { ...wand, own: 1, x: 12 };
const longer: Carried = { ...stronger, reach: 3 };

const armed = (drawn: string, kit: Carried[]) =>
  fightDrawn(drawn, {
    creatures: { A: { kit, attacks: [{ range: 1, damage: 6 }], stats: { speed: 1 } }, B: {} },
  });

describe('[STAT-10] [MONSTER-09] a mind reckons with its things as they are now', () => {
  test('with how strong they are', () => {
    expect(choiceOf(armed('AB', [wand]))).toMatchObject({ do: 'attack' });
    expect(choiceOf(armed('AB', [stronger]))).toMatchObject({ do: 'activate', item: 'wand' });
  });

  test('with how far off they can be aimed', () => {
    expect(choiceOf(armed('A.....B', [stronger]))).toMatchObject({ do: 'move' });
    expect(choiceOf(armed('A.....B', [longer]))).toMatchObject({ do: 'activate' });
    const [self] = [standing(armed('A.B', []), 'A')];
    expect(worthOf(self, stronger, 0)).toEqual({ range: 3, onHit: 12 });
    expect(worthOf(self, longer, 0)).toEqual({ range: 6, onHit: 12 });
  });

  test('and with what they will be once that is over', () => {
    const fight = armed('AB', [{ ...wand }]);
    const self = standing(fight, 'A');
    const by = { power: 4, range: 1 };
    const laid = { of: 'things', items: [wand.item], from: 'Oil', doer: idOf('A') } as const;
    tune(self, { ...laid, items: [wand.item], by, lasts: { of: idOf('A'), turns: 2 } });
    const then = (turns: number) => later(fight, self, turns).kit?.[0];
    expect(then(1)).toMatchObject({ x: 5, reach: 1 });
    expect(then(2)).toMatchObject({ x: 1, reach: 0 });
    expect(self.kit?.[0]).toMatchObject({ x: 5, reach: 1 });
  });
});

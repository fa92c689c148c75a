import { describe, expect, test } from 'vitest';
import { type Creature, type Fight } from '../../../src/rules/combat/index.ts';
import { type Trap } from '../../../src/rules/combat/traps.ts';
import { itemId } from '../../../src/rules/names.ts';
import { positionSeenBy } from '../../../src/rules/sight/fight.ts';
import { fightDrawn, idOf, standing, tileOf, drawing } from '../../support/drawn-fight.ts';

const hidden = { kind: 'hidden', total: 40, natural: 10, lasts: 'until ended' } as const;
const map = 'A...B\n..mn.';
const [A, B] = [idOf('A'), idOf('B')];

/** It is the turn of B, who hides. */
function unseen(): Fight {
  const fight = fightDrawn(map, { mode: 'quest', creatures: { B: { side: 'others' } } });
  standing(fight, 'B').conditions = [hidden];
  return { ...fight, turn: { ...fight.turn, of: B } };
}

/** Both of these are the same to A. */
const expectAlike = (one: Fight, other: Fight) =>
  expect(positionSeenBy(one, A)).toEqual(positionSeenBy(other, A));

describe('[COND-01] of the turn of somebody unseen nobody knows', () => {
  const turned = (more: Partial<Fight['turn']>): Fight => {
    const fight = unseen();
    return { ...fight, turn: { ...fight.turn, ...more } };
  };

  test('how many actions are left', () => {
    expectAlike(turned({ actions: 2 }), turned({ actions: 1 }));
  });

  test('whether it has been in the Styx, or in lava', () => {
    expectAlike(turned({ enteredStyx: true, enteredLava: true }), turned({}));
  });

  test('what its companions have left', () => {
    expectAlike(turned({ companions: { c9: 2 } }), turned({}));
  });
});

test('[COND-01] a condition on another counts the turns of nobody whom one does not see', () => {
  const slowedBy = (of: Creature['id']): Fight => {
    const fight = fightDrawn(map, { mode: 'quest' });
    for (const letter of ['m', 'n']) standing(fight, letter).conditions = [hidden];
    standing(fight, 'B').conditions = [{ kind: 'slowed', by: null, lasts: { of, turns: 2 } }];
    return fight;
  };
  expectAlike(slowedBy(idOf('m')), slowedBy(idOf('n')));
});

describe('[PERC-05] of an own trap its owner does not know', () => {
  const trap: Trap = {
    ...{ kind: 'trap', item: itemId('i1'), name: 'Pit', owner: A, stealth: 9, spent: false, x: 0 },
    ...{ tile: tileOf(drawing(map).marks, 'm'), does: [] },
  };
  const lying = (more: Partial<Trap>): Fight => ({ ...unseen(), things: [{ ...trap, ...more }] });

  test('who has found it', () => {
    expectAlike(lying({ foundBy: [B] }), lying({}));
  });

  test('in whose sight it lies', () => {
    expectAlike(lying({ watchedBy: [B] }), lying({}));
  });
});

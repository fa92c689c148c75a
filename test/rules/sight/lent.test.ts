import { expect, test } from 'vitest';
import { forNowLines } from '../../../src/discord/views/for-now.ts';
import { type Creature, type Grant } from '../../../src/rules/combat/creature.ts';
import { fightSeenBy } from '../../../src/rules/sight/fight.ts';
import { fightDrawn, idOf, standing } from '../../support/drawn-fight.ts';

const A = idOf('A');
const for2 = { of: A, turns: 2 };

function toldOf(of: Partial<Creature>, watcher = 'A'): string[] {
  const fight = fightDrawn('A.B');
  const one: Creature = { ...standing(fight, 'A'), ...of };
  return forNowLines(
    fightSeenBy({ ...fight, creatures: { ...fight.creatures, [A]: one } }, idOf(watcher)),
  );
}

const grant = (more: Partial<Grant>): Grant => ({
  ...{ name: '', from: 'Toque', of: A, lasts: for2 },
  ...more,
});

test('[STAT-08] [COMBAT-13] what holds for a while is told to whom it befell, with its turns, and to nobody else', () => {
  const lent: Partial<Creature> = {
    temporaryHp: [{ hp: 8, from: 'Gin', paysCosts: true, lasts: for2 }],
    changes: [
      { by: { accuracy: -2 }, from: 'Gin', lasts: 'until ended' },
      { by: { speed: -2 }, from: 'Waders', lasts: 'until ended', aura: `${A}:Waders` },
    ],
    conditions: [
      { kind: 'slowed', by: null, lasts: { of: A, turns: 1 } },
      { kind: 'prone', by: null, lasts: 'until ended' },
      { kind: 'blinded', by: null, lasts: { of: idOf('B'), turns: 3 } },
    ],
    tunings: [
      {
        ...{ by: { power: 3 }, of: 'spells', items: [], from: 'Emphasis', doer: A },
        lasts: for2,
      },
    ],
    protections: [{ of: 'things', items: [], from: 'Cordial', lasts: for2 }],
    afflictions: [
      {
        ...{ amount: 1, x: 0, level: 1, type: 'fire', from: 'Pudding', by: A },
        lasts: { of: idOf('B'), turns: 3 },
      },
    ],
  };
  expect(toldOf(lent)).toEqual([
    'For now A has 8 temporary HP (2 turns), has −2 accuracy, has +3 ability power with spells (2 turns), has protection for all things (2 turns), takes fire damage with each turn, is slowed (1 turn).',
  ]);
  expect(toldOf(lent, 'B')).toEqual([]);
  expect(toldOf({})).toEqual([]);
});

test('[COMBAT-03] of several types that attacks were given the last one is told', () => {
  const grants = [
    grant({ type: 'fire', by: { damage: 2 } }),
    grant({ type: 'cold', by: { range: 1 } }),
  ];
  expect(toldOf({ arms: { base: [], grants } })).toEqual([
    'For now A makes basic attacks with +2 damage (2 turns), makes cold basic attacks with +1 range (2 turns).',
  ]);
});

test('[STAT-08] whoever has become something is it, and moves as that does', () => {
  const guise = { name: 'a bat', attacks: null };
  const bat: Partial<Creature> = {
    changes: [{ by: { dodge: 2 }, from: 'Cape', lasts: for2, guise }],
    lentWays: [{ kind: 'fly', lasts: for2, guise: true }],
    movement: ['fly'],
  };
  expect(toldOf(bat)).toEqual(['For now A is a bat, with +2 dodge (2 turns), can fly (2 turns).']);
});

import { expect, test } from 'vitest';
import { companyLine } from '../../../src/discord/views/along.ts';
import { fightSeenBy } from '../../../src/rules/sight/fight.ts';
import { comesIn, creature, hound } from '../../support/lanes.ts';

test('[ITEM-24] [COND-07] who comes along is told of with HP, and with what befell them', () => {
  const table = comesIn({ hound }, 'B2', 'hound');
  const { fight } = table.game;
  if (!fight) throw new Error('Ana does not walk');
  const held = { kind: 'restrained', by: null, lasts: 'until ended' } as const;
  const one = { ...creature(table, 'Hound'), conditions: [held] };
  const now = { ...fight, creatures: { ...fight.creatures, [one.id]: one } };
  expect(companyLine(fightSeenBy(fight, table.id('Ana')))).toEqual(['With you: Hound, 6 of 6 HP.']);
  expect(companyLine(fightSeenBy(now, table.id('Ana')))).toEqual([
    'With you: Hound, 6 of 6 HP, restrained.',
  ]);
});

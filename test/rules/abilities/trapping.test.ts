import { expect, test } from 'vitest';
import { fightAbilitySchema } from '../../../src/rules/abilities/seam.ts';

const faultsOf = (...effects: object[]): string[] =>
  fightAbilitySchema
    .safeParse({ trap: { stealth: 9 }, do: effects })
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];

test('[ITEM-26] a trap does nothing that somebody would have to do, or that befalls its owner', () => {
  expect(faultsOf({ move: 2 }, { deal: 1 }, { drain: 3 })).toEqual([
    'do.0.move: expected what befalls whoever springs a trap',
    'do.2.drain: expected what befalls whoever springs a trap',
  ]);
  expect(faultsOf({ heal: 2, to: 'self' }, { deal: 1, to: 'victim' })).toEqual([
    'do.0.to: expected target, other, or all of some within so many tiles',
    'do.1.to: expected target, other, or all of some within so many tiles',
  ]);
});

test('[ITEM-26] a trap acts on whoever springs it, and round about itself', () => {
  const round = { all: 'everybody', within: 2, of: 'self' };
  expect(faultsOf({ deal: 2 }, { lay: 'prone', to: 'other' }, { push: 2, to: round })).toEqual([]);
});

test('[ITEM-26] who does all that by itself may', () => {
  expect(fightAbilitySchema.safeParse({ use: {}, do: [{ move: 2 }] }).success).toBe(true);
});

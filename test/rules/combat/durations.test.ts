import { expect, test } from 'vitest';
import { type Carried } from '../../../src/rules/abilities/carried.ts';
import { fightAbilitySchema } from '../../../src/rules/abilities/seam.ts';
import { type FightAction } from '../../../src/rules/combat/index.ts';
import { itemId } from '../../../src/rules/names.ts';
import { act, fightDrawn, standing, strike } from '../../support/drawn-fight.ts';

const cup: Carried = {
  item: itemId('i1'),
  name: 'Cup',
  x: 1,
  place: 0,
  abilities: [
    fightAbilitySchema.parse({
      use: {},
      do: [
        { afflict: 2, turns: 9 },
        { 'grant attack': 'Spit', damage: 4, turns: 9 },
        { ways: ['climb'], turns: 9 },
      ],
    }),
  ],
  charges: null,
  spent: false,
  uses: {},
  standing: {},
};
const drink: FightAction = {
  ...{ do: 'activate', item: cup.item, ability: 0 },
  ...{ targets: [], tile: null },
};

test('[COMBAT-13] with the combat of a loot round afflictions and lent attacks and ways are over', () => {
  const fight = fightDrawn('A.m', {
    mode: 'loot',
    creatures: { A: { kit: [cup], attacks: [{ name: 'Maul', damage: 99, range: 2 }] } },
  });
  const drunk = act(fight, 'A', drink).fight;
  const during = standing(drunk, 'A');
  expect(during.afflictions).toHaveLength(1);
  expect(during.sheet.attacks.map(({ name }) => name)).toContain('Spit');
  expect(during.movement).toContain('climb');

  const { fight: over } = act(drunk, 'A', strike('m', 1), { 'to hit': 15 });
  expect(over.outcome).not.toBeNull();
  const after = standing(over, 'A');
  expect(after.afflictions ?? []).toEqual([]);
  expect(after.arms).toBeUndefined();
  expect(after.sheet.attacks).toEqual(standing(fight, 'A').sheet.attacks);
  expect(after.movement).toEqual(['walk']);
});

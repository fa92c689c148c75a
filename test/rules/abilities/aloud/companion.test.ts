import { describe, expect, test } from 'vitest';
import { plain, terse } from '../../../../src/rules/abilities/aloud/index.ts';
import { companionSchema } from '../../../../src/rules/abilities/companion.ts';
import { twistsOf } from '../../../support/twisted-ability.ts';

const written = {
  ...{ companion: 'Drake', hatches: 2, 'mount from': 3, hp: 10, size: 1 },
  stats: { speed: 5 },
  attacks: [{ name: 'Spark', range: 3, damage: 1, piercing: 1, type: 'fire' }],
  ways: ['fly', 'swim'],
  boons: ['true sight', { 'wider critical': 2 }],
  abilities: [
    { name: 'Seal', 'from level': 2, use: { range: 4, on: 'enemy' }, do: [{ lay: 'prone' }] },
  ],
};
const drake = companionSchema.parse(written);
const rat = companionSchema.parse({ companion: 'Rat', hp: 3 });

describe('[ITEM-24] [ITEM-25] a companion is read aloud', () => {
  test('as cards have it', () => {
    expect(terse(drake)).toBe(
      'Companion Drake (10 HP; size 1; speed 5; BA Spark, RG 3, 1 fire, piercing 1; can fly; can swim at full speed; true sight; critical range 2 wider); egg, hatches after 2 weeks; mount from level 3. Drake’s own: Seal. Use, RG 4, enemy: prone [from level 2].',
    );
    expect(terse(rat)).toBe('Companion Rat (3 HP).');
  });

  test('in full sentences', () => {
    expect(plain(drake)).toBe(
      'While this is equipped, Drake is your companion, with 10 HP, size 1, speed 5, the basic attack Spark (range 3, 1 fire damage, ignoring 1 fire resist), true sight and a critical range wider by 2, able to fly and swim at full speed.\nIt is an egg: it hatches after 2 weeks with you, is then of level 0, and gains a level whenever you do, and with each level 4 HP, and 1 each of accuracy, damage, dodge, willpower, immunity and size, and half a point each of armor, speed, perception and stealth.\nFrom level 3 on you can ride it, if it is in your mount slot.\nWhat Drake does itself, where “you” is Drake:\n• Seal. As an action, choose an enemy within 4 tiles: make the target prone until something ends it, or the fight is over. Only from level 2 on.',
    );
    expect(plain(rat)).toBe('While this is equipped, Rat is your companion, with 3 HP.');
  });

  test('of one that has hatched, with its weeks over', () => {
    const grown = { ...drake, hatches: 0 };
    expect(terse(grown)).toContain('; hatched from its egg; mount from level 3.');
    expect(plain(grown)).toContain(
      '\nIt has hatched from its egg: it gains a level whenever you do',
    );
  });

  test.each([
    ['its HP', { hp: 11 }],
    ['its size', { size: 2 }],
    ['a stat', { stats: { speed: 6 } }],
    ['an attack', { attacks: [{ ...drake.attacks[0], damage: 2 }] }],
    ['a way', { ways: ['fly'] }],
    ['a boon', { boons: ['true sight'] }],
    ['its weeks', { hatches: 3 }],
    ['its level', { 'mount from': 4 }],
    ['what it does', { abilities: twistsOf(drake.abilities?.[0] as never) }],
  ])('and %s makes both texts other', (_, change) => {
    const other = { ...drake, ...change } as typeof drake;
    expect(terse(other)).not.toBe(terse(drake));
    expect(plain(other)).not.toBe(plain(drake));
  });
});

test('[ITEM-25] what several abilities of its own are is said once', () => {
  const [seal] = drake.abilities ?? [];
  const two = { ...drake, abilities: [seal, { ...seal, name: 'Puff' }] } as typeof drake;
  expect(plain(two).split('\n').slice(3)).toEqual([
    expect.stringMatching(/^What Drake does itself, where “you” is Drake:$/),
    expect.stringMatching(/^• Seal\. As an action/),
    expect.stringMatching(/^• Puff\. As an action/),
  ]);
  expect(terse(two)).toMatch(/level 3\. Drake’s own: Seal\. Use, [^.]+\. Puff\. Use, [^.]+\.$/);
});

describe('what is said of it wrongly is refused', () => {
  const { hatches: _, ...noEgg } = written;
  const issues = (card: object) =>
    companionSchema.safeParse(card).error?.issues.map(({ path }) => path.join('.'));
  test('[ITEM-25] levels of who is no egg', () => {
    expect(issues(noEgg)).toEqual(['mount from', 'abilities.0.from level']);
    expect(issues(written)).toBeUndefined();
  });

  test('[MONSTER-06] an ability without a name', () => {
    const unnamed = { ...written, abilities: [{ use: {}, do: [{ heal: 1 }] }] };
    expect(issues(unnamed)).toEqual(['abilities.0.name']);
  });
});

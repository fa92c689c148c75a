import { describe, expect, test } from 'vitest';
import { gold } from '../../../src/rules/names.ts';
import { orbMeant } from '../../../src/discord/suggestions/goods.ts';
import { severalOrbs } from '../../../src/discord/views/several.ts';
import { heroView, orb, red } from '../support/hero-view.ts';

const orbs = [
  orb(3, { name: 'Cap', cost: gold(5) }),
  orb(4, { name: 'Cap of Ash', cost: gold(9) }),
  orb(5, { name: 'Sour Ale', cost: gold(9) }),
  orb(6, { name: 'Sour Ale', cost: gold(9), empty: true }),
  orb(7, { name: 'Keys to the Building', cost: gold(9) }),
  orb(8, { name: 'Warden’s Key', cost: gold(8) }),
  red(35, { red: 'chest', cost: gold(50) }),
  red(36, { red: 'chest', cost: gold(70) }),
  red(37, { red: 'saved', cost: gold(70) }),
  red(38, { red: 'saved', cost: gold(70) }),
];
const meantBy = (typed: string) => {
  const found = orbMeant(heroView({ orbs }), typed);
  return typeof found === 'string' ? found : found.map(({ number }) => number);
};

describe('[ORB-01] which orb is meant', () => {
  test.each([
    ['36', 'o36'],
    ['o36', 'o36'],
    ['Orb 36: a chest, 70 gold', 'o36'],
    ['a chest (orb 36, 70 gold)', 'o36'],
    // As the panel’s chooser has it.
    ['a chest, 50 gold', 'o35'],
    ['A chest , 70 gold ', 'o36'],
    ['Cap, 5 gold', 'o3'],
    ['cap', 'o3'],
    ['ash', 'o4'],
    ['Sour Ale', 'o5'],
  ])('“%s” means %s', (typed, id) => {
    expect(meantBy(typed)).toBe(id);
  });

  test.each([
    ['a chest', [35, 36]],
    ['chest', [35, 36]],
    ['ca', [3, 4]],
    ['saved by somebody, 70 gold', [37, 38]],
    ['sour', [5, 6]],
    // What one word fits is not the first that begins with it, as it is bought or saved for good.
    ['key', [7, 8]],
  ])('“%s” fits several', (typed, numbers) => {
    expect(meantBy(typed)).toEqual(numbers);
  });

  test.each(['a chest, 60 gold', 'a key', '99', ' '])('“%s” means none', (typed) => {
    const none = meantBy(typed);
    expect(typeof none).toBe('string');
    expect(orbs.map(({ id }) => String(id))).not.toContain(none);
  });
});

describe('[ORB-01] what fits several orbs', () => {
  test('is told with their numbers and what to type', () => {
    const [ale, none, , , one, other] = orbs.slice(2);
    if (!ale || !none || !one || !other) throw new Error('too few orbs');
    expect(severalOrbs('open', 'a *chest*', [one, other]).content).toBe(
      'Nothing was done: “a \\*chest\\*” fits orb 35 (a chest, 50 gold) and orb 36 (a chest, 70 gold).\nSay which by its number, as in `/orb open orb: 35`.',
    );
    expect(severalOrbs('buy', 'sour', [ale, none]).content).toContain(
      'orb 5 (Sour Ale, 9 gold) and orb 6 (Sour Ale, empty)',
    );
  });

  test('is told of eight at most', () => {
    const many = Array.from({ length: 11 }, (_, at) => orb(at + 1));
    const { content } = severalOrbs('buy', 'thing', many);
    expect(content).toContain('orb 8 (Thing 8, 8 gold) and 3 more.');
    expect(content).not.toContain('orb 9');
  });
});

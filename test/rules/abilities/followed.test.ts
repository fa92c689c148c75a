import { describe, expect, test } from 'vitest';
import { followed } from '../../../src/rules/abilities/followed.ts';

const thorns = { when: 'I am struck', name: 'Thorns', do: [{ deal: 9, to: 'other' }] };
const mend = { when: 'I take damage', name: 'Mend', do: [{ heal: 3 }] };
const dull = { ...thorns, do: [{ deal: 1, to: 'other' }] };
/** As they stand on a thing that calls them nothing. */
const plain = ({ name: _, ...ability }: typeof thorns | typeof mend) => ability;

describe('[GAME-06] what is kept of an ability', () => {
  test.each([
    ['goes where it stands now', [thorns, mend], [mend, thorns], { 1: 'a', 0: 'b' }],
    ['goes with the ability', [thorns, mend], [mend], { 0: 'b' }],
    ['stays with one whose numbers are other', [thorns, mend], [dull, mend], { 0: 'a', 1: 'b' }],
    ['knows a moved one by its name', [thorns, mend], [mend, dull], { 1: 'a', 0: 'b' }],
    ['does not go to one of another name', [thorns], [{ ...thorns, name: 'Barbs' }], {}],
    ['does not go to what begins otherwise', [thorns], [{ ...thorns, when: 'I hit' }], {}],
    ['does not go to another kind', [plain(thorns)], [{ use: {}, do: [] }], {}],
    [
      'does not go to either of two',
      [plain(thorns)],
      [plain(dull), { ...plain(dull), do: [] }],
      {},
    ],
    [
      'does not go from either of two',
      [plain(thorns), plain(dull)],
      [{ ...plain(dull), do: [] }],
      {},
    ],
    [
      'goes to the one of two that is the same',
      [plain(thorns), plain(dull)],
      [plain(dull)],
      { 0: 'b' },
    ],
  ])('%s', (_, before, after, kept) => {
    const were = Object.fromEntries(before.map((_one, place) => [place, 'ab'[place]]));
    expect(followed(were, before, after)).toEqual(kept);
  });

  test('in whatever order its words are stored', () => {
    const backwards = Object.fromEntries(Object.entries(plain(thorns)).reverse());
    const twin = { ...plain(thorns), do: [] };
    expect(followed({ 0: 'a' }, [plain(thorns)], [twin, backwards])).toEqual({ 1: 'a' });
  });
});

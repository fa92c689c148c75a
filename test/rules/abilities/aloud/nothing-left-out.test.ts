import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { plain, terse } from '../../../../src/rules/abilities/aloud/index.ts';
import { type SeamAbility } from '../../../../src/rules/abilities/seam.ts';
import { verbs } from '../../../../src/rules/abilities/verbs/index.ts';
import { type Aloud } from '../../../../src/rules/abilities/verbs/verb.ts';
import { anyAbility } from '../../../support/any-kit.ts';
import { meaningOf } from '../../../support/meaning.ts';
import { twistsOf } from '../../../support/twisted-ability.ts';
import { abilitiesBelow } from '../../../support/written-abilities.ts';
import { fullAbilities } from './full-abilities.ts';

const written = [...abilitiesBelow('test/scenarios'), ...abilitiesBelow('seeds/items')];

type Changed = { becomes: SeamAbility; same: boolean };
const known = new Map<SeamAbility, Changed[]>();

/** An ability changed in one place, and whether that is the same in other words. */
function twistsIn(ability: SeamAbility): Changed[] {
  const before = known.get(ability);
  if (before) return before;
  const meaning = meaningOf(ability);
  const twists = twistsOf(ability).map((becomes) => ({
    becomes,
    same: isDeepStrictEqual(meaningOf(becomes), meaning),
  }));
  known.set(ability, twists);
  return twists;
}

/** Changes that a text does not tell, though something else happens; and those that it need not tell. */
function mistold(ability: SeamAbility): { text: string; becomes: SeamAbility }[] {
  return twistsIn(ability).flatMap(({ becomes, same }) =>
    [plain, terse]
      .filter((read) => (read(ability) === read(becomes)) !== same)
      .map((read) => ({ text: read(ability), becomes })),
  );
}

/** Marks of a text that was put together wrongly. */
const faults = /undefined|null|NaN|\[object|  |\.\.| [.,;:]|,,|\(\)|\[\]|^\W*$|[^.!?…]$|^[a-z]/;

describe('nothing on a card is left out', { timeout: 120_000 }, () => {
  test.each([
    ['in scenarios and our stock', written],
    ['in abilities with all there is', fullAbilities],
  ])('%s, a change is in both texts just where it makes a difference', (_, abilities) => {
    expect(abilities.length).toBeGreaterThan(20);
    expect(abilities.flatMap(mistold)).toEqual([]);
  });

  test('in any ability, a change is in both texts just where it makes a difference', () => {
    fc.assert(
      fc.property(anyAbility, (ability) => {
        expect(mistold(ability)).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });

  test.each(['plain', 'terse'] as const)(
    'whatever part a verb forgot in its %s text, it is found',
    (form) => {
      const unfound = partsOfVerbs().filter(({ word, key }) => {
        const { verb, abilities } = speaking(word);
        const said = abilities
          .map((one) => effectIn(one, word)?.[key])
          .find((one) => one !== undefined);
        const aloud = verb.aloud[form];
        // It says of this part always the same.
        verb.aloud[form] = (effect, say) => aloud({ ...effect, [key]: said }, say);
        try {
          return abilities.every((one) => mistold(one).length === 0);
        } finally {
          verb.aloud[form] = aloud;
        }
      });
      expect(unfound).toEqual([]);
    },
  );
});

test('no text of any ability is put together wrongly', () => {
  for (const ability of [...written, ...fullAbilities])
    for (const read of [plain, terse]) expect(read(ability)).not.toMatch(faults);
  fc.assert(
    fc.property(anyAbility, (ability) => {
      for (const read of [plain, terse]) expect(read(ability)).not.toMatch(faults);
    }),
  );
});

type Word = keyof typeof verbs;

/** Every word and what stands beside it, but what can say nothing else, such as `reveal: yes`. */
const partsOfVerbs = (): { word: Word; key: string }[] =>
  (Object.keys(verbs) as Word[]).flatMap((word) =>
    Object.entries(verbs[word].schema.shape).flatMap(([key, part]) =>
      part instanceof z.ZodLiteral ? [] : [{ word, key }],
    ),
  );

/** A verb, and all abilities with that alone. */
const speaking = (word: Word) => ({
  verb: verbs[word] as { aloud: Aloud<object> },
  abilities: fullAbilities.filter((one) => effectIn(one, word) !== undefined),
});

/** `ways` are a verb, and of a summons a part. */
const effectIn = (ability: SeamAbility, word: Word): Record<string, unknown> | undefined =>
  ('do' in ability ? ability.do : []).find(
    (one) => word in one && !(word === 'ways' && 'summon' in one),
  );

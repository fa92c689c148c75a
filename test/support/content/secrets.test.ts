import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { type SecretDefinition, secretSchema } from '../../../src/rules/secret.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { faultsOfSecrets } from './secrets.ts';
import { type Card, cardsIn } from './shelves.ts';

const cards = cardsIn('.');

const root = temporaryFolder();
mkdirSync(join(root, 'seeds', 'secrets'), { recursive: true });

/** A secret with a file of its own below `root`, a key in each line. */
function secret(more: object): Card {
  const says = {
    name: 'A Test',
    place: { map: 'maps/three-rings', hide: 'f' },
    hidden: 12,
    told: 'There is something behind the brick.',
    for: 'everybody',
    gives: { gold: 3 },
    ...more,
  } satisfies Record<keyof SecretDefinition, unknown>;
  writeFileSync(join(root, 'seeds', 'secrets', 'a-test.yaml'), stringify(says));
  return { id: 'secrets/a-test', card: { of: 'secret', ...secretSchema.parse(says) } };
}

describe('[ORB-09] what secrets speak of', () => {
  test('all of it is there', () => expect(faultsOfSecrets(cards)).toEqual([]));

  test.each<[object, string[]]>([
    [{}, []],
    [
      { place: { map: 'maps/nowhere', hide: 'a' } },
      ['3: “map”: expected the path of a map that says what it hides, not “maps/nowhere”.'],
    ],
    [
      { place: { map: 'maps/three-ring', hide: 'a' } },
      [
        '3: “map”: expected the path of a map that says what it hides, not “maps/three-ring”. Did you mean “maps/three-rings”?',
      ],
    ],
    [
      { place: { map: 'maps/three-rings', hide: 'z' } },
      [
        expect.stringMatching(
          /^4: “hide”: expected one of: a, .*, which maps\/three-rings hides, not “z”\.$/,
        ) as string,
      ],
    ],
    [
      { place: { map: 'maps/pit', hide: 'a' } },
      ['3: “map”: expected the path of a map that says what it hides, not “maps/pit”.'],
    ],
    [
      { gives: { gold: 3, things: ['items/gems/gallstone', 'maps/pit'] } },
      ['12: “things”: expected the path of a thing, not “maps/pit”.'],
    ],
    [
      { gives: { things: ['items/quest/inter-library-loan'] } },
      [
        '10: “things”: expected nothing that is come by in a way of its own, as “items/quest/inter-library-loan” is (quest item).',
      ],
    ],
    [
      { gives: { chosen: 'items/gems/gallstone' } },
      ['9: “chosen”: expected the path of an NPC’s favour, not “items/gems/gallstone”.'],
    ],
  ])('%j has these faults: %j', (more, expected) => {
    const told = faultsOfSecrets([...cards, secret(more)], root);
    expect(told.map((fault) => fault.replace(/^secrets\/a-test\.yaml:/, ''))).toEqual(expected);
  });

  test('two in one place are told', () =>
    expect(
      faultsOfSecrets([...cards, secret({ place: { map: 'maps/three-rings', hide: 'a' } })], root),
    ).toEqual([
      'secrets/a-test.yaml:2: “place”: expected another place than that of secrets/swept-floor.',
    ]));

  test('[SLOT-01] a favour that nobody gives is told', () =>
    expect(faultsOfSecrets(cards.filter(({ id }) => id !== 'secrets/behind-the-ledgers'))).toEqual([
      'items/chosen/goop-s-favourite.yaml:2: “kinds”: expected a quest or a secret that gives it, as it is an NPC’s favour.',
    ]));
});

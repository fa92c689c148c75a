import { describe, expect, test } from 'vitest';
import { type SecretDefinition, secretSchema } from '../../../src/rules/secret.ts';
import { faultsOfSecrets } from './secrets.ts';
import { type Card, cardsIn } from './shelves.ts';

const cards = cardsIn('.');

const secret = (more: object): Card => ({
  id: 'secrets/a-test',
  card: {
    of: 'secret',
    ...secretSchema.parse({
      name: 'A Test',
      place: { map: 'maps/three-rings', hide: 'f' },
      hidden: 12,
      told: 'There is something behind the brick.',
      for: 'everybody',
      gives: { gold: 3 },
      ...more,
    } satisfies Record<keyof SecretDefinition, unknown>),
  },
});

describe('[ORB-09] what secrets speak of', () => {
  test('all of it is there', () => expect(faultsOfSecrets(cards)).toEqual([]));

  test.each<[object, string[]]>([
    [{}, []],
    [{ place: { map: 'maps/nowhere', hide: 'a' } }, ['maps/nowhere is no map']],
    [
      { place: { map: 'maps/three-rings', hide: 'z' } },
      ['nothing can be hidden at “z” of maps/three-rings'],
    ],
    [{ place: { map: 'maps/pit', hide: 'a' } }, ['nothing can be hidden at “a” of maps/pit']],
    [{ gives: { things: ['maps/pit'] } }, ['maps/pit is no thing']],
    [
      { gives: { things: ['items/quest/inter-library-loan'] } },
      ['items/quest/inter-library-loan is come by otherwise'],
    ],
    [{ gives: { chosen: 'items/gems/gallstone' } }, ["items/gems/gallstone is no NPC's favour"]],
  ])('%j has these faults: %j', (more, expected) =>
    expect(faultsOfSecrets([...cards, secret(more)])).toEqual(
      expected.map((fault) => `secrets/a-test: ${fault}`),
    ),
  );

  test('two in one place are told', () =>
    expect(
      faultsOfSecrets([...cards, secret({ place: { map: 'maps/three-rings', hide: 'a' } })]),
    ).toEqual(['secrets/a-test and secrets/swept-floor lie in one place']));

  test('[SLOT-01] a favour that nobody gives is told', () =>
    expect(faultsOfSecrets(cards.filter(({ id }) => id !== 'secrets/behind-the-ledgers'))).toEqual([
      'items/chosen/goop-s-favourite is a favour that no quest and no secret gives',
    ]));
});

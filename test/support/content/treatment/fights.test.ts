import { describe, expect, test } from 'vitest';
import { isRefusal, refuse } from '../../../../src/rules/refusal.ts';
import { additions } from '../../additions.ts';
import { wonders } from '../../wonders.ts';
import { faultsOf } from '../mill.ts';
import {
  claw,
  found,
  inFights,
  item,
  lax,
  marking,
  ofAll,
  snare,
  thing,
  wand,
} from './broken-law.ts';
import { laid } from './laid.ts';
import { stolen } from './stolen.ts';
import { struck } from './struck.ts';
import { type Law, theLaw } from './treatment.ts';
import { used } from './used.ts';

test.each(Object.entries({ ...wonders, ...additions }))(
  'a sound %s goes through all of them',
  (id, card) => {
    if (card.of !== 'item') expect.fail('no thing');
    expect(faultsOf({ id, card }, [])).toEqual([]);
  },
);

describe('[COMBAT-02] using it finds', () => {
  const places = ['in a loot round', 'in a duel', 'in a quest'];

  test('that it is used with no target, with a wrong one, and beyond its reach', () => {
    for (const place of places) {
      expect(found(used, wand, lax)).toContain(`${place}: “use 1” with no target is not refused`);
      expect(found(used, wand, lax)).toContain(`${place}: “use 1” at its user is not refused`);
    }
    const helpful = thing('Cup', {
      abilities: [{ use: { range: 9, on: 'ally' }, do: [{ heal: 1 }] }],
    });
    expect(found(used, helpful, lax)).toContain('in a duel: “use 1” at an enemy is not refused');
  });

  test('that a refusal gives another reason than the right one', () => {
    const wordless: Partial<Law> = {
      rule: (...all) => {
        const ruled = theLaw.rule(...all);
        return isRefusal(ruled) ? refuse('stale', null, {}) : ruled;
      },
    };
    expect(found(used, wand, wordless)).toContain(
      'with no target is refused as “stale”; expected “aim otherwise”',
    );
  });

  test('that a refusal changes something', () => {
    expect(found(used, wand, marking)).toContain(
      'with no target is refused, and changes something',
    );
  });

  test('that a right one does not play, is not counted, or takes no charge', () => {
    const shut: Partial<Law> = {
      rule: (game, intent, ...rest) =>
        intent.do === 'fight' ? refuse('stale', null, {}) : theLaw.rule(game, intent, ...rest),
    };
    expect(found(used, wand, shut)).toContain('in a duel: “use 1” is refused as “stale”');
    expect(found(used, wand, inFights(ofAll({ uses: {} })))).toContain('“use 1” is not counted');
    expect(found(used, wand, inFights(ofAll({ charges: 2 })))).toContain('leaves 2 charges of 2');
    const phial = thing('Phial', { abilities: [{ use: {}, do: [{ heal: 1 }], 'used up': true }] });
    expect(found(used, phial, inFights(ofAll({ spent: false })))).toContain(
      'does not use the thing',
    );
  });

  test('that nothing is left to aim it at', () => {
    const late = { use: { range: 9, on: 'enemy' }, do: [{ deal: 1 }], 'from level': 20 };
    expect(found(used, thing('Late', { abilities: [late] }))).toContain('can be aimed at nothing');
  });

  test('numbers that are none', () => {
    const broken = inFights(({ creatures }) => ({
      creatures: Object.fromEntries(
        Object.values(creatures).map((one) => [one.id, { ...one, idle: NaN }]),
      ),
    }));
    expect(found(used, wand, broken)).toContain('.idle is NaN');
  });
});

test('[COMBAT-03] striking finds an attack upon nobody', () => {
  expect(found(struck, claw, lax)).toContain('in a duel: “Claw” at nobody is not refused');
  expect(found(struck, claw)).toBe('');
});

test('[ITEM-26] laying finds a trap that lies nowhere, or is taken up before it lies', () => {
  expect(found(laid, snare, lax)).toContain('placed on a spawn tile is not refused');
  expect(
    found(
      laid,
      snare,
      inFights(() => ({ things: [] })),
    ),
  ).toContain('it lies nowhere');
});

test('[ITEM-38] a theft finds charges that stay, and those of a treasure that go', () => {
  const full: Law['takeAction'] = (fight, ...rest) => {
    const acted = theLaw.takeAction(fight, ...rest);
    return isRefusal(acted)
      ? acted
      : { ...acted, fight: { ...acted.fight, ...ofAll({ charges: 2 })(acted.fight) } };
  };
  expect(found(stolen, wand, { takeAction: full })).toContain('2 charges of 2 are left by a thief');
  const hoard = item('Hoard', {
    ...{ kinds: ['treasure'], slot: 'slotless', charges: 2 },
    abilities: [{ use: {}, do: [{ gold: 1 }], charge: true, limit: { each: 'fight', times: 2 } }],
  });
  expect(found(stolen, hoard)).toBe('');
  const taken: Law['takeAction'] = (fight, id, action, dice) => {
    const acted = theLaw.takeAction(fight, id, action, dice);
    return isRefusal(acted) || action.do !== 'activate'
      ? acted
      : { ...acted, fight: { ...acted.fight, ...ofAll({ charges: 0 })(acted.fight) } };
  };
  expect(found(stolen, hoard, { takeAction: taken })).toContain('expected 2');
});

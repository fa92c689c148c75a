import { describe, expect, test } from 'vitest';
import { fightAbilitySchema } from '../../../src/rules/abilities/seam.ts';
import {
  lonely,
  triggers,
  triggerWords,
  victimless,
} from '../../../src/rules/abilities/trigger.ts';

const counter = { counter: true };
const reroll = { reroll: true, keep: 'better' };
const mends = { heal: 1 };
const wounds = { deal: 1, to: 'other' };

const faults = (ability: object) =>
  fightAbilitySchema
    .safeParse(ability)
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];

describe('what answers to something stands with what it can answer to', () => {
  test.each(triggerWords)('[COMBAT-14] %s', (when) => {
    const { moment } = triggers[when];
    expect(faults({ when, do: [mends, counter] }).length).toBe(moment === 'targeted' ? 0 : 1);
    expect(faults({ when, do: [mends, reroll] }).length).toBe(moment === 'rolled' ? 0 : 1);
    expect(faults({ when, do: [mends] })).toEqual([]);
  });

  test.each([
    ['use', { use: {} }],
    ['trap', { trap: { stealth: 3 } }],
    ['aura', { aura: { radius: 1 } }],
  ])('[COMBAT-14] nothing that begins with %s answers', (_, form) => {
    for (const effect of [counter, reroll])
      expect(faults({ ...form, do: [effect] }).length).toBe(1);
    expect(faults({ ...form, do: [{ deal: 1 }] })).toEqual([]);
  });

  test.each(triggerWords)(
    '[COMBAT-14] %s has another in it, or a card with one is refused',
    (when) => {
      const round = { deal: 1, to: { all: 'enemies', within: 1, of: 'other' } };
      for (const effect of [wounds, round])
        expect(faults({ when, do: [effect] })).toEqual(
          lonely.includes(when)
            ? [`do.0.to: expected anybody but other: in “${when}” nobody else has a part`]
            : [],
        );
    },
  );

  test.each(triggerWords)('[COMBAT-14] %s has a victim, or a card with one is refused', (when) => {
    const vain = victimless.includes(when);
    const why = `expected anybody but victim: in “${when}” nobody suffers anything`;
    for (const to of ['victim', { all: 'everybody', within: 1, of: 'victim' }])
      expect(faults({ when, do: [{ reveal: true, to }] }).includes(`do.0.to: ${why}`)).toBe(vain);
  });

  test('[COMBAT-18] an attack at a tile has an area, if only that tile', () => {
    const special = { against: 'dodge', damage: 1 };
    const at = (more: object) => faults({ use: { range: 3, on: 'tile', ...more }, special });
    expect(at({})).toEqual([
      'use.radius: expected a radius, 0 or more, as an attack at a tile needs an area',
    ]);
    expect(at({ radius: 0 })).toEqual([]);
  });

  test('[COMBAT-14] it is told where it stands and with what it could', () => {
    expect(faults({ when: 'I am struck', do: [wounds, counter, reroll] })).toEqual([
      'do.1.counter: expected only with “when: I am targeted by an ability” or “when: an enemy targets me with an ability”',
      'do.2.reroll: expected only with “when: I would hit”, “when: I would miss”, “when: I would be struck”, “when: I would be struck critically” or “when: an ally would be struck”',
    ]);
  });
});

test('[ITEM-27] what must go off has no word of its card on whether it does', () => {
  const must = { when: 'I miss', must: true, do: [mends] };
  expect(faults(must)).toEqual([]);
  for (const standing of ['always', 'never', 'ask'])
    expect(faults({ ...must, standing })).toEqual([
      'standing: expected none beside `must`, as its player is not asked',
    ]);
});

import { describe, expect, test } from 'vitest';
import { plain, terse } from '../../../../src/rules/abilities/aloud/index.ts';
import { asAbility } from '../../../support/written-abilities.ts';

const both = (said: object) => {
  const ability = asAbility(said) ?? expect.fail('no ability');
  return [terse(ability), plain(ability)];
};
const prone = { lay: 'prone', turns: 1 };

describe('[COMBAT-18] [GLOSS-03] an aura that is not for enemies alone says that its carrier is in it', () => {
  test.each([0, 1, 4])('of radius %i', (radius) => {
    const where = radius === 0 ? 'on a tile of yours' : `within ${radius}`;
    const near = `${where} ${radius === 1 ? 'tile' : 'tiles'} of you (your size adds to that)`;
    const plainly = radius === 0 ? `${where} (or no farther off than your size)` : near;
    const aura = (hits: string, more: object = { do: [prone] }) =>
      both({ aura: { radius, hits }, ...more });
    const [allies, alliesPlain] = aura('allies');
    expect(allies).toBe(`Aura, you and allies ${where}: prone, DR 1.`);
    expect(alliesPlain).toContain(
      `When you start a turn, or an ally starts one ${plainly} or comes `,
    );
    expect(alliesPlain).toMatch(/, make that one prone for 1 turn\.$/);
    const [all, allPlain] = aura('everybody');
    expect(all).toBe(`Aura, you and everybody ${where}: prone, DR 1.`);
    expect(allPlain).toContain(
      `When you start a turn, or anybody else starts one ${plainly} or comes `,
    );
    const [enemies, enemiesPlain] = aura('enemies');
    expect(enemies).toBe(`Aura, enemies ${where}: prone, DR 1.`);
    expect(enemiesPlain).toContain(`When an enemy starts a turn ${plainly} or comes `);
    expect(enemiesPlain).toMatch(/, make them prone for 1 turn\.$/);
    expect(aura('allies', { while: { dodge: -2 } })).toEqual([
      `Aura, you and allies ${where}: while there −2 dodge.`,
      `You and every ally ${plainly} have −2 dodge.`,
    ]);
  });
});

describe('[COMBAT-18] [GLOSS-03] an area about its carrier says that it is in its midst', () => {
  const healed = (all: string, of = 'self', head: object = { use: { range: 3, on: 'enemy' } }) =>
    both({ ...head, do: [{ heal: 1, to: { all, within: 2, of } }] });

  test('of allies and of everybody', () => {
    const [allies, alliesPlain] = healed('allies');
    expect(allies).toContain('heal 1 (you and allies within 2 of you).');
    expect(alliesPlain).toContain('heal yourself and every ally within 2 tiles of you by 1 HP.');
    const [all, allPlain] = healed('everybody');
    expect(all).toContain('heal 1 (you and everybody within 2 of you).');
    expect(allPlain).toContain('heal yourself and everybody else within 2 tiles of you by 1 HP.');
    expect(healed('enemies')[0]).toContain('heal 1 (enemies within 2 of you).');
  });

  test('about another, allies are the carrier’s side, which may be there or not', () => {
    const [card, long] = healed('allies', 'target');
    expect(card).toContain('heal 1 (your side within 2 of the target).');
    expect(long).toContain('heal everybody on your side within 2 tiles of the target by 1 HP.');
  });

  test('[STAT-01] but not once it is dead', () => {
    const [card, long] = healed('everybody', 'self', { when: 'I die' });
    expect(card).toBe('You die: heal 1 (everybody within 2 of you).');
    expect(long).toBe('When you die, heal everybody within 2 tiles of you by 1 HP.');
  });

  test('of a use, too', () => {
    const used = (use: object) => both({ use, do: [prone] });
    expect(used({ radius: 2, hits: 'allies' })).toEqual([
      'Use, you and allies within 2: prone, DR 1.',
      'As an action, you and every ally within 2 tiles of you are targets: make each target prone for 1 turn.',
    ]);
    expect(used({ range: 4, on: 'tile', radius: 0 })).toEqual([
      'Use, RG 4, tile, everybody there: prone, DR 1.',
      'As an action, choose a tile within 4 tiles; everybody there is a target: make each target prone for 1 turn.',
    ]);
    expect(used({ range: 4, on: 'ally', radius: 1, hits: 'allies' })[0]).toBe(
      'Use, RG 4, you or ally, your side within 1: prone, DR 1.',
    );
  });
});

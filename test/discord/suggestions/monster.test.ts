import { describe, expect, test } from 'vitest';
import { monsterDeedMeant } from '../../../src/discord/suggestions/monster.ts';
import { severalDeeds } from '../../../src/discord/views/several.ts';
import { type CreatureId } from '../../../src/rules/combat/creature.ts';
import { type FightView, fightSeenBy } from '../../../src/rules/sight/fight.ts';
import { fightDrawn } from '../../support/drawn-fight.ts';

const bear = 'm1' as CreatureId;
/** A bear between Bran, Brannoch and, too far off, a hero whose name begins as theirs do. */
const fight = ((): FightView => {
  const drawn = fightDrawn(`AmB\n${'...\n'.repeat(9)}..C`, {
    mode: 'monster round',
    creatures: {
      A: { name: 'Brannoch' },
      B: { name: 'Brandt' },
      C: { name: 'Bran' },
      m: { name: 'Bear', attacks: [{ name: 'Claw', range: 1, damage: 9 }] },
    },
  });
  return fightSeenBy({ ...drawn, turn: { ...drawn.turn, of: bear } }, bear);
})();

describe('[MONSTER-09] what a host types for the monster', () => {
  test('is done where it means one thing', () => {
    expect(monsterDeedMeant(fight, 'attack brannoch: cl')).toMatchObject({ target: 'h1' });
    expect(monsterDeedMeant(fight, 'Attack Brandt: Claw')).toMatchObject({ target: 'h2' });
    expect(monsterDeedMeant(fight, 'Attack Brandt')).toEqual({
      do: 'attack',
      target: 'h2',
      attack: 1,
    });
    expect(monsterDeedMeant(fight, 'attack h2.0')).toMatchObject({ target: 'h2', attack: 0 });
    expect(monsterDeedMeant(fight, 'end')).toEqual({ do: 'end turn' });
    expect(monsterDeedMeant(fight, 'to b2')).toMatchObject({ do: 'move' });
  });

  test('is asked about where it may mean several, and nothing is done', () => {
    const both = ['Attack Brannoch', 'Attack Brandt'];
    expect(monsterDeedMeant(fight, 'attack bra')).toEqual(both);
    const { content } = severalDeeds('lead', 'attack bra', both);
    expect(content).toContain('fits Attack Brannoch and Attack Brandt.');
    expect(content).toContain('`/host lead-monster what: Attack Brannoch`');
  });

  test('means no other whose name, or tile, begins as what was typed whole', () => {
    // Too far off, as the rules then say of him and of nobody else.
    expect(monsterDeedMeant(fight, 'attack bran')).toMatchObject({ do: 'attack', target: 'h3' });
    expect(monsterDeedMeant(fight, 'attack nobody')).toBe(null);
    expect(monsterDeedMeant(fight, 'to b1')).toBe(null);
    expect(monsterDeedMeant(fight, 'dance')).toBe(null);
  });
});

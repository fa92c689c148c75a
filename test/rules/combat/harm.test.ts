import { describe, expect, test } from 'vitest';
import { boutOf } from '../../../src/rules/combat/open-bout.ts';
import { takeTheDead, wound } from '../../../src/rules/combat/harm.ts';
import { act, fightDrawn, idOf, only, pass, standing, strike } from '../../support/drawn-fight.ts';
import { rolling } from '../../support/rolling.ts';

describe('deaths', () => {
  test('[COMBAT-19] all damage of one effect lands before anybody falls; then they fall together', () => {
    const bout = boutOf(fightDrawn('A.B'), rolling({}));
    const both = [idOf('A'), idOf('B')];
    for (const letter of ['A', 'B']) wound(bout, standing(bout.fight, letter), 30);
    expect(both.map((id) => bout.fight.creatures[id]?.dead)).toEqual([false, false]);
    expect(
      takeTheDead(['A', 'B'].map((letter) => standing(bout.fight, letter))).map(({ id }) => id),
    ).toEqual(both);
    expect(both.map((id) => bout.fight.creatures[id]?.dead)).toEqual([true, true]);
  });

  test('[STAT-01] damage to exactly 0 HP kills, one less does not', () => {
    const fight = fightDrawn('AB', {
      creatures: { A: { attacks: [{ damage: 5 }] }, B: { stats: { hp: 10 }, damageTaken: 4 } },
    });
    const wounded = act(fight, 'A', strike('B', 1), { 'to hit': 12 });
    expect(standing(wounded.fight, 'B')).toMatchObject({ dead: false, damageTaken: 9 });
    const killed = act(wounded.fight, 'A', strike('B', 0), { 'to hit': 12 });
    expect(standing(killed.fight, 'B').dead).toBe(true);
    expect(only(killed.events, 'died')).toMatchObject({ who: { name: 'B' }, by: { name: 'A' } });
  });

  test('[STAT-01] who came with more damage than HP stands until hurt again', () => {
    const fight = fightDrawn('AB', { creatures: { B: { stats: { hp: 10 }, damageTaken: 14 } } });
    const spared = act(fight, 'A', strike('B'), { 'to hit': 2 }).fight;
    expect(standing(spared, 'B').dead).toBe(false);
    expect(standing(act(spared, 'A', strike('B'), { 'to hit': 19 }).fight, 'B').dead).toBe(true);
  });

  test('[STAT-08] temporary HP take damage first, and are not HP', () => {
    const fight = fightDrawn('AB');
    const target = standing(fight, 'B');
    const bout = { halved: new Set<never>(), lent: [], fight };
    target.temporaryHp = [{ hp: 4, from: 'a draught', paysCosts: true, lasts: 'until ended' }];
    wound(bout, target, 3);
    expect(target).toMatchObject({ damageTaken: 0, temporaryHp: [{ hp: 1 }] });
    wound(bout, target, 3);
    expect(target).toMatchObject({ damageTaken: 2, temporaryHp: [] });
  });
});

describe('regen', () => {
  const regen = (damageTaken: number) =>
    fightDrawn('A.B', { creatures: { A: { stats: { regen: 3 }, damageTaken } } });

  test('[STAT-09] comes back at the end of the own turn, not of the other’s', () => {
    const own = act(regen(10), 'A', pass);
    expect(standing(own.fight, 'A').damageTaken).toBe(7);
    expect(only(own.events, 'healed')).toMatchObject({ hp: 3, cause: 'regen' });
    expect(standing(act(own.fight, 'B', pass).fight, 'A').damageTaken).toBe(7);
  });

  test('[STAT-09] stops at the maximum, and is silent there', () => {
    expect(standing(act(regen(2), 'A', pass).fight, 'A').damageTaken).toBe(0);
    expect(act(regen(0), 'A', pass).events.map(({ kind }) => kind)).not.toContain('healed');
  });

  test('[STAT-09] does not raise the dead', () => {
    const fight = fightDrawn('AB', {
      creatures: { A: { attacks: [{ damage: 9 }] }, B: { stats: { hp: 5, regen: 5 } } },
    });
    const { fight: over } = act(fight, 'A', strike('B', 1), { 'to hit': 12 });
    expect(standing(over, 'B')).toMatchObject({ dead: true, damageTaken: 9 });
  });
});

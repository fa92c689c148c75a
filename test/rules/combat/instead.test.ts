import { describe, expect, test } from 'vitest';
import { tileAt } from '../../../src/rules/board/tile.ts';
import { type FightAction } from '../../../src/rules/combat/index.ts';
import { type Condition } from '../../../src/rules/combat/creature.ts';
import { itemId } from '../../../src/rules/names.ts';
import { fightDrawn, idOf, refusalFor, strike, type Scene } from '../../support/drawn-fight.ts';

const at = (column: number, row = 0) => tileAt(column, row);
const go = (column: number, row = 0): FightAction => ({
  do: 'move',
  kind: 'walk',
  to: at(column, row),
});
const hidden: Condition = { kind: 'hidden', total: 99, natural: 9, lasts: 'until ended' };
const wand = {
  ...{ item: itemId('i1'), name: 'Wand', x: 1, place: 0, standing: {}, charges: null },
  ...{ spent: false, uses: {} },
  abilities: [
    {
      use: { range: 2, on: 'enemy' as const, hits: 'everybody' as const },
      do: [{ deal: 1, type: 'physical' as const, piercing: 0 }],
    },
    {
      name: 'Gate',
      use: { range: 2, on: 'tile' as const, hits: 'everybody' as const },
      do: [],
    },
  ],
};
const use = (ability: number, targets: string[], tile: number | null = null) =>
  ({
    ...{ do: 'activate', item: itemId('i1'), ability },
    ...{ targets: targets.map(idOf), tile },
  }) as FightAction;

/** What A is told that it could do instead. */
function insteadOf(text: string, action: FightAction, scene: Scene = {}) {
  const { facts } = refusalFor(fightDrawn(text, { mode: 'monster round', ...scene }), 'A', action);
  return facts.instead;
}

describe('a refusal tells what could be done instead', () => {
  const archer = { A: { attacks: [{ name: 'Bow', range: 4, damage: 2 }] } };

  test('[COMBAT-03] whom one can attack, and with what one reaches who was wanted', () => {
    const scene = { creatures: archer };
    expect(insteadOf('A..m\nB.n.', strike('m'), scene)).toMatchObject({
      targets: ['m', 'n'],
      attacks: ['Bow'],
    });
    expect(insteadOf('A..m\nB.n.', strike('B'), scene)).toMatchObject({ targets: ['m', 'n'] });
  });

  test('[COMBAT-03] [MOVE-13] from where one would reach who is too far or out of sight', () => {
    expect(insteadOf('A...m', strike('m'))).toMatchObject({ targets: [], tiles: [at(3)] });
    expect(insteadOf('A.#m\n....', strike('m', 1), { creatures: archer })).toMatchObject({
      tiles: [at(2, 1)],
    });
  });

  test('[MOVE-01] the nearest tile to the one that was wanted', () => {
    expect(insteadOf('A......m', go(6))).toMatchObject({ tiles: [at(3)] });
    expect(insteadOf('A.m', go(2))).toMatchObject({ tiles: [at(1)] });
    expect(insteadOf('A#m', go(2))).toMatchObject({ tiles: [] });
  });

  test('[ITEM-27] at whom and where else an ability can be aimed, and what else can be used', () => {
    const creatures = { A: { kit: [wand] } };
    expect(insteadOf('Am..n', use(0, ['n']), { creatures })).toMatchObject({
      targets: ['m'],
      abilities: ['Wand', 'Gate'],
    });
    expect(insteadOf('A.m..', use(1, [], at(4)), { creatures })).toMatchObject({ tiles: [at(2)] });
    expect(insteadOf('A....m', use(0, ['m']), { creatures })).toMatchObject({ tiles: [at(3)] });
    expect(insteadOf('Am', use(7, ['m']), { creatures })).toMatchObject({
      abilities: ['Wand', 'Gate'],
    });
  });

  test('[PERC-04] [MOVE-16] between which corners one searches, and whom one rides', () => {
    const search: FightAction = { do: 'investigate', corner: at(5, 5) };
    expect(insteadOf('......m\n.A.....', search)).toMatchObject({ tiles: [at(0), at(1, 1)] });
    const ride: FightAction = { do: 'mount', target: idOf('m') };
    expect(insteadOf('Am', ride)).toMatchObject({ targets: [] });
  });

  test('[COND-07] everything that a condition leaves', () => {
    const creatures = {
      A: { conditions: [{ kind: 'restrained', by: null, lasts: 'until ended' } as Condition] },
    };
    expect(insteadOf('Am.', go(0, 1), { creatures })?.deeds).toEqual([
      'attack',
      'hide',
      'investigate',
      'end turn',
    ]);
  });
});

describe('nobody learns by a refusal', () => {
  const creatures = { m: { name: 'Shade', conditions: [hidden] } };

  test('[COND-01] of a hidden creature, whom nothing reaches and from nowhere', () => {
    const told = insteadOf('A.m.n', strike('m'), { creatures });
    expect(told).toMatchObject({ targets: [], attacks: [], tiles: [] });
    expect(JSON.stringify(told)).not.toContain('Shade');
  });

  test('[COND-01] the name of a hidden creature whose turn it is', () => {
    const fight = fightDrawn('A.m', { mode: 'monster round', creatures });
    const theirs = { ...fight, turn: { ...fight.turn, of: idOf('m') } };
    expect(refusalFor(theirs, 'A', go(1))).toMatchObject({
      refused: 'wait your turn',
      facts: { whose: '', instead: { deeds: [] } },
    });
  });

  test('[DUEL-02] anything of a fight that is over', () => {
    const fight = fightDrawn('AB');
    const over = { ...fight, outcome: { winner: idOf('A'), how: 'death' } as const };
    expect(refusalFor(over, 'B', strike('A')).facts).toEqual({});
  });
});

import { describe, expect, test } from 'vitest';
import { tileAt } from '../../../src/rules/board/tile.ts';
import { type FightAction } from '../../../src/rules/combat/action.ts';
import { type CreatureId, type Entrant, openFight } from '../../../src/rules/combat/index.ts';
import { goOn } from '../../../src/rules/fighting/turns.ts';
import { heroView } from '../../../src/rules/sight/hero-view.ts';
import { rolling } from '../../support/rolling.ts';
import { type Table } from '../../support/table.ts';
import { goodsOf } from '../../support/table-cards.ts';
import { duelling } from '../../support/table-weeks.ts';

const hound: CreatureId = 'c1';

/** The duel begins once more; Bran, who acts first, has a hound in it. */
function withHound(): Table {
  const table = duelling('Ana', 'Bran', 'Cleo');
  const { fight } = table.game;
  if (!fight) throw new Error('nobody fights');
  const { mode, reserve } = fight;
  const board = { name: 'Two Cells', rows: ['####', '#@@#', '#..#', '####'] };
  const heroes = Object.values(fight.creatures).map((one): Entrant => {
    const { id, name, kind, side, player, sheet, level, damageTaken, tile } = one;
    return { id, name, kind, side, player, sheet, level, damageTaken, tile };
  });
  const owner = heroes.find(({ id }) => id === table.id('Bran'));
  if (!owner) throw new Error('Bran does not fight');
  const companion: Entrant = {
    ...owner,
    ...{ id: hound, name: 'Hound', kind: 'companion', tile: tileAt(1, 2) },
  };
  const first = heroes.indexOf(owner) === 0;
  table.arrange(() => ({ fight: null }));
  return table.settles((scene) =>
    goOn(
      scene,
      openFight(
        { mode, board, creatures: [...heroes, companion], monster: reserve },
        rolling({ initiative: first ? [8, 1] : [1, 8] }),
      ),
    ),
  );
}

const viewOf = (table: Table, name: string) =>
  heroView(table.game, goodsOf(table.stock), table.id(name), table.now);
const left = (table: Table) => table.game.fight?.turn;
const by = (action: FightAction, step: number | null = null) =>
  ({ do: 'fight', action, step, by: hound }) as const;
const hide: FightAction = { do: 'hide' };
const rest: FightAction = { do: 'end turn' };

describe('[ITEM-24] a companion whose owner tells it what to do', () => {
  test('is offered what it can do for as long as it has actions, and to its owner only', () => {
    const table = withHound();
    const [seen] = viewOf(table, 'Bran').companions;
    expect(seen).toMatchObject({ you: hound, turn: { companions: { [hound]: 2 } } });
    expect(seen?.legal.map(({ do: what }) => what)).toContain('move');
    expect(viewOf(table, 'Cleo').companions).toEqual([]);
    table.does('Bran', by(rest));
    expect(viewOf(table, 'Bran').companions).toEqual([]);
  });

  test('spends its own actions, and none of its owner’s', () => {
    const table = withHound().does('Bran', by(hide));
    expect(left(table)).toMatchObject({ actions: 2, companions: { [hound]: 1 } });
    table.does('Bran', { do: 'fight', action: hide, step: null });
    expect(left(table)).toMatchObject({ actions: 1, companions: { [hound]: 1 } });
    table.does('Bran', by(rest));
    expect(left(table)).toMatchObject({ of: table.id('Bran'), actions: 1 });
  });

  test('makes what its owner was shown before stale', () => {
    const table = withHound();
    const { step } = viewOf(table, 'Bran').fight ?? { step: 0 };
    table.does('Bran', by(hide, step));
    expect(table.refused('Bran', by(hide, step))).toMatchObject({ refused: 'stale' });
  });

  test.each(['Cleo', 'Ana'])('does nothing for %s', (other) => {
    const table = withHound();
    const refused = other === 'Cleo' ? 'no such creature' : 'no fight';
    expect(table.refused(other, by(hide))).toMatchObject({ refused });
  });

  test('is no hero of somebody else, nobody, nor what every mapping has', () => {
    const table = withHound();
    for (const one of [table.id('Cleo'), 'm1', 'c9', 'constructor', '__proto__', ''])
      expect(table.refused('Bran', { ...by(hide), by: one as CreatureId })).toMatchObject({
        refused: 'no such creature',
      });
  });
});

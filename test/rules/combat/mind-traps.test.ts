import { describe, expect, test } from 'vitest';
import { tileAt } from '../../../src/rules/board/tile.ts';
import { imagine } from '../../../src/rules/combat/mind/imagine.ts';
import { wayOf } from '../../../src/rules/combat/movement.ts';
import { type Trap } from '../../../src/rules/combat/traps.ts';
import { itemId, type HeroId } from '../../../src/rules/names.ts';
import { positionSeenBy } from '../../../src/rules/sight/fight.ts';
import { fightDrawn, idOf, standing } from '../../support/drawn-fight.ts';

const map = '.....\n...Ac\n.....\n....B';
const pit: Trap = {
  ...{ kind: 'trap', item: itemId('i1'), name: 'Pit', owner: idOf('B'), stealth: 9, spent: false },
  ...{ tile: tileAt(2, 1), x: 0, does: [] },
};

/** c is A's, who has found the trap that lies on the way. */
const found = () => {
  const of = { player: idOf('A') as HeroId, side: 'h1', kind: 'companion' } as const;
  const fight = fightDrawn(map, { creatures: { c: of } });
  return { ...fight, things: [{ ...pit, foundBy: [idOf('A')] }] };
};

describe('[ITEM-26] [PERC-05] a trap that its player has found', () => {
  test('a companion knows of, too', () => {
    expect(positionSeenBy(found(), idOf('c')).traps).toMatchObject([{ tile: pit.tile }]);
    expect(positionSeenBy({ ...found(), things: [pit] }, idOf('c')).traps).toEqual([]);
  });

  test.each(['A', 'c'])('in thought %s goes round it as in truth', (letter) => {
    const fight = found();
    const thought = imagine(positionSeenBy(fight, idOf(letter)));
    const to = tileAt(1, 1);
    const way = wayOf(fight, standing(fight, letter), 'walk', to);
    expect(wayOf(thought, standing(thought, letter), 'walk', to)).toEqual(way);
    expect(way).not.toContain(pit.tile);
  });
});

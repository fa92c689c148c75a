import { expect, test } from 'vitest';
import { imagine } from '../../../src/rules/combat/mind/imagine.ts';
import { takeAction } from '../../../src/rules/combat/index.ts';
import { positionSeenBy } from '../../../src/rules/sight/fight.ts';
import { heroId } from '../../../src/rules/names.ts';
import { act, fightDrawn, idOf, pass } from '../../support/drawn-fight.ts';
import { withDice } from '../../support/rolling.ts';

test('[MOVE-16] an enemy on a mount stays on it in thought', () => {
  const mount = { stats: { size: 1 }, player: heroId('h1'), side: 'h1' };
  const start = fightDrawn('A....\n.m...\n.....\n....B', { creatures: { m: mount } });
  const riding = act(start, 'A', { do: 'mount', target: idOf('m') }).fight;
  const { fight } = act(riding, 'A', pass);
  const thought = imagine(positionSeenBy(fight, idOf('B')));
  const after = withDice({}, (dice) => takeAction(thought, idOf('B'), pass, dice));
  if ('refused' in after) throw new Error(after.refused);
  expect(after.fight.creatures[idOf('A')]).toMatchObject({ mount: idOf('m'), size: 1 });
});

import { expect, test } from 'vitest';
import { gold } from '../../../src/rules/names.ts';
import { type FightView } from '../../../src/rules/sight/fight.ts';
import { besideText } from '../../../src/discord/views/beside.ts';
import { orb, publicView, red } from '../support/hero-view.ts';
import { at } from '../../support/yard.ts';

const board = { name: 'Yard', rows: Array<string>(9).fill('.'.repeat(9)) };
/** Somebody who stands on D4, and nobody else. */
const fight = {
  you: 'h1',
  creatures: [{ id: 'h1', name: 'Bran', tile: at('D4'), size: 0, conditions: [] }],
} as unknown as FightView;

test('[ORB-04] [ORB-03] what is beside one’s hero is told so that nobody takes two of it for one', () => {
  const view = publicView({
    menagerie: { board, stalls: [{ keeper: 'Goop', tile: at('E5') }] },
    orbs: [
      orb(3, { name: 'Cracked *Crystal*', tile: at('D3') }),
      red(4, { red: 'chest', tile: at('C4') }),
      orb(5, { empty: true, tile: at('C3') }),
      orb(6, { cost: gold(9), tile: at('D6') }),
    ],
  });
  const lines = besideText(view, fight);
  expect(lines).toContain('Beside you: orb 3 (Cracked \\*Crystal\\*); orb 4 (a chest); Goop.');
  expect(lines).toContain('Nearest: orb 6, Thing 6 (2 south).');
  expect(besideText(publicView({ menagerie: { board, stalls: [] } }), fight)).toEqual([
    'You stand on D4.',
  ]);
});

import { expect, test } from 'vitest';
import { guardsText } from '../../../src/discord/views/guards.ts';
import { type FightView } from '../../../src/rules/sight/fight.ts';
import { at } from '../../support/yard.ts';

/** A Skeli that stands there, and keeps what lies about F4. */
const guarding = (tile: string, more: object = {}): FightView =>
  ({
    board: { name: 'Plain', rows: Array.from({ length: 40 }, () => '.'.repeat(40)) },
    creatures: [
      {
        ...{ name: 'Skeli *Porter*', tile: at(tile), dead: false },
        guards: { post: at('F4'), tiles: [at('E4'), at('F4'), at('G5')] },
        ...more,
      },
    ],
  }) as unknown as FightView;

test('[GLOSS-05] who keeps watch near one’s hero is told with what it keeps, and no others', () => {
  expect(guardsText(guarding('F4'), at('D2'))).toEqual([
    'Skeli \\*Porter\\* stands guard on F4 (2 south, 2 east): it lets nobody into what lies within 1 tile of it, and leaves everybody else alone who leaves it alone.',
  ]);
  expect(guardsText(guarding('B6'), at('D2'))[0]).toContain(
    'stands guard on B6 (4 south, 2 west), come to take the place of one on F4: it lets nobody into what lies within 1 tile of F4,',
  );
  expect(guardsText(guarding('T20'), at('D2'))[0]).toContain('within 1 tile of F4,');
  expect(guardsText(guarding('F4'), at('N2'))).toEqual([]);
  expect(guardsText(guarding('F4', { dead: true }), at('D2'))).toEqual([]);
  expect(guardsText(guarding('F4', { guards: undefined }), at('D2'))).toEqual([]);
});

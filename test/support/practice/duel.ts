import { type Board } from '../../../src/rules/board/board.ts';
import { type Entrant, type Fought, openFight } from '../../../src/rules/combat/index.ts';
import { type Dice } from '../../../src/rules/dice.ts';
import { defaultStats, naturalAttack } from '../../../src/rules/hero/stats.ts';
import { type HeroId, heroId } from '../../../src/rules/names.ts';
import { fighterWith } from './kits.ts';
import { type Thing } from './things.ts';

export const duelists: readonly [HeroId, HeroId] = [heroId('h1'), heroId('h2')];

/** What comes out when the two take too long (DUEL-04). */
const monster = {
  name: 'Turnkey',
  level: 2,
  sheet: {
    stats: { ...defaultStats, hp: 30, accuracy: 5, damage: 2, dodge: 12, armor: 1, speed: 4 },
    attacks: [naturalAttack, { ...naturalAttack, name: 'Key Ring', range: 2, damage: 4 }],
  },
};

/** A duel of two who have the same ten things, or one kit each. */
export function practiceDuel(
  board: Board,
  kits: readonly [readonly Thing[], readonly Thing[]],
  dice: Dice,
): Fought {
  return openDuel(board, fightersWith(kits), dice);
}

export const fightersWith = (kits: readonly [readonly Thing[], readonly Thing[]]): Entrant[] => [
  fighterWith(kits[0], duelists[0], 'Left'),
  fighterWith(kits[1], duelists[1], 'Right'),
];

export const openDuel = (board: Board, creatures: Entrant[], dice: Dice): Fought =>
  openFight({ mode: 'duel', board, creatures, monster }, dice);

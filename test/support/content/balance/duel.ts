import { tuningMaps } from '../../practice/maps.ts';
import { type Board } from '../../../../src/rules/board/board.ts';
import {
  awaited,
  type Entrant,
  type Fight,
  openFight,
  playTurn,
} from '../../../../src/rules/combat/index.ts';
import { type Dice } from '../../../../src/rules/dice.ts';
import { type MonsterDefinition } from '../../../../src/rules/monsters/definition.ts';
import { monsterKit } from '../../../../src/rules/monsters/kit.ts';
import { monsterSheet } from '../../../../src/rules/monsters/levels.ts';
import { heroId } from '../../../../src/rules/names.ts';
import { fighting, type Worn } from './hero.ts';

const duelists = [heroId('h1'), heroId('h2')] as const;
/** The things of the second are counted from here on. */
const second = 100;

/** Two heroes of that week, on one of the maps; `monster`: what a long duel releases (DUEL-04). */
export type Match = {
  week: number;
  sides: readonly [readonly Worn[], readonly Worn[]];
  monster: MonsterDefinition;
  board: Board;
};

/** What the first of them has of a duel that minds play: 1 if it wins, 0.5 of a draw. */
export function duelled({ week, sides, monster, board }: Match, dice: Dice): number {
  const creatures = [
    ...fighting(duelists[0], 0, week, sides[0]),
    ...fighting(duelists[1], second, week, sides[1]),
  ];
  const { name, level } = monster;
  const reserve = { name, level, sheet: monsterSheet(monster, level), ...monsterKit(monster) };
  const { fight } = openFight({ mode: 'duel', board, creatures, monster: reserve }, dice);
  const winner = playedOut(fight, dice).outcome?.winner ?? null;
  return winner === null ? 0.5 : winner === duelists[0] ? 1 : 0;
}

/** 1 if a hero beats the week's monster, which nobody has met before (MONSTER-02); else 0. */
export function challenged(
  { week, monster, board }: Omit<Match, 'sides'>,
  own: readonly Worn[],
  dice: Dice,
): number {
  const { name, level } = monster;
  const foe: Entrant = {
    ...{ id: 'm1', name, kind: 'monster', side: 'menagerie', player: null, level, damageTaken: 0 },
    sheet: monsterSheet(monster, level),
    ...monsterKit(monster),
  };
  const heroes = fighting(duelists[0], 0, week, own).map((one) => ({ ...one, side: 'challenger' }));
  const opening = { mode: 'monster round' as const, board, creatures: [...heroes, foe] };
  const { fight } = openFight({ ...opening, monster: null }, dice);
  return playedOut(fight, dice).creatures['m1']?.dead ? 1 : 0;
}

/** To its end, by the autopilots. */
export function playedOut(begun: Fight, dice: Dice): Fight {
  let fight = begun;
  // What has happened is remembered, as in a game: minds learn from it.
  while (!fight.outcome) fight = playTurn(fight, awaited(fight), dice, {}).fight;
  return fight;
}

export const maps: readonly Board[] = tuningMaps;

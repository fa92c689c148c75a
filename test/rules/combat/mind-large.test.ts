import { expect, test } from 'vitest';
import { reach } from '../../../src/rules/board/paths.ts';
import { distance } from '../../../src/rules/board/space.ts';
import { playTurn } from '../../../src/rules/combat/autopilot.ts';
import { act, fightDrawn, idOf, pass, standing } from '../../support/drawn-fight.ts';

const pit = [
  '###########',
  '#@.......@#',
  '#.........#',
  '#..#...#..#',
  '#.........#',
  '#....,....#',
  '#.........#',
  '#..#...#..#',
  '#.........#',
  '#@.......@#',
  '###########',
];

type Place = readonly [column: number, row: number];
const places: Place[] = pit.flatMap((signs, row) =>
  [...signs].flatMap((sign, column) => (sign === '#' ? [] : [[column, row] as const])),
);

const isWall = ([column, row]: Place) => (pit[row]?.[column] ?? '#') === '#';

/** The drawing with those letters there; null where one is on a wall, or the two are on one tile. */
function drawnWith(hero: Place, monster: Place, side: number): string | null {
  const body = [...Array(side * side).keys()].map((nth): Place => [
    monster[0] + (nth % side),
    monster[1] + Math.floor(nth / side),
  ]);
  const isHero = ([column, row]: Place) => column === hero[0] && row === hero[1];
  if (body.some((one) => isWall(one) || isHero(one))) return null;
  const letters = new Map([
    [hero.join(), 'A'],
    [monster.join(), 'm'],
  ]);
  return pit
    .map((row, at) => [...row].map((sign, column) => letters.get([column, at].join()) ?? sign))
    .map((row) => row.join(''))
    .join('\n');
}

const farAway = 512;

/** Whether it could come beside whoever stays there, and if so whether it has struck within four turns. */
function leavesAlone(drawing: string, size: number): boolean {
  let fight = fightDrawn(drawing, {
    mode: 'monster round',
    creatures: {
      A: { stats: { hp: 90 } },
      m: { stats: { size, speed: 4, hp: 60 }, attacks: [{ damage: 9 }] },
    },
  });
  const [hero, monster] = [standing(fight, 'A'), standing(fight, 'm')];
  const { tiles } = reach({ board: fight.board, others: [] }, monster, farAway);
  if (tiles.every((tile) => distance({ tile, size }, hero) > 1)) return false;
  for (let turn = 0; turn < 4; turn++) {
    fight = act(fight, 'A', pass).fight;
    const played = playTurn(fight, idOf('m'), { roll: () => 10 });
    if (played.events.some(({ kind }) => kind === 'attacked')) return false;
    fight = played.fight;
  }
  return true;
}

test.each([1, 2])(
  '[MONSTER-09] [MOVE-01] [STAT-11] a mind of size %i goes round what has no room for it',
  (size) => {
    const idle: string[] = [];
    for (const [nth, hero] of places.entries())
      for (const [other, monster] of places.entries()) {
        if ((7 * nth + other) % 17 !== 0) continue;
        const drawing = drawnWith(hero, monster, size + 1);
        if (drawing !== null && leavesAlone(drawing, size)) idle.push(drawing);
      }
    expect(idle).toEqual([]);
  },
);

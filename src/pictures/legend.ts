import { type Board, type Ground } from '../rules/board/board.ts';
import { tilesOfGround } from '../rules/board/terrain.ts';
import { groundTile, ink, tileSize } from './ground.ts';
import { half, type OrbMark, orbAt, stallAt } from './marks.ts';
import { element, word } from './svg.ts';

/** What there is to know beside each sign, in the order in which it is told. */
const grounds: readonly (readonly [Ground, string])[] = [
  ['spawn', 'way in'],
  ['wall', 'wall'],
  ['obstacle', 'obstacle'],
  ['closed door', 'closed door'],
  ['open door', 'open door'],
  ['difficult ground', 'difficult ground'],
  ['lava', 'lava'],
  ['styx', 'the Styx'],
  ['force wall', 'force wall'],
];

const line = 1.5 * tileSize;
/** Room for its longest text. */
const column = 7.5 * tileSize;
/** A telephone shows a picture at about a third of its size. */
const scale = 1.25;

/** What the signs on a map mean, as far as they are on it, in rows of so many pixels; `others` first. */
export function legend(
  board: Board,
  orbs: readonly OrbMark[],
  stalls: readonly { keeper: string }[],
  width: number,
  others: readonly Entry[] = [],
): string[] {
  const across = Math.max(1, Math.floor(width / scale / column));
  const entries = [
    ...others,
    ...orbEntries(orbs),
    ...stallEntries(stalls),
    ...groundEntries(board),
  ];
  const rows: string[] = [];
  for (let from = 0; from < entries.length; from += across) {
    const y = (rows.length * line + half).toFixed(0);
    const cells = entries
      .slice(from, from + across)
      .map(({ sign, text }, at) =>
        element(
          'g',
          { transform: `translate(${at * column} ${y})` },
          sign,
          word(tileSize + 10, half, 17, ink, text),
        ),
      );
    rows.push(element('g', { transform: `scale(${scale})` }, ...cells));
  }
  return rows;
}

/** In pixels, with what is free below. */
export const legendHeight = (rows: number): number => Math.ceil(rows * line * scale + half);

/** A sign, and what it means. */
export type Entry = { sign: string; text: string };

function orbEntries(orbs: readonly OrbMark[]): Entry[] {
  const texts = { blue: 'blue orb', green: 'ultimate', red: 'red orb: hidden' };
  const kinds = (['blue', 'green', 'red'] as const).flatMap((colour) => {
    const some = orbs.find((orb) => orb.colour === colour && !orb.empty);
    return some ? [{ sign: orbAt(half, half, some), text: texts[colour] }] : [];
  });
  const none = orbs.find(({ empty }) => empty);
  return [...kinds, ...(none ? [{ sign: orbAt(half, half, none), text: 'empty orb' }] : [])];
}

const stallEntries = (stalls: readonly { keeper: string }[]): Entry[] =>
  stalls.map(({ keeper }) => ({ sign: stallAt(half, half, keeper), text: keeper }));

const groundEntries = (board: Board): Entry[] =>
  grounds
    .filter(([ground]) => tilesOfGround(board, ground).length > 0)
    .map(([ground, text]) => ({ sign: groundTile(ground), text }));

import { type Tile } from '../rules/board/tile.ts';
import { ink, tileSize } from './ground.ts';
import { type Entry } from './legend.ts';
import { half } from './marks.ts';
import { element, label } from './svg.ts';

/** Somebody on the map: `you` a disc, `yours` a square, anybody else a diamond. `side`: in tiles. */
export type Token = {
  tile: Tile;
  side: number;
  letter: string;
  whose: 'you' | 'yours' | 'others';
};

const fills = { you: '#ffffff', yours: '#ffe9a8', others: '#ffd3c9' } as const;

/** So small it is in a corner of a tile, where something else is to be seen, too. */
const aside = 0.4;
const small = (x: number, y: number): string => `translate(${x} ${y}) scale(${aside})`;
/** Pixels from the middle of a tile to that of what is so small in its corner. */
const toCorner = half * (1 - aside);

/** With its north-west corner there, in pixels; `isAside`: in the north-east corner of its tile. */
export function tokenAt(
  x: number,
  y: number,
  { side, letter, whose }: Token,
  isAside = false,
): string {
  const size = side * tileSize;
  const middle = size / 2;
  const body = { fill: fills[whose], stroke: ink, 'stroke-width': whose === 'you' ? 3 : 2 };
  const radius = middle - 2;
  const shape = {
    you: () => element('circle', { cx: middle, cy: middle, r: radius, ...body }),
    yours: () => element('rect', { x: 2, y: 2, width: size - 4, height: size - 4, ...body }),
    others: () => {
      const points = `${middle},0 ${size},${middle} ${middle},${size} 0,${middle}`;
      return element('polygon', { points, ...body });
    },
  };
  const at = { transform: isAside ? small(x + tileSize * (1 - aside), y) : `translate(${x} ${y})` };
  return element('g', at, shape[whose](), label(middle, middle, 13 * side, ink, letter));
}

/**
 * ITEM-35: a trap that one knows of; hollow where it has gone off. With the middle of its tile there, in
 * pixels; `isAside`: in the south-east corner of that.
 */
export function trapAt(x: number, y: number, sprung: boolean, isAside = false): string {
  const at = {
    transform: isAside ? small(x + toCorner, y + toCorner) : `translate(${x} ${y})`,
  };
  const teeth = { d: 'M-8 6 L-4 -6 L0 6 L4 -6 L8 6', 'stroke-width': 2.5, stroke: '#8a1030' };
  return element(
    'g',
    at,
    element('circle', {
      r: 11,
      fill: sprung ? 'none' : '#ffffff',
      stroke: ink,
      'stroke-width': 1.5,
    }),
    element('path', { ...teeth, fill: sprung ? 'none' : '#8a1030' }),
  );
}

/** GLOSS-05: a tile into which a guard lets nobody, with its corner there, in pixels. */
export const keptAt = (x: number, y: number): string =>
  element('rect', {
    ...{ x: x + 2, y: y + 2, width: tileSize - 4, height: tileSize - 4, fill: 'none' },
    ...{ stroke: '#8a1030', 'stroke-width': 2, 'stroke-dasharray': '4 3' },
  });

export const keptEntries = (kept: readonly Tile[]): Entry[] =>
  kept.length === 0 ? [] : [{ sign: keptAt(0, 0), text: 'under guard' }];

const meanings = { you: 'you', yours: 'yours', others: 'somebody else' } as const;

/** What each shape means, of those that are there. */
export const tokenEntries = (tokens: readonly Token[]): Entry[] =>
  (['you', 'yours', 'others'] as const).flatMap((whose) => {
    const some = tokens.find((token) => token.whose === whose);
    return some ? [{ sign: tokenAt(0, 0, { ...some, side: 1 }), text: meanings[whose] }] : [];
  });

/** ITEM-35 */
export const trapEntries = (traps: readonly { sprung: boolean }[]): Entry[] =>
  [false, true].flatMap((sprung) => {
    const text = sprung ? 'trap, gone off' : 'trap';
    return traps.some((trap) => trap.sprung === sprung)
      ? [{ sign: trapAt(half, half, sprung), text }]
      : [];
  });

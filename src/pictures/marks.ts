import { ink, paper, tileSize } from './ground.ts';
import { element, label } from './svg.ts';

/** An orb: its number, what kind it is, and whether there is anything in it. */
export type OrbMark = { number: number; colour: 'blue' | 'green' | 'red'; empty: boolean };

/** Each colour has a shape, too: points about the middle of a tile. */
const shapes = {
  blue: { fill: '#1d4fa8', points: round(16, 11) },
  green: { fill: '#14683a', points: round(6, 12) },
  red: { fill: '#a3201a', points: round(4, 14) },
} as const;

/** The corners of an even figure with its first corner in the north. */
function round(corners: number, radius: number): string {
  const corner = (at: number): string => {
    const turn = (2 * Math.PI * at) / corners;
    return `${(radius * Math.sin(turn)).toFixed(1)},${(-radius * Math.cos(turn)).toFixed(1)}`;
  };
  return Array.from({ length: corners }, (_, at) => corner(at)).join(' ');
}

/** ORB-02: an empty one has its shape still, hollow and crossed out. */
export function orbAt(x: number, y: number, { number, colour, empty }: OrbMark): string {
  const { fill, points } = shapes[colour];
  const at = { transform: `translate(${x} ${y})` };
  if (empty)
    return element(
      'g',
      at,
      element('polygon', { points, fill: paper, stroke: fill, 'stroke-width': 2 }),
      element('path', { d: 'M-5 -5 L5 5 M5 -5 L-5 5', stroke: fill, 'stroke-width': 2 }),
    );
  return element(
    'g',
    at,
    element('polygon', { points, fill, stroke: paper, 'stroke-width': 1 }),
    label(0, 0, number > 99 ? 10 : 13, '#ffffff', String(number)),
  );
}

/** Two letters tell all of them apart, and one would not. */
const initials = (keeper: string): string => keeper.slice(0, 2);

/** Who serves somewhere, by the first letters of the name, in a frame. */
export const stallAt = (x: number, y: number, keeper: string): string =>
  element(
    'g',
    { transform: `translate(${x} ${y})` },
    element('rect', {
      ...{ x: -12, y: -12, width: 24, height: 24, rx: 5 },
      ...{ fill: '#ffd54a', stroke: ink, 'stroke-width': 2 },
    }),
    label(0, 0, 14, ink, initials(keeper)),
  );

/** Pixels to the middle of a tile. */
export const half = tileSize / 2;

/** Where whoever looks at the map stands: a ring about whatever else is there, as nothing else has. */
export function youAt(x: number, y: number): string {
  const ring = (stroke: string, width: number): string =>
    element('circle', { r: 15, fill: 'none', stroke, 'stroke-width': width });
  return element(
    'g',
    { transform: `translate(${x} ${y})` },
    ring(paper, 8),
    ring(ink, 4),
    element('path', { d: 'M0 -22V-15M0 15V22M-22 0H-15M15 0H22', stroke: ink, 'stroke-width': 4 }),
  );
}

import { type Ground } from '../rules/board/board.ts';
import { element } from './svg.ts';

/** So many pixels has a tile. */
export const tileSize = 24;

export const paper = '#f3eee2';
export const ink = '#1d1b22';

const all = { x: 0, y: 0, width: tileSize, height: tileSize };
const filled = (fill: string): string => element('rect', { ...all, fill });
const stroke = (d: string, colour: string, width: number): string =>
  element('path', { d, fill: 'none', stroke: colour, 'stroke-width': width });
const dot = (cx: number, cy: number): string =>
  element('circle', { cx, cy, r: 1.8, fill: '#8a7f68' });

/** A body that leaves so many pixels free about it. */
const block = (free: number, fill: string): string => {
  const side = tileSize - 2 * free;
  return element('rect', {
    ...{ x: free, y: free, width: side, height: side },
    ...{ fill, stroke: ink, 'stroke-width': 1.5 },
  });
};

/** What each kind of ground is told by: a colour and, for whoever sees none, a pattern of its own. */
const looks: Record<Ground, readonly string[]> = {
  floor: [filled(paper)],
  orb: [filled(paper)],
  npc: [filled(paper)],
  wall: [filled('#45424d'), stroke('M0 8 H24 M0 16 H24 M8 0 V8 M18 8 V16 M8 16 V24', '#625d70', 1)],
  'difficult ground': [
    filled('#e2d8bd'),
    ...[6, 18].flatMap((x) => [dot(x, 6), dot(x, 18)]),
    dot(12, 12),
  ],
  lava: [
    filled('#e8590c'),
    stroke('M0 10 L6 4 L12 10 L18 4 L24 10', '#7a1f00', 3),
    stroke('M0 21 L6 15 L12 21 L18 15 L24 21', '#7a1f00', 3),
  ],
  styx: [
    filled('#3f6285'),
    stroke('M0 8 Q6 2 12 8 T24 8', '#cfe3f5', 2),
    stroke('M0 19 Q6 13 12 19 T24 19', '#cfe3f5', 2),
  ],
  'force wall': [filled('#d9c6f0'), stroke('M4 0 V24 M12 0 V24 M20 0 V24', '#6b3fa0', 4)],
  'closed door': [filled(paper), block(1, '#9c5a1d'), dot(18, 12)],
  'open door': [filled(paper), stroke('M2.5 2 V22 M21.5 2 V22', '#9c5a1d', 5)],
  obstacle: [filled(paper), block(3, '#b3a68c'), stroke('M3 3 L21 21 M21 3 L3 21', ink, 1.5)],
  spawn: [filled(paper), stroke('M12 4 V19 M6 13 L12 19 L18 13', '#5b3fa6', 3)],
  nothing: [filled('#000000')],
};

const patternOf = (ground: Ground): string => ground.replace(' ', '-');

/**
 * To stand once in each picture that has any ground. Without smooth edges a large map takes a
 * quarter less room.
 */
export const patterns = (): string =>
  element(
    'defs',
    { 'shape-rendering': 'crispEdges' },
    ...(Object.keys(looks) as Ground[]).map((ground) =>
      element(
        'pattern',
        { id: patternOf(ground), ...all, patternUnits: 'userSpaceOnUse' },
        ...looks[ground],
      ),
    ),
  );

/** Whether nothing tells it from paper. */
export const isPlain = (ground: Ground): boolean => looks[ground].join('') === filled(paper);

/** One ground in a path whose tiles are whole tiles apart. */
export const groundIn = (ground: Ground, path: string): string =>
  element('path', { d: path, fill: `url(#${patternOf(ground)})`, 'shape-rendering': 'crispEdges' });

/** One tile of it, from the corner on. */
export const groundTile = (ground: Ground): string =>
  groundIn(ground, `M0 0h${tileSize}v${tileSize}h-${tileSize}z`);

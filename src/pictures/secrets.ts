import { ink, paper } from './ground.ts';
import { type Entry } from './legend.ts';
import { half } from './marks.ts';
import { element, label } from './svg.ts';

/** A secret that one knows of: seen from afar; found; found, but its gift left there; found empty. */
export type SecretMark = { known: 'noticed' | 'had' | 'left' | 'empty' };

const letters = { noticed: '?', had: 'S', left: '!', empty: '–' } as const;

/** ORB-09: a triangle, which nothing else is, with its letter in it; dark before one has been there. */
export function secretAt(x: number, y: number, { known }: SecretMark): string {
  const isDark = known === 'noticed';
  return element(
    'g',
    { transform: `translate(${x} ${y})` },
    element('polygon', {
      ...{ points: '0,-13 13,10 -13,10', fill: isDark ? '#4a2370' : paper },
      ...{ stroke: isDark ? paper : '#4a2370', 'stroke-width': 2 },
    }),
    label(0, 3, 12, isDark ? '#ffffff' : ink, letters[known]),
  );
}

const meanings = {
  noticed: 'something hidden',
  had: 'secret, found',
  left: 'secret, gift left',
  empty: 'secret, empty',
} as const;

/** What each of them means, of those that are there. */
export const secretEntries = (secrets: readonly SecretMark[]): Entry[] =>
  (['noticed', 'had', 'left', 'empty'] as const).flatMap((known) =>
    secrets.some((one) => one.known === known)
      ? [{ sign: secretAt(half, half, { known }), text: meanings[known] }]
      : [],
  );

import { z } from 'zod';
import { namesIn } from '../../format/names.ts';
import { texts } from '../../format/shapes.ts';

/** `Bran`, `Bran and Cleo`, `Bran, Cleo`, or a list. */
export const names = texts.transform((list) => list.flatMap(namesIn));

export const secrets = z.record(
  z.string(),
  z.union(
    [
      texts.transform((words) => ({ words, knownTo: [] as string[] })),
      z
        .strictObject({ words: texts, 'known to': names.default([]) })
        .transform((secret) => ({ words: secret.words, knownTo: secret['known to'] })),
    ],
    { error: 'expected a text, a list of texts, or { words: …, known to: [people] }' },
  ),
  { error: 'expected secrets by name' },
);

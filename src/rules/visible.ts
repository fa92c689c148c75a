import { z } from 'zod';

/** Turns what follows it, shows nothing, or climbs over other lines: only good for deceiving. */
const unseen = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]|\p{M}{3}/u;

/** Scripts whose letters a sign that is not seen itself joins, or keeps apart. */
const joined = ['Arabic', 'Devanagari', 'Bengali', 'Gurmukhi', 'Gujarati', 'Tamil', 'Telugu']
  .concat('Kannada', 'Malayalam', 'Sinhala')
  .map((script) => `\\p{Script=${script}}`)
  .join('');
const picture = '\\p{Extended_Pictographic}';
/** Such a sign between two letters or two pictures, and what colours a picture. */
const joins = new RegExp(
  [
    `(?<=[${joined}])[\\u200c\\u200d](?=[${joined}])`,
    `(?<=${picture}[\\ufe0f\\p{Emoji_Modifier}]?)\\u200d(?=${picture})`,
    `(?<=${picture})\\ufe0f`,
  ].join('|'),
  'gu',
);
const letter = /[\p{L}\p{N}]/u;

/** What something is called: so many letters, all of which can be seen, on one line, with no space at its ends. */
export const visible = (least: number, most: number) =>
  z
    .string()
    .min(least)
    .max(most)
    .superRefine((text, context) => {
      if (text !== text.trim() || unseen.test(text.replace(joins, '')) || !letter.test(text))
        context.addIssue({ code: 'custom', message: clear });
    });

const clear =
  'expected letters that can be seen, on one line, without hidden signs and without a space at its ends';

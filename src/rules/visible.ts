import { z } from 'zod';

/** Turns what follows it, shows nothing, or climbs over other lines: only good for deceiving. */
const unseen = '[\\p{C}\\p{Zl}\\p{Zp}\\p{Default_Ignorable_Code_Point}\\u2800]|\\p{M}{3}';
const hidden = new RegExp(unseen, 'u');

/** Scripts whose letters a sign that is not seen itself joins, or keeps apart. */
const joined = ['Arabic', 'Devanagari', 'Bengali', 'Gurmukhi', 'Gujarati', 'Tamil', 'Telugu']
  .concat('Kannada', 'Malayalam', 'Sinhala')
  .map((script) => `\\p{Script=${script}}`)
  .join('');
const picture = '\\p{Extended_Pictographic}';
/** Such a sign between two letters or two pictures, and what colours a picture. */
const join = [
  `(?<=[${joined}])[\\u200c\\u200d](?=[${joined}])`,
  `(?<=${picture}[\\ufe0f\\p{Emoji_Modifier}]?)\\u200d(?=${picture})`,
  `(?<=${picture})\\ufe0f`,
].join('|');
const joins = new RegExp(join, 'gu');
const letter = /[\p{L}\p{N}]/u;

const isHidden = (text: string): boolean => hidden.test(text.replace(joins, ''));

/** What something is called: so many letters, all of which can be seen, on one line, with no space at its ends. */
export const visible = (least: number, most: number) =>
  z
    .string()
    .min(least)
    .max(most)
    .superRefine((text, context) => {
      if (text !== text.trim() || isHidden(text) || !letter.test(text))
        context.addIssue({ code: 'custom', message: clear });
    })
    .meta({ pattern: `^(?!\\s)(?=.*[\\p{L}\\p{N}])(?:${join}|(?!${unseen}).)*(?<!\\s)$` });

const clear =
  'expected letters that can be seen, on one line, without hidden signs and without a space at its ends';

/** What is told in words, on one line or several: so many letters, all of which can be seen. */
export const legible = (least: number, most: number) =>
  z
    .string()
    .min(least)
    .max(most)
    .superRefine((text, context) => {
      const isShort = text.length >= least && text.trim().length < least;
      if (isShort || isHidden(text.replace(/[\t\r\n]/g, ' ')) || !letter.test(text))
        context.addIssue({
          code: 'custom',
          message: `expected ${least} letters or more that can be seen, without hidden signs`,
        });
    })
    .meta({
      pattern: `^(?=\\s*\\S[\\s\\S]{${least - 2},}\\S\\s*$)(?=[\\s\\S]*[\\p{L}\\p{N}])(?:${join}|[\\t\\r\\n]|(?!${unseen}).)*$`,
    });

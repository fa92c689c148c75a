import { z } from 'zod';

/** Turns what follows it, shows nothing, or climbs over other lines: only good for deceiving. */
const unseen = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]|\p{M}{3}/u;
const letter = /[\p{L}\p{N}]/u;

/** What something is called: so many letters, all of which can be seen, on one line, with no space at its ends. */
export const visible = (least: number, most: number) =>
  z
    .string()
    .min(least)
    .max(most)
    .superRefine((text, context) => {
      if (text !== text.trim() || unseen.test(text) || !letter.test(text))
        context.addIssue({ code: 'custom', message: clear });
    });

const clear =
  'expected letters that can be seen, on one line, without joiners and without a space at its ends';

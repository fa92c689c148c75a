import { z } from 'zod';

/** Turns what follows it, or shows nothing: only good for deceiving. */
const unseen = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Cn}\p{Zl}\p{Zp}]/u;

/** What something is called: so many letters, all of which can be seen, on one line, with no space at its ends. */
export const visible = (least: number, most: number) =>
  z
    .string()
    .min(least)
    .max(most)
    .superRefine((text, context) => {
      if (text !== text.trim() || unseen.test(text))
        context.addIssue({ code: 'custom', message: clear });
    });

const clear = 'expected letters that can be seen, on one line, without a space at its ends';

import { z } from 'zod';
import { type Run } from './verb.ts';

/** Never all of it, so that no two can throw it back and forth for ever (GAME-06). */
const shares = { half: 2, quarter: 4 } as const;
export const share = z.enum(['half', 'quarter']);
export const shareWords = { half: 'half', quarter: 'a quarter' };
export const shareShort = { half: '1/2', quarter: '1/4' };

/** That part of the damage that set the ability off, in HP, rounded down; 0 where none did. */
export const partOf = ({ moment }: Run, part: keyof typeof shares): number =>
  moment?.kind === 'damaged' ? Math.floor(moment.facts.amount / shares[part]) : 0;

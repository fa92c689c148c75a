import { type Instant } from './names.ts';

/** How a hero lost the game (GAME-03). */
export type Loss = {
  cause: 'monster' | 'menagerie' | 'strikes' | 'left' | 'removed';
  by: string | null;
  week: number;
  at: Instant;
  /** Of who was removed, in the host's words; absent: none were given, or before they were kept. */
  why?: string;
};

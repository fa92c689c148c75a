/** Every command of run.mjs, as it is typed after it. */
export const commandNames: readonly string[];

/** What people measure with `npm run bench`. */
export type Figure =
  | 'starts'
  | 'acknowledgements'
  | 'acts'
  | 'memory'
  | 'fights'
  | 'minds'
  | 'skirmish'
  | 'ground'
  | 'stock'
  | 'pictures'
  | 'presses'
  | 'seasons'
  | 'rollover';

/** What each command is given: its arguments in order, and its options with what stands for those left out. */
export type Given = {
  transcript: { words: readonly string[]; show: boolean; jobs: number };
  scenario: { words: readonly string[]; show: boolean; play: boolean; dice?: number };
  season: { players: number; seed: number; count: number; checked: boolean };
  content: {
    words: readonly string[];
    ablate: boolean;
    combos: boolean;
    balance: boolean;
    minutes?: number;
  };
  rules: { words: readonly string[]; break: boolean; ledger?: string; changed?: string };
  bench: { words: readonly Figure[]; runs: number; taste: boolean; write: boolean };
  soak: {
    words: readonly ['crashes', ...string[]];
    short: boolean;
    write: boolean;
    /** In minutes. */
    minutes?: number;
    only?: string;
    acts: 'all' | 'commands' | 'others';
    /** Of the transcripts. */
    part: { nth: number; of: number };
  };
  verify: { words: readonly [string] };
  backup: { words: readonly [string] };
  restore: { words: readonly [string] };
};

/** Throws BadArguments, with what did not happen, why, and what to do, in one line. */
export function readArguments<Command extends keyof Given>(
  command: Command,
  args: readonly string[],
): Given[Command];

/**
 * The same for whoever typed it: ends the process with the usage and 0 when they ask for help, with
 * that one line and 2 when it makes no sense.
 */
export function asked<Command extends keyof Given>(
  command: Command,
  args: readonly string[],
): Given[Command];

/** Arguments that make no sense. */
export class BadArguments extends Error {}

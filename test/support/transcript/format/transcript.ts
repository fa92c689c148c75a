import { type Match } from './match.ts';
import { type Moment } from './moment.ts';

export type Transcript = {
  file: string;
  title: string;
  rules: string[];
  setup: Setup;
  dice: Rolls;
  secrets: Planted[];
  owned: Owned[];
  steps: Step[];
};

/** What somebody’s hero has on from the start of the game, besides the starters. */
export type Owned = { person: string; hero: string; things: string[] };

/** For `sort`: what is begun last should not be what takes longest. */
export const longestFirst = (one: Transcript, other: Transcript): number =>
  other.steps.length - one.steps.length;

export type Setup = {
  clock: Moment | null;
  /** The bot may ask no more of the stage than of Discord, and waits where it would have to. */
  realPace: boolean;
  people: string[];
  /** The first is "The Menagerie". */
  servers: ServerSetup[];
  permissions: Grant[];
};

export type ServerSetup = {
  name: string;
  owner: string;
  members: string[];
  channels: string[];
  /** Permissions of the bot's own role; null: those of its invite link; false: not invited. */
  bot: string[] | null | false;
};

/** What somebody may and may not do in a channel; without a channel: the bot's own role. */
export type Grant = { channel: string | null; whose: string; allow: string[]; deny: string[] };

/** Rolls by what they are for, used before the game's own. */
export type Rolls = Record<string, number[]>;

/** Words which, all together in one message, tell a secret. */
export type Planted = { name: string; words: string[]; knownTo: string[]; line: number };

export type Step = {
  line: number;
  /** The step as the file says it, for the reader of a report. */
  said: string;
  act: Act;
  /** The bot's process is killed while it works on the act. */
  killAtOnce: boolean;
  dice: Rolls;
  secrets: Planted[];
  revealed: Revealed[];
  excused: Check[];
  expectations: Expectation[];
};

/** `to` null: to everybody; `secret` null: all of them; else by name, or by who typed it. */
export type Revealed = { secret: string | null; to: string[] | null };

export const checks = ['answered', 'mentions', 'limits', 'errors'] as const;
/** What the runner judges by itself and a step may excuse it from. */
export type Check = (typeof checks)[number];

/** Which message is meant: the newest one that the person sees there and that fits. */
export type Where = { place: string | null; on: Match | null };

/** What is deleted with all that is in it: a channel by its name, or the thread that somebody reads in. */
export type Doomed = { named: string } | { threadOf: string };

/** Files that go with a command, by its options. */
export type Files = Record<string, { filename: string; text: string }>;

export type Act =
  | { do: 'look' }
  | { do: 'type'; person: string; line: string; place: string | null; files?: Files }
  | { do: 'press'; person: string; label: Match; twice: boolean; where: Where }
  | { do: 'choose'; person: string; from: Match | null; options: string[]; where: Where }
  | { do: 'submit'; person: string; fields: Record<string, string | string[]> }
  | { do: 'close'; person: string }
  | { do: 'write to bot'; person: string; text: string }
  | { do: 'complete'; person: string; line: string; place: string | null }
  | { do: 'use menu'; person: string; menu: string; of: string | null; where: Where }
  | { do: 'delete'; person: string; where: Where }
  | { do: 'delete channel'; person: string; channel: Doomed }
  | { do: 'join' | 'leave'; who: string; server: string }
  | { do: 'block' | 'unblock'; person: string }
  | { do: 'clock'; when: { by: number } | { until: Moment } }
  | { do: 'fault'; fault: Record<string, unknown> }
  | { do: 'end faults' }
  | { do: 'permit'; grants: Grant[] }
  | { do: 'restart' | 'kill' }
  | { do: 'down'; by: number };

export type ActKind = Act['do'];

export type Expectation = { line: number; said: string } & (
  | {
      ask: 'view';
      /** Null: everybody; `but`: everybody except these. */
      who: string[] | null;
      but: string[];
      place: string | null;
      match: Match;
      among: 'new' | 'all';
      count: 'some' | 'none' | 'one';
    }
  | { ask: 'answer'; match: Match; count: 'some' | 'none' }
  | { ask: 'modal' | 'refused'; match: Match }
  | { ask: 'pinged'; who: string[] }
  | { ask: 'offered'; names: string[]; how: 'among' | 'exactly' | 'not' }
  | { ask: 'status'; status: string }
);

export const defaultPeople = ['Ines', 'Bran', 'Cleo', 'Dov', 'Eda', 'Finn'];
export const defaultServer = 'The Menagerie';
export const defaultChannels = ['general', 'menagerie'];
export const botName = 'Marmello';

import { type Id } from './world/nouns.ts';

/** Who can read what a request sent. */
export type Audience = { channel: Id; people: Id[]; ephemeral: boolean };

type RequestEntry = {
  kind: 'request';
  bot: Id | null;
  method: string;
  route: string;
  path: string;
  query: unknown;
  body: unknown;
  files: { field: string; filename: string; size: number; description: string | null }[];
  status: number;
  answer: unknown;
  ms: number;
  fault: string | null;
  audience: Audience | null;
};
type DispatchEntry = {
  kind: 'dispatch';
  bot: Id;
  session: string;
  seq: number;
  event: string;
  payload: unknown;
};
type InteractionEntry = {
  kind: 'interaction';
  interaction: Id;
  person: Id;
  channel: Id;
  name: string;
  type: 'command' | 'autocomplete' | 'component' | 'modal';
  acknowledgedAfter: number | null;
  outcome: string;
};
type GatewayEntry = {
  kind: 'gateway';
  bot: Id | null;
  session: string | null;
  what: 'open' | 'identify' | 'resume' | 'close';
  code: number | null;
};
export type Entry = RequestEntry | DispatchEntry | InteractionEntry | GatewayEntry;

/** What passed between the stage and its bots, numbered from 1, the oldest forgotten first. */
export type Recording = {
  add(entry: Entry): void;
  since(n: number, limit: number): { from: number; next: number; entries: unknown[] };
  clear(): void;
};

const MOST_ENTRIES = 50_000;
const MOST_CHARACTERS = 12 * 1024 * 1024;

/** Kept as text: a hundred thousand small objects cost several times as much memory. */
export function openRecording(now: () => number): Recording {
  let lines: string[] = [];
  let from = 1;
  let size = 0;
  let dropped = 0;
  const trim = (): void => {
    while (lines.length - dropped > MOST_ENTRIES || size > MOST_CHARACTERS) {
      size -= lines[dropped]?.length ?? 0;
      lines[dropped] = '';
      dropped++;
      from++;
    }
    if (dropped > 2_000) {
      lines = lines.slice(dropped);
      dropped = 0;
    }
  };
  return {
    add(entry) {
      const n = from + lines.length - dropped;
      const line = JSON.stringify({ n, at: new Date(now()).toISOString(), ...entry });
      lines.push(line);
      size += line.length;
      trim();
    },
    since(n, limit) {
      const start = Math.max(n, from);
      const first = dropped + start - from;
      const wanted = lines.slice(first, first + limit);
      return {
        from,
        next: start + wanted.length,
        entries: wanted.map((line): unknown => JSON.parse(line)),
      };
    },
    clear() {
      from += lines.length - dropped;
      lines = [];
      dropped = 0;
      size = 0;
    },
  };
}

import { useLayoutEffect, useReducer, useRef } from 'preact/hooks';
import { type Named, type SeenChannel, type SeenMessage, type World } from './wire.ts';
import { type Command, type Modal } from './wire-commands.ts';

export type Drawer = 'channels' | 'people' | 'clock' | 'stage' | null;

/** Something that only this tab says, at the end of a channel. */
export interface Notice {
  id: number;
  channel: string;
  text: string;
}

export interface PageState {
  person: Named | null;
  world: World | null;
  channels: SeenChannel[] | null;
  open: string | null;
  messages: Readonly<Record<string, SeenMessage[]>>;
  /** How many messages of a channel are asked for; grows with "Show earlier messages". */
  depth: Readonly<Record<string, number>>;
  unread: Readonly<Record<string, 'new' | 'for you'>>;
  commands: Command[];
  modal: Modal | null;
  modalProblem: string | null;
  now: string | null;
  zone: string;
  clockWork: 'moving' | 'settling' | null;
  clockProblem: string | null;
  notices: Notice[];
  /** What went wrong with the components of a message. */
  failures: Readonly<Record<string, string>>;
  /** The component of a message that waits for its answer. */
  waiting: Readonly<Record<string, string>>;
  sending: number;
  typing: { channel: string; name: string; until: number }[];
  connection: 'connecting' | 'live' | 'polling' | 'lost';
  /** How often it has come about: what was cut off before that is asked for again. */
  connects: number;
  drawer: Drawer;
  replyTo: SeenMessage | null;
  editing: string | null;
}

let state: PageState = {
  person: null,
  world: null,
  channels: null,
  open: null,
  messages: {},
  depth: {},
  unread: {},
  commands: [],
  modal: null,
  modalProblem: null,
  now: null,
  zone: 'UTC',
  clockWork: null,
  clockProblem: null,
  notices: [],
  failures: {},
  waiting: {},
  sending: 0,
  typing: [],
  connection: 'connecting',
  connects: 0,
  drawer: null,
  replyTo: null,
  editing: null,
};

const onlookers = new Set<() => void>();

export const stage = (): PageState => state;

export function change(
  patch: Partial<PageState> | ((before: PageState) => Partial<PageState>),
): void {
  state = { ...state, ...(typeof patch === 'function' ? patch(state) : patch) };
  for (const look of [...onlookers]) look();
}

/** Redraws when what `select` picks is another value; it must not build a new one each time. */
export function useStage<T>(select: (state: PageState) => T): T {
  const chosen = select(state);
  const latest = useRef({ select, chosen });
  latest.current = { select, chosen };
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  useLayoutEffect(() => {
    const look = (): void => {
      if (!Object.is(latest.current.select(state), latest.current.chosen)) redraw(undefined);
    };
    onlookers.add(look);
    look();
    return () => void onlookers.delete(look);
  }, []);
  return chosen;
}

/** The same record without one of its keys. */
export function without<T>(record: Readonly<Record<string, T>>, key: string): Record<string, T> {
  const { [key]: _gone, ...rest } = record;
  return rest;
}

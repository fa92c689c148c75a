import { type WebSocket } from 'ws';
import { canSee, memberOf } from '../world/access.ts';
import { type Channel, type Id } from '../world/nouns.ts';
import { type Stage } from '../stage.ts';
import { type EventName, type PayloadOf } from './events.ts';
import { wants } from './intents.ts';
import { dispatch, send, type Session } from './session.ts';

/** An event for every bot that may know of it. */
export type Telling<Name extends EventName> = {
  event: Name;
  /** Needed to hear of it; 0 if none is. */
  intent: number;
  server?: Id | null;
  channel?: Channel;
  /** Only that bot. */
  only?: Id;
  /** Told also to this bot though it cannot see the channel (it is being removed from it). */
  also?: Id;
  payload: (bot: Id, intents: number) => PayloadOf<Name>;
};

export type Gateway = {
  sessions: Map<string, Session>;
  tell<Name extends EventName>(telling: Telling<Name>): void;
  /** One event to one session, past all rules but the faults. */
  deliver<Name extends EventName>(session: Session, event: Name, payload: PayloadOf<Name>): void;
  /** Sends what was sent before once more. */
  repeat(session: Session, event: string, payload: unknown): void;
  /** The last payload of that event, for faults that repeat it. */
  last: Map<string, { session: Session; payload: unknown }[]>;
  isOnline(bot: Id): boolean;
  /** Asks those for a heartbeat who have not said that all has reached them; the answer says it. */
  askForHeartbeats(): void;
  close(session: Session, code: number, resumable: boolean): void;
};

const REMEMBERED_OF_EACH_KIND = 50;

type Addressed = Pick<Telling<EventName>, 'intent' | 'server' | 'channel' | 'only' | 'also'>;

function mayHear(stage: Stage, session: Session, telling: Addressed): boolean {
  const { world } = stage;
  if (!session.ready || !wants(session.intents, telling.intent)) return false;
  if (telling.only !== undefined) return telling.only === session.bot;
  if (telling.also === session.bot) return true;
  if (telling.server && !memberOf(world, telling.server, session.bot)) return false;
  return telling.channel === undefined || canSee(world, session.bot, telling.channel);
}

export function openGateway(stage: () => Stage): Gateway {
  const sessions = new Map<string, Session>();
  const last: Gateway['last'] = new Map();

  function once(session: Session, event: string, payload: unknown): void {
    const seq = dispatch(session, event, payload);
    stage().record.add({
      kind: 'dispatch',
      bot: session.bot,
      session: session.id,
      seq,
      event,
      payload,
    });
  }

  function deliver(session: Session, event: string, payload: unknown): void {
    // A fault is of a connection: a session that nobody holds any more must not use it up.
    const times = session.socket ? stage().faults.timesSent(event) : 1;
    const remembered = last.get(event) ?? [];
    last.set(event, [...remembered.slice(1 - REMEMBERED_OF_EACH_KIND), { session, payload }]);
    for (let n = 0; n < times; n++) once(session, event, payload);
  }

  return {
    sessions,
    last,
    deliver,
    repeat: deliver,
    tell(telling) {
      for (const session of sessions.values())
        if (mayHear(stage(), session, telling))
          deliver(session, telling.event, telling.payload(session.bot, session.intents));
    },
    isOnline: (bot) =>
      [...sessions.values()].some((one) => one.bot === bot && one.socket && one.ready),
    askForHeartbeats() {
      for (const session of sessions.values())
        if (session.socket && isBehind(session)) send(session.socket, 1, null);
    },
    close(session, code, resumable) {
      const { socket } = session;
      if (!resumable) sessions.delete(session.id);
      session.socket = null;
      socket?.close(code);
    },
  };
}

/** Whether an open connection still has something on its way. */
export const isBehind = (session: Session): boolean =>
  session.socket !== null && session.heard < session.seq;

export type { Session, WebSocket };

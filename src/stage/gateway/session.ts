import { randomBytes } from 'node:crypto';
import { type WebSocket } from 'ws';
import { type Id } from '../world/nouns.ts';

const REPLAYED_AT_MOST = 1_000;

/** One login of a bot. It outlives its connection, so that it can be resumed. */
export type Session = {
  readonly id: string;
  readonly bot: Id;
  readonly intents: number;
  socket: WebSocket | null;
  /** The number of the last event, and the last that the bot said it had received. */
  seq: number;
  heard: number;
  /** False until READY is out: events before it would come too early. */
  ready: boolean;
  sent: { seq: number; line: string }[];
};

export const newSession = (bot: Id, intents: number, socket: WebSocket): Session => ({
  id: randomBytes(16).toString('hex'),
  bot,
  intents,
  socket,
  seq: 0,
  heard: 0,
  ready: false,
  sent: [],
});

/** Numbers an event, keeps it for a resume and sends it if the bot is connected. */
export function dispatch(session: Session, event: string, payload: unknown): number {
  session.seq++;
  const line = JSON.stringify({ op: 0, t: event, s: session.seq, d: payload });
  session.sent.push({ seq: session.seq, line });
  if (session.sent.length > REPLAYED_AT_MOST) session.sent.splice(0, REPLAYED_AT_MOST / 4);
  session.socket?.send(line);
  return session.seq;
}

export const send = (socket: WebSocket, op: number, d: unknown): void =>
  socket.send(JSON.stringify({ op, d, s: null, t: null }));

/** Sends again what came after `seq`; false if some of it is no longer kept. */
export function replayAfter(session: Session, seq: number): boolean {
  const first = session.sent[0]?.seq ?? session.seq + 1;
  if (seq + 1 < first) return false;
  for (const event of session.sent) if (event.seq > seq) session.socket?.send(event.line);
  return true;
}

import { type RawData, type WebSocket } from 'ws';
import { asObject, asWord, type JsonObject } from '../json.ts';
import { type Stage } from '../stage.ts';
import { CLOSE, OP } from './closing.ts';
import { appWith, logIn } from './log-in.ts';
import { sendMembers } from './members-chunk.ts';
import { replayAfter, send, type Session } from './session.ts';

const HEARTBEAT_EVERY = 41_250;
const COMMANDS_A_MINUTE = 120;
const MINUTE = 60_000;
const RESUMABLE_FOR = 5 * MINUTE;

type Connection = {
  stage: Stage;
  socket: WebSocket;
  session: Session | null;
  lastBeat: number;
  commands: number[];
};

type Noted = 'open' | 'identify' | 'resume' | 'close';

const note = ({ stage, session }: Connection, what: Noted, code: number | null = null): void => {
  const bot = session?.bot ?? null;
  stage.record.add({ kind: 'gateway', bot, session: session?.id ?? null, what, code });
};

function identify(connection: Connection, d: JsonObject): void {
  const { stage, socket } = connection;
  if (connection.session) return socket.close(CLOSE.alreadyAuthenticated);
  const result = logIn(stage, socket, d);
  if ('code' in result) return socket.close(result.code);
  connection.session = result.session;
  note(connection, 'identify');
  result.begin();
  const flap = stage.faults.flap();
  if (flap !== null) socket.close(flap);
}

function resume(connection: Connection, d: JsonObject): void {
  const { stage, socket } = connection;
  const known = stage.gateway.sessions.get(asWord(d['session_id']));
  const app = appWith(stage, d['token']);
  if (!app) return socket.close(CLOSE.authenticationFailed);
  const seq = Number(d['seq']);
  if (known?.bot !== app.id) return send(socket, OP.invalid, false);
  if (seq > known.seq) return socket.close(CLOSE.invalidSeq);
  known.socket?.close(CLOSE.unknown);
  known.socket = socket;
  if (!replayAfter(known, seq)) {
    stage.gateway.sessions.delete(known.id);
    return send(socket, OP.invalid, false);
  }
  connection.session = known;
  note(connection, 'resume');
  stage.gateway.deliver(known, 'RESUMED', undefined);
}

function beat(connection: Connection, d: unknown): void {
  const { stage, socket, session } = connection;
  connection.lastBeat = Date.now();
  if (session && typeof d === 'number') session.heard = Math.max(session.heard, d);
  if (!stage.faults.acksAreMuted()) send(socket, OP.ack, null);
}

const IGNORED: readonly unknown[] = [OP.presence, OP.voice, OP.soundboard];

function receive(connection: Connection, op: unknown, d: unknown): void {
  const { stage, socket, session } = connection;
  if (op === OP.heartbeat) return beat(connection, d);
  if (op === OP.identify) return identify(connection, asObject(d));
  if (op === OP.resume) return resume(connection, asObject(d));
  if (!session) return socket.close(CLOSE.notAuthenticated);
  if (op === OP.members) return sendMembers(stage, session, asObject(d));
  if (!IGNORED.includes(op)) socket.close(CLOSE.unknownOp);
}

function decode(raw: RawData): JsonObject | null {
  try {
    const bytes = Array.isArray(raw) ? Buffer.concat(raw) : Buffer.from(raw as ArrayBuffer);
    return asObject(JSON.parse(bytes.toString('utf8')));
  } catch {
    return null;
  }
}

/** Settling asks for heartbeats far more often than Discord would; they are not the bot's doing. */
function isTooMany(connection: Connection, op: unknown): boolean {
  if (op === OP.heartbeat) return false;
  const now = Date.now();
  connection.commands = [...connection.commands.filter((at) => now - at < MINUTE), now];
  return connection.commands.length > COMMANDS_A_MINUTE;
}

function abandon(connection: Connection, code: number): void {
  const { stage, socket, session } = connection;
  note(connection, 'close', code);
  if (session?.socket !== socket) return;
  session.socket = null;
  const forget = (): void => {
    if (!session.socket) stage.gateway.sessions.delete(session.id);
  };
  if (code === 1000 || code === 1001) forget();
  else setTimeout(forget, RESUMABLE_FOR).unref();
}

/** One WebSocket of a bot, from hello to close. */
export function serveConnection(stage: Stage, socket: WebSocket, version: string | null): void {
  if (stage.faults.isCut()) return socket.terminate();
  const connection: Connection = {
    stage,
    socket,
    session: null,
    lastBeat: Date.now(),
    commands: [],
  };
  const watch = setInterval(() => {
    if (Date.now() - connection.lastBeat > 2 * HEARTBEAT_EVERY) socket.close(CLOSE.sessionTimedOut);
  }, HEARTBEAT_EVERY);
  watch.unref();
  socket.on('message', (raw: RawData) => {
    const frame = decode(raw);
    if (!frame) return socket.close(CLOSE.decode);
    if (isTooMany(connection, frame['op'])) return socket.close(CLOSE.rateLimited);
    receive(connection, frame['op'], frame['d']);
  });
  socket.on('close', (code) => {
    clearInterval(watch);
    abandon(connection, code);
  });
  socket.on('error', () => socket.terminate());
  if (version !== null && version !== '10') return socket.close(CLOSE.invalidVersion);
  note(connection, 'open');
  send(socket, OP.hello, { heartbeat_interval: HEARTBEAT_EVERY, _trace: ['stage'] });
}

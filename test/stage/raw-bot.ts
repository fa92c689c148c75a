import { WebSocket } from 'ws';
import { type Opened } from './opened.ts';

type Frame = { op: number; t: string | null; s: number | null; d: Record<string, unknown> | null };

/** A bot without any library: what it is sent, and what it sends, frame by frame. */
export type RawBot = {
  frames: Frame[];
  send(op: number, d: unknown): void;
  say(text: string): void;
  /** The first frame, come or to come, that fits. */
  next(fits: (frame: Frame) => boolean): Promise<Frame>;
  event(name: string): Promise<Record<string, unknown>>;
  closed: Promise<number>;
  end(): void;
};

const BEAT = 1;

export function rawBot(stage: Opened, query = 'v=10&encoding=json'): RawBot {
  const socket = new WebSocket(`${stage.url.replace('http', 'ws')}/gateway?${query}`);
  const frames: Frame[] = [];
  let seq: number | null = null;
  let waiting: (() => void)[] = [];
  const send = (op: number, d: unknown): void => socket.send(JSON.stringify({ op, d }));
  socket.on('message', (raw: Buffer) => {
    const frame = JSON.parse(raw.toString()) as Frame;
    frames.push(frame);
    seq = frame.s ?? seq;
    if (frame.op === BEAT) send(BEAT, seq);
    const due = waiting;
    waiting = [];
    for (const look of due) look();
  });
  const next = (fits: (frame: Frame) => boolean): Promise<Frame> =>
    new Promise((resolve) => {
      const look = (): void => {
        const found = frames.find(fits);
        if (found) resolve(found);
        else waiting.push(look);
      };
      look();
    });
  return {
    frames,
    send,
    say: (text) => socket.send(text),
    next,
    event: async (name) => (await next((frame) => frame.t === name)).d ?? {},
    closed: new Promise((resolve) => socket.on('close', resolve)),
    end: () => socket.terminate(),
  };
}

/** Logs in with those intents; READY has come when it returns. */
export async function identified(
  stage: Opened,
  intents: number,
  token = 'stage-token',
): Promise<RawBot> {
  const bot = rawBot(stage);
  await bot.next((frame) => frame.op === 10);
  bot.send(2, { token, intents, properties: {} });
  await bot.event('READY');
  return bot;
}

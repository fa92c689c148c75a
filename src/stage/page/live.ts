import { of } from './api.ts';
import { forgetNoAnswer } from './doing.ts';
import {
  markRead,
  refreshAll,
  refreshCommands,
  refreshMessages,
  refreshModal,
  refreshUnread,
  refreshWorld,
} from './refresh.ts';
import { change, stage } from './store.ts';

interface Tick {
  channels: string[];
  modal: boolean;
  world: boolean;
}

/** Browsers open only six connections to one server, and all tabs share them. */
const seats = ['stage-stream-1', 'stage-stream-2', 'stage-stream-3'];
const betweenPolls = 2_000;
/** The clock and whether the bot is connected come without a tick. */
const betweenLooks = 5_000;
const betweenHiddenPolls = 10_000;
const typingLasts = 8_000;

const quietly = (work: Promise<unknown>): void =>
  void work.catch(() => change({ connection: 'lost' }));

function onTick({ channels, modal, world }: Tick): void {
  const { open } = stage();
  if (world) quietly(refreshWorld().then(refreshCommands));
  if (modal) quietly(refreshModal());
  if (open !== null && channels.includes(open)) quietly(refreshMessages());
  if (world || channels.some((id) => id !== open)) quietly(refreshUnread());
}

function onTyping({ channel, name }: { channel: string; name: string }): void {
  const until = performance.now() + typingLasts;
  const others = stage().typing.filter((each) => each.channel !== channel || each.name !== name);
  change({ typing: [...others, { channel, name, until }] });
  setTimeout(() => {
    change(({ typing }) => ({ typing: typing.filter((each) => each.until > performance.now()) }));
  }, typingLasts + 50);
}

function connected(connection: 'live' | 'polling'): void {
  if (stage().connection === 'lost') forgetNoAnswer();
  change({ connection });
}

/** What is gone by now is not asked for again. */
const caughtUp = (): void => change(({ connects }) => ({ connects: connects + 1 }));

function poll(every: number): () => void {
  const look = (): void =>
    quietly(
      refreshAll().then(() => {
        connected('polling');
        caughtUp();
      }),
    );
  look();
  const timer = setInterval(look, every);
  return () => clearInterval(timer);
}

/** Follows the stream until told to stop; asks again and again where there is no stream. */
function listen(person: string): () => void {
  const source = new EventSource(`/control${of(person, 'stream')}`);
  let stopPolling: (() => void) | null = null;
  source.addEventListener('open', () => {
    connected('live');
    quietly(refreshAll().then(caughtUp));
  });
  source.addEventListener('tick', (event) => onTick(JSON.parse(String(event.data)) as Tick));
  source.addEventListener('typing', (event) => {
    onTyping(JSON.parse(String(event.data)) as { channel: string; name: string });
  });
  const looking = setInterval(() => quietly(refreshWorld()), betweenLooks);
  source.addEventListener('error', () => {
    change({ connection: 'lost' });
    if (source.readyState === EventSource.CLOSED) stopPolling ??= poll(betweenPolls);
  });
  return () => {
    source.close();
    clearInterval(looking);
    stopPolling?.();
  };
}

/** Holds one of the seats while `use` runs; `use` is told whether there was one. */
async function takeSeat(use: (seated: boolean) => Promise<void>, from = 0): Promise<void> {
  const seat = seats[from];
  if (!('locks' in navigator)) return use(true);
  if (seat === undefined) return use(false);
  const taken = await navigator.locks.request(seat, { ifAvailable: true }, async (lock) => {
    if (lock) await use(true);
    return lock !== null;
  });
  if (!taken) await takeSeat(use, from + 1);
}

function watch(person: string): () => void {
  let stop: () => void = () => undefined;
  const over = new Promise<void>((done) => (stop = done));
  let stopped = false;
  void takeSeat(async (seated) => {
    if (stopped) return;
    const end = seated ? listen(person) : poll(betweenPolls);
    await over;
    end();
  });
  return () => {
    stopped = true;
    stop();
  };
}

/** Keeps the page true: by the stream where somebody looks, now and then where nobody does. */
export function follow(person: string): void {
  const start = (): (() => void) => (document.hidden ? poll(betweenHiddenPolls) : watch(person));
  let stop = start();
  document.addEventListener('visibilitychange', () => {
    stop();
    stop = start();
    markRead();
  });
}

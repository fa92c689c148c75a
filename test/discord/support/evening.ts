import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readRulebook, readStock } from '../../../src/catalogue/index.ts';
import { zonedCalendar } from '../../../src/clock/index.ts';
import { readingGoods } from '../../../src/launch/read-goods.ts';
import { openBot, type Bot, type BotParts } from '../../../src/discord/index.ts';
import { type Log } from '../../../src/discord/log.ts';
import { openPlay } from '../../../src/play/open.ts';
import { type Play } from '../../../src/play/index.ts';
import { type Store } from '../../../src/play/ports.ts';
import { openStage } from '../../../src/stage/index.ts';
import { memoryStore } from '../../../src/store/memory/index.ts';

const { stock, definitions } = readStock('seeds');
const rulebook = readRulebook('seeds');

export type Written = { level: 'info' | 'warn' | 'error'; facts: object; text: string };
type Json = { [key: string]: unknown };

/** What a person sees, as the stage tells it. */
export type Seen = {
  id: string;
  text: string;
  content: string;
  author: { name: string };
  ephemeral: boolean;
  edited: string | null;
};
export type Done = { status: string; answer: Seen | null; modal: { title: string } | null };
export type Entry = Json & {
  kind: string;
  method?: string;
  route?: string;
  body?: Json;
  status?: number;
};

/** A stage with the real bot on it, everything kept in memory, and a clock that can be moved. */
export interface Evening {
  store: Store;
  play: Play;
  bot: Bot;
  log: Written[];
  fatal: string[];
  /** Does something as a person, and waits until all has settled. */
  as(person: string, what: string, body?: Json): Promise<Done>;
  sees(person: string, channel?: string): Promise<string>;
  control(method: string, path: string, body?: Json): Promise<Json>;
  record(): Promise<Entry[]>;
  /** Posts what the bot itself would never post. */
  sendAsBot(channel: string, message: Json): Promise<void>;
  fault(fault: Json): Promise<void>;
  settle(): Promise<void>;
  move(by: number): Promise<void>;
  /** Ends the bot without its closing anything, and starts another one on the same store. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

export async function openEvening(
  options: Partial<BotParts> & { wrapStore?: (store: Store) => Store } = {},
): Promise<Evening> {
  const dir = await mkdtemp(join(tmpdir(), 'evening-'));
  let lead = 0;
  const now = () => Date.now() + lead;
  const settled = () => {
    const open = bot?.open() ?? [];
    return Promise.resolve({ settled: open.length === 0, open });
  };
  const clock = {
    now,
    move: (to: number) => {
      lead += Math.max(0, to - now());
      return Promise.resolve();
    },
  };
  const stage = await openStage({ port: 0, dir, clock, pace: 0, bot: { settled } });
  const plain = memoryStore();
  const store = options.wrapStore?.(plain) ?? plain;
  await store.definitions.keep(stock, definitions);
  const log: Written[] = [];
  const fatal: string[] = [];
  const write =
    (level: Written['level']): Log['info'] =>
    (facts, text) => {
      log.push({ level, facts, text });
    };
  let bot: Bot | null = null;
  const play = openPlay({
    store,
    clock,
    calendar: zonedCalendar,
    stock,
    definitions,
    rulebook,
    grace: 0,
    failed: (error) => write('error')({ error: String(error) }, 'an act of the clock failed'),
    acted: () => bot?.kick(),
  });
  const start = () =>
    openBot({
      token: 'stage-token',
      api: `${stage.url}/api`,
      process: 'test',
      play,
      outbox: store.outbox,
      intakes: store.intakes,
      places: store.places,
      presence: store.presence,
      clock,
      log: { info: write('info'), warn: write('warn'), error: write('error') },
      fatal: ({ message }) => fatal.push(message),
      readGoods: readingGoods(play),
      ...options,
    });

  async function control(method: string, path: string, body?: Json): Promise<Json> {
    const answer = await fetch(`${stage.url}/control${path}`, {
      method,
      ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
    return text === '' ? {} : (JSON.parse(text) as Json);
  }

  async function open(): Promise<string[]> {
    const { rows, next } = await store.outbox.waiting();
    const due = await store.deadlines.due(now());
    return [
      ...(bot?.open() ?? []),
      ...(play.running() > 0 ? ['acts run'] : []),
      ...(rows > 0 && (next ?? 0) <= now() ? ['messages wait'] : []),
      ...due.map(({ deadline }) => `deadline ${deadline} is due`),
    ];
  }

  async function settle(): Promise<void> {
    const until = Date.now() + 20_000;
    for (let left = ['?']; left.length > 0; left = await open()) {
      if (Date.now() > until) throw new Error(`not settled: ${left.join(', ')}`);
      await play.sweep();
      bot?.kick();
      await control('POST', '/settle', { timeout: 10_000 });
    }
  }

  try {
    bot = await start();
  } catch (error) {
    await stage.close();
    await rm(dir, { recursive: true, force: true });
    throw error;
  }
  const evening: Evening = {
    store,
    play,
    get bot() {
      if (!bot) throw new Error('there is no bot');
      return bot;
    },
    log,
    fatal,
    control,
    settle,
    as: async (person, what, body = {}) => {
      const done = await control('POST', `/people/${person}/${what}`, {
        ...(what !== 'submit' && { channel: 'menagerie' }),
        ...body,
      });
      await settle();
      return done as unknown as Done;
    },
    sees: async (person, channel = 'all') => {
      const answer = await fetch(
        `${stage.url}/control/people/${person}/sees?format=text&channel=${encodeURIComponent(channel)}`,
      );
      return answer.text();
    },
    sendAsBot: async (channel, message) => {
      const sent = await fetch(`${stage.url}/api/v10/channels/${channel}/messages`, {
        method: 'POST',
        headers: { authorization: 'Bot stage-token', 'content-type': 'application/json' },
        body: JSON.stringify({ ...message, allowed_mentions: { parse: [] } }),
      });
      if (!sent.ok) throw new Error(await sent.text());
    },
    record: async () => (await control('GET', '/record')).entries as Entry[],
    fault: async (fault) => {
      await control('POST', '/faults', fault);
    },
    move: async (by) => {
      lead += by;
      await settle();
    },
    restart: async () => {
      await bot?.close();
      bot = await start();
      await settle();
    },
    close: async () => {
      await bot?.close();
      await stage.close();
      await rm(dir, { recursive: true, force: true });
    },
  };
  await settle();
  return evening;
}

/** Messages that the bot has posted with this text in them. */
export const posted = (entries: readonly Entry[], text: string): Entry[] =>
  entries.filter(
    ({ kind, method, route, status, body }) =>
      kind === 'request' &&
      method === 'POST' &&
      route === '/channels/{channel_id}/messages' &&
      status === 200 &&
      JSON.stringify(body).includes(text),
  );

/** The menagerie's channel. */
export async function channelId({ control }: Pick<Evening, 'control'>): Promise<string> {
  type World = { servers: { channels: { id: string; name: string }[] }[] };
  const { servers } = (await control('GET', '/world')) as World;
  const found = servers[0]?.channels.find(({ name }) => name === 'menagerie');
  if (!found) throw new Error('there is no #menagerie');
  return found.id;
}

/** How often a text stands in what somebody sees. */
export const times = (seen: string, text: string) => seen.split(text).length - 1;

/** A game in the menagerie's channel, with these people's heroes in its lobby. */
export async function openGame(
  evening: Evening,
  people: readonly string[],
  name = 'The Friday Game',
): Promise<void> {
  const options = { name, zone: 'Europe/Rome' };
  await evening.as('Ines', 'command', { command: 'game create', options });
  for (const person of people) {
    const hero = { name: `${person} the Bold` };
    await evening.as(person, 'command', { command: 'game join', options: hero });
  }
}

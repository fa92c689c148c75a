import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type StageClock } from '../clock.ts';
import { snowflakes, type Snowflakes } from '../snowflake.ts';
import { openLog } from '../store/log.ts';
import { table, type Table } from '../store/table.ts';
import { type Interactions, openInteractions } from './interactions.ts';
import { openMessages, type Messages } from './messages.ts';
import {
  type App,
  type Channel,
  type Command,
  type Id,
  type Member,
  type Modal,
  type Server,
  type User,
} from './nouns.ts';

/** All that the stage keeps. It is on disk before the answer that tells of it goes out. */
export type World = {
  ids: Snowflakes;
  now(): number;
  users: Table<User>;
  apps: Table<App>;
  servers: Table<Server>;
  /** By `server:user`. */
  members: Table<Member>;
  channels: Table<Channel>;
  messages: Messages;
  /** By id. */
  commands: Table<Command>;
  interactions: Interactions;
  /** By `channel:author:nonce`. */
  nonces: Table<{ message: string; at: number }>;
  /** By person: the last one shown. */
  modals: Table<Modal>;
  filesDir: string;
  /** Files that belong to nothing any more and are still there, the oldest first. */
  gone: { ids(): Id[]; keep(ids: readonly Id[]): void };
  /** Where the stage listens; known once it does. */
  place: { url: string };
  isNew: boolean;
  /** Puts on disk what has changed: before anybody is told that it was done. */
  flush(): void;
  close(): void;
};

export function openWorld(dir: string, clock: StageClock): World {
  const filesDir = join(dir, 'files');
  mkdirSync(filesDir, { recursive: true });
  const log = openLog(dir);
  const small = table<string>(log, 'stage');
  const ids = snowflakes(clock, small.get('last-id'));
  const users = table<User>(log, 'user');
  return {
    ids: {
      last: ids.last,
      next() {
        const id = ids.next();
        small.put('last-id', id);
        return id;
      },
    },
    now: () => clock.now(),
    users,
    apps: table(log, 'app'),
    servers: table(log, 'server'),
    members: table(log, 'member'),
    channels: table(log, 'channel'),
    messages: openMessages(log),
    commands: table(log, 'command'),
    interactions: openInteractions(log),
    nonces: table(log, 'nonce'),
    modals: table(log, 'modal'),
    filesDir,
    gone: {
      ids: () => (small.get('gone-files') ?? '').split(' ').filter((id) => id !== ''),
      keep: (gone) => small.put('gone-files', gone.join(' ')),
    },
    place: { url: '' },
    isNew: users.all().length === 0,
    flush: () => log.flush(),
    close: () => log.close(),
  };
}

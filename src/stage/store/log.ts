import {
  closeSync,
  fsyncSync,
  ftruncateSync,
  openSync,
  readSync,
  renameSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { readLines } from './lines.ts';

type Place = { at: number; length: number };

/**
 * One growing file of lines `key TAB json`; the last line of a key is its value, an empty one
 * removes it. A torn last line (the process was killed) is cut off on opening. Lines of one turn
 * of the event loop are written together.
 */
export type Log = {
  keys(): IterableIterator<string>;
  has(key: string): boolean;
  read(key: string): unknown;
  put(key: string, value: unknown): void;
  remove(key: string): void;
  flush(): void;
  close(): void;
};

const parsed = (json: string): unknown => JSON.parse(json);

const WASTE_WORTH_REWRITING = 96 * 1024 * 1024;

export function openLog(dir: string): Log {
  const path = join(dir, 'world.log');
  let file = openSync(path, 'a+');
  const places = new Map<string, Place>();
  const waiting = new Map<string, string>();
  let end = 0;
  let live = 0;

  const forget = (key: string): void => {
    live -= places.get(key)?.length ?? 0;
    places.delete(key);
  };
  const note = (key: string, at: number, length: number): void => {
    forget(key);
    places.set(key, { at, length });
    live += length;
  };

  end = readLines(file, (line, at) => {
    const tab = line.indexOf(9);
    const key = line.toString('utf8', 0, tab);
    if (tab === line.length - 1) forget(key);
    else note(key, at + tab + 1, line.length - tab - 1);
  });
  ftruncateSync(file, end);

  const bytesOf = ({ at, length }: Place): Buffer => {
    const bytes = Buffer.allocUnsafe(length);
    readSync(file, bytes, 0, length, at);
    return bytes;
  };

  function rewrite(): void {
    const fresh = openSync(`${path}.new`, 'w+');
    let at = 0;
    for (const [key, place] of places) {
      const head = Buffer.from(`${key}\t`);
      writeSync(fresh, Buffer.concat([head, bytesOf(place), Buffer.from('\n')]));
      places.set(key, { at: at + head.length, length: place.length });
      at += head.length + place.length + 1;
    }
    fsyncSync(fresh);
    closeSync(file);
    renameSync(`${path}.new`, path);
    closeSync(fresh);
    file = openSync(path, 'a+');
    end = at;
  }

  function flush(): void {
    if (waiting.size === 0) return;
    const lines: Buffer[] = [];
    for (const [key, json] of waiting) {
      const head = Buffer.byteLength(key) + 1;
      const line = Buffer.from(`${key}\t${json}\n`);
      if (json === '') forget(key);
      else note(key, end + head, line.length - head - 1);
      end += line.length;
      lines.push(line);
    }
    waiting.clear();
    writeSync(file, Buffer.concat(lines));
    if (end - live > WASTE_WORTH_REWRITING && end > 2 * live) rewrite();
  }

  let closed = false;

  /** What comes after the closing is of no stage any more. */
  function write(key: string, json: string): void {
    if (closed) return;
    if (waiting.size === 0) queueMicrotask(flush);
    waiting.set(key, json);
  }

  if (end > 4 * 1024 * 1024 && end > 2 * live) rewrite();

  return {
    keys: () => places.keys(),
    has: (key) => (waiting.has(key) ? waiting.get(key) !== '' : places.has(key)),
    read(key) {
      const unwritten = waiting.get(key);
      if (unwritten !== undefined) return unwritten === '' ? undefined : parsed(unwritten);
      const place = places.get(key);
      return place && parsed(bytesOf(place).toString('utf8'));
    },
    put: (key, value) => write(key, JSON.stringify(value)),
    remove: (key) => write(key, ''),
    flush,
    close() {
      if (closed) return;
      flush();
      closed = true;
      closeSync(file);
    },
  };
}

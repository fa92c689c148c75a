import { type Log } from './log.ts';

/** Values of one noun by key. What it hands out is not to be changed: `put` a new value. */
export type Table<T> = {
  get(key: string): T | undefined;
  put(key: string, value: T): T;
  remove(key: string): void;
  keys(): IterableIterator<string>;
  all(): T[];
};

const keysOf = (log: Log, noun: string): string[] =>
  [...log.keys()]
    .filter((key) => key.startsWith(`${noun}/`))
    .map((key) => key.slice(noun.length + 1));

/** All values stay in memory. */
export function table<T>(log: Log, noun: string): Table<T> {
  const values = new Map<string, T>();
  for (const key of keysOf(log, noun)) values.set(key, log.read(`${noun}/${key}`) as T);
  return {
    get: (key) => values.get(key),
    put(key, value) {
      values.set(key, value);
      log.put(`${noun}/${key}`, value);
      return value;
    },
    remove(key) {
      if (values.delete(key)) log.remove(`${noun}/${key}`);
    },
    keys: () => values.keys(),
    all: () => [...values.values()],
  };
}

/** A table without a list of its own: what grows without end stays on disk. */
export type ColdTable<T> = Pick<Table<T>, 'get' | 'put' | 'remove'> & { keys(): string[] };

/** Values stay on disk, the `kept` last used ones in memory. `keys` walks the whole log. */
export function coldTable<T>(log: Log, noun: string, kept: number): ColdTable<T> {
  const warm = new Map<string, T>();
  const use = (key: string, value: T): T => {
    warm.delete(key);
    warm.set(key, value);
    if (warm.size > kept) for (const oldest of warm.keys()) if (warm.delete(oldest)) break;
    return value;
  };
  return {
    get(key) {
      if (!log.has(`${noun}/${key}`)) return undefined;
      return use(key, warm.get(key) ?? (log.read(`${noun}/${key}`) as T));
    },
    put(key, value) {
      log.put(`${noun}/${key}`, value);
      return use(key, value);
    },
    remove(key) {
      warm.delete(key);
      if (log.has(`${noun}/${key}`)) log.remove(`${noun}/${key}`);
    },
    keys: () => keysOf(log, noun),
  };
}

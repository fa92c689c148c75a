/** A memory of bounded size: the oldest entry gives way. Nothing that matters is kept in it. */
export type Remembered<T> = {
  get(key: string): T | undefined;
  put(key: string, value: T): void;
  forget(key: string): void;
};

export function remembering<T>(most: number): Remembered<T> {
  const entries = new Map<string, T>();
  return {
    get: (key) => entries.get(key),
    put: (key, value) => {
      entries.delete(key);
      entries.set(key, value);
      const oldest = entries.keys().next();
      if (entries.size > most && oldest.done !== true) entries.delete(oldest.value);
    },
    forget: (key) => {
      entries.delete(key);
    },
  };
}

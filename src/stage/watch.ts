/** Lets somebody wait until a thing that others change is as they want it. */
export type Watch = {
  touched(id: string): void;
  /** True as soon as `done` is; false after `timeout` ms of the machine's time. */
  until(id: string, done: () => boolean, timeout: number): Promise<boolean>;
};

export function openWatch(): Watch {
  const waiting = new Map<string, Set<() => void>>();
  return {
    touched(id) {
      for (const look of waiting.get(id) ?? []) look();
    },
    until: (id, done, timeout) =>
      new Promise((resolve) => {
        if (done()) return resolve(true);
        const all = waiting.get(id) ?? new Set();
        waiting.set(id, all);
        const end = (result: boolean): void => {
          clearTimeout(timer);
          all.delete(look);
          if (all.size === 0) waiting.delete(id);
          resolve(result);
        };
        const look = (): void => {
          if (done()) end(true);
        };
        const timer = setTimeout(() => end(done()), timeout);
        all.add(look);
      }),
  };
}

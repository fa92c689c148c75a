import PQueue from 'p-queue';
import { type GameId } from '../rules/names.ts';

/**
 * One act at a time for each game, in front of the row's lock, so that waiting acts hold no
 * connection. `running` counts those that run or wait.
 */
export function gameQueues() {
  const queues = new Map<GameId, PQueue>();
  let running = 0;
  return {
    running: () => running,
    async run<T>(game: GameId, act: () => Promise<T>): Promise<T> {
      const queue = queues.get(game) ?? new PQueue({ concurrency: 1 });
      queues.set(game, queue);
      running += 1;
      try {
        return await queue.add(act);
      } finally {
        running -= 1;
        if (queue.size === 0 && queue.pending === 0) queues.delete(game);
      }
    },
  };
}

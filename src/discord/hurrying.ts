import { type GameId } from '../rules/names.ts';
import { type Desk } from './desk.ts';
import { factsOf } from './log.ts';

/** Tries at once what waits for a right in servers' games, or until the bot is back in them. */
interface Hurrying {
  in(servers: readonly string[]): void;
  open(): string[];
  close(): Promise<void>;
}

export function hurryingOver(
  { asks, log }: Pick<Desk, 'asks' | 'log'>,
  hurried: (game: GameId) => Promise<void>,
): Hurrying {
  const running = new Set<Promise<void>>();

  async function all(servers: readonly string[]): Promise<void> {
    try {
      for (const server of servers)
        for (const { game } of await asks.gamesInServer(server)) await hurried(game);
    } catch (error) {
      log.error(factsOf(error), 'what waits to be sent could not be hurried');
    }
  }

  return {
    in: (servers) => {
      const done = all(servers).finally(() => running.delete(done));
      running.add(done);
    },
    open: () => [...running].map(() => 'hurrying'),
    close: async () => {
      await Promise.all(running);
    },
  };
}

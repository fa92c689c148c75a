import { type GameId } from '../rules/names.ts';
import { type Snapshot } from './load.ts';

/** Games as they were last loaded or saved, so that most acts need not load. The rows are the truth. */
export type Recent = {
  /** However its row is by now: where there is none, no row needs to be asked for its stamp. */
  last(game: GameId): Snapshot | null;
  /** Only while the row still has this stamp. */
  get(game: GameId, stamp: string): Snapshot | null;
  put(snapshot: Snapshot): void;
};

/** Keeps the `most` games that were used last. */
export function recentGames(most: number): Recent {
  const kept = new Map<GameId, Snapshot>();
  return {
    last: (game) => kept.get(game) ?? null,
    get: (game, stamp) => {
      const snapshot = kept.get(game);
      return snapshot?.stamp === stamp ? snapshot : null;
    },
    put: (snapshot) => {
      const { id, acts } = snapshot.game;
      if ((kept.get(id)?.game.acts ?? 0) > acts) return;
      kept.delete(id);
      kept.set(id, snapshot);
      for (const oldest of kept.keys()) {
        if (kept.size <= most) break;
        kept.delete(oldest);
      }
    },
  };
}

import { type Asks } from '../play/index.ts';
import { type GameId, type PlayerId } from '../rules/names.ts';
import { type HeroView, type PublicView } from '../rules/sight/views.ts';
import { remembering } from './remembered.ts';

/** What may be waited for where the first answer must be made from a view. */
export const patience = 500;

/**
 * Views for first answers that cannot be deferred (forms, suggestions): as they are, or, when that
 * takes too long, as they were when last seen. Nothing that follows from them is trusted.
 */
export interface Projections {
  own(game: GameId, player: PlayerId): Promise<HeroView | null>;
  everyone(game: GameId): Promise<PublicView | null>;
}

export function projectionsOf(asks: Pick<Asks, 'heroView' | 'publicView'>): Projections {
  const own = remembering<HeroView | null>(2000);
  const everyone = remembering<PublicView | null>(500);
  return {
    own: (game, player) =>
      soon(asks.heroView(game, player), own, `${game}:${player}`, patience - 100),
    everyone: (game) => soon(asks.publicView(game), everyone, game, patience - 100),
  };
}

async function soon<T>(
  asked: Promise<T>,
  memory: ReturnType<typeof remembering<T | null>>,
  key: string,
  within: number,
): Promise<T | null> {
  const fresh = asked.then((view) => {
    memory.put(key, view);
    return { view };
  });
  const got = await inTime(fresh, within);
  return got ? got.view : (memory.get(key) ?? null);
}

/** What `asked` gives within so many milliseconds, else null; a failure counts as too late. */
export async function inTime<T>(asked: Promise<T>, within: number): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => {
      resolve(null);
    }, within);
  });
  try {
    return await Promise.race([asked.catch(() => null), late]);
  } finally {
    clearTimeout(timer);
  }
}

import { type Play } from '../play/index.ts';
import { type GameId, type PlayerId } from '../rules/names.ts';
import { type PublicHero, type PublicView } from '../rules/sight/views.ts';
import { factsOf, type Log } from './log.ts';
import { type Wire } from './wire/wire.ts';

type Parts = { play: Play; wire: Wire; log: Log; now: () => number };

/** Tells the game that a player is no longer in its server. `cause` makes it once. */
export async function tellGone(
  { play, log, now }: Omit<Parts, 'wire'>,
  game: GameId,
  player: PlayerId,
  cause: string,
): Promise<void> {
  try {
    await play.act(game, { do: 'gone', player }, { actor: { as: 'clock' }, cause, at: now() });
  } catch (error) {
    // There may be nothing to do for this player now; the next turn asks again.
    log.info(factsOf(error), 'somebody who left a server changes nothing in the game');
  }
}

/**
 * Looks for players who have left the servers of their games. Discord tells nobody who leaves to a
 * bot without privileged intents, so we ask for each of them.
 */
export async function findLeavers(parts: Parts, servers: readonly string[]): Promise<void> {
  for (const server of servers)
    for (const { game } of await parts.play.asks.gamesInServer(server))
      await findLeaversOf(parts, server, game);
}

async function findLeaversOf(parts: Parts, server: string, game: GameId): Promise<void> {
  const view = await parts.play.asks.publicView(game);
  if (view) await tellWhoLeft(parts, server, view, [...playersOf(view.heroes), ...leaderIn(view)]);
}

/** Of each game there only who is waited for now, which is cheap enough to do often. */
export async function findAwaitedLeavers(parts: Parts, servers: readonly string[]): Promise<void> {
  for (const server of servers)
    for (const { game } of await parts.play.asks.gamesInServer(server))
      await findAwaitedOf(parts, server, game);
}

/** The same in one game, when it goes on after a pause. */
export async function findAwaitedOf(parts: Parts, server: string, game: GameId): Promise<void> {
  const view = await parts.play.asks.publicView(game);
  if (view)
    await tellWhoLeft(parts, server, view, [...playersOf(awaitedIn(view)), ...leaderIn(view)]);
}

const playersOf = (heroes: readonly PublicHero[]): PlayerId[] =>
  heroes.filter(({ lost }) => !lost).map(({ player }) => player);

/** MONSTER-09: the host who plays the monster. */
const leaderIn = ({ monster }: PublicView): PlayerId[] =>
  monster?.playedBy ? [monster.playedBy] : [];

/** Whom everybody waits for. Whose move it is in a duel is not public: both duelists. */
export function awaitedIn({ heroes, turn, duel, phase }: PublicView): PublicHero[] {
  const duelists = duel?.pair.filter(
    (_, at) => phase === 'duel' || (phase === 'feature' && !duel.features[at]),
  );
  const awaited = new Set([turn?.hero, turn?.with?.id, ...(duelists ?? []).map(({ id }) => id)]);
  return heroes.filter(({ id }) => awaited.has(id));
}

async function tellWhoLeft(
  parts: Parts,
  server: string,
  { game, phase, pausedSince }: PublicView,
  players: readonly PlayerId[],
): Promise<void> {
  if (phase === 'over' || phase === 'cancelled' || pausedSince !== null) return;
  for (const player of players) {
    const here = await parts.wire.isMember(server, player).catch(() => true);
    if (!here) await tellGone(parts, game, player, `gone:${player}:${parts.now()}`);
  }
}

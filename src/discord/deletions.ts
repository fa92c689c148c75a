import { type Outbox, type Places } from '../play/ports.ts';
import { type GameId, type HeroId } from '../rules/names.ts';
import { type PublicView } from '../rules/sight/views.ts';
import { type Desk } from './desk.ts';
import { awaitedIn } from './leavers.ts';
import { factsOf } from './log.ts';
import { reasons } from './publisher/verdict.ts';
import { isChannelGone, isNoAccess } from './wire/trouble.ts';

/**
 * Mends at once what somebody deletes in Discord: a hero whose thread it was gets the panel where
 * they can still be reached, and of a game's channel the hosts hear, too. Done twice it is done once.
 */
export interface Deletions {
  /** Discord says that this thread or channel is deleted. */
  heard(channel: string): void;
  /**
   * Looks for what nobody told us of: the threads of those whom these servers' games wait for, or
   * the channel where there are none.
   */
  look(servers: readonly string[]): void;
  /** Looks for one hero's thread. */
  lookFor(game: GameId, hero: HeroId): void;
  open(): string[];
  close(): Promise<void>;
}

type Parts = {
  desk: Pick<Desk, 'asks' | 'wire' | 'log' | 'parked'>;
  places: Pick<Places, 'ofHero' | 'byThread' | 'forget'>;
  outbox: Pick<Outbox, 'owe'>;
  /** Something is owed. */
  kick: () => void;
};

const goesOn = (view: PublicView | null): view is PublicView =>
  view !== null && view.phase !== 'over' && view.phase !== 'cancelled';

export function deletionsOver({ desk, places, outbox, kick }: Parts): Deletions {
  const { asks, wire, log } = desk;
  const running = new Set<Promise<void>>();

  /** Null where Discord does not say. To a bot that may not see it a channel is not gone. */
  const isGone = (channel: string): Promise<boolean | null> =>
    wire.channel(channel).then(
      () => false,
      (error: unknown) => (isChannelGone(error) ? true : isNoAccess(error) ? false : null),
    );

  async function ongoing(game: GameId): Promise<PublicView | null> {
    const view = await asks.publicView(game);
    return goesOn(view) ? view : null;
  }

  /** The hosts first: what a kill leaves undone for heroes is found by looking for their threads. */
  async function channelLost({ game, heroes }: PublicView): Promise<void> {
    const isTold = (await desk.parked(game)).some(
      ({ to, reason }) => to === 'public' && reason === reasons.channelGone,
    );
    if (!isTold) await outbox.owe(game, { to: 'public', kind: 'channel', urgent: true });
    for (const { id } of heroes) {
      const thread = (await places.ofHero(game, id))?.thread ?? null;
      if (thread !== null) await places.forget(thread);
    }
    kick();
  }

  async function threadLost(thread: string): Promise<void> {
    if (await places.forget(thread)) kick();
  }

  async function after(channel: string): Promise<void> {
    const place = await places.byThread(channel);
    const there = place ? null : await asks.gameIn(channel);
    const game = place?.game ?? there?.game;
    const view = game === undefined ? null : await ongoing(game);
    if (!view || (place && !view.heroes.some(({ id }) => id === place.hero))) return;
    // In doubt the word that it is deleted holds: a thread that stands after all is found again.
    if ((await isGone(channel)) === false) return;
    await (place ? threadLost(channel) : channelLost(view));
  }

  /** A channel whose threads are there is there; else it is asked for itself. */
  async function lookedFor(view: PublicView, heroes: readonly HeroId[]): Promise<void> {
    const gone = new Map<string, boolean | null>();
    for (const hero of heroes) {
      const thread = (await places.ofHero(view.game, hero))?.thread ?? null;
      if (thread !== null) gone.set(thread, await isGone(thread));
    }
    const lost = [...gone.keys()].filter((thread) => gone.get(thread) === true);
    const table = lost.length === gone.size ? await asks.placeOf(view.game) : null;
    if (table && (await isGone(table.channel)) === true) return channelLost(view);
    for (const thread of lost) await threadLost(thread);
  }

  async function lookedIn(game: GameId, whom: (view: PublicView) => HeroId[]): Promise<void> {
    const view = await ongoing(game);
    if (view) await lookedFor(view, whom(view));
  }

  async function all(servers: readonly string[]): Promise<void> {
    for (const server of servers)
      for (const { game } of await asks.gamesInServer(server))
        await lookedIn(game, (view) => awaitedIn(view).map(({ id }) => id));
  }

  function run(work: Promise<void>): void {
    const done = work
      .catch((error: unknown) => {
        log.warn(factsOf(error), 'what was deleted could not be looked for');
      })
      .finally(() => running.delete(done));
    running.add(done);
  }

  return {
    heard: (channel) => run(after(channel)),
    look: (servers) => run(all(servers)),
    lookFor: (game, hero) => run(lookedIn(game, () => [hero])),
    open: () => [...running].map(() => 'deletions'),
    close: async () => {
      await Promise.all(running);
    },
  };
}

import PQueue from 'p-queue';
import { type Intent } from '../rules/intent.ts';
import { type GameId, type Instant } from '../rules/names.ts';
import { earliestDue } from '../rules/week/due.ts';
import { type Clock, type Owed, type Store } from './ports.ts';
import { type gameQueues } from './queues.ts';

/** In so many games the clock acts at once, so that one may think while others wait for the database. */
const atOnce = 6;

/** What the acts of the clock need. */
export type DueParts = {
  store: Store;
  clock: Clock;
  queues: ReturnType<typeof gameQueues>;
  /** Milliseconds that a deadline waits for acts made before it. */
  grace: number;
  /** False while nobody could act: nothing lapses then. */
  inReach: () => boolean;
  /** What is due later than this has to wait for acts that were made before it. */
  heardUntil: () => Instant;
  failed: (error: unknown) => void;
  /** An act of the clock; false when there was nothing to do, or somebody else is doing it. */
  clockAct: (game: GameId, intent: Intent, cause: string, at: Instant) => Promise<boolean>;
};

/** Deadlines that run out and time that is given back, in all games, however one of them fares. */
export function openDue({ store, clock, queues, clockAct, ...parts }: DueParts) {
  const { grace, inReach, heardUntil, failed } = parts;
  /** The rows of what each game is owed, as they were when last looked at. */
  let owed = new Map<GameId, Owed[]>();

  async function giveBack(game: GameId): Promise<number> {
    let given = 0;
    for (let [first, ...rest] = owed.get(game) ?? []; first; [first, ...rest] = rest) {
      const { from, to } = first;
      const cause = `outage:${from}`;
      given += Number(await clockAct(game, { do: 'outage', from, to }, cause, clock.now()));
      await store.silences.given(first);
      if (rest.length === 0) owed.delete(game);
      else owed.set(game, rest);
    }
    return given;
  }

  /**
   * Performs what is due in one game by `until`, oldest first; how many acts that took. Discord's
   * clock may be ahead of this one: what has come by the time that it has `told` has come.
   */
  async function catchUp(game: GameId, until: Instant, told = until): Promise<number> {
    for (let acts = 0; ; acts++) {
      if (!inReach()) return acts;
      await giveBack(game);
      const now = Math.max(clock.now(), told);
      // After an act of its own: whoever acts next looks at the rows themselves.
      const loaded = await store.games.read(game, { asLeft: acts > 0 });
      const first = loaded && earliestDue(loaded.game, Math.min(until, heardUntil()), now);
      if (!first) return acts;
      const intent: Intent = { do: 'due', deadline: first.id };
      if (!(await clockAct(game, intent, `due:${first.id}`, now))) return acts;
    }
  }

  /** One game's trouble is told and is no other game's; how many acts all took. */
  async function inEach(games: Iterable<GameId>, act: (game: GameId) => Promise<number>) {
    const one = async (game: GameId): Promise<number> => {
      try {
        return await queues.run(game, () => act(game));
      } catch (error) {
        failed(error);
        return 0;
      }
    };
    const side = new PQueue({ concurrency: atOnce });
    const acts = await side.addAll([...games].map((game) => () => one(game)));
    return acts.reduce((sum, more) => sum + more, 0);
  }

  return {
    catchUp,
    /** The instant up to which deadlines are over for somebody who acted at `at`. */
    over: (at: Instant): Instant => (grace === 0 ? at : Math.min(at, clock.now() - grace)),
    async sweep(): Promise<number> {
      if (!inReach()) return 0;
      const until = clock.now() - grace;
      const due = await store.deadlines.due(until);
      const games = new Set([...owed.keys(), ...due.map(({ game }) => game)]);
      return inEach(games, (game) => catchUp(game, clock.now() - grace));
    },
    /** All that is owed, also from an earlier process; in how many games a deadline moved. */
    async giveBack(): Promise<number> {
      const rows = await store.silences.owed();
      owed = new Map();
      for (const one of rows) owed.set(one.game, [...(owed.get(one.game) ?? []), one]);
      return inEach([...owed.keys()], giveBack);
    },
  };
}

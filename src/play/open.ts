import { type Game } from '../rules/game.ts';
import { type Definition, type Hash, type Stock } from '../rules/goods.ts';
import { type Intent, intentSchema, type Moment } from '../rules/intent.ts';
import { type DeadlineId, type GameId, type Instant } from '../rules/names.ts';
import { isRefusal, refuse } from '../rules/refusal.ts';
import { isOver } from '../rules/week/lose.ts';
import { type Answer, refused } from './answer.ts';
import { openAsks } from './asks.ts';
import { newGameAct } from './create.ts';
import { shelf, withGoods } from './goods.ts';
import { Busy, type By, type Creation, type Play, type RulebookEntry } from './index.ts';
import {
  type Calendar,
  type Change,
  type Clock,
  type Loaded,
  type Performed,
  type Store,
} from './ports.ts';
import { gameQueues } from './queues.ts';
import { type Loading, work } from './work.ts';

/** What play needs from the outside. */
export type Needs = {
  store: Store;
  clock: Clock;
  calendar: Calendar;
  stock: Stock;
  definitions: ReadonlyMap<Hash, Definition>;
  rulebook: readonly RulebookEntry[];
  /** How long after a deadline an act made before it may still arrive, in milliseconds. */
  grace: number;
  load?: Loading;
  /** Told of what went wrong where nobody waits for an answer. */
  failed: (error: unknown) => void;
  /** Told after each accepted act, so that what it owes is sent at once. */
  acted?: (game: GameId) => void;
};

/** Thrown within an act that finds a deadline overdue: that one is performed first. */
class DueFirst extends Error {}
/** Thrown within an act of the clock that has nothing to do: nothing is kept of it. */
class NotDue extends Error {}

/** The one road that every act takes, and the questions that may be asked. */
export function openPlay(needs: Needs): Play {
  const { store, clock, calendar } = needs;
  const goods = shelf(needs.stock, needs.definitions, store.definitions);
  const queues = gameQueues();
  const load: Loading = needs.load ?? ((_game, derived) => derived);

  const momentAt = (now: Instant, zone: string): Moment => ({
    now,
    midnight: calendar.midnightAfterTomorrow(now, zone),
  });

  function attempt(loaded: Loaded, intent: Intent, { actor, cause, at }: By): Change | Answer {
    if (actor.as === 'player' && earliestDue(loaded.game, at, at)) throw new DueFirst();
    const moment = momentAt(at, loaded.game.zone);
    const done = work(loaded, { intent, actor, cause, moment }, goods, load);
    if (actor.as === 'clock' && 'done' in done) throw new NotDue();
    return done;
  }

  async function perform(
    game: GameId,
    intent: Intent,
    by: By,
    whenFree: boolean,
  ): Promise<Performed> {
    const done = await withGoods(goods, () =>
      store.games.perform(game, by.cause, (loaded) => attempt(loaded, intent, by), { whenFree }),
    );
    if (typeof done === 'object' && done.answer.done && !done.repeated) needs.acted?.(game);
    return done;
  }

  /** An act of the clock; false when there was nothing to do, or somebody else is doing it. */
  async function clockAct(
    game: GameId,
    intent: Intent,
    cause: string,
    at = clock.now(),
  ): Promise<boolean> {
    try {
      const by: By = { actor: { as: 'clock' }, cause, at };
      const done = await perform(game, intent, by, true);
      return typeof done === 'object' && !done.repeated;
    } catch (error) {
      if (error instanceof NotDue) return false;
      throw error;
    }
  }

  /**
   * Performs what is due in one game by `until`, oldest first; how many acts that took. Discord's
   * clock may be ahead of this one: what has come by the time that it has `told` has come.
   */
  async function catchUp(game: GameId, until: Instant, told = until): Promise<number> {
    for (let acts = 0; ; acts++) {
      const now = Math.max(clock.now(), told);
      const loaded = await store.games.read(game);
      const deadline = loaded && earliestDue(loaded.game, until, now);
      if (!deadline || !(await clockAct(game, { do: 'due', deadline }, `due:${deadline}`, now)))
        return acts;
    }
  }

  async function tryAct(game: GameId, intent: Intent, by: By): Promise<Answer> {
    for (let tries = 0; tries < 50; tries++) {
      try {
        const done = await perform(game, intent, by, false);
        if (done === 'busy') throw new Busy();
        if (done !== 'no such game') return done.answer;
        return refused(refuse('game over', null, { phase: 'cancelled' }));
      } catch (error) {
        if (!(error instanceof DueFirst)) throw error;
        await catchUp(game, by.at);
      }
    }
    throw new Busy();
  }

  /** Steps that are due at once follow the act that called for them, before anybody else's act. */
  async function act(game: GameId, intent: Intent, by: By): Promise<Answer> {
    const checked = intentSchema.parse(intent);
    const answer = await queues.run(game, () => tryAct(game, checked, by));
    if (answer.done)
      void queues
        .run(game, () => catchUp(game, clock.now() - needs.grace, by.at))
        .catch(needs.failed);
    return answer;
  }

  async function create(creation: Creation, by: By): Promise<Answer> {
    const { zone } = creation;
    const zoneExists = calendar.isZone(zone);
    const moment = momentAt(by.at, zoneExists ? zone : 'UTC');
    const made = newGameAct(creation, by, moment, zoneExists, needs.stock.hash);
    if (isRefusal(made)) return refused(made);
    const done = await store.games.create(made.change, made.place, made.secret);
    if (typeof done === 'string') throw new Busy();
    if (!done.repeated) needs.acted?.(made.change.after.id);
    return done.answer;
  }

  async function sweep(): Promise<number> {
    const due = await store.deadlines.due(clock.now() - needs.grace);
    let acts = 0;
    for (const { game } of due) {
      acts += await queues.run(game, () => catchUp(game, clock.now() - needs.grace));
    }
    return acts;
  }

  async function creditOutage(from: Instant, to: Instant): Promise<number> {
    let moved = 0;
    for (const { game } of await store.deadlines.all()) {
      const intent: Intent = { do: 'outage', from, to };
      moved += Number(await queues.run(game, () => clockAct(game, intent, `outage:${to}`)));
    }
    return moved;
  }

  const asks = openAsks(store, goods, clock, needs.rulebook);
  return { create, act, asks, sweep, creditOutage, running: queues.running };
}

/**
 * The deadline that ran out first, if one did by `until`; none while the game stands still. A step
 * that nobody can still act before waits for no late act: it is due by `now`.
 */
function earliestDue(
  { deadlines, pausedSince, phase }: Game,
  until: Instant,
  now: Instant,
): DeadlineId | null {
  if (pausedSince !== null || isOver(phase)) return null;
  const [first] = Object.values(deadlines)
    .filter(({ due, kind }) => due <= (kind === 'next step' ? now : until))
    .sort((a, b) => a.due - b.due || Number(a.id.slice(1)) - Number(b.id.slice(1)));
  return first?.id ?? null;
}

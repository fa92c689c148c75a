import { type Definition, type Hash, type Stock } from '../rules/goods.ts';
import { type Intent, intentSchema, type Moment } from '../rules/intent.ts';
import { type GameId, type Instant } from '../rules/names.ts';
import { isRefusal, refuse, type Refusal } from '../rules/refusal.ts';
import { daysForTurn } from '../rules/week/days-for-turn.ts';
import { dueBefore } from '../rules/week/due.ts';
import { type Answer, refused } from './answer.ts';
import { openAsks } from './asks.ts';
import { newGameAct } from './create.ts';
import { type DueParts, openDue } from './due.ts';
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
import { besides } from './besides.ts';
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
  /** False while players cannot reach the bot or lost time is not yet given back: nothing lapses. */
  inReach?: () => boolean;
  /** Up to when all acts that were made have arrived; what falls due later waits. */
  heardUntil?: () => Instant;
  /**
   * Looks whether the bot was away until just now: what that took is given back before any act, and
   * while that fails nothing is done.
   */
  look?: () => Promise<void>;
  /** Lets so many milliseconds pass. */
  wait?: (milliseconds: number) => Promise<void>;
  load?: Loading;
  /** Told of what went wrong where nobody waits for an answer. */
  failed: (error: unknown) => void;
  /** Told after each accepted act, so that what it owes is sent at once. */
  acted?: (game: GameId) => void;
};

/** Thrown within an act that finds a deadline overdue: that one is performed first. */
class DueFirst extends Error {
  readonly due: Instant;
  constructor(due: Instant) {
    super();
    this.due = due;
  }
}
/** Thrown within an act of the clock that has nothing to do: nothing is kept of it. */
class NotDue extends Error {}

/** The one road that every act takes, and the questions that may be asked. */
export function openPlay(needs: Needs): Play {
  const { store, clock, calendar } = needs;
  const goods = shelf(needs.stock, needs.definitions, store.definitions);
  const queues = gameQueues();
  const load: Loading = needs.load ?? ((_game, derived) => derived);
  const wait = needs.wait ?? pause;
  let waiting = 0;

  const momentAt = (now: Instant, zone: string, days: number): Moment => ({
    now,
    midnight: calendar.midnightAfter(now, zone, days),
  });

  function attempt(loaded: Loaded, intent: Intent, { actor, cause, at }: By): Change | Answer {
    const first = actor.as === 'player' ? dueBefore(loaded.game, at) : null;
    if (first) throw new DueFirst(first.due);
    const no = zoneRefusal(intent);
    if (no) return refused(no);
    const { game } = loaded;
    const moment = {
      ...momentAt(at, game.zone, daysForTurn(game)),
      ...besides(calendar, game, intent, at),
    };
    const done = work(loaded, { intent, actor, cause, moment }, goods, load);
    if (actor.as === 'clock' && 'done' in done) throw new NotDue();
    return done;
  }

  /** The rules know no calendar. */
  const zoneRefusal = (intent: Intent): Refusal | null => {
    const zone = intent.do === 'set quiet' ? intent.quiet?.zone : undefined;
    return zone === undefined || calendar.isZone(zone)
      ? null
      : refuse('no such zone', null, { zone });
  };

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

  const clockAct: DueParts['clockAct'] = async (game, intent, cause, at) => {
    try {
      const by: By = { actor: { as: 'clock' }, cause, at };
      const done = await perform(game, intent, by, intent.do === 'due');
      if (done === 'busy' && intent.do !== 'due') throw new Busy();
      return typeof done === 'object' && !done.repeated;
    } catch (error) {
      if (error instanceof NotDue) return false;
      throw error;
    }
  };
  const inReach = needs.inReach ?? (() => true);
  const heardUntil = needs.heardUntil ?? (() => Infinity);
  const due = openDue({ ...needs, queues, inReach, heardUntil, clockAct });

  /** One try, with what is overdue performed before it; else what it has to wait for. */
  async function tryAct(game: GameId, intent: Intent, by: By): Promise<Answer | DueFirst> {
    try {
      const done = await perform(game, intent, by, false);
      if (done === 'busy') throw new Busy();
      if (done !== 'no such game') return done.answer;
      return refused(refuse('game over', null, { phase: 'cancelled' }));
    } catch (error) {
      if (!(error instanceof DueFirst)) throw error;
      const acts = await due.catchUp(game, due.over(by.at), by.at);
      return acts > 0 ? tryAct(game, intent, by) : error;
    }
  }

  /**
   * An act made after a deadline waits until those made before it have had their time to arrive; it
   * waits outside the queue, for they must pass it.
   */
  async function inTurn(game: GameId, intent: Intent, by: By): Promise<Answer> {
    for (let tries = 0; tries < 50; tries++) {
      const done = await queues.run(game, () => tryAct(game, intent, by));
      if (!(done instanceof DueFirst)) return done;
      const mayLapse = inReach() && heardUntil() >= done.due;
      await wait(mayLapse ? Math.max(50, done.due + needs.grace - clock.now()) : 500);
    }
    throw new Busy();
  }

  /** Steps that are due at once follow the act that called for them, before anybody else's act. */
  async function act(game: GameId, intent: Intent, by: By): Promise<Answer> {
    const checked = intentSchema.parse(intent);
    waiting += 1;
    try {
      await needs.look?.().catch((error: unknown) => {
        needs.failed(error);
        throw new Busy();
      });
      const answer = await inTurn(game, checked, by);
      if (answer.done)
        void queues
          .run(game, () => due.catchUp(game, clock.now() - needs.grace, by.at))
          .catch(needs.failed);
      return answer;
    } finally {
      waiting -= 1;
    }
  }

  async function create(creation: Creation, by: By): Promise<Answer> {
    const { zone } = creation;
    const zoneExists = calendar.isZone(zone);
    const moment = momentAt(by.at, zoneExists ? zone : 'UTC', 1);
    const made = newGameAct(creation, by, moment, zoneExists, needs.stock.hash);
    if (isRefusal(made)) return refused(made);
    const done = await store.games.create(made.change, made.place, made.secret);
    if (typeof done === 'string') throw new Busy();
    if (!done.repeated) needs.acted?.(made.change.after.id);
    return done.answer;
  }

  const asks = openAsks(store, goods, clock, needs.rulebook);
  const { sweep, giveBack } = due;
  const running = () => Math.max(waiting, queues.running());
  const keep: Play['keep'] = (fresh) => store.definitions.add(fresh);
  return { create, act, keep, asks, sweep, giveBack, running };
}

const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

import { randomUUID } from 'node:crypto';
import { readStock } from '../../src/catalogue/index.ts';
import { zonedCalendar } from '../../src/clock/calendar.ts';
import { besides } from '../../src/play/besides.ts';
import { type Answer, type Play } from '../../src/play/index.ts';
import { openPlay } from '../../src/play/open.ts';
import { type Change, type Loaded, type Store } from '../../src/play/ports.ts';
import { type Loading, work } from '../../src/play/work.ts';
import { type Game } from '../../src/rules/game.ts';
import { type Definition, type Goods, type Hash } from '../../src/rules/goods.ts';
import { type House } from '../../src/rules/house.ts';
import { daysForTurn } from '../../src/rules/week/days-for-turn.ts';
import { type Actor, type Intent } from '../../src/rules/intent.ts';
import { type DeadlineId, type GameId, type HeroId, playerId } from '../../src/rules/names.ts';
import { memoryStore } from '../../src/store/memory/index.ts';
import { noon } from './table.ts';

const { stock, definitions } = readStock('seeds');

const known = new Map(definitions);

/** What games of an earlier stock have in them, as their store kept it. */
export function learn(earlier: ReadonlyMap<Hash, Definition>): void {
  for (const [hash, definition] of earlier) known.set(hash, definition);
}

/** The stock as it is, and whatever earlier ones have been learned. */
export const goods: Goods = {
  stock,
  definition(hash) {
    const found = known.get(hash);
    if (!found) throw new Error(`no definition ${hash}`);
    return found;
  },
};

export const hostActor: Actor = { as: 'player', player: playerId('host'), manages: false };
export const playerActor = (player: string): Actor => ({
  as: 'player',
  player: playerId(player),
  manages: false,
});

/** The real pipeline, with the real stock, at a time of the test's choosing; in memory unless told. */
export class Playing {
  now = noon;
  inReach = true;
  /** What is looked at before an act. */
  look = (): Promise<void> => Promise.resolve();
  /** What happens while an act waits; time passes, unless the test says more. */
  waits = (milliseconds: number): Promise<void> => {
    this.now += milliseconds;
    return Promise.resolve();
  };
  readonly store: Store;
  readonly failures: unknown[] = [];
  readonly play: Play;
  /** No other table's causes are this one's, though both may have one store, one after the other. */
  readonly #name = randomUUID();
  #causes = 0;

  /** `load` hands over the dice of each act; absent: they follow from the game's secret. */
  constructor(grace = 0, store = memoryStore(), load?: Loading) {
    this.store = store;
    this.play = openPlay({
      store: this.store,
      clock: { now: () => this.now },
      calendar: zonedCalendar,
      stock,
      definitions,
      rulebook: [],
      grace,
      inReach: () => this.inReach,
      look: () => this.look(),
      wait: (milliseconds) => this.waits(milliseconds),
      failed: (error) => this.failures.push(error),
      ...(load && { load }),
    });
  }

  /** Nobody could reach the bot; in how many games that moved something. */
  async away(from: number, to: number): Promise<number> {
    await this.store.silences.note(from, to);
    return this.play.giveBack();
  }

  cause(): string {
    this.#causes += 1;
    return `${this.#name} ${this.#causes}`;
  }

  async create(
    players: readonly string[],
    zone = 'UTC',
    channel = 'c',
    house: Partial<House> = {},
  ): Promise<GameId> {
    const answer = await this.play.create(
      { name: 'The table', zone, house, server: 's', channel },
      { actor: hostActor, cause: this.cause(), at: this.now },
    );
    if (!answer.done) throw new Error(answer.refusal.refused);
    for (const player of players) {
      await this.must(answer.game, player, { do: 'join', name: `Hero ${player}`, title: '' });
    }
    return answer.game;
  }

  async act(game: GameId, actor: Actor, intent: Intent, cause = this.cause()): Promise<Answer> {
    const answer = await this.play.act(game, intent, { actor, cause, at: this.now });
    await this.rest();
    return answer;
  }

  /** An act that must be accepted; `host` is the host. */
  async must(
    game: GameId,
    player: string,
    intent: Intent,
  ): Promise<Extract<Answer, { done: true }>> {
    const answer = await this.act(game, playerActor(player), intent);
    if (!answer.done) throw new Error(`${player} may not: ${JSON.stringify(answer.refusal)}`);
    return answer;
  }

  /** What an act would come to, without its being done. */
  tries(loaded: Loaded, actor: Actor, intent: Intent): Change | Answer {
    const days = daysForTurn(loaded.game);
    const midnight = zonedCalendar.midnightAfter(this.now, loaded.game.zone, days);
    const more = besides(zonedCalendar, loaded.game, intent, this.now);
    const moment = { now: this.now, midnight, ...more };
    return work(loaded, { intent, actor, cause: 'trial', moment }, goods, (_, dice) => dice);
  }

  /** What the clock's act would come to. */
  dues(loaded: Loaded, deadline: DeadlineId): Change | Answer {
    return this.tries(loaded, { as: 'clock' }, { do: 'due', deadline });
  }

  /** Waits until no act runs or waits, those that follow others included. */
  async rest(): Promise<void> {
    while (this.play.running() > 0) await new Promise((done) => setImmediate(done));
  }

  async sweep(): Promise<number> {
    const acts = await this.play.sweep();
    await this.rest();
    return acts;
  }

  /** Time passes, every deadline on the way being performed when it comes. */
  async passes(milliseconds: number): Promise<void> {
    const to = this.now + milliseconds;
    for (;;) {
      const next = await this.store.deadlines.next();
      if (next === null || next > to) break;
      this.now = Math.max(this.now, next);
      if ((await this.sweep()) === 0) throw new Error('what is due was not performed');
    }
    this.now = to;
  }

  async loaded(game: GameId): Promise<Loaded> {
    const loaded = await this.store.games.read(game);
    if (!loaded) throw new Error(`no game ${game}`);
    return loaded;
  }

  async game(game: GameId): Promise<Game> {
    return (await this.loaded(game)).game;
  }
}

export const heroOfPlayer = (game: Game, player: string): HeroId => {
  const hero = Object.values(game.heroes).find((one) => one.player === player);
  if (!hero) throw new Error(`${player} has no hero`);
  return hero.id;
};

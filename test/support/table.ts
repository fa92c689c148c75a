import { AssertionError } from 'node:assert';
import { commitmentTo, drawingKey } from '../../src/play/drawings.ts';
import { zonedCalendar } from '../../src/clock/calendar.ts';
import { besides } from '../../src/play/besides.ts';
import { type Dice } from '../../src/rules/dice.ts';
import { type EventKind, type GameEvent } from '../../src/rules/event.ts';
import {
  type Deadline,
  type DeadlineKind,
  type Game,
  type Hero,
  type Item,
} from '../../src/rules/game.ts';
import { type Definition } from '../../src/rules/goods.ts';
import { type Actor, type Intent } from '../../src/rules/intent.ts';
import { newItem } from '../../src/rules/items/new-item.ts';
import { newGame } from '../../src/rules/lobby/create.ts';
import { type Transfer } from '../../src/rules/money.ts';
import {
  gameId,
  gold,
  type HeroId,
  type Instant,
  itemId,
  type ItemId,
  type OrbId,
  playerId,
} from '../../src/rules/names.ts';
import { isRefusal, type Refusal } from '../../src/rules/refusal.ts';
import { type Ruled, rule } from '../../src/rules/rule.ts';
import { type Scene } from '../../src/rules/scene.ts';
import { daysForTurn } from '../../src/rules/week/days-for-turn.ts';
import { cards, goodsOf } from './table-cards.ts';
import { rolling, type Rolls } from './rolling.ts';

export const hour = 3_600_000;
/** Thursday, 1 January 2026, noon in UTC. */
export const noon = Date.UTC(2026, 0, 1, 12);
const secret = new Uint8Array(32);
export const host = playerId('host');
const clock: Actor = { as: 'clock' };

/** What the last act told, of one kind. */
export type Told<K extends EventKind> = Extract<GameEvent, { kind: K }>;

/**
 * A game by the rules alone, in words of the game: who sits at the table, what they do, what comes.
 * Dice that an act's test does not name fall one after the other: 1, 2, 3…
 */
export class Table {
  game: Game;
  now: Instant = noon;
  events: GameEvent[] = [];
  transfers: Transfer[] = [];
  readonly stock: Record<string, Definition> = { ...cards };
  /** What judges; another one where it is asked what would be found if the law were broken. */
  law: typeof rule = rule;
  #falls = 0;

  constructor(...names: string[]) {
    const made = newGame(
      gameId('game'),
      { do: 'create', name: 'The table', zone: 'UTC', house: {} },
      host,
      true,
    );
    if (isRefusal(made)) throw wrong(made.refused);
    this.game = made;
    for (const name of names) this.does(name, { do: 'join', name, title: `the ${name}` });
  }

  /** A table of its own that goes on from here. */
  copy(): Table {
    const table = new Table();
    Object.assign(table, { game: this.game, now: this.now, law: this.law });
    Object.assign(table.stock, this.stock);
    return table;
  }

  does(name: string, intent: Intent, rolls: Rolls = {}): this {
    return this.#accept(player(name), intent, rolls);
  }

  host(intent: Intent): this {
    return this.does('host', intent);
  }

  /** Becomes the host, as one who manages the server. */
  takesOver(name: string): this {
    return this.#accept({ ...player(name), manages: true }, { do: 'take over' }, {});
  }

  clock(intent: Intent, rolls: Rolls = {}): this {
    return this.#accept(clock, intent, rolls);
  }

  /** Why that player may not; nothing is changed and no die falls. */
  refused(name: string, intent: Intent, manages = false): Refusal {
    const ruled = this.#rule({ ...player(name), manages }, intent, rolling({}));
    if (!isRefusal(ruled)) throw wrong(`accepted: ${JSON.stringify(intent)}`);
    return ruled;
  }

  /**
   * Time goes on to the next deadline, which must be of that kind, and it is performed. What only
   * reminds, or calls late, is performed on the way, where it is not asked for.
   */
  comes(kind: DeadlineKind, rolls: Rolls = {}): this {
    const next = isBeside(kind) ? this.#soonest() : this.next();
    for (let first = this.#soonest(); first && next && first.due <= next.due;) {
      if (first.id === next.id || !isBeside(first.kind)) break;
      this.now = Math.max(this.now, first.due);
      this.#accept(clock, { do: 'due', deadline: first.id }, {});
      first = this.#soonest();
    }
    if (next?.kind !== kind) throw wrong(`next comes “${next?.kind}”, not “${kind}”`);
    this.now = Math.max(this.now, next.due);
    return this.#accept(clock, { do: 'due', deadline: next.id }, rolls);
  }

  byClock(intent: Intent): Ruled | Refusal {
    return this.#rule(clock, intent, rolling({}));
  }

  /** What comes next, reminders apart. */
  next(): Deadline | undefined {
    return this.#inOrder().find(({ kind }) => !isBeside(kind));
  }

  #inOrder(): Deadline[] {
    return Object.values(this.game.deadlines).sort((a, b) => a.due - b.due);
  }

  #soonest(): Deadline | undefined {
    return this.#inOrder()[0];
  }

  later(milliseconds: number): this {
    this.now += milliseconds;
    return this;
  }

  /** Lays hands on the game, for what would take many weeks to come about. */
  arrange(change: (game: Game) => Partial<Game>): this {
    this.game = { ...this.game, ...change(this.game) };
    return this;
  }

  arrangeHero(name: string, change: Partial<Hero>): this {
    const hero = { ...this.hero(name), ...change };
    return this.arrange(({ heroes }) => ({ heroes: { ...heroes, [hero.id]: hero } }));
  }

  /** Puts so much gold into the purse, or takes it out. */
  purse(name: string, amount: number): this {
    const key = `purse:${this.id(name)}` as const;
    const had = this.game.accounts[key] ?? 0;
    const mint = (this.game.accounts.mint ?? 0) + had - amount;
    return this.arrange(({ accounts }) => ({
      accounts: { ...accounts, [key]: gold(amount), mint: gold(mint) },
    }));
  }

  /** Hands over a thing of that card; worn in its slot, or laid into the inventory. */
  gives(name: string, card: string, how: 'worn' | 'stored' = 'stored'): ItemId {
    const definition = this.stock[card];
    if (definition?.of !== 'item') throw wrong(`no thing “${card}”`);
    const id = itemId(`i${this.game.lastId + 1}`);
    const slot = how === 'worn' ? definition.slot : null;
    const holder = `hero:${this.id(name)}` as const;
    this.arrange(({ items, goods, lastId }) => ({
      lastId: lastId + 1,
      goods: { ...goods, [card]: card },
      items: {
        ...items,
        [id]: newItem(definition, { id, definition: card, holder, slot, acquired: this.game.acts }),
      },
    }));
    return id;
  }

  /** Goes on from what one sentence of the rules makes of the game, intents apart. */
  settles(sentence: (scene: Scene) => void): this {
    const scene = this.scene();
    sentence(scene);
    return Object.assign(this, {
      game: scene.game,
      events: scene.events,
      transfers: scene.transfers,
    });
  }

  id(name: string): HeroId {
    return this.hero(name).id;
  }

  hero(name: string): Hero {
    const found = Object.values(this.game.heroes).find((hero) => hero.name === name);
    if (!found) throw wrong(`no hero ${name}`);
    return found;
  }

  nameOf(id: HeroId): string {
    return this.game.heroes[id]?.name ?? '';
  }

  gold(name: string): number {
    return this.game.accounts[`purse:${this.id(name)}`] ?? 0;
  }

  held(name: string): number {
    return this.game.accounts[`bet:${this.id(name)}`] ?? 0;
  }

  things(name: string): Item[] {
    return Object.values(this.game.items).filter((item) => item.holder === `hero:${this.id(name)}`);
  }

  thing(name: string, card: string): Item {
    const found = this.things(name).find((item) => item.definition === card);
    if (!found) throw wrong(`${name} has no ${card}`);
    return found;
  }

  orb(card: string): OrbId {
    const found = Object.values(this.game.orbs).find(
      ({ item }) => this.game.items[item]?.definition === card,
    );
    if (!found) throw wrong(`no orb holds ${card}`);
    return found.id;
  }

  kinds(): EventKind[] {
    return this.events.map(({ kind }) => kind);
  }

  told<K extends EventKind>(kind: K): Told<K> {
    const [first, ...more] = this.events.filter((one): one is Told<K> => one.kind === kind);
    if (!first || more.length > 0)
      throw wrong(`“${kind}” was not told once: ${this.kinds().join()}`);
    return first;
  }

  #accept(actor: Actor, intent: Intent, rolls: Rolls): this {
    const told = rolling(rolls);
    const ruled = this.#rule(actor, intent, this.#orAnyhow(told, rolls));
    if (isRefusal(ruled)) throw wrong(`refused: ${JSON.stringify(ruled)}`);
    const left = told.left();
    if (left.length > 0) throw wrong(`not rolled: ${left.join(', ')}`);
    const sum = Object.values(ruled.game.accounts).reduce(
      (all: number, one) => all + (one ?? 0),
      0,
    );
    if (sum !== 0) throw wrong(`the books say ${sum}`);
    if (ruled.game.acts !== this.game.acts + 1) throw wrong('an act was not counted');
    Object.assign(this, { game: ruled.game, events: ruled.events, transfers: ruled.transfers });
    return this;
  }

  /** The game as a scene of the rules, for what no intent of this stock's brings about. */
  scene(dice: Dice = rolling({}), intent: Intent = { do: 'resume' }): Scene {
    const key = (drawing: string) => drawingKey(secret, this.game.id, drawing);
    return {
      game: this.game,
      events: [],
      transfers: [],
      dice,
      moment: {
        now: this.now,
        midnight: zonedCalendar.midnightAfter(this.now, this.game.zone, daysForTurn(this.game)),
        ...besides(zonedCalendar, this.game, intent, this.now),
      },
      goods: goodsOf(this.stock),
      commitment: (drawing) => commitmentTo(key(drawing)),
      reveal: key,
    };
  }

  #rule(actor: Actor, intent: Intent, dice: Dice): Ruled | Refusal {
    return this.law(this.game, intent, actor, this.scene(dice, intent));
  }

  #orAnyhow(told: Dice, rolls: Rolls): Dice {
    return {
      roll: (sides, purpose) =>
        purpose in rolls ? told.roll(sides, purpose) : (this.#falls++ % sides) + 1,
    };
  }
}

/** What comes beside the course of the week. */
const isBeside = (kind: DeadlineKind): boolean =>
  kind === 'quiet end' || kind.endsWith(' reminder');

/** The deadlines of a game, those apart that come beside the course of its week. */
export const pressing = ({ deadlines }: Pick<Game, 'deadlines'>): Deadline[] =>
  Object.values(deadlines).filter(({ kind }) => !isBeside(kind));

/** What a test took for granted is not so: a failure of that test, as any expectation's. */
const wrong = (message: string) => new AssertionError({ message });

const player = (name: string) => ({
  as: 'player' as const,
  player: playerId(name === 'host' ? 'host' : `p-${name}`),
  manages: false,
});

import {
  type EventFaces,
  type EventKind,
  eventVersions,
  type GameEvent,
  type HeroFace,
} from './event.ts';
import { type Account, type Game, type Hero, type Item } from './game.ts';
import { type Goods } from './goods.ts';
import { type Mind } from './combat/index.ts';
import { type Dice } from './dice.ts';
import { type Moment } from './intent.ts';
import type { ItemDefinition } from './items/definition.ts';
import type { MonsterDefinition } from './monsters/definition.ts';
import { moved, type Transfer, type TransferReason } from './money.ts';
import { gold, type HeroId, type ItemId, type RuleId } from './names.ts';

/** What a rule is handed besides the game and the intent. */
export type Context = {
  dice: Dice;
  moment: Moment;
  goods: Goods;
  /** SHA-256, in hex, of the key of a drawing of this game: what is published before it is used. */
  commitment(drawing: string): string;
  /** That key itself, in hex: only asked for when the drawing is over and all of it public. */
  reveal(drawing: string): string;
  /** What decides for whoever plays itself; absent: the present mind. */
  mind?: Mind;
};

/**
 * One act while it is worked out. `game` is replaced, never changed in place; events and transfers
 * are added as they happen. Nobody outside the act sees it.
 */
export type Scene = Context & { game: Game; events: GameEvent[]; transfers: Transfer[] };

/** Adds an event: its public face, and apart from it what the named heroes may know. */
export function tell<K extends EventKind>(
  scene: Scene,
  kind: K,
  rules: RuleId[],
  face: EventFaces[K]['public'],
  own: Partial<Record<HeroId, NonNullable<EventFaces[K]['own']>>> = {},
): void {
  scene.events.push({ kind, v: eventVersions[kind] ?? 1, rules, public: face, own } as GameEvent);
}

/** Moves gold and notes the transfer; a transfer of 0 is none. */
export function pay(
  scene: Scene,
  from: Account,
  to: Account,
  amount: number,
  reason: TransferReason,
): void {
  if (amount === 0) return;
  const transfer = { from, to, amount: gold(amount), reason };
  scene.transfers.push(transfer);
  scene.game = { ...scene.game, accounts: moved(scene.game.accounts, transfer) };
}

export function setGame(scene: Scene, change: Partial<Game>): void {
  scene.game = { ...scene.game, ...change };
}

export function setHero(scene: Scene, hero: HeroId, change: Partial<Hero>): void {
  const before = heroOf(scene.game, hero);
  setGame(scene, { heroes: { ...scene.game.heroes, [hero]: { ...before, ...change } } });
}

export function setItem(scene: Scene, item: ItemId, change: Partial<Item>): void {
  const before = itemOf(scene.game, item);
  setGame(scene, { items: { ...scene.game.items, [item]: { ...before, ...change } } });
}

/** The next id of this game with that letter before it. */
export function newId<T extends string>(scene: Scene, letter: string): T {
  setGame(scene, { lastId: scene.game.lastId + 1 });
  return `${letter}${scene.game.lastId}` as T;
}

/** A record without one key. */
export function without<K extends string, V>(record: Record<K, V>, key: K): Record<K, V> {
  const rest = { ...record };
  delete rest[key];
  return rest;
}

export function heroOf(game: Game, hero: HeroId): Hero {
  const found = game.heroes[hero];
  if (!found) throw new Error(`no hero ${hero} in game ${game.id}`);
  return found;
}

export function itemOf(game: Game, item: ItemId): Item {
  const found = game.items[item];
  if (!found) throw new Error(`no item ${item} in game ${game.id}`);
  return found;
}

export const heroesOf = (game: Game): Hero[] => Object.values(game.heroes);
export const living = (game: Game): Hero[] => heroesOf(game).filter((hero) => !hero.lost);
export const isLiving = (game: Game, hero: HeroId): boolean => game.heroes[hero]?.lost === null;

export function faceOf(game: Game, hero: HeroId): HeroFace {
  const { id, name, player } = heroOf(game, hero);
  return { id, name, player };
}

/** The card of a thing in this game: its definition as it was when it first appeared here. */
export function itemCard(game: Game, goods: Goods, definition: string): ItemDefinition {
  const card = goods.definition(game.goods[definition] ?? missing(definition));
  return card.of === 'item' ? card : missing(definition);
}

export function monsterCard(game: Game, goods: Goods, definition: string): MonsterDefinition {
  const card = goods.definition(game.goods[definition] ?? missing(definition));
  return card.of === 'monster' ? card : missing(definition);
}

function missing(definition: string): never {
  throw new Error(`no such definition in this game: ${definition}`);
}

/** From here on the game has the definitions, as the stock has them today. */
export function appear(scene: Scene, ...definitions: readonly string[]): void {
  const fresh = definitions.filter((id) => !scene.game.goods[id]);
  if (fresh.length === 0) return;
  const goods = { ...scene.game.goods };
  for (const id of fresh) goods[id] = scene.goods.stock.ids[id] ?? missing(id);
  setGame(scene, { goods });
}

import fc from 'fast-check';
import { type Change, type GamePlace, type Note } from '../../src/play/ports.ts';
import { type Absence, callKinds, type Calls } from '../../src/rules/calls.ts';
import { type Tile } from '../../src/rules/board/tile.ts';
import { type Fight } from '../../src/rules/combat/fight.ts';
import { type GameEvent } from '../../src/rules/event.ts';
import {
  type Account,
  type Bet,
  type Deadline,
  type Duel,
  type Fared,
  type Form,
  type Game,
  type Hero,
  type Item,
  type Lying,
  type Orb,
  type Week,
} from '../../src/rules/game.ts';
import { type OwnGood } from '../../src/rules/goods.ts';
import { type Intent } from '../../src/rules/intent.ts';
import { type Interview } from '../../src/rules/interview.ts';
import { defaultHouse } from '../../src/rules/house.ts';
import { ultimateForms } from '../../src/rules/items/card.ts';
import { slots } from '../../src/rules/items/definition.ts';
import { type Transfer } from '../../src/rules/money.ts';
import { type Autopilot } from '../../src/rules/orders.ts';
import {
  deadlineId,
  gameId,
  gold,
  heroId,
  type HeroId,
  itemId,
  orbId,
  playerId,
} from '../../src/rules/names.ts';

const few = { maxLength: 4 };
const text = fc.string({ unit: 'grapheme', maxLength: 12 });
const count = fc.nat(1000);
const instant = fc.integer({ min: 0, max: 4_000_000_000_000 });
const coins = fc.nat(10 ** 12).map(gold);
const hero = fc.integer({ min: 1, max: 12 }).map((n) => heroId(`h${n}`));
const item = fc.integer({ min: 1, max: 120 }).map((n) => itemId(`i${n}`));
const player = fc.bigInt({ min: 1n, max: 2n ** 63n }).map((n) => playerId(`${n}`));
const maybe = <T>(one: fc.Arbitrary<T>) => fc.option(one, { nil: null });
/** A key `__proto__` would become the prototype wherever somebody assigns it; no game has one. */
const key = text.filter((one) => one !== '__proto__');
const anyJson = fc
  .dictionary(text, fc.jsonValue({ maxDepth: 2 }), { maxKeys: 4 })
  .map(
    (value) => JSON.parse(JSON.stringify(value).replaceAll('"__proto__":', '"proto":')) as object,
  );

const plainHeroes: fc.Arbitrary<Hero> = fc.record<Hero>({
  id: hero,
  player,
  name: text,
  title: text,
  quote: text,
  level: count,
  damageTaken: count,
  strikes: count,
  makeUps: count,
  identified: fc.array(text, few),
  discount: coins,
  lost: maybe(
    fc.record({
      cause: fc.constantFrom('monster', 'strikes', 'left', 'removed'),
      by: maybe(text),
      week: count,
      at: instant,
    }),
  ),
});
const calls: fc.Arbitrary<Calls> = fc.record({
  muted: fc.subarray([...callKinds]),
  quiet: maybe(fc.record({ from: fc.nat(1439), to: fc.nat(1439), zone: text })),
});
const absence: fc.Arbitrary<Absence> = fc.record({
  spent: count,
  paid: count,
  kept: count,
  until: maybe(instant),
});
const autopilot: fc.Arbitrary<Autopilot> = fc.record({
  on: fc.boolean(),
  spend: maybe(count),
  leastHp: count,
  fights: fc.boolean(),
});
const interview: fc.Arbitrary<Interview> = fc.record(
  { best: text, regret: text, plan: text, feared: text, advice: text },
  { requiredKeys: [] },
);
const heroes: fc.Arbitrary<Hero> = fc.oneof(
  plainHeroes,
  fc
    .tuple(plainHeroes, calls, absence, autopilot, interview)
    .map(([one, said, away, plays, told]) => ({
      ...{ ...one, calls: said, absence: away, autopilot: plays },
      interview: told,
    })),
);
const form: fc.Arbitrary<Form> = fc.record(
  {
    greater: fc.constantFrom('alone', 'as one'),
    ultimate: fc.constantFrom(...ultimateForms),
    partOf: item,
  },
  { requiredKeys: [] },
);
const fared: fc.Arbitrary<Fared> = fc.record(
  {
    level: fc.integer({ min: -6, max: 30 }),
    damageTaken: count,
    isOut: fc.constant(true as const),
  },
  { requiredKeys: [] },
);
const plainItems = fc.record<Item>({
  id: item,
  definition: text,
  holder: fc.oneof(
    hero.map((id) => `hero:${id}` as const),
    fc.constant('gone' as const),
  ),
  slot: maybe(fc.constantFrom(...slots)),
  charges: maybe(count),
  acquired: count,
  on: maybe(item),
  home: maybe(item),
  moved: maybe(count),
  counts: maybe(fc.integer({ min: -40, max: 40 })),
  left: maybe(hero),
});
const tiles = fc.integer({ min: 0, max: 4095 }).map((n) => n as Tile);
const lying: fc.Arbitrary<Lying> = fc.record<Lying>({
  map: text,
  nth: count,
  trap: fc.record<Lying['trap']>({
    kind: fc.constant('trap'),
    item,
    name: text,
    owner: hero,
    tile: tiles,
    stealth: count,
    spent: fc.boolean(),
    x: count,
    does: fc.constant([]),
  }),
});
const used = fc.array(fc.record({ ability: text, times: count }), few);
const items: fc.Arbitrary<Item> = fc.oneof(
  plainItems,
  fc.tuple(plainItems, used).map(([one, gone]) => ({ ...one, used: gone })),
  fc.tuple(plainItems, form).map(([one, as]) => ({ ...one, form: as })),
  fc.tuple(plainItems, fared).map(([one, companion]) => ({ ...one, companion })),
  fc.tuple(plainItems, lying).map(([one, lies]) => ({ ...one, lies })),
);
const plainOrbs: fc.Arbitrary<Orb> = fc.record<Orb>({
  id: fc.integer({ min: 1, max: 60 }).map((n) => orbId(`o${n}`)),
  number: count,
  colour: fc.constantFrom('blue', 'green', 'red'),
  item,
  cost: coins,
  week: count,
});
const orbs: fc.Arbitrary<Orb> = fc.oneof(
  plainOrbs,
  fc.tuple(plainOrbs, tiles).map(([one, tile]) => ({ ...one, tile })),
  fc.tuple(plainOrbs, hero).map(([one, savedBy]) => ({ ...one, savedBy })),
  fc
    .tuple(plainOrbs, fc.constantFrom('key' as const, 'chest' as const))
    .map(([one, weekly]) => ({ ...one, weekly })),
);
const own: fc.Arbitrary<OwnGood> = fc.record<OwnGood>({
  hash: text,
  version: count,
  week: count,
  why: maybe(text),
});
const bets: fc.Arbitrary<Bet> = fc.record<Bet>({
  hero,
  on: fc.oneof(hero, fc.constant('tie' as const)),
  stake: fc.integer({ min: 1, max: 10 ** 9 }).map(gold),
});
const deadlines: fc.Arbitrary<Deadline> = fc.record<Deadline>({
  id: fc.integer({ min: 1, max: 60 }).map((n) => deadlineId(`d${n}`)),
  kind: fc.constantFrom('turn', 'turn reminder', 'feature', 'quiet end', 'next step'),
  hero: maybe(hero),
  step: maybe(count),
  due: instant,
});

const many = <T, K extends string>(one: fc.Arbitrary<T>, key: (value: T) => K) =>
  fc
    .array(one, { maxLength: 14 })
    .map((list) => Object.fromEntries(list.map((value) => [key(value), value])) as Record<K, T>);

const accounts: fc.Arbitrary<Game['accounts']> = fc
  .dictionary(
    fc.oneof(
      hero.map((id) => `purse:${id}`),
      hero.map((id) => `bet:${id}`),
    ),
    fc.nat(10 ** 9).map(gold),
    { maxKeys: 8 },
  )
  .map((held) => {
    const sum = Object.values(held).reduce((total, one) => total + one, 0);
    return { ...held, mint: gold(0 - sum) };
  });

let games = 0;
/** A name that no other game of this run has. */
export const newGameId = () => gameId(`g${process.pid.toString(36)}${(games++).toString(36)}`);

/** Any game, sense or not: the store keeps what it is given. Its number of acts is `acts`. */
export const anyGame = (id: Game['id'], acts: number): fc.Arbitrary<Game> =>
  fc.tuple(stockedGame(id, acts), fc.dictionary(key, own, { maxKeys: 3 })).map(([game, goods]) => ({
    ...game,
    ...(Object.keys(goods).length > 0 && { own: goods }),
  }));

const stockedGame = (id: Game['id'], acts: number): fc.Arbitrary<Game> =>
  fc.record<Game>({
    id: fc.constant(id),
    name: text,
    zone: text,
    hosts: fc.array(player, few),
    house: fc.constant(defaultHouse),
    houseNext: fc.constantFrom({}, { 'turn clock': 3 }),
    phase: fc.constantFrom('lobby', 'loot', 'duel', 'over'),
    pausedSince: maybe(instant),
    week: maybe(anyJson) as fc.Arbitrary<unknown> as fc.Arbitrary<Week | null>,
    duel: maybe(anyJson) as fc.Arbitrary<unknown> as fc.Arbitrary<Duel | null>,
    fight: maybe(anyJson) as fc.Arbitrary<unknown> as fc.Arbitrary<Fight | null>,
    heroes: many(heroes, (one) => one.id),
    items: many(items, (one) => one.id),
    orbs: many(orbs, (one) => one.id),
    bets: many(bets, (one) => one.hero),
    deadlines: many(deadlines, (one) => one.id),
    accounts,
    goods: fc.dictionary(key, text, { maxKeys: 6 }),
    winners: fc.array(hero, few),
    lastId: count,
    drawings: fc.dictionary(key, count, { maxKeys: 4 }),
    acts: fc.constant(acts),
  });

/** What the books must say for the balances to become those of `after`. */
export function transfersBetween(before: Game | null, after: Game): Transfer[] {
  const accountsOf = (game: Game | null) => Object.keys(game?.accounts ?? {}) as Account[];
  const all = new Set([...accountsOf(before), ...accountsOf(after)]);
  all.delete('mint');
  return [...all].flatMap((account): Transfer[] => {
    const more = (after.accounts[account] ?? 0) - (before?.accounts[account] ?? 0);
    if (more === 0) return [];
    return more > 0
      ? [{ from: 'mint', to: account, amount: gold(more), reason: 'level up' }]
      : [{ from: account, to: 'mint', amount: gold(-more), reason: 'bought' }];
  });
}

export const joined = (id: HeroId): GameEvent => ({
  kind: 'joined',
  v: 1,
  rules: ['GAME-02'],
  public: { hero: { id, name: `name of ${id}`, player: playerId('7') }, title: '', players: 1 },
  own: {},
});

export const purse = (id: HeroId, sum: number): GameEvent => ({
  kind: 'levelled',
  v: 1,
  rules: [],
  public: { hero: { id, name: `name of ${id}`, player: playerId('7') }, level: 1 },
  own: { [id]: { paid: gold(sum), purse: gold(sum) } },
});

/** The step from one game to another, with what goes with it. */
export function change(
  before: Game | null,
  after: Game,
  cause: string,
  more: { events?: GameEvent[]; notes?: Note[]; now?: number; intent?: Intent } = {},
): Change {
  const now = more.now ?? 1_700_000_000_000;
  return {
    before,
    after,
    act: {
      number: after.acts,
      cause,
      intent: more.intent ?? { do: 'enter' },
      actor: { as: 'player', player: playerId('7'), manages: false },
      moment: {
        now,
        midnight: now + 1,
        ...(after.acts % 2 === 1 && { quiet: { [heroId('h1')]: now + 2 }, ends: now + 3 }),
      },
      stock: 'stock',
      drawing: after.acts % 2 === 0 ? null : { name: 'loot:1', number: after.acts },
      decided: after.acts % 3 === 0 ? [{ do: 'end turn' }, { do: 'concede' }] : null,
      reverse: [{ op: 'replace', path: '/acts', value: after.acts - 1 }],
    },
    events: more.events ?? [],
    transfers: transfersBetween(before, after),
    notes: more.notes ?? [],
    answer: { done: true, game: after.id, act: after.acts, events: [] },
  };
}

/** A game just made: nobody in it yet. */
export const emptyGame = (id = newGameId()): Game => ({
  id,
  name: `game ${id}`,
  zone: 'Europe/Rome',
  hosts: [playerId('7')],
  house: defaultHouse,
  houseNext: {},
  phase: 'lobby',
  pausedSince: null,
  week: null,
  duel: null,
  fight: null,
  heroes: {},
  items: {},
  orbs: {},
  bets: {},
  deadlines: {},
  accounts: {},
  goods: {},
  winners: [],
  lastId: 0,
  drawings: {},
  acts: 1,
});

export const placeOf = (game: Game, channel = `channel of ${game.id}`): GamePlace => ({
  game: game.id,
  server: 'server',
  channel,
  name: game.name,
});

/** The same game one act later, changed. */
export const later = (game: Game, changes: Partial<Game>): Game => ({
  ...game,
  ...changes,
  acts: game.acts + 1,
});

export const secret = new Uint8Array(32).map((_, at) => at * 8);

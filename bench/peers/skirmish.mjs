// A skirmish on boardgame.io's own reducer, without its client and store; one JSON line.
// On 20 × 20 tiles two a side and 196 things about them, of which some stand in the way.
import { createRequire } from 'node:module';
import { draws, told } from './figures.mjs';

process.env.NODE_ENV = 'production';
const require = createRequire(import.meta.url);
const { INVALID_MOVE } = require('boardgame.io/core');
const { CreateGameReducer, InitializeGame } = require('boardgame.io/internal');

const [games, warmUp] = [Number(process.argv[2] ?? 150), 20];
const side = 20;
const starts = [
  [1, 1],
  [1, 18],
  [18, 1],
  [18, 18],
];
const ways = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
  [1, 1],
  [1, -1],
  [-1, 1],
  [-1, -1],
];
const placeOf = ([x, y]) => x + y * side;
const apart = (a, b) => Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y));
const fightersOf = ({ beings }) => starts.map((_, at) => beings[`f${at}`]);
const isOpen = ({ taken }, x, y) =>
  x >= 0 && y >= 0 && x < side && y < side && taken[placeOf([x, y])] === undefined;

function setup({ random }) {
  const [beings, taken] = [{}, {}];
  for (const [at, [x, y]] of starts.entries()) {
    const id = `f${at}`;
    beings[id] = { id, side: `${at >> 1}`, x, y, hp: 24, steps: 0, struck: false };
    taken[placeOf([x, y])] = id;
  }
  for (let at = 0; at < 196; at++) {
    let place;
    do place = random.Die(side * side) - 1;
    while (taken[place] !== undefined);
    const id = `s${at}`;
    beings[id] = { id, side: null, x: place % side, y: Math.floor(place / side), hp: 0 };
    if (at % 8 === 0) taken[place] = id;
  }
  return { beings, taken };
}

const game = {
  name: 'skirmish',
  disableUndo: true,
  setup,
  turn: {
    onBegin({ G }) {
      for (const one of fightersOf(G)) [one.steps, one.struck] = [0, false];
    },
  },
  moves: {
    step({ G, playerID }, id, x, y) {
      const one = G.beings[id];
      if (one?.side !== playerID || one.hp <= 0 || one.steps >= 4) return INVALID_MOVE;
      if (apart(one, { x, y }) !== 1 || !isOpen(G, x, y)) return INVALID_MOVE;
      delete G.taken[placeOf([one.x, one.y])];
      [one.x, one.y] = [x, y];
      one.steps += 1;
      G.taken[placeOf([x, y])] = id;
    },
    strike({ G, playerID, random }, id, target) {
      const [one, other] = [G.beings[id], G.beings[target]];
      if (one?.side !== playerID || !other || other.side === playerID) return INVALID_MOVE;
      if (one.struck || one.hp <= 0 || other.hp <= 0 || apart(one, other) > 1) return INVALID_MOVE;
      one.struck = true;
      const roll = random.D20();
      if (roll === 1 || (roll < 20 && roll + 5 < 13)) return;
      other.hp -= roll === 20 ? 12 : 6;
      if (other.hp <= 0) delete G.taken[placeOf([other.x, other.y])];
    },
    done({ events }) {
      events.endTurn();
    },
  },
  endIf({ G, ctx }) {
    const standing = fightersOf(G).filter(({ hp }) => hp > 0);
    const [first] = standing;
    if (standing.every((one) => one.side === first?.side)) return { winner: first?.side };
    return ctx.turn > 60 ? { winner: null } : undefined;
  },
};

/** Strike whoever is near, else come nearer, one after the other. */
function choice(G, ctx, draw) {
  const fighters = fightersOf(G);
  for (const one of fighters) {
    if (one.side !== ctx.currentPlayer || one.hp <= 0 || one.struck) continue;
    const foes = fighters.filter((other) => other.side !== one.side && other.hp > 0);
    const foe = foes.reduce((near, other) => (apart(one, other) < apart(one, near) ? other : near));
    if (apart(one, foe) === 1) return ['strike', [one.id, foe.id]];
    if (one.steps >= 4) continue;
    let best = null;
    for (const [east, south] of ways) {
      const [x, y] = [one.x + east, one.y + south];
      if (!isOpen(G, x, y)) continue;
      const far = apart(foe, { x, y }) + draw(2) / 2;
      if (!best || far < best.far) best = { far, x, y };
    }
    if (best) return ['step', [one.id, best.x, best.y]];
  }
  return ['done', []];
}

function play(at) {
  const draw = draws(at);
  const seeded = { ...game, seed: `s${at}` };
  const reduce = CreateGameReducer({ game: seeded });
  let state = InitializeGame({ game: seeded, numPlayers: 2 });
  let decisions = 0;
  while (state.ctx.gameover === undefined) {
    const [type, args] = choice(state.G, state.ctx, draw);
    const playerID = state.ctx.currentPlayer;
    state = reduce(state, { type: 'MAKE_MOVE', payload: { type, args, playerID } });
    decisions += 1;
  }
  return decisions;
}

for (let at = 0; at < warmUp; at++) play(1_000_000 + at);
told(() => Array.from({ length: games }, (_, at) => play(at)).reduce((sum, n) => sum + n, 0));

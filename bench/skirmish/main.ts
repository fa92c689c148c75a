import { type Board, readDrawing } from '../../src/rules/board/board.ts';
import { distance } from '../../src/rules/board/space.ts';
import { type Tile, tileAt } from '../../src/rules/board/tile.ts';
import {
  type FightAction,
  legalActions,
  openFight,
  type RunningFight,
  runFight,
} from '../../src/rules/combat/index.ts';
import { type Dice } from '../../src/rules/dice.ts';
import { defaultStats, naturalAttack } from '../../src/rules/hero/stats.ts';
import { heroId, itemId } from '../../src/rules/names.ts';
import { evenDice } from '../harness/chance.ts';

const side = 20;
const starts = [tileAt(1, 1), tileAt(1, 18), tileAt(18, 1), tileAt(18, 18)];
const blocking = 25;
const lying = 171;

type Field = { seed: number; board: Board; lying: Tile[] };
type Skirmish = Field & { actions: FightAction[] };

/** 20 × 20 tiles with 196 things on them, of which some stand in the way. */
function fieldOf(seed: number): Field {
  const chance = evenDice(seed + 31);
  const rows = Array.from({ length: side }, () => Array.from({ length: side }, () => '.'));
  for (let left = blocking; left > 0; left--) {
    const [x, y] = freePlace(chance);
    (rows[y] as string[])[x] = '%';
  }
  const { board } = readDrawing('', rows.map((row) => row.join('')).join('\n'));
  return { seed, board, lying: Array.from({ length: lying }, () => tileAt(...freePlace(chance))) };
}

/** Two a side. */
function begun({ seed, board, lying }: Field): RunningFight {
  const creatures = starts.map((tile, at) => fighter(at, tile));
  const dice = evenDice(seed);
  const { fight } = openFight({ mode: 'quest', board, creatures, monster: null }, dice);
  const things = lying.map((tile, at) => ({ kind: 'orb' as const, item: itemId(`i${at}`), tile }));
  return runFight({ ...fight, things }, dice);
}

function freePlace(chance: Dice): [number, number] {
  for (;;) {
    const [x, y] = [chance.roll(side, '') - 1, chance.roll(side, '') - 1];
    if (!starts.includes(tileAt(x, y))) return [x, y];
  }
}

const fighter = (at: number, tile: Tile) => {
  const id = heroId(`h${at + 1}`);
  return {
    id,
    name: `Fighter ${at}`,
    kind: 'hero' as const,
    side: heroId(at < 2 ? 'h1' : 'h3'),
    player: id,
    sheet: {
      stats: { ...defaultStats, hp: 24, accuracy: 5, dodge: 13, speed: 4 },
      attacks: [{ ...naturalAttack, damage: 6 }],
    },
    level: 1,
    damageTaken: 0,
    tile,
  };
};

/** Strikes whoever is near, else comes nearer. */
function choice({ fight }: RunningFight): FightAction {
  const self = fight.creatures[fight.turn.of];
  const legal = legalActions(fight, fight.turn.of);
  const strike = legal.find((action) => action.do === 'attack');
  if (strike || !self) return strike ?? { do: 'end turn' };
  const foes = Object.values(fight.creatures).filter((one) => one.side !== self.side && !one.dead);
  const far = (tile: Tile) => Math.min(...foes.map((foe) => distance({ tile, size: 0 }, foe)));
  const moves = legal.flatMap((one) => (one.do === 'move' && one.kind === 'walk' ? [one] : []));
  const [nearest] = moves.sort((a, b) => far(a.to) - far(b.to));
  return nearest ?? { do: 'end turn' };
}

function recorded(seed: number): Skirmish {
  const field = fieldOf(seed);
  const running = begun(field);
  const actions: FightAction[] = [];
  while (!running.fight.outcome && running.fight.round < 60) {
    const action = choice(running);
    actions.push(action);
    running.take(running.fight.turn.of, action);
  }
  return { ...field, actions };
}

function replayed(one: Skirmish): number {
  const running = begun(one);
  for (const action of one.actions) {
    const went = running.take(running.fight.turn.of, action);
    if ('refused' in went) throw new Error(`refused: ${went.refused}`);
  }
  return one.actions.length;
}

const many = Number(process.argv[2] ?? 400);
const skirmishes = Array.from({ length: many }, (_, seed) => recorded(seed));
skirmishes.forEach(replayed);
globalThis.gc?.();
const began = process.hrtime.bigint();
const decisions = skirmishes.reduce((sum, one) => sum + replayed(one), 0);
const seconds = Number(process.hrtime.bigint() - began) / 1e9;
console.log(JSON.stringify({ decisions, perSecond: decisions / seconds }));

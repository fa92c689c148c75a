import { type Carried } from '../../abilities/carried.ts';
import { type Activated, type FightAbility } from '../../abilities/seam.ts';
import { type Board } from '../../board/board.ts';
import { tileAt } from '../../board/tile.ts';
import { defaultStats, naturalAttack } from '../../hero/stats.ts';
import { type ActionOf } from '../action.ts';
import { type Creature } from '../creature.ts';
import { type Fight } from '../fight.ts';
import { actionsOf } from '../acting.ts';
import { maxHp } from '../health.ts';
import { has, statOf } from '../reading.ts';
import { takeAction } from '../take.ts';
import { inReach } from '../tuning.ts';
import { newTurn } from '../turn.ts';
import { luckyDice } from './dice.ts';

/** What an ability does to an enemy where it succeeds, as damage, and from how far. */
export type Tried = { range: number; onHit: number };

const known = new WeakMap<FightAbility, Map<string, Tried>>();

/**
 * What using it on an enemy is worth: learned by trying it, on the best of dice, on a straw man. It
 * does not matter who tries it, so that nobody's thoughts tell of another's.
 */
export function worthOf({ level }: Creature, carried: Carried, index: number): Tried {
  const ability = carried.abilities[index];
  if (!ability || !('use' in ability)) return { range: 0, onHit: 0 };
  const tries = known.get(ability) ?? new Map<string, Tried>();
  known.set(ability, tries);
  const key = `${carried.x} ${carried.reach ?? 0} ${level}`;
  const found = tries.get(key);
  if (found) return found;
  const { use } = inReach(carried, ability);
  const { range, radius = 0 } = use;
  const far = Math.max(1, range + (use.on === 'tile' || range === 0 ? radius : 0));
  const onHit = tryOn(level, carried, index, Math.min(far, farthest), use);
  const tried = { range: far, onHit };
  tries.set(key, tried);
  return tried;
}

const widest = 24;
const farthest = widest - 3;
const meadow: Board = { name: '', rows: Array.from({ length: 3 }, () => '.'.repeat(widest)) };

function tryOn(
  level: number,
  carried: Carried,
  index: number,
  far: number,
  { on, range }: Activated['use'],
): number {
  const before = meeting(level, carried, far);
  const action: ActionOf<'activate'> = {
    ...{ do: 'activate', item: carried.item, ability: index },
    targets: on === 'enemy' || on === 'anybody' ? [straw] : [],
    // An area reaches beyond the tile at which it is aimed.
    tile: on === 'tile' ? tileAt(1 + Math.min(far, range), 1) : null,
  };
  const fought = takeAction(before, trier, action, luckyDice);
  if ('refused' in fought) return 0;
  const [was, is] = [before.creatures[straw], fought.fight.creatures[straw]];
  if (!was || !is) return 0;
  return is.damageTaken - was.damageTaken + hindered(was, is);
}

const straw = 'm1';
const trier = 'm2';

function meeting(level: number, carried: Carried, far: number): Fight {
  const self: Creature = {
    ...{ id: trier, name: '', kind: 'monster', side: 'self', player: null, level },
    sheet: { stats: { ...defaultStats, hp: 99 }, attacks: [naturalAttack] },
    ...{ tile: tileAt(1, 1), size: 0, damageTaken: 0, temporaryHp: [], dead: false, depth: 0 },
    ...{ height: 'ground', movement: ['walk'], conditions: [], boons: [], mount: null },
    ...{
      ignored: 0,
      idle: 0,
      kit: [{ ...carried, charges: 9, spent: false, uses: {}, used: [], standing: {} }],
    },
  };
  const other: Creature = {
    ...self,
    ...{ id: straw, side: 'straw', tile: tileAt(1 + far, 1), kit: [] },
    sheet: { stats: { ...defaultStats, hp: 999, accuracy: 3 }, attacks: [] },
  };
  return {
    ...{ v: 1, mode: 'loot', board: meadow, creatures: { [trier]: self, [straw]: other } },
    ...{ order: [trier, straw], turn: newTurn(trier), round: 1, step: 0, log: [] },
    ...{ things: [], thumbsUp: [], reserve: null, releasedFor: null, knowledge: {}, shown: {} },
    outcome: null,
  };
}

/** What an action of somebody who stands about costs, in damage that is not dealt. */
const anAction = 2.5;

/** What it can no longer do, as damage; a burden on one's defence counts as well. */
function hindered(was: Creature, is: Creature): number {
  const turns = is.conditions.reduce(
    (most, { lasts }) => Math.max(most, lasts === 'until ended' ? 3 : Math.min(3, lasts.turns)),
    0,
  );
  const idle = ['stunned', 'blinded', 'charmed', 'ethereal'] as const;
  const lost = idle.some((kind) => has(is, kind)) ? 2 : actionsOf(was) - actionsOf(is);
  const slower = (statOf(was, 'speed') - statOf(is, 'speed')) / 6;
  const worse = (statOf(was, 'dodge') - statOf(is, 'dodge')) / 10;
  const weaker = (maxHp(was) - maxHp(is)) / 4;
  const disarmed = has(is, 'disarmed') || has(is, 'prone') ? 1 : 0;
  return anAction * (turns * (lost + slower + worse) + disarmed) + weaker;
}

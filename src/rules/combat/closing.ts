import { type Bout } from './bout.ts';
import { type Creature } from './creature.ts';
import { type Fight } from './fight.ts';
import { runDown } from './durations.ts';
import { wearGround } from './earthworks.ts';
import { endOnGround } from './sinking.ts';
import { heal } from './hurt.ts';
import { comeDown } from './landing.ts';
import { wearWays } from './lent-ways.ts';
import { levelUp } from './levelling.ts';
import { statOf } from './reading.ts';
import { isStale } from './stalemate.ts';
import { countTurn } from './summoning.ts';

/** MONSTER-03: own turns without being attacked after which a monster levels. */
const patience = { otherwise: 30, skirmish: 3 };
/** MONSTER-04: own turns without an attack that make a fight a skirmish. */
const skirmishAfter = 3;

/**
 * What the end of a turn brings to one who acted in it. ITEM-24: turns are counted for each companion
 * by itself.
 */
export function closeTurn(bout: Bout, creature: Creature): void {
  for (const bring of endings) if (!creature.dead) bring(bout, creature);
  runDown(bout, creature.id);
  wearWays(bout, creature.id);
  countTurn(bout, creature);
  wearGround(bout, creature.id);
}

const endings: readonly ((bout: Bout, one: Creature) => void)[] = [
  (bout, one) => bout.fire({ kind: 'turn ended', doer: one, sufferer: one, facts: {} }),
  // MOVE-12: a rider is where its mount is.
  (bout, one) => one.mount === null && comeDown(bout, one),
  endOnGround,
  (bout, one) => regenerate(bout, one),
  ({ fight }, one) => countLull(fight, one),
  (bout, one) => loseTemper(bout, one),
];

/** STAT-09: at the end of the own turn, up to the maximum. */
const regenerate = (bout: Bout, creature: Creature): void =>
  heal(bout, creature, statOf(creature, 'regen'), {
    cause: 'regen',
    by: null,
    rules: ['STAT-09'],
  });

/** MONSTER-03, MONSTER-04: for how long nobody has attacked it, nor it anybody. */
function countLull({ turn }: Fight, creature: Creature): void {
  if (turn.of !== creature.id) return;
  creature.calm = (creature.calm ?? creature.idle) + 1;
  creature.idle = turn.struck ? 0 : creature.idle + 1;
  if (!turn.harried) creature.ignored += 1;
}

/** MONSTER-03, MONSTER-04: a monster that is left alone in a monster round grows stronger. */
function loseTemper(bout: Bout, creature: Creature): void {
  const { fight } = bout;
  if (fight.mode !== 'monster round' || creature.kind !== 'monster') return;
  const skirmish = creature.idle >= skirmishAfter;
  const enough = skirmish ? patience.skirmish : patience.otherwise;
  if (creature.ignored < enough && !isStale(fight)) return;
  levelUp(bout, creature, 'ignored', 'MONSTER-03');
  creature.ignored = 0;
}

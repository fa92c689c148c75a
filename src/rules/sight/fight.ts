import { type Board } from '../board/board.ts';
import { type Tile } from '../board/tile.ts';
import { type FightAction } from '../combat/action.ts';
import { type Creature, type CreatureId, type Side } from '../combat/creature.ts';
import { type SeenFightEvent } from '../combat/event.ts';
import { type Fight, type FightMode, type Outcome } from '../combat/fight.ts';
import { healthWord, type HealthWord } from '../combat/health.ts';
import { makesOut } from '../combat/made-out.ts';
import { legalActions } from '../combat/legal.ts';
import { statOf } from '../combat/reading.ts';
import { roundsAlone } from '../combat/release.ts';
import { type StatName } from '../hero/stats.ts';
import { type HeroId } from '../names.ts';
import { eventSeenBy, type Watcher } from './fight-event.ts';

/** A creature as one watcher knows it. */
export type SeenCreature = {
  id: CreatureId;
  name: string;
  kind: Creature['kind'];
  side: Side;
  player: HeroId | null;
  tile: Tile;
  size: number;
  dead: boolean;
  /** COMBAT-12: what a health check would answer. */
  health: HealthWord;
  /** Null of a monster, whose level nobody is told. */
  level: number | null;
  /** COMBAT-11: the defences that were attacked, as they are now. */
  stats: Partial<Record<StatName, number>>;
  /** COMBAT-11: the attacks and abilities it has used. */
  abilities: string[];
  /** All of it, where it is the watcher's own. */
  own: Creature | null;
};

/** How a fight stands, as one watcher knows it. */
export type Position = {
  mode: FightMode;
  board: Board;
  you: CreatureId;
  creatures: SeenCreature[];
  order: CreatureId[];
  round: number;
  turn: { of: CreatureId; name: string; yours: boolean; actions: number; attacked: boolean };
  step: number;
  thumbsUp: CreatureId[];
  /** DUEL-04: the round at whose end the monster comes; null once it is out, and where none is. */
  releaseAfter: number | null;
  outcome: Outcome | null;
};

/** All that one watcher may know of a fight, with what its creature may do now. */
export type FightView = Position & { legal: FightAction[]; log: SeenFightEvent[] };

/** A fight as the hero `watcher` may know it: own creatures in full, of others what is public. */
export function fightSeenBy(fight: Fight, watcher: CreatureId): FightView {
  const eyes = eyesOf(fight, watcher);
  return {
    ...positionSeenBy(fight, watcher),
    legal: legalActions(fight, watcher),
    log: fight.log.flatMap((event) => eventSeenBy(event, eyes) ?? []),
  };
}

/** The same without legal actions and log: what a mind decides by. */
export function positionSeenBy(fight: Fight, watcher: CreatureId): Position {
  const { mode, board, order, round, turn, step, thumbsUp, outcome } = fight;
  const eyes = eyesOf(fight, watcher);
  const waits = fight.reserve !== null && fight.releasedFor === null;
  return {
    mode,
    board,
    you: watcher,
    creatures: Object.values(fight.creatures)
      .filter((one) => isThere(fight, watcher, one))
      .map((one) => creatureSeenBy(fight, one, eyes)),
    order: order.filter((id) => isKnown(fight, watcher, id)),
    round,
    turn: {
      of: isKnown(fight, watcher, turn.of) ? turn.of : nobody,
      name: isKnown(fight, watcher, turn.of) ? (fight.creatures[turn.of]?.name ?? '') : '',
      yours: eyes.owns(turn.of),
      actions: turn.actions,
      attacked: turn.attacked,
    },
    step,
    thumbsUp,
    releaseAfter: waits ? roundsAlone : null,
    outcome,
  };
}

/** DUEL-14: what becomes public of a duel with its result; a bug before it. */
export function duelToldToAll(fight: Fight): SeenFightEvent[] {
  if (!fight.outcome) throw new Error('nothing of a duel is public while it is fought');
  const eyes: Watcher = { to: 'everybody', owns: () => false };
  return fight.log.flatMap((event) => eventSeenBy(event, eyes) ?? []);
}

/** New events of an act, as one watcher may know them. */
export function eventsSeenBy(
  fight: Fight,
  events: Fight['log'],
  watcher: CreatureId,
): SeenFightEvent[] {
  const eyes = eyesOf(fight, watcher);
  return events.flatMap((event) => eventSeenBy(event, eyes) ?? []);
}

/** COND-01: whom the watcher cannot make out is not on its board. */
function isThere(fight: Fight, watcher: CreatureId, one: Creature): boolean {
  const self = fight.creatures[watcher];
  return !self || one === self || one.dead || makesOut(fight, self, one);
}

/** That heroes fight is known to all of them; of others one knows who is there. */
function isKnown(fight: Fight, watcher: CreatureId, id: CreatureId): boolean {
  const one = fight.creatures[id];
  return one === undefined || one.kind === 'hero' || isThere(fight, watcher, one);
}

/** Whose turn it is when nobody may know. */
const nobody: CreatureId = 'm0';

const eyesOf = (fight: Fight, watcher: CreatureId): Watcher => ({
  to: watcher,
  owns: (id) => id === watcher || fight.creatures[id]?.player === watcher,
});

function creatureSeenBy(fight: Fight, creature: Creature, eyes: Watcher): SeenCreature {
  const { id, name, kind, side, player, tile, size, dead, level } = creature;
  const own = eyes.owns(id);
  const shown = fight.shown[id] ?? { stats: [], abilities: [] };
  return {
    id,
    name,
    kind,
    side,
    player,
    tile,
    size,
    dead,
    health: healthWord(creature),
    level: own || kind === 'hero' ? level : null,
    stats: Object.fromEntries(shown.stats.map((stat) => [stat, statOf(creature, stat)])),
    abilities: shown.abilities,
    own: own ? creature : null,
  };
}

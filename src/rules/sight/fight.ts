import { type Walk } from '../combat/at-peace.ts';
import { type Board } from '../board/board.ts';
import { type FightAction } from '../combat/action.ts';
import { type CreatureId } from '../combat/creature.ts';
import { type SeenFightEvent } from '../combat/event.ts';
import { type Fight, type FightMode, type Outcome } from '../combat/fight.ts';
import { type FightHouse } from '../combat/fight-house.ts';
import { legalActions, provocations } from '../combat/legal.ts';
import { asItStands } from '../combat/resolve.ts';
import { questionOf } from './question.ts';
import { actsOf, hasBegun } from '../combat/acting.ts';
import { roundsAlone } from '../combat/release.ts';
import { astrayIn, type Move } from './astray.ts';
import { eventsSeenSo } from './fight-event.ts';
import { beyondFor } from './beyond.ts';
import { blowsSeenBy } from './blows.ts';
import { isKnown, isThere } from './known.ts';
import { type Lent, lentTo } from './lent.ts';
import { proofSeenBy } from './proof.ts';
import { specialsSeenBy } from './specials.ts';
import { stingsSeenBy } from './stings.ts';
import { struckSeenBy } from './struck.ts';
import { type SeenTrap, trapsSeenBy } from './traps.ts';
import { creatureSeenBy, type SeenCreature } from './creature.ts';
import { type HeroId, type ItemId } from '../names.ts';
import { type Shut, shutTo } from './shut.ts';
import { somebody, type Watcher } from './veil.ts';

export type { SeenCreature };

/** How a fight stands, as one watcher knows it. */
export type Position = {
  mode: FightMode;
  /** Absent: the house has settled nothing otherwise. */
  house?: FightHouse;
  board: Board;
  you: CreatureId;
  creatures: SeenCreature[];
  /** COND-08: enemies whom the watcher has seen become ethereal, and not come back; absent: none. */
  beyond?: CreatureId[];
  order: CreatureId[];
  round: number;
  turn: {
    of: CreatureId;
    name: string;
    yours: boolean;
    actions: number;
    attacked: boolean;
    /** ITEM-24: what is left to each companion of one's own. */
    companions: Record<CreatureId, number>;
    /** MOVE-10, MOVE-15: whether Styx and lava have had their due in a turn of one's own. */
    enteredStyx: boolean;
    enteredLava: boolean;
  };
  /** Grows with each own act and turn of the watcher, so that a stale press is known. */
  step: number;
  /** PERC-05: one's own, and those that one has found. */
  traps: SeenTrap[];
  thumbsUp: CreatureId[];
  /** ENTER-03: the loot round that this is; absent: it is a combat and nothing else. */
  walk?: Walk;
  /** DUEL-10: the monster that one was dealt of two; absent: there are none to be dealt. */
  half?: CreatureId;
  /** DUEL-04: the round at whose end the monster comes; null once it is out, and where none is. */
  releaseAfter: number | null;
  outcome: Outcome | null;
};

/** All that one watcher may know of a fight, with what its creature may do now, and why not more. */
export type FightView = Position & {
  legal: FightAction[];
  /**
   * COMBAT-14: about which thing of the watcher's it is asked, in a pause, too, and which of its abilities,
   * by its place there; `stands`: a no holds for what comes of a loot round’s peace. Absent: about none.
   */
  asked?: { item: ItemId; place?: number; stands?: true };
  /** MOVE-01: in peace, moves in a straight line that lead through what would hurt; absent: none do. */
  astray?: Move[];
  /** Absent: nothing. */
  shut?: Shut[];
  /** COMBAT-13: what holds of the watcher’s own creature for a while; absent: nothing does. */
  lent?: Lent[];
  log: SeenFightEvent[];
};

/** A fight as the hero `watcher` may know it: own creatures in full, of others what is public. */
export function fightSeenBy(fight: Fight, watcher: CreatureId): FightView {
  const eyes = eyesOf(fight, watcher);
  const position = positionSeenBy(fight, watcher);
  const now = asItStands(fight);
  const legal = [...legalActions(now, watcher), ...provocations(now, watcher)];
  const astray = astrayIn(now, watcher, legal);
  const shut = shutTo(now, watcher, { ...position, legal });
  const { asked } = fight.pending ?? {};
  const self = now.creatures[watcher];
  const lent = self && !self.dead ? lentTo(self) : [];
  return {
    ...position,
    legal,
    ...(asked?.of === watcher && { asked: questionOf(fight, asked) }),
    ...(astray.length > 0 && { astray }),
    ...(shut.length > 0 && { shut }),
    ...(lent.length > 0 && { lent }),
    log: eventsSeenSo(fight.log, eyes),
  };
}

/**
 * The same without legal actions and log: what a mind decides by. COMBAT-14: while somebody is asked,
 * as what has happened of the act so far has left it.
 */
export function positionSeenBy(running: Fight, watcher: CreatureId): Position {
  const fight = asItStands(running);
  const { mode, house, board, order, round, thumbsUp, walk, outcome } = fight;
  const eyes = eyesOf(fight, watcher);
  const proof = proofSeenBy(fight, eyes);
  const stings = stingsSeenBy(fight, eyes);
  const specials = specialsSeenBy(fight, eyes);
  const blows = blowsSeenBy(fight, eyes);
  const struck = struckSeenBy(fight, eyes);
  const beyond = beyondFor(fight, eyes);
  const half = fight.halves?.[watcher as HeroId];
  const waits = fight.reserve !== null && fight.releasedFor === null;
  return {
    mode,
    ...(house && { house }),
    board,
    you: watcher,
    creatures: Object.values(fight.creatures)
      .filter((one) => isThere(fight, eyes, one))
      .map((one) => {
        const [felt, cast] = [stings.get(one.id), specials.get(one.id)];
        const struckWith = blows.get(one.id);
        return {
          ...creatureSeenBy(fight, one, eyes),
          ...(proof.has(one.id) && { proof: true }),
          ...(felt && { stings: felt }),
          ...(cast && { specials: cast }),
          ...(struckWith && { blows: struckWith }),
          ...(struck.has(one.id) && { struck: true }),
        };
      }),
    ...(beyond.length > 0 && { beyond }),
    order: order.filter((id) => isKnown(fight, eyes, id)),
    round,
    turn: turnSeenBy(fight, eyes),
    step: actsOf(running, watcher),
    traps: trapsSeenBy(fight, watcher, eyes),
    thumbsUp,
    ...(walk && { walk }),
    ...(half !== undefined && { half }),
    releaseAfter: waits ? roundsAlone : null,
    outcome,
  };
}

/** DUEL-14: what becomes public of a duel with its result; a bug before it. */
export function duelToldToAll(fight: Fight): SeenFightEvent[] {
  if (!fight.outcome) throw new Error('nothing of a duel is public while it is fought');
  const eyes: Watcher = { to: 'everybody', owns: () => false };
  return eventsSeenSo(fight.log, eyes);
}

/** New events of an act, as one watcher may know them. */
export function eventsSeenBy(
  fight: Fight,
  events: Fight['log'],
  watcher: CreatureId,
): SeenFightEvent[] {
  return eventsSeenSo(events, eyesOf(fight, watcher));
}

/**
 * COND-01: what somebody unseen does with its turn is not known, nor what it has left of it.
 * COMBAT-14: before the fight has begun it is nobody's.
 */
function turnSeenBy(fight: Fight, eyes: Watcher): Position['turn'] {
  const { of, actions, attacked, knowingly = false } = fight.turn;
  const { companions, enteredStyx, enteredLava } = fight.turn;
  const acting = hasBegun(fight) ? fight.creatures[of] : undefined;
  const there = acting !== undefined && isThere(fight, eyes, acting);
  const { id, name } = acting && isKnown(fight, eyes, of) ? acting : somebody;
  const yours = acting !== undefined && eyes.owns(of);
  const acts = Object.keys(companions).some((one) => eyes.to === one);
  return {
    ...{ of: id, name, yours, actions: there ? actions : 0 },
    attacked: yours && attacked && knowingly,
    companions: yours || acts ? companions : {},
    enteredStyx: yours && enteredStyx,
    enteredLava: yours && enteredLava,
  };
}

/** ITEM-24: a hero and its companions have no secrets from each other. */
function eyesOf({ creatures }: Fight, watcher: CreatureId): Watcher {
  const playerOf = (id: CreatureId): CreatureId => creatures[id]?.player ?? id;
  const own = playerOf(watcher);
  return { to: watcher, owns: (id) => playerOf(id) === own };
}

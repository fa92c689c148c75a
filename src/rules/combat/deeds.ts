import { type ActionKind, type ActionOf, type FightAction } from './action.ts';
import { addActions, stillActing, takeOne } from './acting.ts';
import { activate } from './activate-deed.ts';
import { basicAttack } from './attack.ts';
import { type Bout, creatureOf } from './bout.ts';
import { endConditions } from './conditions.ts';
import { opponentOf } from './duel-acts.ts';
import { finish } from './ending.ts';
import { type Creature, type CreatureId } from './creature.ts';
import { healthWord } from './health.ts';
import { hide, investigate } from './hiding.ts';
import { lookOver } from './line.ts';
import { comeNoFarther, move, rise } from './move-deed.ts';
import { areThumbsUp, release } from './release.ts';
import { mountUp, unmount } from './riding.ts';
import { tell, whoIs } from './tell.ts';
import { pickUpTrap, placeTrap } from './trap-deeds.ts';
import { endTurn } from './turns.ts';

type Deed<K extends ActionKind> = (bout: Bout, creature: Creature, action: ActionOf<K>) => void;
type Free = 'end turn' | 'concede' | 'health check' | 'answer';

/** COMBAT-02: what costs an action, once it is allowed. */
const deeds: { [K in Exclude<ActionKind, Free>]: Deed<K> } = {
  attack: basicAttack,
  move,
  activate,
  hide,
  'place trap': placeTrap,
  'thumbs up': thumbUp,
  tinker: nothingElse,
  investigate: (bout, creature, { corner }) => investigate(bout, creature, corner),
  'pick up trap': (bout, creature, { at }) => pickUpTrap(bout, creature, at),
  mount: (bout, rider, { target }) => mountUp(bout, rider, creatureOf(bout.fight, target)),
  unmount(bout, rider, { to }) {
    if (!unmount(bout, rider, to)) comeNoFarther(bout, rider, 'walk');
  },
  'stand up'(bout, creature, { to }) {
    endConditions(bout, creature, 'action', ({ kind }) => kind === 'prone');
    if (to !== null) rise(bout, creature, to);
  },
  rearm: (bout, creature) =>
    endConditions(bout, creature, 'action', ({ kind }) => kind === 'disarmed'),
  'look out'(bout, creature) {
    lookOver(bout.fight, creature);
    tell(bout, 'looked out', ['MOVE-13'], { who: whoIs(creature) });
  },
};

/** Lets somebody do something that it may do. */
export function perform(bout: Bout, creature: Creature, action: FightAction): void {
  if (action.do === 'end turn') return giveUpRest(bout, creature);
  if (action.do === 'concede') return giveUp(bout, creature);
  const deed = deeds[action.do as keyof typeof deeds] as Deed<ActionKind> | undefined;
  if (!deed) throw new Error(`allowed, but nobody performs it: ${action.do}`);
  deed(bout, creature, action);
  takeOne(bout.fight.turn, creature);
}

/** ITEM-24: a companion gives up its own rest only; what its owner leaves to them is played for them. */
function giveUpRest(bout: Bout, creature: Creature): void {
  const { turn, house } = bout.fight;
  addActions(turn, creature, -Infinity);
  if (turn.of === creature.id && house?.companions === 'wait') turn.companions = {};
  else if (turn.of === creature.id) turn.over = true;
  if (stillActing(bout.fight).length === 0) endTurn(bout);
  else tell(bout, 'done', ['ITEM-24', 'COMBAT-02'], { who: whoIs(creature) });
}

/**
 * DUEL-06, COMBAT-17: ends the duel, on anybody's turn; what is over, or the dead, gives nothing up, and
 * nobody does to the dead.
 */
export function giveUp(bout: Bout, creature: Creature): void {
  if (bout.fight.outcome || creature.dead) return;
  const other = opponentOf(bout.fight, creature);
  if (other?.dead) return;
  tell(bout, 'conceded', ['DUEL-06', 'COMBAT-17'], { who: whoIs(creature) });
  finish(bout, { winner: other?.side ?? null, how: 'concede' }, ['DUEL-06']);
}

/** ITEM-02: what was done is the game's; here it costs an action. */
function nothingElse(): void {}

/** DUEL-05: when every duelist has given it, the monster comes at once. */
function thumbUp(bout: Bout, creature: Creature): void {
  const { fight } = bout;
  fight.thumbsUp = [...fight.thumbsUp, creature.id];
  tell(bout, 'thumbs up', ['DUEL-05', 'COMBAT-17'], { who: whoIs(creature) });
  if (areThumbsUp(fight)) release(bout, 'DUEL-05');
}

/** COMBAT-12: a question changes nothing, so that nobody's panel grows stale by it. */
export function askHealth(bout: Bout, creature: Creature, target: CreatureId): void {
  const asked = creatureOf(bout.fight, target);
  tell(bout, 'health checked', ['COMBAT-12'], {
    who: whoIs(creature),
    target: whoIs(asked),
    health: healthWord(asked),
  });
}

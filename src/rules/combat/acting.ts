import { livingIn } from './bout.ts';
import { type Creature, type CreatureId } from './creature.ts';
import { type Fight, type Turn } from './fight.ts';
import { has } from './reading.ts';

/** COMBAT-02: a turn has two actions; COND-04: one for the slowed. */
export const actionsOf = (creature: Creature): number => (has(creature, 'slowed') ? 1 : 2);

/** ITEM-24: within whose turn it acts; null: within its own. */
export const ownerOf = ({ kind, player, summoned }: Creature): CreatureId | null =>
  kind === 'companion' ? (summoned?.by ?? player) : null;

/** ITEM-24: those who act within its turn. */
export function companionsOf(fight: Fight, owner: CreatureId): readonly Creature[] {
  const follows = (one: Creature) => ownerOf(one) === owner;
  const living = livingIn(fight);
  return living.some(follows) ? living.filter(follows) : nobody;
}

const nobody: readonly Creature[] = [];

/** Whom the fight waits for: who is asked about an ability (COMBAT-14), or else whose turn it is. */
export const awaited = ({ pending, turn }: Fight): CreatureId => pending?.asked.of ?? turn.of;

/** Before it has begun, which may wait for an answer, no turn is anybody's (COMBAT-14). */
export const hasBegun = ({ order }: Pick<Fight, 'order'>): boolean => order.length > 0;

/** COMBAT-14: the first turn is known before it can be used, where something asks in the beginning. */
export const isUnderWay = (fight: Pick<Fight, 'order' | 'pending'>): boolean =>
  hasBegun(fight) && !(fight.pending && 'begins' in fight.pending);

/** Whether the turn of the one is still that of the other. */
export const isSameTurn = (a: Fight, b: Fight): boolean =>
  a.turn.of === b.turn.of && a.round === b.round && hasBegun(a) === hasBegun(b);

/** Whether it is its time to act: in its own turn, or in its owner's. */
export const actsNow = ({ turn }: Pick<Fight, 'turn'>, { id }: Pick<Creature, 'id'>): boolean =>
  turn.of === id || Object.hasOwn(turn.companions, id);

/** What it has left of its actions in the present turn; 0 when it is not its time. */
export const actionsLeft = ({ turn }: Fight, one: Creature): number => leftIn(turn, one);

export const leftIn = (turn: Turn, { id }: Creature): number =>
  turn.of === id ? turn.actions : (turn.companions[id] ?? 0);

/** Gives it so many more actions, or fewer, if it is its time. */
export function addActions(turn: Turn, { id }: Creature, more: number): void {
  if (turn.of === id) turn.actions = Math.max(0, turn.actions + more);
  else if (Object.hasOwn(turn.companions, id))
    turn.companions = {
      ...turn.companions,
      [id]: Math.max(0, (turn.companions[id] ?? 0) + more),
    };
}

/** COMBAT-02: it has taken one. */
export function takeOne(turn: Turn, one: Creature): void {
  addActions(turn, one, -1);
  const taken = { ...turn.taken };
  taken[one.id] = takenBy(turn, one) + 1;
  turn.taken = taken;
}

const takenBy = ({ taken }: Turn, { id }: Creature): number => taken?.[id] ?? 0;

/** COMBAT-10: changes the turn in which it acts, though others surprise in its midst. */
export function changeTurn(fight: Fight, { id }: Creature, change: (turn: Turn) => void): void {
  const { surprise } = fight;
  if (surprise?.turn.of !== id && !Object.hasOwn(surprise?.turn.companions ?? {}, id))
    return change(fight.turn);
  if (!surprise) return;
  const turn = { ...surprise.turn };
  change(turn);
  fight.surprise = { ...surprise, turn };
}

/** COND-04: who becomes slowed in the midst of a turn has one action in it, less those it has had. */
export const slowDown = (fight: Fight, one: Creature): void =>
  changeTurn(fight, one, (turn) => {
    const left = leftIn(turn, one);
    const still = Math.max(0, 1 - takenBy(turn, one));
    if (left > still) addActions(turn, one, still - left);
  });

const hasActions = (fight: Fight, one: Creature): boolean =>
  !one.dead && actionsLeft(fight, one) > 0;

/** Who still has something to do in the present turn: whose turn it is, then its companions. */
export function stillActing(fight: Fight): Creature[] {
  const self = fight.creatures[fight.turn.of];
  return [...(self ? [self] : []), ...companionsOf(fight, fight.turn.of)].filter((one) =>
    hasActions(fight, one),
  );
}

/** Whether one of them is such a one; without a word, whether there is one. */
export function isAnybodyActing(fight: Fight, suits: (one: Creature) => boolean = anybody) {
  const self = fight.creatures[fight.turn.of];
  if (self && hasActions(fight, self) && suits(self)) return true;
  return companionsOf(fight, fight.turn.of).some((one) => hasActions(fight, one) && suits(one));
}

const anybody = (): boolean => true;

/**
 * Grows with each act of whoever decides for this hero, or for this monster (MONSTER-09), and with each
 * new turn of theirs, and nobody else's.
 */
export const actsOf = ({ acts }: Fight, id: CreatureId): number => acts?.[id] ?? 0;

/** From now on what whoever decides for this creature was shown before is stale; counted in place. */
export function countAct(fight: Fight, id: CreatureId): void {
  const whose = fight.creatures[id]?.player ?? ledMonster(fight, id);
  if (whose) (fight.acts ??= {})[whose] = actsOf(fight, whose) + 1;
}

/**
 * MONSTER-09: the monster in whose name a host decides for this creature: itself, or the one that has
 * called it (ITEM-24); null: no host does.
 */
export function ledMonster(fight: Fight, id: CreatureId): CreatureId | null {
  const one = fight.led === undefined ? undefined : fight.creatures[id];
  if (!one || one.player !== null) return null;
  if (one.kind === 'monster') return id;
  const owner = ownerOf(one);
  return owner === null ? null : ledMonster(fight, owner);
}

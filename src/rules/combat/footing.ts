import { isAfloat, isInLava, type MovementKind } from '../board/gaits.ts';
import { actsNow } from './acting.ts';
import { type Bout, type Moment } from './bout.ts';
import { type Creature } from './creature.ts';
import { type Fight, type Turn } from './fight.ts';
import { burnsAt, walksOnStyx, wetsAt } from './hostile-ground.ts';
import { has } from './reading.ts';
import { trapsFor } from './traps.ts';
import { type Harm, harmAll } from './hurt.ts';

/** MOVE-02, MOVE-04, MOVE-14, MOVE-17: what touches the ground at its end only, or not at all. */
const touches = (kind: MovementKind, last: boolean): boolean =>
  kind !== 'fly' && (last || kind !== 'jump');

/** Whether the ground under it does something to who has come there so; `last`: it ends there. */
export function isHazard(
  { fight }: Bout,
  mover: Creature,
  kind: MovementKind,
  last: boolean,
): boolean {
  if (trapsThere(fight, mover, kind, last).length > 0) return true;
  if (!touches(kind, last)) return false;
  return isHostileGround(fight, mover, kind) || entersStyx(fight, mover, kind);
}

/** MOVE-02, MOVE-04: jumped over they never spring, flown over only if they say so. */
const trapsThere = (fight: Fight, mover: Creature, kind: MovementKind, last: boolean) =>
  kind === 'fly' || touches(kind, last) ? trapsFor(fight, mover, kind === 'fly') : [];

function isHostileGround(fight: Fight, mover: Creature, kind: MovementKind): boolean {
  const { turn } = fight;
  if (burnsAt(fight, mover) && !isBurned(turn, mover)) return !turn.bathed?.includes(mover.id);
  // MOVE-09: for whom something drags in on another's turn the Styx waits for its own.
  return actsNow(fight, mover) && entersStyx(fight, mover, kind);
}

const entersStyx = (fight: Fight, mover: Creature, kind: MovementKind): boolean =>
  !isWet(fight.turn, mover) && wetsAt(fight, mover, mover, kind);

/** MOVE-10, MOVE-15: once a turn each, be it one's own or another's. */
export const isBurned = (turn: Turn, { id }: Creature): boolean =>
  turn.of === id ? turn.enteredLava : (turn.burned ?? []).includes(id);
export const isWet = (turn: Turn, { id }: Creature): boolean =>
  turn.of === id ? turn.enteredStyx : (turn.wet ?? []).includes(id);

function noteBurned(turn: Turn, { id }: Creature): void {
  if (turn.of === id) turn.enteredLava = true;
  else turn.burned = [...(turn.burned ?? []), id];
}

function noteWet(turn: Turn, { id }: Creature): void {
  if (turn.of === id) turn.enteredStyx = true;
  else turn.wet = [...(turn.wet ?? []), id];
}

/** MOVE-15: whoever is in lava before it goes on, or before more is laid, does not enter it so. */
export function noteInLava({ fight }: Bout, mover: Creature): void {
  const { height, mount, id } = mover;
  const { turn } = fight;
  if (height !== 'ground' || mount !== null || !burnsAt(fight, mover)) return;
  if (!turn.bathed?.includes(id)) turn.bathed = [...(turn.bathed ?? []), id];
}

/** MOVE-15: whoever began in lava enters it only once it has been out of it. */
export function leaveLava({ fight: { turn, board } }: Bout, mover: Creature): void {
  const { bathed } = turn;
  if (!bathed?.includes(mover.id)) return;
  if (mover.height === 'ground' && isInLava(board, mover)) return;
  turn.bathed = bathed.filter((id) => id !== mover.id);
}

/** MOVE-10, MOVE-15, ITEM-26: what entering lava and Styx does, once a turn each, and a trap. */
export function treadOn(bout: Bout, mover: Creature, kind: MovementKind, last: boolean): void {
  leaveLava(bout, mover);
  const touching = touches(kind, last);
  if (touching) noteOverStyx(bout.fight, mover, kind);
  if (touching && isHostileGround(bout.fight, mover, kind)) enterGround(bout, [mover]);
  else if (touching) enterStyxUnhurt(bout, mover, kind);
  springThere(bout, mover, kind, last);
}

/** MOVE-09: the same for whom somebody moves there, be it on its own turn. */
export function treadOnMoved(bout: Bout, mover: Creature, kind: MovementKind, last: boolean): void {
  if (touches(kind, last)) enterStyxUnhurt(bout, mover, kind);
  treadOn(bout, mover, kind, last);
}

/** MOVE-09: it enters the Styx then and there, and what that does to it waits for the start of its own turn. */
function enterStyxUnhurt(bout: Bout, mover: Creature, kind: MovementKind): void {
  if (!entersStyx(bout.fight, mover, kind)) return;
  noteWet(bout.fight.turn, mover);
  bout.fireAll([entering({ who: mover, ground: 'styx' })]);
}

function springThere(bout: Bout, mover: Creature, kind: MovementKind, last: boolean): void {
  const { tile, height } = mover;
  // ITEM-35, COND-08: what the one before it has thrown off the tile, or out of this world, the next
  // one does not reach.
  const isThere = () =>
    !mover.dead && !has(mover, 'ethereal') && mover.tile === tile && mover.height === height;
  for (const trap of trapsThere(bout.fight, mover, kind, last))
    if (isThere()) bout.spring(mover, trap);
}

/** MOVE-15, COMBAT-19: the ground under them has become something else; a rider's is its mount's. */
export function meetGround(bout: Bout, them: readonly Creature[]): void {
  const there = them.filter(({ height, mount }) => height !== 'air' && mount === null);
  for (const one of there) leaveLava(bout, one);
  enterGround(
    bout,
    there.filter((one) => isHostileGround(bout.fight, one, 'walk')),
  );
}

function enterGround(bout: Bout, them: readonly Creature[]): void {
  const { fight } = bout;
  const entered = them.map((who) => {
    const ground = burnsAt(fight, who) ? ('lava' as const) : ('styx' as const);
    (ground === 'lava' ? noteBurned : noteWet)(fight.turn, who);
    return { who, ground, count: 1 };
  });
  bite(bout, entered);
  bout.fireAll(entered.map(entering));
}

const entering = ({ who, ground }: Omit<Bite, 'count'>): Moment => ({
  kind: 'entered',
  doer: null,
  sufferer: who,
  facts: { ground },
});

/** MOVE-10, MOVE-15: the same for who begins its turn there; MOVE-12: on foot, or swimming. */
export function beginOnGround(bout: Bout, creature: Creature): void {
  if (creature.dead || creature.height === 'air' || creature.mount !== null) return;
  const { turn, board } = bout.fight;
  noteInLava(bout, creature);
  if (burnsAt(bout.fight, creature)) burn(bout, creature);
  if (!isAfloat(board, creature) || (walksOnStyx(creature, null) && creature.depth === 0)) return;
  noteWet(turn, creature);
  drown(bout, creature, 1 + creature.depth);
}

/** MOVE-03: whoever walks on it is out of it, though it swam before. */
function noteOverStyx({ board, turn }: Fight, mover: Creature, kind: MovementKind): void {
  const others = turn.overStyx?.filter((id) => id !== mover.id) ?? [];
  const walks = isAfloat(board, mover) && walksOnStyx(mover, kind);
  if (walks) turn.overStyx = [...others, mover.id];
  else if (turn.overStyx) turn.overStyx = others;
}

const die = 10;

type Bite = { who: Creature; ground: keyof typeof grounds; count: number };

const burn = (bout: Bout, who: Creature) => bite(bout, [{ who, ground: 'lava', count: 1 }]);
const drown = (bout: Bout, who: Creature, count: number) =>
  bite(bout, [{ who, ground: 'styx', count }]);

const grounds = {
  lava: { cause: 'lava', type: 'fire', rules: ['MOVE-15'] },
  styx: { cause: 'the Styx', type: 'toxic', rules: ['MOVE-10'] },
} as const;

const bite = (bout: Bout, bites: readonly Bite[]): number =>
  harmAll(
    bout,
    null,
    bites.map((one) => ({ target: one.who, what: harmOf(bout, one) })),
  );

/** MOVE-10: all its dice add up before the resist, which counts once. */
function harmOf(bout: Bout, { ground, count }: Bite): Harm {
  const { cause, type, rules } = grounds[ground];
  const dice: number[] = [];
  while (dice.length < count) dice.push(bout.dice.roll(die, ground));
  const total = dice.reduce((sum, one) => sum + one, 0);
  const parts = dice.map((n) => ({ what: 'd10', n }));
  const roll = { purpose: cause, sides: die, natural: dice[0] ?? 0, parts, total };
  return { cause, type, amount: total, piercing: 0, by: null, roll, rules: [...rules] };
}

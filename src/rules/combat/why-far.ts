import { type Body } from '../board/space.ts';
import { type Creature } from './creature.ts';
import { type Fight } from './fight.ts';
import { hindranceOf } from './hindrance.ts';
import { placesBy } from './journey.ts';
import { speedBy, waysOf } from './movement.ts';
import { offMounts } from './riding.ts';
import { placesStepwise } from './stepwise.ts';

/**
 * Why no way leads to a place, as far as the mover knows. `held`: it cannot move; `no speed`: it has
 * none (STAT-04); `on foot`: a safe one leads there for its rider, `in the saddle`: who cannot get off now; `hurts`: all would hurt it; `stepwise`: it cannot be walked, but jumped or swum;
 * `stepwise on foot`: so or through what hurts for its rider alone; `narrow`: it is too large;
 * `walled`: a force wall is in between (MOVE-15), which passes; `taken`: somebody stands there; or there is none.
 */
export type WhyFar =
  | 'held'
  | 'no speed'
  | 'on foot'
  | 'in the saddle'
  | 'hurts'
  | 'stepwise'
  | 'stepwise on foot'
  | 'narrow'
  | 'walled'
  | 'taken'
  | 'none';

/** MOVE-01: why the mover cannot come to where no journey leads. `rider`: who could get off it, if any. */
export function whyFar(
  fight: Fight,
  mover: Creature,
  rider: Creature | null,
): (isThere: (body: Body) => boolean) => WhyFar {
  const isHindered =
    hindranceOf(fight, mover, { do: 'move', kind: 'walk', to: mover.tile }) !== null;
  const isHeld = isHindered || isStuck(mover);
  const isKept = rider && hindranceOf(fight, rider, { do: 'unmount', to: rider.tile });
  const offs = () =>
    rider ? offMounts(fight, rider).filter(({ one }) => isKept || !isStuck(one)) : [];
  const afoot = (places: typeof placesBy) => offs().reduce<Body[]>(fromThere(places), []);
  const small = { ...mover, size: 0 };
  const reasons: [WhyFar, () => Body[]][] = [
    // COND-07: what holds it is over some time, and it goes on.
    ...(isHindered && !isKept ? [['held', () => []] satisfies [WhyFar, () => Body[]]] : []),
    [isKept ? 'in the saddle' : 'on foot', () => afoot(placesBy)],
    [isHindered || rider ? 'held' : 'no speed', () => []],
    ['hurts', () => placesBy(fight, mover, { heedless: true })],
    ['stepwise', () => placesStepwise(fight, mover)],
    ['stepwise on foot', () => afoot(placesStepwise)],
    ['narrow', () => (rider ? [] : placesBy(fight, small, { heedless: true }))],
    ['walled', () => (isWalled(fight) ? placesBy(bare(fight), mover, { heedless: true }) : [])],
    ['taken', () => placesBy(fight, mover, { heedless: true, alone: true })],
  ];
  const found = new Map<WhyFar, Body[]>();
  const leads = ([why, places]: [WhyFar, () => Body[]], isThere: (body: Body) => boolean) => {
    const all = found.get(why) ?? places();
    found.set(why, all);
    return all.some(isThere);
  };
  return (isThere) =>
    reasons.find((one) => (keeps(one[0]) && isHeld) || leads(one, isThere))?.[0] ?? 'none';
}

const keeps = (why: WhyFar): boolean => why === 'held' || why === 'no speed';

const isWalled = ({ ground }: Fight): boolean =>
  ground?.laid.some((one) => one.ground === 'force wall') === true;

/** As it is once all that abilities have laid is gone. */
const bare = (fight: Fight): Fight => ({ ...fight, board: fight.ground?.base ?? fight.board });

/** STAT-04: whether nothing that it can do by itself takes it anywhere. */
export const isStuck = (one: Creature): boolean =>
  waysOf(one).every((kind) => speedBy(one, kind) < 1);

/** Adds where one comes from where it gets off, unless that is known already. */
const fromThere =
  (places: typeof placesBy) =>
  (known: Body[], { without, one }: { without: Fight; one: Creature }): Body[] =>
    known.some(({ tile }) => tile === one.tile) ? known : [...known, ...places(without, one)];

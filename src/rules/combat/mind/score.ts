import { type Tile } from '../../board/tile.ts';
import { actionsLeft, actsNow } from '../acting.ts';
import { type Creature, type CreatureId } from '../creature.ts';
import { type Fight } from '../fight.ts';
import { hpOf, maxHp } from '../health.ts';
import { counted } from './coming.ts';
import { regardOf } from './fleeting.ts';
import { hasToGiveUp, type Heeds, roundFor } from './orders.ts';
import { foresee, turnsAhead } from './prospect.ts';
import { farTo, type Foe, isRival, lifeOf, type Standing, standingOf } from './standing.ts';
import { suffered } from './suffering.ts';
import { heedIn, restlessIn, temperOf } from './temper.ts';
import { meansOf } from './wary.ts';
import { type Apart, apart, nowhere } from './ways.ts';
import { lasting, poolsToCome, share, spent, underfoot } from './worth.ts';

/** What a death decides. */
const decided = 12;
/**
 * What a stride towards the one who steps back costs the other, in actions: less than one, since
 * stepping back has cost one too.
 */
const chase = 0.6;

/** With this share of its HP left it counts itself as good as dead. */
const frail = 0.05;

/** What it comes to that all is over for it. */
export const lost = (fight: Fight, orders: Heeds): number =>
  heedIn(roundFor(fight, orders)) * -decided;

/**
 * How a fight stands for one creature after something was tried, as far as it can tell: who will be
 * left, some turns on.
 */
export function scoreFor(fight: Fight, id: CreatureId, before: Fight, orders: Heeds): number {
  const me = fight.creatures[id];
  if (!me) throw new Error(`${id} is not in the fight`);
  const over = decidedFor(fight, me, heedIn(roundFor(before, orders)));
  if (over !== null) return over;
  const was = before.creatures[id];
  if (was && hasToGiveUp(orders, before, was, hpOf(me))) return lost(before, orders);
  const now = actsNow(fight, me) ? actionsLeft(fight, me) : 0;
  return scoreAt(standingOf(fight, me, orders, before), me.tile, now);
}

/** Whether nothing that is done after it could make it better or worse. */
export const isSettled = (fight: Fight, me: Creature): boolean => decidedFor(fight, me, 1) !== null;

/** A death, or the end, settles it; null while it goes on. */
function decidedFor(
  { outcome, creatures, mode, turn }: Fight,
  me: Creature,
  heed: number,
): number | null {
  const rivals = Object.values(creatures).filter((one) => isRival(mode, me, one));
  // A monster that has felled one of two duelists has done what it was let out for.
  const duels = mode === 'duel' && me.kind === 'monster';
  const beaten = duels
    ? rivals.some(({ kind, dead }) => kind === 'hero' && dead)
    : rivals.length > 0 && rivals.every(({ dead }) => dead);
  if (me.dead)
    return (
      (heed * -decided * regardOf({ turn }, me)) / (beaten || outcome?.winner === null ? 2 : 1)
    );
  if (!outcome && !beaten) return null;
  return beaten || outcome?.winner === me.side ? decided + share(me) - spent(me) : -decided;
}

/** How it comes to stand somewhere: up there or not, and with so many HP less. */
type Coming = { height?: Creature['height']; hurt?: number };

/** The same if it stood there, with so many actions of this turn. */
export function scoreAt(
  standing: Standing,
  tile: Tile,
  now: number,
  { height, hurt = 0 }: Coming = {},
): number {
  const { fight, me, round, felled, never, means, foes, reach, theirs, allies } = standing;
  const there = { tile, size: me.size };
  const temper = temperOf(fight, me);
  // Whoever does not mind the ground now will mind it as little next turn.
  const ground = underfoot(fight, me, tile, height);
  const threats = Array.from({ length: turnsAhead + 1 }, (_, turns) => (turns === 0 ? 0 : ground));
  let [mine, gap] = [0, Infinity];
  for (const foe of foes) {
    const far = farTo(standing, foe.one, there);
    const their = meansOf(foe.one);
    const alike = their === means && never.length === 0;
    const near = alike ? far : apart(fight.board, foe.one, there, their);
    foresee(threats, foe.threat, near, 0, chase);
    // Where no way leads, whoever can shoot comes nearer all the same.
    const beeline = far.walk >= nowhere && reach > 1 ? far.tiles : 0;
    gap = Math.min(gap, far.walk - reach + beeline);
    mine = Math.max(mine, foe.weight * gainOn(foe, far, now, temper.chance));
  }
  endure(threats, foes[0]?.threat.suffered ?? suffered(fight, me, turnsAhead));
  const heed = heedIn(round);
  const hp = hpOf(me) + poolsToCome(fight, me) - hurt;
  const own =
    regardOf(fight, me) *
    heed *
    lasting(hp, counted(threats, hp, heed * temper.threat, 'threat'), maxHp(me), frail);
  const others = theirs.most === 0 ? 0 : lasting(theirs.left, mine, theirs.most);
  const away = foes.length > 0 && !felled ? restlessIn(round, temper) * Math.max(0, gap) : 0;
  return own - others + allies - spent(me) - away;
}

/** What is to be expected to befall an enemy, as far as it counts. */
function gainOn({ chance, left, hp }: Foe, far: Apart, now: number, share: number): number {
  const sums: number[] = [];
  foresee(sums, chance, far, now);
  endure(sums, chance.suffered);
  return lifeOf(left, hp) - lifeOf(left - counted(sums, left, share, 'chance'), hp);
}

/** What goes on hurting by itself adds to it. */
function endure(sums: number[], suffered: readonly number[] | null): void {
  for (const [at, hurt] of suffered?.entries() ?? []) sums[at] = (sums[at] ?? 0) + hurt;
}

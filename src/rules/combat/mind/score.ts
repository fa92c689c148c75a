import { type Tile } from '../../board/tile.ts';
import { actionsLeft, actsNow } from '../acting.ts';
import { type Creature, type CreatureId } from '../creature.ts';
import { type Fight } from '../fight.ts';
import { hpOf, maxHp } from '../health.ts';
import { hasToGiveUp, type Heeds } from './orders.ts';
import { expected, farthest } from './prospect.ts';
import { isRival, type Standing, standingOf } from './standing.ts';
import { heedIn, isPatientIn, restlessIn, temperOf } from './temper.ts';
import { apart, meansOf } from './ways.ts';
import { lasting, pools, share, spent, underfoot } from './worth.ts';

/** What a death decides. */
const decided = 12;
/**
 * What a stride towards the one who steps back costs the other, in actions: less than one, since
 * stepping back has cost one too.
 */
const chase = 0.6;

/** What it comes to that all is over for it. */
export const lost = ({ round }: Fight): number => heedIn(round) * -decided;

/**
 * How a fight stands for one creature after something was tried, as far as it can tell: who will be
 * left, some turns on.
 */
export function scoreFor(fight: Fight, id: CreatureId, before: Fight, orders: Heeds): number {
  const me = fight.creatures[id];
  if (!me) throw new Error(`${id} is not in the fight`);
  const over = decidedFor(fight, me, heedIn(before.round));
  if (over !== null) return over;
  const was = before.creatures[id];
  if (was && hasToGiveUp(orders, before, was, hpOf(me))) return lost(before);
  const now = actsNow(fight, me) ? actionsLeft(fight, me) : 0;
  return scoreAt(standingOf(fight, me, orders, before), me.tile, now);
}

/** A death, or the end, settles it; null while it goes on. */
function decidedFor(
  { outcome, creatures, mode }: Fight,
  me: Creature,
  heed: number,
): number | null {
  const rivals = Object.values(creatures).filter((one) => isRival(mode, me, one));
  // A monster that has felled one of two duelists has done what it was let out for.
  const duels = mode === 'duel' && me.kind === 'monster';
  const beaten = duels
    ? rivals.some(({ kind, dead }) => kind === 'hero' && dead)
    : rivals.length > 0 && rivals.every(({ dead }) => dead);
  if (me.dead) return (heed * -decided) / (beaten || outcome?.winner === null ? 2 : 1);
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
  const { fight, me, round, felled, never, means, foes, theirs, allies } = standing;
  const there = { tile, size: me.size };
  const temper = temperOf(fight, me);
  const isPatient = isPatientIn(round);
  let [threat, mine, gap] = [0, 0, Infinity];
  for (const foe of foes) {
    const far = apart(fight.board, foe.one, there, means, never);
    const their = meansOf(foe.one);
    const alike = their === means && never.length === 0;
    const near = alike ? far : apart(fight.board, foe.one, there, their);
    threat += expected(foe.threat, near, 0, chase);
    gap = Math.min(gap, far.walk - farthest(foe.chance, isPatient));
    mine = Math.max(mine, foe.weight * counted(expected(foe.chance, far, now), foe));
  }
  const heed = heedIn(round);
  const hp = hpOf(me) + pools(me) - hurt;
  const danger = heed * temper.threat * (threat + underfoot(fight, me, tile, height));
  const own = heed * lasting(hp, danger, maxHp(me));
  const others = theirs.most === 0 ? 0 : lasting(theirs.left, temper.chance * mine, theirs.most);
  const away = foes.length > 0 && !felled ? restlessIn(round, temper) * Math.max(0, gap) : 0;
  return own - others + allies - spent(me) - away;
}

/** More is always better, and of one of several never as good as to have felled it. */
const counted = (dealt: number, { most, last }: Standing['foes'][number]): number =>
  last ? Math.min(most, dealt) : most * (1 - Math.exp(-dealt / Math.max(1, most)));

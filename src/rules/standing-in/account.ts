import { type GameEvent } from '../event.ts';
import { type Deed, type StoodIn } from '../face.ts';
import { type Turn } from '../game.ts';
import { freeGold, purse } from '../money.ts';
import { gold, type Gold, type HeroId } from '../names.ts';
import { type Autopilot } from '../orders.ts';
import { hitPoints } from '../hero/sheet.ts';
import { isLiving, type Scene, tell } from '../scene.ts';
import { type HeroView } from '../sight/views.ts';
import { type Bounds, isGain, offersOf, priceOf, whyLeft } from './gains.ts';

export type End = StoodIn['end'];
type Left = StoodIn['left'];

/** So many things are told by name that were left. */
const mostLeft = 8;

/** What of the turn its player is told, beside what others see of it. */
export type Account = {
  turn: Turn;
  within: Autopilot;
  /** How much had happened in this act before, and how much damage its hero had. */
  since: { events: number; transfers: number; damage: number };
  end: End;
  left: Left;
};

/** TURN-05: what was done in a turn that was played, what was left and why, and within what. */
export function tellOfTurn(scene: Scene, { turn, within, since, end, left }: Account): void {
  const { hero, kind } = turn;
  const { spend, leastHp, fights } = within;
  const events = scene.events.slice(since.events);
  const did = events.flatMap((event) => deedOf(event, hero));
  const spent = spentSince(scene, hero, since.transfers);
  tell(scene, 'stood in', ['TURN-05'], null, {
    [hero]: {
      ...{ kind, within: { spend, leastHp, fights }, end, did, left, spent },
      purse: freeGold(scene.game, hero),
      ...harmOf(scene, hero, since.damage, events),
    },
  });
}

/** PERC-05: what it cost in HP, and by which traps, as far as that is known. */
function harmOf(
  { game, goods }: Scene,
  hero: HeroId,
  before: number,
  events: readonly GameEvent[],
): Pick<StoodIn, 'hurt'> {
  const lost = (game.heroes[hero]?.damageTaken ?? 0) - before;
  if (lost <= 0 || !isLiving(game, hero)) return {};
  const seen = events.flatMap((event) =>
    event.kind === 'fought' || event.kind === 'played out' ? (event.own[hero]?.events ?? []) : [],
  );
  const traps = seen.flatMap((one) =>
    one.kind === 'trap sprung' && one.who.id === hero ? [one.trap] : [],
  );
  return { hurt: { lost, now: hitPoints(game, goods, hero).now, traps } };
}

/** How much of this hero's gold was spent since then. */
export const spentSince = ({ transfers }: Scene, hero: HeroId, from: number): Gold =>
  gold(
    transfers
      .slice(from)
      .filter((one) => one.reason === 'bought' && one.from === purse(hero))
      .reduce((sum, { amount }) => sum + amount, 0),
  );

function deedOf(event: GameEvent, hero: HeroId): Deed[] {
  switch (event.kind) {
    case 'bought':
    case 'opened':
    case 'identified':
    case 'equipped':
    case 'uncursed':
    case 'attached':
    case 'secret found': {
      const own = event.own[hero];
      return own ? [{ kind: event.kind, own } as Deed] : [];
    }
    default:
      return [];
  }
}

/**
 * What it would have had, and could have paid for but for what was bought, the dearest first, and what
 * kept it from that.
 */
export function leftBy(view: HeroView, bounds: Bounds, { spend }: Autopilot, spent: Gold): Left {
  const { free, legal } = view;
  const all = offersOf(view).flatMap((orb): Left => {
    const cost = priceOf(view, orb);
    if (cost > free + spent || !isGain(view, orb)) return [];
    const isBeyond = cost > (spend ?? Infinity) || (cost <= free && cost > bounds.gold);
    const isCutOff = cost <= free && orb.id in legal.cutOff;
    const why = whyLeft(view, orb, bounds) ?? (isBeyond ? 'limit' : isCutOff ? 'no way' : null);
    return why ? [{ orb: orb.number, name: orb.name, cost, why }] : [];
  });
  return all.slice(0, mostLeft);
}

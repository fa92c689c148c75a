import { type Creature } from '../combat/index.ts';
import { hpOf } from '../combat/health.ts';
import { deed } from '../deed.ts';
import { playOut } from '../fighting/turns.ts';
import { type Turn } from '../game.ts';
import { hitPoints } from '../hero/sheet.ts';
import { type Intent } from '../intent.ts';
import { freeGold } from '../money.ts';
import { gold, type HeroId, type OrbId } from '../names.ts';
import { type Autopilot, noAutopilot, noOrders } from '../orders.ts';
import { heroOf, isLiving, type Scene } from '../scene.ts';
import { heroView } from '../sight/hero-view.ts';
import { type HeroView } from '../sight/views.ts';
import { leaveMenagerie } from '../week/leave-menagerie.ts';
import { passTurn } from '../week/pass.ts';
import { type PassReason } from '../week/passing.ts';
import { isOver } from '../week/lose.ts';
import { setWeek } from '../week/week.ts';
import { dressing, errandOf } from './errands.ts';
import { type Bounds } from './gains.ts';
import { type End, leftBy, spentSince, tellOfTurn } from './account.ts';

/** Nobody does more in one turn; what is left then is left. */
const mostDeeds = 60;
/** So often it sets out for the same orb, where something keeps it. */
const mostTries = 4;

/**
 * TURN-05: plays a turn that its player does not take, within what they have said, by what they may see
 * and by the acts that they have. Where a limit forbids to enter it is passed for that reason.
 */
export function standIn(scene: Scene, turn: Turn, why: PassReason): void {
  const { hero } = turn;
  const within = heroOf(scene.game, hero).autopilot ?? noAutopilot;
  const { damageTaken: damage } = heroOf(scene.game, hero);
  const since = { events: scene.events.length, transfers: scene.transfers.length, damage };
  const forbids = whyNotEnter(scene, turn, within);
  if (forbids) {
    passTurn(scene, turn, why);
    return tellOfTurn(scene, { turn, within, since, end: forbids, left: [] });
  }
  setWeek(scene, { turn: { ...turn, autopilot: true } });
  deed(scene, hero, { do: 'enter' });
  playOut(scene);
  const { end, last } = loots(scene, hero, within, since.transfers);
  const bounds = boundsOf(scene, hero, within, since.transfers);
  const spent = spentSince(scene, hero, since.transfers);
  const left = last ? leftBy(last, bounds, within, spent) : [];
  if (isInTurn(scene, hero)) leaveMenagerie(scene, hero, 'asked');
  dresses(scene, hero, within);
  tellOfTurn(scene, { turn, within, since, end, left });
}

function whyNotEnter(scene: Scene, { hero, kind }: Turn, within: Autopilot): End | null {
  if (kind === 'monster' && !within.fights) return 'monster';
  return hitPoints(scene.game, scene.goods, hero).now < within.leastHp ? 'too weak' : null;
}

const isInTurn = ({ game }: Scene, hero: HeroId): boolean => game.week?.turn?.hero === hero;

function boundsOf(scene: Scene, hero: HeroId, { spend }: Autopilot, from: number): Bounds {
  const { orders = noOrders } = heroOf(scene.game, hero);
  const free = freeGold(scene.game, hero);
  const rest = spend === null ? free : Math.max(0, spend - spentSince(scene, hero, from));
  return { gold: gold(Math.min(free, rest)), keep: orders.keep, forGood: false };
}

/** An errand after the other, until there is none, or a limit, the rules or its death end it. */
function loots(
  scene: Scene,
  hero: HeroId,
  within: Autopilot,
  from: number,
): { end: End; last: HeroView | null } {
  const tries = new Map<OrbId | number, number>();
  let last: HeroView | null = null;
  for (let deeds = 0; isInTurn(scene, hero); deeds++) {
    last = heroView(scene.game, scene.goods, hero, scene.moment.now);
    if (last.hp.now < within.leastHp) return { end: 'hurt', last };
    if (deeds === mostDeeds) return { end: 'enough', last };
    const vain = new Set([...tries].flatMap(([what, times]) => (times < mostTries ? [] : [what])));
    const intent = comingIn(last) ?? errandOf(last, boundsOf(scene, hero, within, from), vain);
    if (!intent) return { end: 'done', last };
    const what = goalOf(intent);
    const done = goesOn(scene, hero, intent, within.leastHp);
    // One goes once to look at a place; what is refused now is so again.
    const times = done && intent.do !== 'walk' ? (tries.get(what) ?? 0) + 1 : mostTries;
    tries.set(what, times);
  }
  return { end: isLiving(scene.game, hero) ? 'spent' : 'died', last: null };
}

/** MONSTER-02: from the arena. */
const comingIn = ({ legal }: HeroView): Intent | null => (legal.enter ? { do: 'enter' } : null);

const goalOf = (intent: Intent): OrbId | number =>
  'orb' in intent ? intent.orb : intent.do === 'walk' ? intent.to : -1;

/** COMBAT-14: on a way on which it is asked something it goes on as soon as that is answered. Whether it was done. */
function goesOn(scene: Scene, hero: HeroId, intent: Intent, leastHp: number): boolean {
  for (;;) {
    const before = ownCreature(scene, hero)?.tile;
    if (!attempts(scene, hero, intent)) return false;
    const isAsked = scene.game.fight?.pending !== undefined;
    playOut(scene);
    const own = ownCreature(scene, hero);
    if (!isAsked || !isInTurn(scene, hero) || !own) return true;
    if (own.tile === before || hpOf(own) < leastHp) return true;
  }
}

const ownCreature = ({ game }: Scene, hero: HeroId): Creature | undefined =>
  game.fight?.creatures[hero];

/** What is refused has not been; whether it was done. */
function attempts(scene: Scene, hero: HeroId, intent: Intent): boolean {
  const trial = { ...scene, events: [...scene.events], transfers: [...scene.transfers] };
  if (deed(trial, hero, intent)) return false;
  Object.assign(scene, trial);
  return true;
}

/** SLOT-08: once it is back in the void. */
function dresses(scene: Scene, hero: HeroId, within: Autopilot): void {
  for (let deeds = 0; deeds < mostDeeds; deeds++) {
    if (!isLiving(scene.game, hero) || isOver(scene.game.phase)) return;
    const view = heroView(scene.game, scene.goods, hero, scene.moment.now);
    const intent = dressing(view, boundsOf(scene, hero, within, 0));
    if (!intent || !attempts(scene, hero, intent)) return;
  }
}

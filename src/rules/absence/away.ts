import { type Absence, type Day } from '../calls.ts';
import { type Game, type Hero } from '../game.ts';
import { type IntentKind, type IntentOf } from '../intent.ts';
import { type HeroId, type Instant } from '../names.ts';
import { type Refusal, refuse } from '../refusal.ts';
import { faceOf, heroOf, living, type Scene, setHero, tell } from '../scene.ts';
import { moveQuietEnd } from '../week/deadlines.ts';
import { hour } from '../week/hour.ts';
import { isTurnOf } from '../whose-turn.ts';

const day = 24 * hour;

/** Of a hero whose player has never been away. */
const never: Absence = { spent: 0, paid: 0, kept: 0, until: null };

/** Until when this hero's player is away, as they have said; null: they are here. */
export function awayUntil({ absence }: Pick<Hero, 'absence'>, now: Instant): Instant | null {
  const until = absence?.until ?? 0;
  return now < until ? until : null;
}

/** How many days of absence are left to this hero in this game. */
export const daysLeft = (game: Game, { absence }: Hero): number =>
  Math.max(0, game.house['days away'] - (absence?.spent ?? 0));

/**
 * TURN-05: away from now to the end of that day, or here again. Every day counts on which they are away
 * at all, once. Refused beyond the days that the house gives in a game. Days that have not begun come
 * back, unless a turn was passed for them.
 */
export function setAway(
  scene: Scene,
  hero: HeroId,
  { until }: IntentOf<'set away'>,
): Refusal | void {
  const { now, ends, today = 0 } = scene.moment;
  if (until === null)
    return awayUntil(heroOf(scene.game, hero), now) === null
      ? refuse('not away', 'TURN-05', {})
      : comeBack(scene, hero);
  if (ends === undefined || ends <= now) return refuse('no such day', 'TURN-05', {});
  const last = Date.parse(until) / day;
  const own = givenBack(scene, hero);
  const cost = Math.max(0, last - Math.max(own.paid, today - 1));
  const most = scene.game.house['days away'];
  if (cost > 0 && own.spent + cost > most) {
    const left = Math.max(0, most - own.spent) + paidFrom(own, today);
    return refuse('away too long', 'TURN-05', { days: last - today + 1, left, most });
  }
  const paid = Math.max(own.paid, last);
  keep(scene, hero, { ...own, spent: own.spent + cost, paid, until: ends });
}

/** How many days are paid already of those from that one on. */
const paidFrom = ({ paid }: Absence, from: Day): number => Math.max(0, paid - from + 1);

/** Without the days that have not begun and come back. */
function givenBack({ game, moment }: Scene, hero: HeroId): Absence {
  const { absence = never } = heroOf(game, hero);
  const paid = Math.min(absence.paid, Math.max(moment.today ?? 0, absence.kept));
  return { ...absence, spent: absence.spent - (absence.paid - paid), paid };
}

const comeBack = (scene: Scene, hero: HeroId, how?: { acted: true }): void =>
  keep(scene, hero, { ...givenBack(scene, hero), until: null }, how);

/**
 * TURN-05: who acts in their own turn, their fight or their time for a feature is here: their absence
 * ends before the act. Passing is no sign of that.
 */
export function backByActing(scene: Scene, hero: HeroId, act: IntentKind): void {
  const { game, moment } = scene;
  if (act === 'pass' || awayUntil(heroOf(game, hero), moment.now) === null) return;
  const posts = game.phase === 'feature' && (game.duel?.pair.includes(hero) ?? false);
  if (posts || isTurnOf(game.week?.turn, hero) || game.fight?.creatures[hero])
    comeBack(scene, hero, { acted: true });
}

function keep(scene: Scene, hero: HeroId, absence: Absence, how?: { acted: true }): void {
  setHero(scene, hero, { absence });
  const { game, moment } = scene;
  moveQuietEnd(scene, hero, absence.until ?? moment.quiet?.[hero] ?? null);
  const left = daysLeft(game, heroOf(game, hero));
  const face = { hero: faceOf(game, hero), until: absence.until };
  tell(scene, 'away set', ['TURN-05'], face, { [hero]: { left, ...how } });
}

/** Whether this hero's player is away until then, and so cannot do what has to be done by then. */
export const isAwayThrough = ({ game, moment }: Scene, hero: HeroId, due: Instant): boolean => {
  const until = awayUntil(heroOf(game, hero), moment.now);
  return until !== null && until >= due;
};

/**
 * TURN-05: a turn that ends within an absence is passed at once, as long as two who are here can make a
 * duel of it; else the weeks would race by.
 */
export function isSkipped(scene: Scene, hero: HeroId, due: Instant): boolean {
  const { game, moment } = scene;
  const here = living(game).filter((one) => awayUntil(one, moment.now) === null);
  return here.length >= 2 && game.pausedSince === null && isAwayThrough(scene, hero, due);
}

/** The days of that absence are not given back any more. */
export function useAbsence(scene: Scene, hero: HeroId): void {
  const { absence } = heroOf(scene.game, hero);
  if (absence) setHero(scene, hero, { absence: { ...absence, kept: absence.paid } });
}

import { type Absence } from '../calls.ts';
import { type Game, type Hero } from '../game.ts';
import { type IntentOf } from '../intent.ts';
import { type HeroId, type Instant } from '../names.ts';
import { type Refusal, refuse } from '../refusal.ts';
import { faceOf, heroOf, living, type Scene, setHero, tell } from '../scene.ts';
import { dropQuietEnd } from '../week/deadlines.ts';
import { hour } from '../week/hour.ts';

const day = 24 * hour;

/** Whole days; an hour that the change of clocks adds is none, nor is one that was begun. */
const daysIn = (time: number): number => Math.max(1, Math.ceil((time - hour) / day));
/** The days of it that have not begun, as they are given back. */
const daysLeftIn = (time: number): number => Math.max(0, Math.floor((time + hour) / day));

/** Until when this hero's player is away, as they have said; null: they are here. */
export function awayUntil({ absence }: Pick<Hero, 'absence'>, now: Instant): Instant | null {
  const until = absence?.now?.until ?? 0;
  return now < until ? until : null;
}

/** How many days of absence are left to this hero in this game. */
export const daysLeft = (game: Game, { absence }: Hero): number =>
  Math.max(0, game.house['days away'] - (absence?.spent ?? 0));

/**
 * TURN-05: away from now to the end of that day, or here again. Refused beyond the days that the house
 * gives in a game. Days that have not begun come back, unless a turn was passed for them.
 */
export function setAway(
  scene: Scene,
  hero: HeroId,
  { until }: IntentOf<'set away'>,
): Refusal | void {
  const { now, ends } = scene.moment;
  const own = heroOf(scene.game, hero);
  const kept = keptOf(own);
  if (until === null)
    return awayUntil(own, now) === null
      ? refuse('not away', 'TURN-05', {})
      : keep(scene, hero, { spent: Math.max(kept, spentBefore(own, now)), now: null });
  if (ends === undefined || ends <= now) return refuse('no such day', 'TURN-05', {});
  const isRunning = awayUntil(own, now) !== null;
  // The day on which one absence takes the place of another is counted already.
  const days = daysIn(ends - now) - Number(isRunning);
  const before = spentBefore(own, now);
  const most = scene.game.house['days away'];
  if (before + days > most)
    return refuse('away too long', 'TURN-05', { days, left: Math.max(0, most - before), most });
  const used = isRunning && own.absence?.now?.used === true;
  keep(scene, hero, { spent: Math.max(kept, before + days), now: { until: ends, used } });
}

/** Days that do not come back. */
const keptOf = ({ absence }: Hero): number => (absence?.now?.used ? absence.spent : 0);

/** Without what is left of an absence that is taken back, or that another one takes the place of. */
function spentBefore(hero: Hero, now: Instant): number {
  const until = awayUntil(hero, now);
  const spent = hero.absence?.spent ?? 0;
  return until === null ? spent : spent - daysLeftIn(until - now);
}

function keep(scene: Scene, hero: HeroId, absence: Absence): void {
  setHero(scene, hero, { absence });
  dropQuietEnd(scene, hero);
  const { game } = scene;
  const left = daysLeft(game, heroOf(game, hero));
  const face = { hero: faceOf(game, hero), until: absence.now?.until ?? null };
  tell(scene, 'away set', ['TURN-05'], face, { [hero]: { left } });
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
  if (absence?.now)
    setHero(scene, hero, { absence: { ...absence, now: { ...absence.now, used: true } } });
}

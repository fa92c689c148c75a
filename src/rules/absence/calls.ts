import { allCalls } from '../calls.ts';
import { type Actor, type IntentOf } from '../intent.ts';
import { type HeroId } from '../names.ts';
import { type Refusal, refuse } from '../refusal.ts';
import { heroOf, living, type Scene, setHero, tell } from '../scene.ts';
import { moveQuietEnd, setQuietEnd } from '../week/deadlines.ts';
import { awayUntil } from './away.ts';
import { callTo, isMuted, quietUntil } from './hushed.ts';

/** Hours in which this hero's player gets messages and no pings; refused without an end. */
export function setQuiet(
  scene: Scene,
  hero: HeroId,
  { quiet }: IntentOf<'set quiet'>,
): Refusal | void {
  if (quiet && quiet.from === quiet.to) return refuse('bad hours', null, {});
  const { calls = allCalls } = heroOf(scene.game, hero);
  keep(scene, hero, { ...calls, quiet });
  const { now, ends = null } = scene.moment;
  moveQuietEnd(scene, hero, awayUntil(heroOf(scene.game, hero), now) ?? ends);
}

/** A kind of call that comes without a ping from now on, or with one again. */
export function mute(scene: Scene, hero: HeroId, { call, muted }: IntentOf<'mute'>): void {
  const { calls = allCalls } = heroOf(scene.game, hero);
  const others = calls.muted.filter((one) => one !== call);
  keep(scene, hero, { ...calls, muted: muted ? [...others, call] : others });
}

function keep(scene: Scene, hero: HeroId, calls: typeof allCalls): void {
  setHero(scene, hero, { calls });
  tell(scene, 'calls set', [], null, { [hero]: calls });
}

/**
 * Whoever is called in their quiet hours gets the message at once and the ping when those end, if it
 * still matters then. Whoever acts is awake.
 */
export function holdCalls(scene: Scene, actor: Actor): void {
  for (const hero of living(scene.game)) {
    const until = quietUntil(scene, hero.id);
    if (until === null || (actor.as === 'player' && actor.player === hero.player)) continue;
    const calls = scene.events.map((event) => callTo(event, hero.id));
    if (calls.some((call) => call !== null && !isMuted(hero, call)))
      setQuietEnd(scene, hero.id, until);
  }
}

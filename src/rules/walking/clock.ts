import { type Fight, isAtPeace } from '../combat/index.ts';
import { asItStands } from '../combat/resolve.ts';
import { type HeroId } from '../names.ts';
import { type Scene, setGame } from '../scene.ts';
import { deadlineOf, dropDeadlines, setDeadline } from '../week/deadlines.ts';
import { minute } from '../week/hour.ts';

/** ENTER-03: so long a loot round lasts by the clock, where the house has it so. */
const wholeRound = 30 * minute;

/**
 * ENTER-03, ENTER-04: the clock of a loot round begins with it, stands still while a combat goes on, and
 * ends it; where it begins with a combat, all of it is left after that. With the turn it is dropped.
 */
export function keepClock(scene: Scene, fight: Fight): void {
  const { walk } = fight;
  if (!walk || scene.game.house['loot clock'] !== 1) return;
  const running = deadlineOf(scene, 'loot clock');
  // COMBAT-14: the combat of an act in whose midst somebody is asked has begun.
  const peace = isAtPeace(asItStands(fight));
  if (peace && !running) {
    const { rest = wholeRound, ...goingOn } = walk;
    setDeadline(scene, 'loot clock', scene.moment.now + rest, walker(fight));
    setGame(scene, { fight: { ...fight, walk: goingOn } });
  } else if (!peace && running) {
    const rest = Math.max(0, running.due - scene.moment.now);
    dropDeadlines(scene, 'loot clock');
    setGame(scene, { fight: { ...fight, walk: { ...walk, rest } } });
  }
}

export const walker = ({ creatures }: Fight): HeroId | null =>
  Object.values(creatures).find(({ kind }) => kind === 'hero')?.player ?? null;

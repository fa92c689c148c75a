import { type OpenEnds } from '../event.ts';
import { type Deadline } from '../game.ts';
import { faceOf, type Scene } from '../scene.ts';

/** The ends that everybody may know of those deadlines; the moves of a fight are none. */
export function openEnds(
  scene: Scene,
  deadlines: readonly Deadline[] = Object.values(scene.game.deadlines),
): OpenEnds {
  const ends: OpenEnds = {};
  for (const { kind, hero, due } of deadlines) {
    if (kind === 'turn' && hero) ends.turn = { hero: faceOf(scene.game, hero), until: due };
    if (kind === 'feature' || kind === 'betting') ends.duel = { of: kind, until: due };
  }
  return ends;
}

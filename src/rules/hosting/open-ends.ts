import { type OpenEnds } from '../event.ts';
import { type Deadline } from '../game.ts';
import { type Scene } from '../scene.ts';
import { whoseFaces } from '../whose-turn.ts';

/** The ends that everybody may know of those deadlines; the moves of a fight are none. */
export function openEnds(
  scene: Scene,
  deadlines: readonly Deadline[] = Object.values(scene.game.deadlines),
): OpenEnds {
  const ends: OpenEnds = {};
  const turn = scene.game.week?.turn;
  for (const { kind, due } of deadlines) {
    if (kind === 'turn' && turn) ends.turn = { ...whoseFaces(scene.game, turn), until: due };
    if (kind === 'feature' || kind === 'betting') ends.duel = { of: kind, until: due };
  }
  return ends;
}

import { type HeroId, type RuleId } from '../names.ts';
import { type Scene, tell } from '../scene.ts';
import { type Wanted } from '../thing-face.ts';
import { isTurnOf } from '../whose-turn.ts';

/**
 * ORB-07, ENTER-12: its hero has gone there, or has come in for it, and nothing came of it, of which nobody
 * else is told. `closed`: they cannot have what a red orb holds (ORB-03); `used up`: so is what was to be
 * sold, since the way there (ITEM-28); else something came between.
 */
export function tellInVain(
  scene: Scene,
  hero: HeroId,
  wanted: Wanted,
  found?: 'closed' | 'used up',
): void {
  const why = found ?? (isTurnOf(scene.game.week?.turn, hero) ? 'kept' : 'over');
  tell(scene, 'in vain', [why === 'closed' ? 'ORB-03' : rules[wanted.of]], null, {
    [hero]: { ...wanted, why },
  });
}

const rules = {
  buy: 'ORB-07',
  open: 'ORB-07',
  identify: 'ITEM-36',
  sell: 'ENTER-12',
} as const satisfies Record<Wanted['of'], RuleId>;

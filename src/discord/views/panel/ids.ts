import { type HeroView } from '../../../rules/sight/views.ts';
import { writeCustomId } from '../../custom-id.ts';

/** The state of the fight or of the own turn that a panel shows: what makes its buttons stale. */
export function stepOf({ fight, everyone, hero }: HeroView): string {
  if (fight && !fight.outcome) return String(fight.step);
  const { turn, week } = everyone;
  return turn?.hero === hero.id ? `${week}-${turn.step}` : '';
}

/** Ids of this panel's components: for its hero only, of its state. */
export const idsOf =
  (view: HeroView) =>
  (action: string, subject = '') =>
    writeCustomId(action, {
      game: view.everyone.game,
      subject,
      step: stepOf(view),
      hero: view.hero.id,
    });

import { type CreatureId } from '../../../rules/combat/creature.ts';
import { type HeroView } from '../../../rules/sight/views.ts';
import { writeCustomId } from '../../custom-id.ts';
import { button } from '../../screen.ts';
import { isTurnOf } from '../turns.ts';

/** The state of the fight or of the own turn that a panel shows: what makes its buttons stale. */
export function stepOf({ fight, everyone, hero }: HeroView): string {
  if (fight && !fight.outcome) return String(fight.step);
  const { turn, week } = everyone;
  return isTurnOf(turn, hero.id) ? `${week}-${turn.step}` : '';
}

/** Ids of this panel's components: for its hero only, of its state; `by`: for that companion of it. */
export const idsOf =
  (view: HeroView, by: CreatureId = view.hero.id) =>
  (action: string, subject = '') =>
    writeCustomId(action, {
      game: view.everyone.game,
      subject,
      step: stepOf(view),
      hero: view.hero.id,
      by: by === view.hero.id ? null : by,
    });

/** What one has and what it does, for one's own eyes. */
export const thingsButton = ({ everyone, hero }: HeroView) =>
  button('My Things', writeCustomId('things', { game: everyone.game, hero: hero.id }));

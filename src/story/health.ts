import { type CreatureId } from '../rules/combat/creature.ts';
import { type Who } from '../rules/combat/event.ts';
import { type HealthWord } from '../rules/combat/health.ts';

/** The worst that was told of each creature's health, so that only what is worse is told again. */
export type Health = Map<CreatureId, HealthWord>;

const worse: readonly HealthWord[] = [
  ...(['uninjured', 'barely injured', 'injured'] as const),
  ...(['badly injured', 'near death', 'dead'] as const),
];

/** Whether that is worse than what was told; nobody is told to mend, and no wound is to seem to do it. */
export function isNews(known: Health, { id }: Who, health: HealthWord): boolean {
  const news = worse.indexOf(health) > worse.indexOf(known.get(id) ?? 'uninjured');
  if (news) known.set(id, health);
  return news;
}

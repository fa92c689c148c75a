import { type TriggerWord, triggers } from './trigger.ts';

/** What of an ability decides whom it befalls. */
export type Aiming = {
  use?: { on: string; radius?: unknown; hits?: string | undefined } | undefined;
  aura?: { hits?: string | undefined } | undefined;
  when?: string | undefined;
};

const triggerOf = ({ when }: Aiming) => (when === undefined ? null : triggers[when as TriggerWord]);

/** COMBAT-18: it is aimed at a tile, and at nobody in an area round it. */
export const isAtATile = ({ use }: Aiming): boolean =>
  use?.on === 'tile' && use.radius === undefined;

/** Whether nothing is aimed at anybody, so that its target is the carrier itself. */
const aimsAtNobody = (ability: Aiming): boolean =>
  ability.when !== undefined ||
  isAtATile(ability) ||
  (ability.use?.on === 'self' && ability.use.radius === undefined);

/** What names nobody falls upon its target. */
export const isUponTarget = (to: unknown): boolean => to === undefined || to === 'target';

/** COMBAT-14, COMBAT-18: whether what is said to befall those befalls the carrier, and nobody else. */
export function isUponItself(ability: Aiming, to: unknown): boolean {
  if (isUponTarget(to)) return aimsAtNobody(ability);
  return to === 'self' || (to === 'victim' && triggerOf(ability)?.part === 'sufferer');
}

/** Whether whom that names is one of the carrier’s own side. */
export function isAllyIn(ability: Pick<Aiming, 'when'>, to: unknown): boolean {
  const part = triggerOf(ability)?.part;
  return (
    (to === 'other' && part === 'ally of the doer') ||
    (to === 'victim' && part === 'ally of the sufferer')
  );
}

/** STAT-01: whether it befalls nobody but whoever has just died. */
export function isUponTheDead(ability: Aiming, to: unknown): boolean {
  const trigger = triggerOf(ability);
  if (trigger?.moment !== 'died') return false;
  if (trigger.part === 'sufferer') return isUponItself(ability, to);
  return to === 'victim' || (to === 'other' && trigger.part === 'doer');
}

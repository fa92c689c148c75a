import { type ConditionKind, type CreatureId } from '../rules/combat/creature.ts';
import { type Scene, type Seen } from './scene.ts';

/**
 * What answers to a blow before it lands is told by the fight before the blow. Told so, it would be
 * the blow of somebody who can strike no more, or an answer to nothing: a blow that must have begun
 * before an answer is told before it.
 */
export type Midst = {
  /** From where on is told what went off last. */
  answer: number;
  /** A special attack, whose name was public before anything answered, and from where on that is told. */
  special: { by: CreatureId; name: string; at: number; landed: boolean } | null;
  /** Who was kept by an answer from attacking, and from where on that is told. */
  barred: Bar[];
};
type Bar = { who: CreatureId; condition: ConditionKind; by: CreatureId | null; at: number };

export const noMidst = (): Midst => ({ answer: 0, special: null, barred: [] });

/** COND-02 to COND-08: what keeps somebody from each kind of attack. */
const bars: Record<Seen<'attacked'>['how'], readonly ConditionKind[]> = {
  basic: ['stunned', 'charmed', 'ethereal', 'disarmed'],
  special: ['stunned', 'charmed', 'ethereal', 'goaded'],
};

/** Something has gone off. */
export function noteAnswer({ midst, beats }: Scene): void {
  midst.answer = beats.length;
  if (midst.special?.landed) midst.special = null;
}

/** What an answer has laid; what somebody uses in their own turn is done before they strike. */
export function noteLaid({ midst, trigger }: Scene, event: Seen<'condition laid'>): void {
  const { who, condition, by } = event;
  if (trigger) midst.barred.push({ who: who.id, condition, by: by?.id ?? null, at: midst.answer });
}

export function noteRid({ midst }: Scene, { who, condition }: Seen<'condition ended'>): void {
  midst.barred = midst.barred.filter((one) => one.who !== who.id || one.condition !== condition);
}

/** Where that blow is told: before the answers in whose midst it was, otherwise last. */
export function placeOf({ midst, beats }: Scene, event: Seen<'attacked'>): number {
  const { who, target, how, with: thing } = event;
  const { special, barred } = midst;
  if (special && how === 'special' && special.by === who.id && special.name === thing) {
    special.landed = true;
    return special.at++;
  }
  const forbids = ({ condition, by }: Bar) =>
    bars[how].includes(condition) && (condition !== 'charmed' || by === target.id);
  const bar = barred.find((one) => one.who === who.id && forbids(one));
  midst.barred = barred.filter((one) => one.who !== who.id);
  return bar?.at ?? beats.length;
}

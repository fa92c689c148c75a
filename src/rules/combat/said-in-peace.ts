import { isForGood } from '../abilities/limits.ts';
import { type Triggered } from '../abilities/seam.ts';
import { type TriggerWord } from '../abilities/trigger.ts';
import { isAtPeace } from './at-peace.ts';
import { type Fight, type Pending } from './fight.ts';

type Asked = Pending['asked'];

/** ENTER-04: in peace each action is a turn and a round, so that these come back with every step. */
const recurring: readonly TriggerWord[] = [
  ...(['my turn begins', 'my turn ends', 'a round begins', 'I move'] as const),
];

/**
 * COMBAT-14: `fight` with the answer to what comes back with every action of a loot round, which holds in
 * its peace: a no, and a yes to what costs nothing.
 */
export function withSaid(fight: Fight, asked: Asked, use: boolean): Fight {
  const { item, place } = asked;
  const ability = askedAbout(fight, asked);
  if (!isAtPeace(fight) || place === undefined || !ability) return fight;
  if (!recurring.includes(ability.when) || (use && !isFree(ability))) return fight;
  return { ...fight, said: { ...fight.said, [item]: { ...fight.said?.[item], [place]: use } } };
}

/** What was said so, while there is peace; null: nothing. */
export function saidInPeace(fight: Fight, { item, place }: Asked): boolean | null {
  if (!isAtPeace(fight) || place === undefined) return null;
  return fight.said?.[item]?.[place] ?? null;
}

function askedAbout({ creatures }: Fight, { of, item, place = 0 }: Asked): Triggered | null {
  const carried = creatures[of]?.kit?.find((one) => one.item === item);
  const ability = carried?.abilities[place];
  return ability && 'when' in ability ? ability : null;
}

const isFree = (ability: Triggered): boolean =>
  ability['pays hp'] === undefined &&
  !ability.charge &&
  !ability['used up'] &&
  !isForGood(ability.limit);

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

/** COMBAT-14: which answer to that holds for every action of the loot round's peace; null: none, or there is no peace. */
export function standsInPeace(fight: Fight, asked: Asked): 'no' | 'either' | null {
  const ability = isAtPeace(fight) && asked.place !== undefined && askedAbout(fight, asked);
  if (!ability || !recurring.includes(ability.when)) return null;
  return isFree(ability) ? 'either' : 'no';
}

/** `fight` with such an answer kept; `now`: as it stands with what has happened before the question. */
export function withSaid(fight: Fight, now: Fight, asked: Asked, use: boolean): Fight {
  const { item, place } = asked;
  const stands = standsInPeace(now, asked);
  if (stands === null || place === undefined || (use && stands === 'no')) return fight;
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

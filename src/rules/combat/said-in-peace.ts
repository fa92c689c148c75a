import { type Triggered } from '../abilities/seam.ts';
import { type TriggerWord } from '../abilities/trigger.ts';
import { isAtPeace } from './at-peace.ts';
import { type Fight, type Pending } from './fight.ts';

type Asked = Pending['asked'];

/** ENTER-04: in peace each action is a turn and a round, so that these come back with every step. */
const recurring: readonly TriggerWord[] = [
  ...(['my turn begins', 'my turn ends', 'a round begins', 'I move'] as const),
];

/** COMBAT-14: whether a no to that holds for the actions of the loot round’s peace that come. */
export function standsInPeace(fight: Fight, asked: Asked): boolean {
  const ability = isAtPeace(fight) && asked.place !== undefined && askedAbout(fight, asked);
  return ability !== false && ability !== null && recurring.includes(ability.when);
}

/** `fight` with a no kept that stands so; `now`: as it is with what has happened before the question. */
export function withSaid(fight: Fight, now: Fight, asked: Asked): Fight {
  const { item, place = 0 } = asked;
  if (!standsInPeace(now, asked)) return fight;
  return { ...fight, said: { ...fight.said, [item]: { ...fight.said?.[item], [place]: true } } };
}

/** Whether it was declined so, and nobody was hurt, nor was there a combat, since; null: it is to be asked. */
export const saidInPeace = (fight: Fight, { item, place = 0 }: Asked): false | null =>
  isAtPeace(fight) && fight.said?.[item]?.[place] ? false : null;

function askedAbout({ creatures }: Fight, { of, item, place = 0 }: Asked): Triggered | null {
  const carried = creatures[of]?.kit?.find((one) => one.item === item);
  const ability = carried?.abilities[place];
  return ability && 'when' in ability ? ability : null;
}

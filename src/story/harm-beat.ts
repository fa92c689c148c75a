import { type SeenFightEvent } from '../rules/combat/event.ts';
import { type Beat, beat, newsOf, ownedBy, type Telling } from './beat.ts';
import { woundVerb } from './blow-beat.ts';

type Hurt = Extract<SeenFightEvent, { kind: 'hurt' }>;

/** A wound that no blow dealt. */
export function harmBeat(event: Hurt, telling: Telling): Beat {
  const { who, by, cause, damage, health } = event;
  // COMBAT-11: what somebody unseen did has no name.
  const what = cause === '' ? 'something unseen' : ownedBy(by, cause, who, telling.call);
  const key = harmKey(event);
  const news = newsOf(telling, who, health);
  if (health === 'dead' && telling.dying.has(who.id)) return beat(who, `fell to ${what}`);
  const known = cause !== '' && by !== null && by.name !== '';
  const sting = { owner: known ? telling.call(by) : '', thing: cause === '' ? what : cause };
  return beat(who, `was ${woundVerb(damage.type)} by ${what}`, { key, sting, health: news });
}

export const harmKey = ({ who, by, cause }: Hurt): string =>
  ['hurt', who.id, by?.id ?? '', cause].join(' ');

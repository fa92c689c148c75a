import { type SeenFightEvent } from '../rules/combat/event.ts';
import { type Call } from './fight-line.ts';
import { type Beat, beat, newsOf, type Owned, ownedBy } from './beat.ts';
import { woundVerb } from './blow-beat.ts';
import { isItsTrap, type Scene } from './scene.ts';

type Hurt = Extract<SeenFightEvent, { kind: 'hurt' }>;

/** A wound that no blow dealt. */
export function harmBeat(scene: Scene, event: Hurt): Beat {
  const { telling } = scene;
  const { who, cause, damage, health } = event;
  const what = isItsTrap(scene, who, cause) ? 'it' : causeOf(event, telling.call);
  const key = harmKey(event);
  const news = newsOf(telling, who, health);
  if (health === 'dead' && telling.dying.has(who.id)) return beat(who, `fell to ${what}`);
  const sting = stingOf(event, telling.call);
  return beat(who, `was ${woundVerb(damage.type)} by ${what}`, { key, sting, health: news });
}

/** COMBAT-11: what somebody unseen did has no name. */
const causeOf = ({ who, by, cause }: Hurt, call: Call): string =>
  cause === '' ? 'something unseen' : ownedBy(by, cause, who, call);

function stingOf(event: Hurt, call: Call): Owned {
  const { by, cause } = event;
  const isOwned = cause !== '' && by !== null && by.name !== '' && by.name !== cause;
  return isOwned ? { owner: call(by), thing: cause } : { owner: '', thing: causeOf(event, call) };
}

export const harmKey = ({ who, by, cause }: Hurt): string =>
  ['hurt', who.id, by?.id ?? '', cause].join(' ');

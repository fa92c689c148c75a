import { type SeenFightEvent } from '../rules/combat/event.ts';
import { type Beat, beat, newsOf, type Owned, type Telling, thingOf } from './beat.ts';
import { woundVerb } from './blow-beat.ts';
import { isItsTrap, type Scene } from './scene.ts';

type Hurt = Extract<SeenFightEvent, { kind: 'hurt' }>;

/** A wound that no blow dealt. */
export function harmBeat(scene: Scene, event: Hurt): Beat {
  const { telling } = scene;
  const { who, cause, damage, health } = event;
  const what = isItsTrap(scene, who, cause) ? 'it' : causeOf(event, telling);
  const key = harmKey(event);
  const news = newsOf(telling, who, health);
  if (health === 'dead' && telling.dying.has(who.id)) return beat(who, `fell to ${what}`);
  const sting = stingOf(event, telling);
  return beat(who, `was ${woundVerb(damage.type)} by ${what}`, { key, sting, health: news });
}

/** COMBAT-11: what somebody unseen did has no name. */
const causeOf = ({ who, by, cause }: Hurt, telling: Telling): string =>
  cause === '' ? 'something unseen' : thingOf(by, cause, who, telling);

function stingOf(event: Hurt, telling: Telling): Owned {
  const { by, cause } = event;
  const isOwned = cause !== '' && by !== null && by.name !== '' && by.name !== cause;
  return isOwned
    ? { owner: telling.call(by), thing: cause }
    : { owner: '', thing: causeOf(event, telling) };
}

export const harmKey = ({ who, by, cause }: Hurt): string =>
  ['hurt', who.id, by?.id ?? '', cause].join(' ');

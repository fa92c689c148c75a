import { type WhyNot } from '../rules/combat/event.ts';
import { type Beat, beat, thingOf } from './beat.ts';
import { cameOf, type Scene, type Seen } from './scene.ts';

const inVainFor: Partial<Record<WhyNot, string>> = {
  invulnerable: 'without harming them',
  'legendary shield': 'only to meet a legendary shield',
  'empty mind': 'only to meet an empty mind',
  countered: 'only to see it countered',
  held: 'without moving them',
  'in the saddle': 'without moving them',
  'force wall': 'without moving them',
};

/** Of what one has used upon oneself; whatever else it does may have come about. */
const ownInVain: Partial<Record<WhyNot, string>> = {
  ...{ 'no room': 'but got nowhere', 'no way': 'but got nowhere', held: 'but got nowhere' },
  ...{ 'force wall': 'but got nowhere', 'in the saddle': 'but got nowhere' },
  'firm ground': 'but changed no ground',
  'past changing': 'but changed no ground',
};

/** What came to nothing; null of what the deed tells of which it was a part, or nobody needs. */
export function inVainBeat(scene: Scene, event: Seen<'resisted'>): Beat | null {
  const { deed } = scene;
  const { who, by, what, why } = event;
  // A condition comes of nobody, and follows what brought it.
  if (by === undefined && deed?.by !== who.id) {
    const laid = what === 'prone' ? 'knocked prone' : what;
    cameOf(scene, deed && { id: deed.by }, who, `though they could not be ${laid}`);
    return null;
  }
  const own = ownInVain[why];
  if (own !== undefined && by?.id === who.id && deed?.by === who.id && deed.name === what) {
    deed.beat.results.push({ said: own, whom: null });
    return null;
  }
  const result = inVainFor[why];
  if (result === undefined) return null;
  // Whom it has harmed before, it has not spared.
  const wasHarmed = since(scene).some((one) => one.who.id === who.id && one.sting);
  if (!wasHarmed && cameOf(scene, by ?? null, who, result)) return null;
  const harmless = why === 'invulnerable' && by !== undefined && what !== '';
  return harmless ? beat(who, `was proof against ${thingOf(by, what, who, scene.telling)}`) : null;
}

/** What was told since the last deed. */
const since = ({ deed, beats }: Scene): Beat[] =>
  deed ? beats.slice(beats.indexOf(deed.beat) + 1) : beats;

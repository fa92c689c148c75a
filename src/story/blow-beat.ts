import { type SeenFightEvent } from '../rules/combat/event.ts';
import { type DamageType } from '../rules/hero/stats.ts';
import { type Beat, beat, newsOf, type Telling } from './beat.ts';

type Attacked = Extract<SeenFightEvent, { kind: 'attacked' }>;
type Rerolled = Extract<SeenFightEvent, { kind: 'rerolled' }>;

/** What a wound of that type does; a plain one is told by the die. */
const wounds: Partial<Record<DamageType, string>> = {
  fire: 'burned',
  cold: 'chilled',
  toxic: 'poisoned',
  electric: 'shocked',
};
const plain = ['hit', 'caught', 'struck'] as const;

export const woundVerb = (type: DamageType | null): string => (type && wounds[type]) ?? 'hurt';

/** COMBAT-11: what somebody struck with whom another did not make out has no name. */
const withWhat = ({ with: thing, cause }: Attacked): string =>
  thing === ''
    ? ' from out of sight'
    : ` with ${thing}${cause === undefined ? '' : ` by ${cause}`}`;

export const isHit = ({ verdict }: Attacked): boolean =>
  verdict === 'hit' || verdict === 'critical hit';

/** One attack; its words follow from what is public of it, so that an account never changes. */
export function blowBeat(event: Attacked, rerolled: Rerolled | null, telling: Telling): Beat {
  const { who, target, health } = event;
  const { call, dying } = telling;
  const falls = health === 'dead' && dying.has(target.id);
  const said = isHit(event) ? hitSaid(event, falls, call(target)) : missSaid(event, call(target));
  const end = falls ? 'felled' : isHit(event) ? 'hit' : 'missed';
  const lead = leadOf(event, rerolled, telling);
  return beat(who, said, {
    ...{
      key: [who.id, event.with, event.cause, target.id, end, lead].join(' '),
      lead,
      on: call(target),
    },
    blow: { with: [who.id, event.with, event.cause, target.id].join(' '), end },
    // Whoever has got worse untold has not done so by a miss, nor by what does no damage.
    health: isHit(event) && event.damage ? newsOf(telling, target, health) : [],
  });
}

/** COMBAT-14: the luck of it, and by whose ability it was tried again. */
function leadOf({ verdict, roll, damage }: Attacked, again: Rerolled | null, { call }: Telling) {
  const by = again && (again.by.id === again.who.id ? '' : `${call(again.by)}’s `);
  const tried = !again
    ? ''
    : `At a second try${again.ability === '' ? '' : `, by ${by ?? ''}${again.ability}`}, `;
  if (verdict === 'critical miss')
    return again ? `${tried}and with a natural 1, ` : 'A natural 1: ';
  if (verdict !== 'critical hit') return tried;
  const luck = `a natural ${roll.natural}${damage ? ', doubled' : ''}, `;
  return again ? `${tried}and with ${luck}` : `With ${luck}`;
}

function hitSaid(event: Attacked, falls: boolean, on: string): string {
  const { roll, damage, how } = event;
  if (falls) return `felled ${on}${withWhat(event)}`;
  if (!damage && how === 'special') return `overcame ${on}${withWhat(event)}`;
  const kind = damage?.type && wounds[damage.type];
  return `${kind ?? plain[roll.natural % plain.length] ?? 'hit'} ${on}${withWhat(event)}`;
}

function missSaid(event: Attacked, on: string): string {
  const { against } = event;
  if (against.stat === 'willpower') return `failed to bend ${on}${withWhat(event)}`;
  if (against.stat === 'immunity') return `failed to get through to ${on}${withWhat(event)}`;
  return `missed ${on}${withWhat(event)}`;
}

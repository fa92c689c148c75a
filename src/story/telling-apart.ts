import { type CreatureId } from '../rules/combat/creature.ts';
import { type SeenFightEvent, type Who } from '../rules/combat/event.ts';
import { type Call } from './fight-line.ts';

/**
 * How an account calls whoever is in it: `the Rat`; where several of one name came, `the second Rat`,
 * by the order in which they did. Heroes are called by their names alone.
 */
export function tellingApart(events: readonly SeenFightEvent[], call: Call): Call {
  const namesakes = namesakesIn(events);
  return (who) => {
    if (who.name === '') return 'somebody unseen';
    const all = namesakes.get(who.name) ?? [];
    const place = all.indexOf(who.id);
    if (place >= 0 && all.length > 1) return `the ${ordinal(place)} ${call(who)}`;
    return who.id.startsWith('m') ? `the ${call(who)}` : call(who);
  };
}

/** Monsters and companions by their names, the first to come first. */
function namesakesIn(events: readonly SeenFightEvent[]): Map<string, CreatureId[]> {
  const namesakes = new Map<string, CreatureId[]>();
  for (const { id, name } of events.flatMap(comers)) {
    const before = namesakes.get(name) ?? [];
    if (/^[mc]\d+$/.test(id) && !before.includes(id)) namesakes.set(name, [...before, id]);
  }
  return namesakes;
}

function comers(event: SeenFightEvent): Who[] {
  if (event.kind === 'began') return event.who.map(({ who }) => who);
  return event.kind === 'appeared' ? [event.who] : [];
}

const ordinals = 'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ');

/** `first` of 0. */
function ordinal(place: number): string {
  const n = place + 1;
  const teen = Math.floor(n / 10) % 10 === 1;
  const end = teen ? 'th' : (['th', 'st', 'nd', 'rd'][n % 10] ?? 'th');
  return ordinals[place] ?? `${n}${end}`;
}

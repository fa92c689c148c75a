import { areEnemies, type Bout, creatureOf, livingIn } from './bout.ts';
import { type Creature } from './creature.ts';
import { type Fight } from './fight.ts';
import { isHiddenFrom } from './made-out.ts';
import { has, statOf } from './reading.ts';
import { tell, whoIs } from './tell.ts';

/** COMBAT-10: before the first round those act who were hidden from every enemy there. */
export const isSurprise = ({ round }: Fight): boolean => round === 0;

/** COMBAT-10, DUEL-11: by stealth, the highest first; nobody in a duel. */
export function surprising(fight: Fight): Creature[] {
  if (fight.mode === 'duel') return [];
  const living = livingIn(fight);
  const unseen = (one: Creature) =>
    living.every((other) => !areEnemies(one, other) || isHiddenFrom(fight, other, one));
  return living
    .filter((one) => has(one, 'hidden') && one.kind !== 'companion' && unseen(one))
    .sort((a, b) => statOf(b, 'stealth') - statOf(a, 'stealth'));
}

/** COMBAT-10: one action each, which is no turn. */
export function beginSurprise(bout: Bout, surprisers: readonly Creature[]): void {
  bout.fight.round = 0;
  bout.fight.order = surprisers.map(({ id }) => id);
  const [first] = surprisers;
  if (first) takeBySurprise(bout, first);
}

export function takeBySurprise(bout: Bout, creature: Creature): void {
  bout.fight.turn = { ...bout.fight.turn, of: creature.id, actions: 1, companions: {} };
  tell(bout, 'surprise', ['COMBAT-10'], { who: whoIs(creature) });
}

/** The next of those who surprise; undefined when all of them have acted. */
export function nextSurpriser({ fight }: Bout): Creature | undefined {
  const place = fight.order.indexOf(fight.turn.of);
  return fight.order
    .slice(place + 1)
    .map((id) => creatureOf(fight, id))
    .find(({ dead }) => !dead);
}

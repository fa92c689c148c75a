import { refusalOf } from '../combat/allowed.ts';
import { type FightAction } from '../combat/action.ts';
import { type CreatureId } from '../combat/creature.ts';
import { type Fight } from '../combat/fight.ts';
import { type FightRefusal } from '../combat/refusal.ts';
import { distance } from '../board/space.ts';
import { type SeenCreature } from './creature.ts';

/** What one would like to do in a fight and may not: the deed, and why. */
export type Shut = { deed: 'attack' | 'investigate'; why: FightRefusal };

type Seen = { creatures: readonly SeenCreature[]; legal: readonly FightAction[] };

/**
 * COMBAT-03, PERC-04: why whoever acts now can attack nobody, though it sees an enemy, or search no more.
 * The first that it would be told on trying; nothing while it can do nothing at all.
 */
export function shutTo(fight: Fight, watcher: CreatureId, { creatures, legal }: Seen): Shut[] {
  const own = creatures.find(({ id }) => id === watcher);
  if (!own || !legal.some((action) => action.do === 'end turn')) return [];
  const can = new Set(legal.map((action) => action.do));
  const wanted: [Shut['deed'], FightAction | null][] = [
    ['attack', attackOn(own, creatures)],
    ['investigate', { do: 'investigate', corner: own.tile }],
  ];
  return wanted.flatMap(([deed, action]) => {
    if (action === null || can.has(deed)) return [];
    const why = refusalOf(fight, watcher, action);
    return why ? [{ deed, why }] : [];
  });
}

/** Upon the nearest enemy that is seen, with what reaches farthest. */
function attackOn(own: SeenCreature, creatures: readonly SeenCreature[]): FightAction | null {
  const [target] = creatures
    .filter(({ side, dead, hidden, guards }) => side !== own.side && !dead && !hidden && !guards)
    .sort((a, b) => distance(own, a) - distance(own, b));
  const ranges = own.own?.sheet.attacks.map(({ range }) => range) ?? [];
  const attack = ranges.indexOf(Math.max(...ranges));
  return target && attack >= 0 ? { do: 'attack', target: target.id, attack } : null;
}

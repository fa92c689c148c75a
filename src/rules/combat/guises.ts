import type { Run } from '../abilities/verbs/verb.ts';
import { type MovementKind } from '../board/gaits.ts';
import { arm, disarm } from './arming.ts';
import { type Bout } from './bout.ts';
import { type Change, type Creature, type Duration, type Guise } from './creature.ts';
import { changing, tellDisenchanted, tellEnchanted } from './enchanting.ts';
import { lendWays, takeWays } from './lent-ways.ts';

/** What somebody is made into: by how much its stats are other, and how it moves besides. */
type Made = Guise & { by: Change['by']; ways: readonly MovementKind[] };

/**
 * STAT-08, STAT-11, COMBAT-03: for a while it is something else, and what it was made into before no
 * more. Its wounds, its things and what has been granted to its attacks stay; it is as large as it can
 * be as soon as there is room.
 */
export function disguise(run: Run, one: Creature, made: Made, lasts: Duration): void {
  const { bout, ability: from, carrier } = run;
  const { name, attacks, by, ways } = made;
  undisguise(bout, one);
  const laid: Change = { by, from, lasts, guise: { name, attacks } };
  one.changes = [...(one.changes ?? []), laid];
  if (attacks) arm(one, { name: '', from, of: carrier.id, lasts, instead: attacks });
  tellEnchanted(run, one, changing(laid), lasts);
  const lent = lendWays(one, ways, lasts, { guise: true });
  tellEnchanted(run, one, { kind: 'ways', ways: lent }, lasts);
}

/** STAT-08: it is itself again. */
export function undisguise(bout: Bout, one: Creature): void {
  const { changes = [] } = one;
  const over = changes.filter(({ guise }) => guise);
  if (over.length === 0) return;
  one.changes = changes.filter(({ guise }) => !guise);
  disarm(one, ({ instead }) => !instead);
  tellDisenchanted(bout, one, over.map(changing), 'dispelled');
  takeWays(bout, one, ({ guise }) => !guise, 'dispelled');
}

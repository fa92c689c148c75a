import { type StatName } from '../hero/stats.ts';
import { type RuleId } from '../names.ts';
import { areEnemies, type Bout, creatureOf, creaturesOf, livingIn } from './bout.ts';
import { makesOut } from './made-out.ts';
import { type ConditionKind, type Creature, type CreatureId } from './creature.ts';
import { type FightEvent, type FightEventKind, type FightEventOf, type Who } from './event.ts';
import { type Fight } from './fight.ts';

/** Notes what happened, the rules that decided it, and who could not see whom. */
export function tell<K extends FightEventKind>(
  bout: Bout,
  kind: K,
  rules: RuleId[],
  facts: Omit<FightEventOf<K>, 'kind' | 'round' | 'rules' | 'unseen'>,
): void {
  if (bout.silent) return;
  const unseen = unseenIn(bout.fight);
  const event = { kind, round: bout.fight.round, rules, ...facts, ...(unseen && { unseen }) };
  bout.events.push(event as unknown as FightEvent);
}

export const whoIs = ({ id, name }: Creature): Who => ({ id, name });

const veils: readonly ConditionKind[] = ['hidden', 'blinded', 'ethereal'];
const isVeil = ({ kind }: { kind: ConditionKind }): boolean => veils.includes(kind);

/** COND-01, COND-08, COND-10: whom each of the living cannot make out now; undefined for nobody. */
function unseenIn(fight: Fight): Record<CreatureId, CreatureId[]> | undefined {
  const living = livingIn(fight);
  if (!living.some(({ conditions }) => conditions.length > 0 && conditions.some(isVeil)))
    return undefined;
  const unseen: Record<CreatureId, CreatureId[]> = {};
  for (const watcher of living) {
    const veiled = living.filter((one) => one !== watcher && !makesOut(fight, watcher, one));
    if (veiled.length > 0) unseen[watcher.id] = veiled.map(({ id }) => id);
  }
  return unseen;
}

/**
 * COMBAT-11: a defence that was attacked is public from then on, as is what it was attacked with;
 * not of whom no enemy made out.
 */
export function show(fight: Fight, id: CreatureId, what: { stat: StatName } | { ability: string }) {
  const known = fight.shown[id];
  if (
    known &&
    ('stat' in what ? known.stats.includes(what.stat) : known.abilities.includes(what.ability))
  )
    return;
  const one = creatureOf(fight, id);
  const enemies = creaturesOf(fight).filter((other) => areEnemies(other, one));
  if (!enemies.some((enemy) => makesOut(fight, enemy, one))) return;
  const { stats, abilities } = known ?? { stats: [], abilities: [] };
  fight.shown[id] =
    'stat' in what
      ? { stats: [...stats, what.stat], abilities }
      : { stats, abilities: [...abilities, what.ability] };
}

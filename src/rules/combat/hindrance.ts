import { type FightAction } from './action.ts';
import { ownerOf } from './acting.ts';
import { creatureOf } from './bout.ts';
import {
  carriesAway,
  carriesCharmed,
  charmedBearer,
  hasCharmed,
  isLoyal,
  keepsAway,
} from './charmed.ts';
import { conditionRules } from './conditions.ts';
import { type ConditionKind, type Creature, type CreatureId } from './creature.ts';
import { type Fight } from './fight.ts';
import { isGoadedTo } from './goaded.ts';
import { perceives } from './made-out.ts';
import { has } from './reading.ts';
import { type FightRefusal, refuseAction } from './refusal.ts';

/**
 * Why its conditions keep a creature from something that it could do without them; null where they
 * do not. What cannot be done anyway is refused elsewhere.
 */
export function hindranceOf(
  fight: Fight,
  creature: Creature,
  action: FightAction,
): FightRefusal | null {
  if (!isHindered(fight, creature) || free.includes(action.do)) return null;
  if (action.do === 'attack' && !knows(fight, creature, action.target)) return null;
  const kind = hinderedBy(fight, creature, action);
  if (kind === null) return null;
  const whose = has(creature, kind) ? creature : charmedBearer(fight, creature);
  return refuseAction('condition forbids', conditionRules[kind], {
    condition: kind,
    ...(whose && (whose !== creature || ownerOf(creature) !== null) && { of: whose.name }),
  });
}

/** Conditions that keep from something; the others only make it worse. */
const hindering: readonly ConditionKind[] = [
  ...(['stunned', 'ethereal', 'goaded', 'disarmed', 'restrained', 'charmed'] as const),
];

export const isHindered = (fight: Fight, creature: Creature): boolean =>
  isAfflicted(creature) || carriesCharmed(fight, creature) || hasCharmed(fight, creature);

const isAfflicted = ({ conditions }: Creature): boolean =>
  conditions.length > 0 && conditions.some(({ kind }) => hindering.includes(kind));

/** COND-01: of whom it does not know no condition tells it anything. */
function knows(fight: Fight, creature: Creature, id: CreatureId): boolean {
  const other = Object.hasOwn(fight.creatures, id) ? fight.creatures[id] : undefined;
  return other !== undefined && perceives(fight, creature, other);
}

/** What nobody can be kept from (COMBAT-02, COMBAT-17). */
const free: readonly FightAction['do'][] = ['concede', 'health check'];

/** COND-05: nothing is left to it but to end its turn. */
export const isHelpless = (creature: Creature): boolean => has(creature, 'stunned');

function hinderedBy(fight: Fight, creature: Creature, action: FightAction): ConditionKind | null {
  const is = (kind: ConditionKind) => has(creature, kind);
  if (action.do === 'end turn') return keepsAway(fight, creature) ? 'charmed' : null;
  if (isHelpless(creature)) return 'stunned';
  if (is('ethereal') && !isAmongEthereal(fight, creature, action)) return 'ethereal';
  if (is('goaded') && !isGoadedTo(fight, creature, action)) return 'goaded';
  if (is('disarmed') && action.do === 'attack') return 'disarmed';
  if (is('restrained') && goes.includes(action.do)) return 'restrained';
  if (is('charmed') && !isLoyal(fight, creature, action)) return 'charmed';
  return carriesAway(fight, creature, action) ? 'charmed' : null;
}

/** COND-07, MOVE-12, MOVE-13: into a saddle and out of one, and what takes a move, too. */
const goes: readonly FightAction['do'][] = ['move', 'mount', 'unmount', 'look out'];

/** COND-08: the one thing that is left to the ethereal. */
const isAmongEthereal = (fight: Fight, creature: Creature, action: FightAction): boolean =>
  action.do === 'attack' && has(creatureOf(fight, action.target), 'ethereal');

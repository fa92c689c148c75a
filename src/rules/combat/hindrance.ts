import { sees } from '../board/line-of-sight.ts';
import { distance, type Body } from '../board/space.ts';
import { type Tile } from '../board/tile.ts';
import { type ActionOf, type FightAction } from './action.ts';
import { actionsLeft } from './acting.ts';
import { creatureOf, livingEnemies } from './bout.ts';
import { conditionRules, spares } from './conditions.ts';
import { type ConditionKind, type Creature, type CreatureId } from './creature.ts';
import { type Fight } from './fight.ts';
import { movesOf, waysOf } from './movement.ts';
import { type FightRefusal, refuseAction } from './refusal.ts';
import { has } from './reading.ts';
import { makesOut, perceives } from './made-out.ts';

/**
 * Why its conditions keep a creature from something that it could do without them; null where they
 * do not. What cannot be done anyway is refused elsewhere.
 */
export function hindranceOf(
  fight: Fight,
  creature: Creature,
  action: FightAction,
): FightRefusal | null {
  if (!isHindered(creature) || free.includes(action.do)) return null;
  if (action.do === 'attack' && !knows(fight, creature, action.target)) return null;
  const kind = hinderedBy(fight, creature, action);
  if (kind === null) return null;
  return refuseAction('condition forbids', conditionRules[kind], { condition: kind });
}

/** Conditions that keep from something; the others only make it worse. */
const hindering: readonly ConditionKind[] = [
  ...(['stunned', 'ethereal', 'goaded', 'disarmed', 'restrained', 'charmed'] as const),
];

export const isHindered = ({ conditions }: Creature): boolean =>
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
  if (action.do === 'end turn') return staysAway(fight, creature) ? 'charmed' : null;
  if (isHelpless(creature)) return 'stunned';
  if (is('ethereal') && !isAmongEthereal(fight, creature, action)) return 'ethereal';
  if (is('goaded') && !isGoadedTo(fight, creature, action)) return 'goaded';
  if (is('disarmed') && action.do === 'attack') return 'disarmed';
  if (is('restrained') && action.do === 'move') return 'restrained';
  if (is('charmed') && !isLoyal(fight, creature, action)) return 'charmed';
  return null;
}

/** COND-08: the one thing that is left to the ethereal. */
const isAmongEthereal = (fight: Fight, creature: Creature, action: FightAction): boolean =>
  action.do === 'attack' && has(creatureOf(fight, action.target), 'ethereal');

/** COND-03: attacks, and moves that end nearer to an enemy that it sees. */
function isGoadedTo(fight: Fight, creature: Creature, action: FightAction): boolean {
  if (action.do === 'attack') return true;
  if (action.do !== 'move') return false;
  const there: Body = { tile: action.to, size: creature.size };
  return livingEnemies(fight, creature).some(
    (enemy) =>
      makesOut(fight, creature, enemy) && distance(there, enemy) < distance(creature, enemy),
  );
}

/** COND-06: nothing against the charmer's side, and no last action that leaves it out of sight. */
function isLoyal(fight: Fight, creature: Creature, action: FightAction): boolean {
  if (action.do === 'attack' && spares(fight, creature, creatureOf(fight, action.target)))
    return false;
  if (action.do === 'activate' && aimsAtCharmers(fight, creature, action)) return false;
  if (actionsLeft(fight, creature) > 1) return true;
  const ends = action.do === 'move' ? action.to : creature.tile;
  if (isWatchedAt(fight, creature, ends)) return true;
  return !isWatchedAt(fight, creature, creature.tile) && !canReturn(fight, creature);
}

/** COND-06: what an area happens to reach besides is not aimed at them. */
const aimsAtCharmers = (
  fight: Fight,
  creature: Creature,
  { targets }: ActionOf<'activate'>,
): boolean =>
  targets.some(
    (id) => knows(fight, creature, id) && spares(fight, creature, creatureOf(fight, id)),
  );

/** COND-06: willingly stays away who could still come back into the charmer's sight. */
const staysAway = (fight: Fight, creature: Creature): boolean =>
  actionsLeft(fight, creature) > 0 &&
  !isWatchedAt(fight, creature, creature.tile) &&
  canReturn(fight, creature);

function canReturn(fight: Fight, creature: Creature): boolean {
  if (has(creature, 'stunned') || has(creature, 'restrained') || has(creature, 'ethereal'))
    return false;
  const may = (action: ActionOf<'move'>) =>
    isWatchedAt(fight, creature, action.to) &&
    (!has(creature, 'goaded') || isGoadedTo(fight, creature, action));
  return waysOf(creature).some((kind) =>
    movesOf(fight, creature, kind)
      .ends()
      .some((to) => may({ do: 'move', kind, to })),
  );
}

/** Whether all who charmed it see it there, as far as it knows where they are. */
function isWatchedAt(fight: Fight, creature: Creature, tile: Tile): boolean {
  const there: Body = { tile, size: creature.size };
  return creature.conditions.every((one) => {
    const charmer = one.kind === 'charmed' ? fight.creatures[one.by] : undefined;
    if (!charmer || charmer.dead || !makesOut(fight, creature, charmer)) return true;
    return sees(fight.board, charmer, there);
  });
}

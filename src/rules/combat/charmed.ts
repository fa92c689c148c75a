import { type Activated, type Triggered } from '../abilities/seam.ts';
import { sees } from '../board/line-of-sight.ts';
import { type Body } from '../board/space.ts';
import { namedAbility } from './activate-deed.ts';
import { carriedTo, walkedTo } from './carried-to.ts';
import { type ActionOf, type FightAction } from './action.ts';
import { actionsLeft, actsNow, companionsOf } from './acting.ts';
import { type Moment } from './bout.ts';
import { spares } from './conditions.ts';
import { type Creature } from './creature.ts';
import { type Fight } from './fight.ts';
import { reachOf, widely } from './foreseen.ts';
import { isGoadedTo } from './goaded.ts';
import { makesOut, perceives } from './made-out.ts';
import { movesOf, waysOf } from './movement.ts';
import { has, statOf } from './reading.ts';
import { mountUnder, ridersOf } from './rider.ts';

/** COND-06: nothing against the charmer's side, and no last action that leaves it out of sight. */
export function isLoyal(fight: Fight, creature: Creature, action: FightAction): boolean {
  const aimedAt =
    action.do === 'attack'
      ? [fight.creatures[action.target]]
      : action.do === 'activate' && !isHelp(namedAbility(creature, action)?.ability)
        ? reachOf(fight, creature, action)
        : [];
  return !sparesAny(fight, creature, aimedAt) && staysNear(fight, creature, creature, action);
}

/** COND-06: what only does good is not against anybody. */
const isHelp = (ability: Activated | undefined): boolean =>
  ability !== undefined && !ability.special && isGood(ability.do);

const isGood = (effects: readonly object[]): boolean =>
  effects.every((effect) => mayHelp(effect) || isGain(effect));

/** Whether whoever it falls upon may be better off. */
export const mayHelp = (effect: object): boolean => helping.some((word) => word in effect);

/** STAT-08: so much more of stats, and of none less. */
const isGain = (effect: object): boolean =>
  'change' in effect &&
  Object.values(effect.change as Record<string, number | string>).every((by) =>
    typeof by === 'number' ? by > 0 : !by.includes('-'),
  );

const helping = ['heal', 'temporary hp', 'give', 'ways', 'end', 'refill', 'actions'];

/** Those of whom it does not know keep it from nothing (COND-01). */
const sparesAny = (fight: Fight, by: Creature, them: readonly (Creature | undefined)[]): boolean =>
  them.some((one) => one && perceives(fight, by, one) && spares(fight, by, one));

/**
 * COND-06: whether what goes off by itself would fall upon somebody whom its carrier spares, or have
 * it end its turn out of sight.
 */
export function answersCharmers(
  fight: Fight,
  carrier: Creature,
  ability: Triggered,
  { kind, doer, sufferer }: Moment,
): boolean {
  const { do: effects } = ability;
  if (!has(carrier, 'charmed') || isGood(effects)) return false;
  const other = (doer === carrier ? sufferer : doer) ?? undefined;
  const called = { self: carrier, target: carrier, other, victim: sufferer ?? undefined };
  const known = (of: keyof typeof called): Creature[] => {
    const one = called[of];
    return one && perceives(fight, carrier, one) ? [one] : [];
  };
  const named = effects.flatMap((effect) =>
    'to' in effect && (effect.to === 'other' || effect.to === 'victim') ? known(effect.to) : [],
  );
  if (sparesAny(fight, carrier, [...named, ...widely(fight, carrier, effects, known)])) return true;
  // The last action counts as taken only when all is over that comes of it.
  const isLast = kind === 'turn ended' || actionsLeft(fight, carrier) <= 1;
  if (!isLast || !actsNow(fight, carrier) || !isWatchedAt(fight, carrier, carrier)) return false;
  const ends = walkedTo(fight, carrier, ability, other ?? null);
  return !ends.every((end) => isWatchedAt(fight, carrier, end));
}

/** COND-06: whether `mover` does not leave the charmed out of sight with its own last action. */
function staysNear(fight: Fight, mover: Creature, charmed: Creature, action: FightAction): boolean {
  if (actionsLeft(fight, mover) > 1) return true;
  const ends = endsOf(fight, mover, action);
  if (ends.every((end) => isWatchedAt(fight, charmed, end))) return true;
  return !isWatchedAt(fight, charmed, mover) && !canReturn(fight, mover, charmed);
}

/** Where it would be after that, or might be, as far as its aim tells. */
function endsOf(fight: Fight, mover: Creature, action: FightAction): Body[] {
  const { tile, size } = mover;
  switch (action.do) {
    case 'move':
      return [{ tile: action.to, size }];
    case 'unmount':
      return [{ tile: action.to, size: statOf(mover, 'size') }];
    case 'stand up':
      return [{ tile: action.to ?? tile, size }];
    case 'mount':
      return [fight.creatures[action.target] ?? mover];
    case 'activate':
      return carriedTo(fight, mover, action);
    default:
      return [mover];
  }
}

/** COND-06, MOVE-12: those whom it carries and who have to stay in somebody's sight. */
const charmedRiders = (fight: Fight, mount: Creature): Creature[] =>
  mount.kind === 'companion' ? ridersOf(fight, mount).filter((one) => has(one, 'charmed')) : [];

/** Whose charm keeps this one from something, where it is not its own. */
export const charmedBearer = (fight: Fight, creature: Creature): Creature | undefined =>
  [...charmedRiders(fight, creature), ...cutShort(fight, creature)][0];

export const carriesCharmed = (fight: Fight, mount: Creature): boolean =>
  charmedRiders(fight, mount).length > 0;

export const carriesAway = (fight: Fight, mount: Creature, action: FightAction): boolean =>
  charmedRiders(fight, mount).some((rider) => !staysNear(fight, mount, rider, action));

/** COND-06: willingly stays away who could still come back into the charmer's sight, or be carried. */
export const keepsAway = (fight: Fight, creature: Creature): boolean =>
  [creature, ...charmedRiders(fight, creature), ...cutShort(fight, creature)].some((one) =>
    staysAway(fight, one),
  );

/** ITEM-24: the charmed whose turn its owner's end would cut short; the stunned cannot wait for them. */
function cutShort(fight: Fight, owner: Creature): Creature[] {
  if (fight.house?.companions !== 'wait' || fight.turn.of !== owner.id) return [];
  if (has(owner, 'stunned')) return [];
  return companionsOf(fight, owner.id).filter((one) => has(one, 'charmed'));
}

/** COND-06: whether there are any of whom its own turn's end would be the end of theirs. */
export const hasCharmed = (fight: Fight, owner: Creature): boolean =>
  cutShort(fight, owner).length > 0;

function staysAway(fight: Fight, charmed: Creature): boolean {
  if (isWatchedAt(fight, charmed, charmed)) return false;
  const mount = fight.creatures[mountUnder(fight, charmed)];
  const movers = mount && mount !== charmed && mount.kind === 'companion' ? [mount] : [];
  return [charmed, ...movers].some(
    (mover) => actionsLeft(fight, mover) > 0 && canReturn(fight, mover, charmed),
  );
}

function canReturn(fight: Fight, mover: Creature, charmed: Creature): boolean {
  if (has(mover, 'stunned') || has(mover, 'restrained') || has(mover, 'ethereal')) return false;
  const may = (action: ActionOf<'move'>) =>
    isWatchedAt(fight, charmed, { tile: action.to, size: mover.size }) &&
    (!has(mover, 'goaded') || isGoadedTo(fight, mover, action));
  return waysOf(mover).some((kind) =>
    movesOf(fight, mover, kind)
      .ends()
      .some((to) => may({ do: 'move', kind, to })),
  );
}

/** Whether all who charmed it see it there, as far as it knows where they are. */
const isWatchedAt = (fight: Fight, creature: Creature, there: Body): boolean =>
  creature.conditions.every((one) => {
    const charmer = one.kind === 'charmed' ? fight.creatures[one.by] : undefined;
    if (!charmer || charmer.dead || !makesOut(fight, creature, charmer)) return true;
    return sees(fight.board, charmer, there);
  });

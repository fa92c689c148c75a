import { type Activated, type Triggered } from '../abilities/seam.ts';
import { sees } from '../board/line-of-sight.ts';
import { type Body } from '../board/space.ts';
import { aimOf, namedAbility } from './activate-deed.ts';
import { type ActionOf, type FightAction } from './action.ts';
import { actionsLeft, companionsOf } from './acting.ts';
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
  effects.every((effect) => helping.some((word) => word in effect) || isGain(effect));

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

/** COND-06: whether what goes off by itself would fall upon somebody whom its carrier spares. */
export function answersCharmers(
  fight: Fight,
  carrier: Creature,
  { do: effects }: Triggered,
  { doer, sufferer }: Moment,
): boolean {
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
  return sparesAny(fight, carrier, [...named, ...widely(fight, carrier, effects, known)]);
}

/** COND-06: whether `mover` does not leave the charmed out of sight with its own last action. */
function staysNear(fight: Fight, mover: Creature, charmed: Creature, action: FightAction): boolean {
  if (actionsLeft(fight, mover) > 1) return true;
  const ends = endOf(fight, mover, action);
  if (isWatchedAt(fight, charmed, ends)) return true;
  return !isWatchedAt(fight, charmed, mover) && !canReturn(fight, mover, charmed);
}

/** Where it would be after that, as far as its aim tells. */
function endOf(fight: Fight, mover: Creature, action: FightAction): Body {
  const { tile, size } = mover;
  switch (action.do) {
    case 'move':
      return { tile: action.to, size };
    case 'unmount':
      return { tile: action.to, size: statOf(mover, 'size') };
    case 'stand up':
      return { tile: action.to ?? tile, size };
    case 'mount':
      return fight.creatures[action.target] ?? mover;
    case 'activate':
      return carriedTo(fight, mover, action);
    default:
      return mover;
  }
}

/** MOVE-14: where a teleport or a swap among what it does would leave it. */
function carriedTo(fight: Fight, mover: Creature, action: ActionOf<'activate'>): Body {
  const ability = namedAbility(mover, action)?.ability;
  if (!ability) return mover;
  const rides = mover.mount !== null;
  const size = rides ? statOf(mover, 'size') : mover.size;
  const [id] = action.targets;
  const other = id === undefined ? undefined : fight.creatures[id];
  let there: Body = mover;
  for (const effect of ability.do) {
    const aimed = 'teleport' in effect ? aimOf(ability, action) : null;
    if (aimed !== null) there = { tile: aimed, size };
    if ('swap' in effect && other && !rides && other.mount === null)
      there = { tile: other.tile, size };
  }
  return there;
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

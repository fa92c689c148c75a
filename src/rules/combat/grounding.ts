import { type Aim } from '../abilities/aim.ts';
import { type Activated } from '../abilities/seam.ts';
import { type Effect } from '../abilities/verbs/index.ts';
import { type ActionOf, groundings } from './action.ts';
import { livingIn } from './bout.ts';
import { type Creature } from './creature.ts';
import { type Fight } from './fight.ts';
import { aimedAtBy, widely } from './foreseen.ts';
import { perceives } from './made-out.ts';
import { type FightRefusal, refuseAction } from './refusal.ts';

type Use = ActionOf<'activate'>;
type Shoving = Extract<Effect, { push: unknown } | { pull: unknown }>;

const isShoving = (effect: Effect): effect is Shoving => 'push' in effect || 'pull' in effect;

/** Where the card says nothing, who uses it chooses. */
const leavesOpen = (effect: Effect): effect is Shoving =>
  isShoving(effect) && effect.grounds === undefined;

/** MOVE-09: the same uses with a word on grounding, where it makes a difference as far as one knows. */
export function groundingUses(
  fight: Fight,
  carrier: Creature,
  ability: Activated,
  uses: readonly Use[],
): Use[] {
  if (!ability.do.some(leavesOpen) || !livingIn(fight).some(isAloft)) return [];
  return uses
    .filter((use) => movesFlyer(fight, carrier, ability, use))
    .flatMap((use) => groundings.map((ground) => ({ ...use, ground })));
}

/** MOVE-09: why nobody can be grounded with that; null where nobody is to be, or somebody can. */
export function groundingRefusal(
  fight: Fight,
  carrier: Creature,
  ability: Activated,
  use: Use,
): FightRefusal | null {
  if (use.ground === undefined) return null;
  const refuse = (why: 'no push' | 'card' | 'nobody aloft') =>
    refuseAction('nobody to ground', 'MOVE-09', { why });
  if (!ability.do.some(isShoving)) return refuse('no push');
  if (!ability.do.some(leavesOpen)) return refuse('card');
  return movesFlyer(fight, carrier, ability, use) ? null : refuse('nobody aloft');
}

/** MOVE-12: who sits on a flyer is no flyer. */
const isAloft = ({ height, mount }: Creature): boolean => height === 'air' && mount === null;

/** Whether it falls upon a flyer of whom its carrier knows (COND-01), and who is not itself. */
function movesFlyer(fight: Fight, carrier: Creature, ability: Activated, use: Use): boolean {
  const isKnown = (one: Creature) => perceives(fight, carrier, one);
  const first = aimedAtBy(fight, carrier, use).filter(isKnown);
  // COMBAT-09: only of a special attack something falls upon, or about, each whom it strikes.
  const { special } = ability;
  const about = special ? first : first.slice(0, 1);
  const called = (of: Aim, them: readonly Creature[]): readonly Creature[] => {
    if (of === 'self') return [carrier];
    return of === 'target' || (of === 'other' && special) ? them : [];
  };
  const upon = ability.do.filter(leavesOpen).flatMap((effect) => {
    const { to = 'target' } = effect;
    return typeof to === 'string'
      ? called(to, first)
      : widely(fight, carrier, [effect], (of) => called(of, about));
  });
  return upon.some((one) => one !== carrier && isAloft(one) && isKnown(one));
}

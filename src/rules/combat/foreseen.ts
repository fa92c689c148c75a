import { type Aim } from '../abilities/aim.ts';
import { type Effect } from '../abilities/verbs/index.ts';
import { type Area, amidst } from '../abilities/verbs/reached.ts';
import { type Body } from '../board/space.ts';
import { type Tile } from '../board/tile.ts';
import { aimOf, namedAbility } from './activate-deed.ts';
import { type ActionOf } from './action.ts';
import { type Creature } from './creature.ts';
import { type Fight } from './fight.ts';
import { isBeyond, perceives } from './made-out.ts';
import { hasBoon } from './reading.ts';
import { inTurns } from './turn-order.ts';

/** Upon whom an ability that is used so would fall, as things stand and its carrier knows (COND-01). */
export function reachOf(fight: Fight, carrier: Creature, action: ActionOf<'activate'>): Creature[] {
  const ability = namedAbility(carrier, action)?.ability;
  if (!ability) return [];
  const tile = aimOf(ability, action);
  const aimed = aimedAtBy(fight, carrier, action);
  const isNamed = ability.use.radius !== undefined || targetOf(fight, carrier, action);
  const first = isNamed ? aimed : [];
  // COMBAT-09: of a special attack the rest falls about each whom it strikes.
  const centres = aimed.filter((one) => perceives(fight, carrier, one));
  const about = ability.special ? centres : centres.slice(0, 1);
  return [
    ...first,
    ...widely(fight, carrier, ability.do, (of) => (of === 'self' ? [carrier] : about)),
    ...onGround(fight, carrier, ability.do, tile),
  ];
}

/** Whom it would be aimed at, the carrier where nobody is named, or whom its area would reach. */
export function aimedAtBy(
  fight: Fight,
  carrier: Creature,
  action: ActionOf<'activate'>,
): Creature[] {
  const ability = namedAbility(carrier, action)?.ability;
  if (!ability) return [];
  const { radius, hits } = ability.use;
  const target = targetOf(fight, carrier, action) ?? carrier;
  if (radius === undefined) return [target];
  const tile = aimOf(ability, action);
  const centre: Body = tile === null ? target : { tile, size: 0 };
  return inTurns(fight, knownIn(fight, carrier, centre, radius, hits));
}

/** Whom it names, if the carrier can make that one out. */
function targetOf(
  fight: Fight,
  carrier: Creature,
  { targets: [id] }: ActionOf<'activate'>,
): Creature | undefined {
  const named = id === undefined ? undefined : fight.creatures[id];
  return named && perceives(fight, carrier, named) ? named : undefined;
}

/** Whom effects fall upon that act about somebody: about each whom that word calls. */
export const widely = (
  fight: Fight,
  carrier: Creature,
  effects: readonly Effect[],
  called: (of: Who) => readonly Creature[],
): Creature[] =>
  effects.flatMap((effect) => {
    if (!('to' in effect) || typeof effect.to !== 'object') return [];
    const { of, within: far, all } = effect.to;
    return called(of).flatMap((centre) => knownIn(fight, carrier, centre, far, all));
  });

type Who = Exclude<Aim, string>['of'];

/** Who stands where it would change the ground. */
const onGround = (
  fight: Fight,
  carrier: Creature,
  effects: readonly Effect[],
  tile: Tile | null,
): Creature[] =>
  effects.flatMap((effect) =>
    'place' in effect && tile !== null
      ? knownIn(fight, carrier, { tile, size: 0 }, effect.radius, 'everybody')
      : [],
  );

/** Whom an area has in it as far as its carrier knows: that somebody is invulnerable does not show. */
const knownIn: Area = (fight, carrier, ...area) =>
  amidst(fight, carrier, ...area).filter(
    (one) => !isBeyond(one, carrier) || hasBoon(carrier, 'ghost strike'),
  );

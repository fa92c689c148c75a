import { type Activated } from '../abilities/seam.ts';
import { type Effect } from '../abilities/verbs/index.ts';
import { within } from '../abilities/verbs/reached.ts';
import { type Body } from '../board/space.ts';
import { type Tile } from '../board/tile.ts';
import { aimOf, namedAbility } from './activate-deed.ts';
import { type ActionOf } from './action.ts';
import { type Creature } from './creature.ts';
import { type Fight } from './fight.ts';

/** Upon whom an ability that is used so would fall, as things stand. */
export function reachOf(fight: Fight, carrier: Creature, action: ActionOf<'activate'>): Creature[] {
  const ability = namedAbility(carrier, action)?.ability;
  if (!ability) return [];
  const [id] = action.targets;
  const target = id === undefined ? undefined : fight.creatures[id];
  const tile = aimOf(ability, action);
  return [
    ...firstReached(fight, carrier, ability.use, target, tile),
    ...widely(fight, carrier, ability.do, target),
    ...onGround(fight, carrier, ability.do, tile),
  ];
}

function firstReached(
  fight: Fight,
  carrier: Creature,
  { radius, hits }: Activated['use'],
  target: Creature | undefined,
  tile: Tile | null,
): Creature[] {
  if (radius === undefined) return target ? [target] : [];
  const centre: Body = tile === null ? (target ?? carrier) : { tile, size: 0 };
  return within(fight, carrier, centre, radius, hits);
}

export const widely = (
  fight: Fight,
  carrier: Creature,
  effects: readonly Effect[],
  other: Creature | undefined,
): Creature[] =>
  effects.flatMap((effect) => {
    if (!('to' in effect) || typeof effect.to !== 'object') return [];
    const { of, within: far, all } = effect.to;
    return within(fight, carrier, of === 'self' ? carrier : (other ?? carrier), far, all);
  });

/** Who stands where it would change the ground. */
const onGround = (
  fight: Fight,
  carrier: Creature,
  effects: readonly Effect[],
  tile: Tile | null,
): Creature[] =>
  effects.flatMap((effect) =>
    'place' in effect && tile !== null
      ? within(fight, carrier, { tile, size: 0 }, effect.radius, 'everybody')
      : [],
  );

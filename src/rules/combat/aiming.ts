import { staysAfterwards } from '../abilities/limits.ts';
import { isOnGuard } from './guarding.ts';
import { lastTile } from '../board/board.ts';
import { distance } from '../board/space.ts';
import { type Carried } from '../abilities/carried.ts';
import { type Activated } from '../abilities/seam.ts';
import { type ActionOf } from './action.ts';
import { namedAbility } from './activate-deed.ts';
import { areEnemies, creaturesOf, isSafe } from './bout.ts';
import { type Creature, type CreatureId } from './creature.ts';
import { type Fight } from './fight.ts';
import { groundingRefusal, groundingUses } from './grounding.ts';
import { callIn, canCall, roomRefusal, roomsToCall } from './calling.ts';
import { canAimAt, hasLine, tilesInAim } from './line.ts';
import { canPay } from './price.ts';
import { perceives } from './made-out.ts';
import { named, unseenRefusal } from './reach-refusal.ts';
import { type FightRefusal, refuseAction } from './refusal.ts';
import { isOnBoard } from './movement.ts';
import { teleportRefusal } from './teleport-refusal.ts';
import { inReach } from './tuning.ts';
import { areTied } from './tied.ts';
import { type Tile } from '../board/tile.ts';

/** Every use of every ability that it has and can pay for now (COMBAT-02). */
export function activations(fight: Fight, creature: Creature): ActionOf<'activate'>[] {
  const uses: ActionOf<'activate'>[] = [];
  const grounded: ActionOf<'activate'>[] = [];
  for (const carried of creature.kit ?? [])
    for (const [index, said] of carried.abilities.entries()) {
      if (!('use' in said) || carried.spent || isSpellTooMany(fight, carried)) continue;
      const ability = inReach(carried, said);
      if (canPay(fight, creature, carried, index, ability) !== null) continue;
      const { item } = carried;
      const plain = aimsOf(fight, creature, ability).map(
        ([targets, tile]) => ({ do: 'activate', item, ability: index, targets, tile }) as const,
      );
      uses.push(...plain);
      grounded.push(...groundingUses(fight, creature, ability, plain));
    }
  return [...uses, ...grounded];
}

/** ITEM-09: one spell's ability has been used in this turn. */
const isSpellTooMany = ({ turn }: Fight, { spell }: Carried): boolean =>
  spell === true && turn.spellUsed;

type Aimed = [targets: ActionOf<'activate'>['targets'], tile: Tile | null];

/** All aims that suit: oneself, whom it reaches, or every tile in range and sight. */
function aimsOf(fight: Fight, self: Creature, ability: Activated): Aimed[] {
  const { use } = ability;
  if (use.on === 'self') return roomsToCall(fight, self, ability).map((tile): Aimed => [[], tile]);
  if (use.on === 'tile')
    return tilesInAim(fight, self, use.range)
      .filter(
        (tile) =>
          canCall(fight, self, ability, tile) && !teleportRefusal(fight, self, ability, tile),
      )
      .map((tile): Aimed => [[], tile]);
  if (!canCall(fight, self, ability, self.tile)) return [];
  return creaturesOf(fight)
    .filter(({ id }) => targetRefusal(fight, self, use, '', id) === null)
    .map(({ id }): Aimed => [[id], null]);
}

/** Why an ability cannot be used so now; null when it can. */
export function activationRefusal(
  fight: Fight,
  creature: Creature,
  action: ActionOf<'activate'>,
): FightRefusal | null {
  const named = namedAbility(creature, action);
  if (!named) return noSuchAbility(creature, action);
  const { carried, ability } = named;
  if (isSpellTooMany(fight, carried)) return refuseAction('one spell a turn', 'ITEM-09', {});
  const unpaid = canPay(fight, creature, carried, action.ability, ability);
  if (unpaid === 'not learned')
    return refuseAction('not learned', 'MONSTER-06', { level: ability['from level'] ?? 0 });
  if (unpaid === 'not powered') return refuseAction('not powered', 'ITEM-13', {});
  if (unpaid === 'not in quests') return refuseAction('not in quests', 'ITEM-29', {});
  if (unpaid === 'used enough' && ability.limit) {
    const { each, times } = ability.limit;
    const walk = each === 'fight' && fight.walk !== undefined && staysAfterwards(ability);
    return refuseAction('used enough', 'ITEM-27', { each, times, ...(walk && { walk }) });
  }
  if (unpaid) return refuseAction('no charge left', 'ITEM-27', {});
  const missed = misaimed(fight, creature, ability, ability.name ?? carried.name, action);
  return missed ?? groundingRefusal(fight, creature, ability, action);
}

function noSuchAbility(
  { kit }: Creature,
  { item }: Pick<ActionOf<'activate'>, 'item'>,
): FightRefusal {
  const gone = kit?.find((one) => one.item === item && one.spent);
  // ITEM-35: a trap that lies there is not used up.
  return gone && !gone.abilities.some((one) => 'trap' in one)
    ? refuseAction('used up', 'ITEM-27', { thing: gone.name })
    : refuseAction('no such ability', 'ITEM-27', {});
}

function misaimed(
  fight: Fight,
  creature: Creature,
  ability: Activated,
  name: string,
  { targets, tile }: ActionOf<'activate'>,
): FightRefusal | null {
  const { use } = ability;
  const wanted = { self: [0, false], tile: [0, true] }[use.on as 'self' | 'tile'] ?? [1, false];
  const chooses = use.on === 'self' && callIn(ability) !== undefined;
  if (targets.length !== wanted[0] || (!chooses && (tile !== null) !== wanted[1]))
    return refuseAction('aim otherwise', 'ITEM-27', { on: use.on });
  const [id] = targets;
  const missed =
    use.on === 'tile' && tile !== null
      ? tileRefusal(fight, creature, use.range, name, tile)
      : id === undefined
        ? null
        : targetRefusal(fight, creature, use, name, id);
  return (
    missed ??
    roomRefusal(fight, creature, ability, tile) ??
    teleportRefusal(fight, creature, ability, tile)
  );
}

function targetRefusal(
  fight: Fight,
  creature: Creature,
  use: Activated['use'],
  name: string,
  id: CreatureId,
): FightRefusal | null {
  const target = named(fight, id);
  if (!target || !perceives(fight, creature, target))
    return unseenRefusal(fight, creature, id, 'COMBAT-18');
  if (target.dead) return refuseAction('target dead', 'COMBAT-18', { target: target.name });
  if (use.on === 'enemy' && !areEnemies(creature, target))
    return refuseAction('own side', 'COMBAT-18', { target: target.name });
  if (isSafe(target) && !isOnGuard(target))
    return refuseAction('left behind', 'ENTER-07', { target: target.name });
  if (use.on === 'anybody' && areTied(fight, creature, target))
    return refuseAction('own side', 'DUEL-10', { target: target.name });
  if (use.on === 'ally' && areTied(fight, creature, target))
    return refuseAction('no ally', 'DUEL-10', { target: target.name });
  if (use.on === 'ally' && areEnemies(creature, target))
    return refuseAction('no ally', 'ITEM-27', { target: target.name });
  const far = distance(creature, target);
  const facts = { target: target.name, attack: name, range: use.range, distance: far };
  if (far > use.range) return refuseAction('out of range', 'MOVE-01', facts);
  return hasLine(fight, creature, target)
    ? null
    : refuseAction('no line of sight', 'MOVE-13', { target: target.name });
}

function tileRefusal(
  fight: Fight,
  creature: Creature,
  range: number,
  attack: string,
  tile: Tile,
): FightRefusal | null {
  if (!isOnBoard(fight.board, tile))
    return refuseAction('no such tile', 'MOVE-01', { tile, last: lastTile(fight.board) });
  const far = distance({ tile, size: 0 }, creature);
  if (far > range)
    return refuseAction('tile out of range', 'MOVE-01', { tile, attack, range, distance: far });
  return canAimAt(fight, creature, tile)
    ? null
    : refuseAction('tile out of sight', 'MOVE-13', { tile });
}

import { type Activated, type FightAbility } from '../../../../src/rules/abilities/seam.ts';
import { type ActionOf } from '../../../../src/rules/combat/action.ts';
import { callIn } from '../../../../src/rules/combat/calling.ts';
import {
  type Creature,
  type Fight,
  isAtPeace,
  legalActions,
} from '../../../../src/rules/combat/index.ts';
import { type Tile } from '../../../../src/rules/board/tile.ts';
import { heroId, type ItemId } from '../../../../src/rules/names.ts';
import { type Stand } from './stands.ts';
import { onItsTurn, played, someOf, taken } from './trying.ts';
import { type Treatment } from './treatment.ts';
import { inADuel, inALootRound, inAQuest } from './stands.ts';

type Use = ActionOf<'activate'>;
/** One that somebody can use, and where it stands on the thing. */
type Usable = { by: Creature; ability: Activated; index: number };

/**
 * ITEM-27, COMBAT-02: each use of it, by whoever carries it, at nobody, at whom it is not for, and at whom
 * it is for, on a walk, in a duel and in a quest.
 */
export const used: Treatment = (made, law) =>
  [inALootRound, inADuel, inAQuest].flatMap((open) => {
    const stand = onItsTurn(open(made, law));
    return usableIn(stand).flatMap((one) => triedIn(stand, one));
  });

/** By its owner, or by who comes along with it (ITEM-24). */
function usableIn({ fight, item }: Stand): Usable[] {
  return Object.values(fight?.creatures ?? {}).flatMap((by) =>
    (by.kit?.find((one) => one.item === item)?.abilities ?? []).flatMap(
      (ability: FightAbility, index) => ('use' in ability ? [{ by, ability, index }] : []),
    ),
  );
}

function triedIn(stand: Stand, one: Usable): string[] {
  const { fight, item } = stand;
  if (!fight) return [];
  const { by, ability, index } = one;
  const name = `“${ability.name ?? `use ${index + 1}`}”`;
  const legal = legalActions(fight, by.id).filter(
    (action): action is Use =>
      action.do === 'activate' && action.item === item && action.ability === index,
  );
  return [
    ...wrongUses(fight, item, one).flatMap(([what, use]) =>
      taken(stand, by.id, use, `${name} ${what}`),
    ),
    ...(legal.length === 0 && !isInVain(fight, one)
      ? [`${stand.where}: ${name} can be aimed at nothing`]
      : []),
    ...someOf(legal).flatMap((use) => comeOf(stand, one, use, name)),
  ];
}

/** Where nobody is to be fought; ITEM-29: in a quest, which it is not for. */
const isInVain = (fight: Fight, { ability }: Usable): boolean =>
  (isAtPeace(fight) && ability.use.on === 'enemy') ||
  (fight.mode === 'quest' && ability['not in quests'] === true);

/** No board has it. */
const beyond = 4095 as Tile;
const nobody = heroId('h99');

/** What each kind of aim forbids, and how it is called. */
function wrongUses(fight: Fight, item: ItemId, { by, ability, index }: Usable): [string, Use][] {
  const aimed = (targets: Use['targets'], tile: Tile | null = null): Use => ({
    ...{ do: 'activate', item, ability: index, targets, tile },
  });
  const { on } = ability.use;
  const foe = Object.values(fight.creatures).find(
    ({ side, kind }) => side !== by.side && kind !== 'companion',
  );
  const wrong: [string, Use][] = [
    ['with two targets', aimed([by.id, by.id])],
    ['of another number', { ...aimed([by.id]), ability: 99 }],
  ];
  if (on !== 'self') wrong.push(['with no target', aimed([])]);
  if (on === 'self') wrong.push(['with a target', aimed([by.id])]);
  else if (on === 'tile') {
    wrong.push(['beyond the map', aimed([], beyond)]);
    wrong.push(['at somebody', aimed([by.id])]);
  } else {
    wrong.push(['at nobody there is', aimed([nobody])]);
    wrong.push(['at a tile', aimed([], by.tile)]);
  }
  if (on === 'self' && !callIn(ability)) wrong.push(['at a tile', aimed([], by.tile)]);
  if (on === 'enemy') wrong.push(['at its user', aimed([by.id])]);
  if (on === 'ally' && foe) wrong.push(['at an enemy', aimed([foe.id])]);
  return wrong;
}

function comeOf(stand: Stand, { by, ability, index }: Usable, use: Use, name: string): string[] {
  const before = carriedBy(stand, by.id);
  const after = played(stand, by.id, use, name);
  if (Array.isArray(after)) return after;
  const now = carriedBy(after, by.id);
  // Where all is over, or who carried it is gone, nothing of it is left to be looked at.
  if (!before || !now) return [];
  const said = `${stand.where}: ${name}`;
  const times = (carried: typeof now) => carried.uses[index]?.fight ?? 0;
  return [
    ...(times(now) > times(before) ? [] : [`${said} is not counted`]),
    ...(ability['used up'] && !now.spent ? [`${said} does not use the thing up`] : []),
    ...(ability.charge && !refills(now.abilities) && now.charges !== (before.charges ?? 0) - 1
      ? [`${said} leaves ${now.charges} charges of ${before.charges}`]
      : []),
  ];
}

const carriedBy = ({ fight, item }: Stand, by: Creature['id']) =>
  fight?.creatures[by]?.kit?.find((one) => one.item === item);

/** What gives charges back, or takes them from others, leaves any number. */
const refills = (abilities: readonly FightAbility[]): boolean =>
  abilities.some(
    (one) =>
      'do' in one && one.do.some((effect) => 'refill' in effect || 'steal charges' in effect),
  );

import { type FightAbility } from '../../../../src/rules/abilities/seam.ts';
import { isDisabled } from '../../../../src/rules/combat/price.ts';
import {
  type Creature,
  type Fight,
  isAtPeace,
  legalActions,
} from '../../../../src/rules/combat/index.ts';
import { type ItemId } from '../../../../src/rules/names.ts';
import { type Stand } from './stands.ts';
import { onItsTurn, played, someOf, taken } from './trying.ts';
import { type Treatment } from './treatment.ts';
import { inADuel, inALootRound, inAQuest } from './stands.ts';
import { type Usable, type Use, wrongUses } from './wrong-uses.ts';

/**
 * ITEM-27, COMBAT-02: each use of it, or of what it is one with (FORGE-03), by whoever carries it, at nobody, at whom it is not for, and at whom
 * it is for, on a walk, in a duel and in a quest.
 */
export const used: Treatment = (made, law) =>
  [inALootRound, inADuel, inAQuest].flatMap((open) => {
    const stand = onItsTurn(open(made, law));
    return usableIn(stand).flatMap((one) => triedIn(stand, one));
  });

/** By its owner, or by who comes along with it (ITEM-24). */
function usableIn({ fight, items }: Stand): Usable[] {
  return Object.values(fight?.creatures ?? {}).flatMap((by) =>
    (by.kit ?? [])
      .filter(({ item }) => items.includes(item))
      .flatMap(({ item, abilities }) =>
        abilities.flatMap((ability: FightAbility, index) =>
          'use' in ability ? [{ by, item, ability, index }] : [],
        ),
      ),
  );
}

function triedIn(stand: Stand, one: Usable): string[] {
  const { fight } = stand;
  if (!fight) return [];
  const { by, item, ability, index } = one;
  const name = `“${ability.name ?? `use ${index + 1}`}”`;
  const legal = legalActions(fight, by.id).filter(
    (action): action is Use =>
      action.do === 'activate' && action.item === item && action.ability === index,
  );
  return [
    ...wrongUses(fight, one).flatMap(([what, refused, use]) =>
      taken(stand, by.id, use, `${name} ${what}`, isDisabled(fight, ability) ? undefined : refused),
    ),
    ...(legal.length === 0 && !isInVain(fight, one)
      ? [`${stand.where}: ${name} can be aimed at nothing`]
      : []),
    ...someOf(legal).flatMap((use) => comeOf(stand, one, use, name)),
  ];
}

/** Where nobody is to be fought; ITEM-29: in a quest, which it is not for. */
const isInVain = (fight: Fight, { ability }: Usable): boolean =>
  (isAtPeace(fight) && ability.use.on === 'enemy') || isDisabled(fight, ability);

function comeOf(
  stand: Stand,
  { by, item, ability, index }: Usable,
  use: Use,
  name: string,
): string[] {
  const before = carriedBy(stand, by.id, item);
  const after = played(stand, by.id, use, name);
  if (Array.isArray(after)) return after;
  const now = carriedBy(after, by.id, item);
  // Where all is over, or who carried it is gone, nothing of it is left to be looked at.
  if (!before || !now) return [];
  const said = `${stand.where}: ${name}`;
  const times = (carried: typeof now) => carried.uses[index]?.fight ?? 0;
  return [
    ...(times(now) > times(before) ? [] : [`${said} is not counted`]),
    ...(ability['used up'] && !now.spent ? [`${said} does not use the thing up`] : []),
    ...(ability.charge &&
    !refills(abilitiesOf(after, by.id)) &&
    now.charges !== (before.charges ?? 0) - 1
      ? [`${said} leaves ${now.charges} charges of ${before.charges}`]
      : []),
  ];
}

const carriedBy = ({ fight }: Stand, by: Creature['id'], item: ItemId) =>
  fight?.creatures[by]?.kit?.find((one) => one.item === item);

/** Of all that it carries: one half of a thing may give charges back to the other (FORGE-03). */
const abilitiesOf = ({ fight }: Stand, by: Creature['id']) =>
  fight?.creatures[by]?.kit?.flatMap(({ abilities }) => abilities) ?? [];

/** What gives charges back, or takes them from others, leaves any number. */
const refills = (abilities: readonly FightAbility[]): boolean =>
  abilities.some(
    (one) =>
      'do' in one && one.do.some((effect) => 'refill' in effect || 'steal charges' in effect),
  );

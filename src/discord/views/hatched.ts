import { type Description, isErrand, type OwnItem } from '../../rules/sight/views.ts';

type Ability = Description['abilities'][number];

/** ITEM-25: the thing as its card tells of it now: of who has hatched, its weeks are over. */
export function asHatched(item: OwnItem): OwnItem {
  const { companions = [], abilities, with: second } = item;
  const out = companions.filter(({ isEgg, level }) => isEgg && level >= 0).map(({ name }) => name);
  if (out.length === 0) return item;
  const grown = (all: readonly Ability[]) => all.map((one) => withoutWeeks(one, out));
  return {
    ...{ ...item, abilities: grown(abilities) },
    ...(second && { with: { ...second, abilities: grown(second.abilities) } }),
  };
}

const withoutWeeks = (ability: Ability, hatched: readonly string[]): Ability =>
  !isErrand(ability) && 'companion' in ability && hatched.includes(ability.companion)
    ? { ...ability, hatches: 0 }
    : ability;

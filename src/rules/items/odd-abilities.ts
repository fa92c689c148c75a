import type { z } from 'zod';
import { isRepeated } from '../abilities/repeated.ts';
import { vainIn } from '../abilities/vain.ts';

type Abilities = readonly object[];
export type OddCard = {
  kinds?: readonly string[];
  abilities: Abilities;
  greater?: Abilities | undefined;
  lesser?: Abilities | undefined;
  'greater form'?: { abilities?: Abilities | undefined } | undefined;
};
type Path = (string | number)[];

/** Refuses what nothing can come of, what counts once and is said twice (ITEM-27), and two attacks of one name. */
export function refuseOddAbilities(card: OddCard, context: z.core.$RefinementCtx): void {
  const refuse = (path: Path, message: string) =>
    context.addIssue({ code: 'custom', path, message });
  for (const { path, of, after = [] } of listsOf(card)) {
    for (const [at, ability] of of.entries()) {
      for (const vain of vainIn(ability)) refuse([...path, at, ...vain.path], vain.message);
      if (isRepeated([...after, ...of], after.length + at))
        refuse([...path, at], 'expected it only once, as what is said twice counts once');
    }
    refuseNamesakes(of, after, (at) => refuse([...path, ...at], another));
  }
}

const another = 'expected another name than an attack before it has';

type List = { path: Path; of: Abilities; after?: Abilities };

/** Each list of abilities with what is there before it; those of who comes along, too (ITEM-24). */
export function listsOf({ abilities, greater, lesser, 'greater form': own }: OddCard): List[] {
  const lists: List[] = [
    { path: ['abilities'], of: abilities },
    { path: ['greater'], of: greater ?? [], after: abilities },
    { path: ['lesser'], of: lesser ?? [], after: abilities },
    { path: ['greater form', 'abilities'], of: own?.abilities ?? [] },
  ];
  return lists.flatMap((list) => [
    list,
    ...list.of.flatMap((one, at) =>
      'abilities' in one
        ? [{ path: [...list.path, at, 'abilities'], of: one.abilities as Abilities }]
        : [],
    ),
  ]);
}

type Attacking = { attack?: { name?: string }; attacks?: Named[]; do?: { attacks?: Named[] }[] };
type Named = { name: string };

/** COMBAT-03: attacks are chosen by their names; those without one have the thing's. */
function refuseNamesakes(
  abilities: readonly Attacking[],
  before: readonly Attacking[],
  refuse: (at: Path) => void,
): void {
  const named = [...before, ...abilities].map(({ attack }) => attack && (attack.name ?? ''));
  for (const at of repeatedIn(named.map((one) => one ?? null)))
    if (at >= before.length) refuse([at - before.length, 'attack']);
  for (const [at, { attacks = [], do: effects = [] }] of abilities.entries()) {
    for (const nth of repeatedIn(attacks.map(({ name }) => name)))
      refuse([at, 'attacks', nth, 'name']);
    for (const [which, { attacks: summoned = [] }] of effects.entries())
      for (const nth of repeatedIn(summoned.map(({ name }) => name)))
        refuse([at, 'do', which, 'attacks', nth, 'name']);
  }
}

/** Where one stands that is before it, too, whatever its capitals. */
export function repeatedIn(names: readonly (string | null)[]): number[] {
  const looks = names.map((name) => name?.toLowerCase() ?? null);
  return looks.flatMap((one, at) => (one !== null && looks.indexOf(one) < at ? [at] : []));
}

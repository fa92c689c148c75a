import { isCompanion } from '../../src/rules/abilities/companion.ts';
import { type FightAbility, isForFights } from '../../src/rules/abilities/seam.ts';
import { type Card } from '../../src/rules/items/card.ts';

export type Drawn = { gold: number; kit: readonly Card[] };

const longest = (kit: readonly Card[]): number =>
  Math.max(
    1,
    ...kit.flatMap(({ abilities }) =>
      abilities.map((one) => ('attack' in one ? one.attack.range : 1)),
    ),
  );

const having = (kit: readonly Card[], suits: (ability: FightAbility) => boolean): number =>
  kit.filter(({ abilities }) => abilities.filter(isForFights).some(suits)).length;

const isUsed = (ability: FightAbility): boolean => 'use' in ability;
const isSpecial = (ability: FightAbility): boolean =>
  'use' in ability && ability.special !== undefined;
const lays = ({ do: effects }: FightAbility): boolean => effects.some((effect) => 'lay' in effect);
const mends = ({ do: effects }: FightAbility): boolean =>
  effects.some((effect) => 'heal' in effect || 'temporary hp' in effect);

/** What kits are about, by which they are told apart; one kit may be of several groups. */
const kinds: Record<string, (drawn: Drawn) => boolean> = {
  'up to 160 gold': ({ gold }) => gold <= 160,
  '161 to 240 gold': ({ gold }) => gold > 160 && gold <= 240,
  'more than 240 gold': ({ gold }) => gold > 240,
  'strikes from afar': ({ kit }) => longest(kit) >= 3,
  'strikes near only': ({ kit }) => longest(kit) < 3,
  'with special attacks': ({ kit }) => having(kit, isSpecial) >= 2,
  'with little to use': ({ kit }) => having(kit, isUsed) <= 1,
  'with much to use': ({ kit }) => having(kit, isUsed) >= 3,
  'with conditions': ({ kit }) => having(kit, lays) >= 2,
  'without conditions': ({ kit }) => having(kit, lays) === 0,
  'with companions': ({ kit }) => kit.some(({ abilities }) => abilities.some(isCompanion)),
  'with traps': ({ kit }) => having(kit, (ability) => 'trap' in ability) > 0,
  'that mends': ({ kit }) => having(kit, mends) >= 2,
};

export const groupsOf = (drawn: Drawn): string[] =>
  Object.entries(kinds).flatMap(([name, suits]) => (suits(drawn) ? [name] : []));

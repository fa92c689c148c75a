import { type Thing } from './things.ts';

export type Drawn = { gold: number; kit: readonly Thing[] };

const longest = (kit: readonly Thing[]): number =>
  Math.max(1, ...kit.flatMap(({ attacks }) => attacks.map(({ range }) => range)));

type Ability = Thing['abilities'][number];
const having = (kit: readonly Thing[], suits: (ability: Ability) => boolean): number =>
  kit.filter(({ abilities }) => abilities.some(suits)).length;

const isUsed = (ability: Ability): boolean => 'use' in ability;
const isSpecial = (ability: Ability): boolean => 'use' in ability && ability.special !== undefined;
const lays = ({ do: effects }: Ability): boolean => effects.some((effect) => 'lay' in effect);
const mends = ({ do: effects }: Ability): boolean =>
  effects.some((effect) => 'heal' in effect || 'temporary hp' in effect);

/** What kits are about, by which they are told apart; one kit may be of several groups. */
const kinds: Record<string, (drawn: Drawn) => boolean> = {
  'up to 160 gold': ({ gold }) => gold <= 160,
  '161 to 240 gold': ({ gold }) => gold > 160 && gold <= 240,
  'more than 240 gold': ({ gold }) => gold > 240,
  'strikes from afar': ({ kit }) => longest(kit) >= 3,
  'strikes near only': ({ kit }) => longest(kit) < 3,
  'with special attacks': ({ kit }) => having(kit, isSpecial) >= 2,
  'with little to use': ({ kit }) => having(kit, isUsed) <= 2,
  'with much to use': ({ kit }) => having(kit, isUsed) >= 5,
  'with conditions': ({ kit }) => having(kit, lays) >= 3,
  'without conditions': ({ kit }) => having(kit, lays) === 0,
  'with traps': ({ kit }) => having(kit, (ability) => 'trap' in ability) > 0,
  'that mends': ({ kit }) => having(kit, mends) >= 4,
};

export const groupsOf = (drawn: Drawn): string[] =>
  Object.entries(kinds).flatMap(([name, suits]) => (suits(drawn) ? [name] : []));

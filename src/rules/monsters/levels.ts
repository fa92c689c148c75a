import { withStatics } from '../abilities/static.ts';
import { defaultStats, naturalAttack, type Sheet, type StatName } from '../hero/stats.ts';
import type { MonsterDefinition } from './definition.ts';

/**
 * MONSTER-05: what each level of a monster or companion adds. Halves add up before they are read
 * (STAT-06). 2.5 ft of radius are one size (STAT-11).
 */
export const gains = Object.entries({
  hp: 4,
  accuracy: 1,
  damage: 1,
  dodge: 1,
  willpower: 1,
  immunity: 1,
  armor: 0.5,
  speed: 0.5,
  perception: 0.5,
  stealth: 0.5,
  size: 1,
} satisfies Partial<Record<StatName, number>>) as [StatName, number][];

/** MONSTER-07: the level from which a monster has its four boons. */
export const boonLevel = 5;

/** A sheet as it is that many levels further up. */
export function grown(sheet: Sheet, levels: number): Sheet {
  const stats = { ...sheet.stats };
  for (const [stat, gain] of gains) stats[stat] += gain * levels;
  return { ...sheet, stats };
}

/**
 * A monster's card as a sheet at `level`: the defaults, what the card says, MONSTER-05's gains; after
 * its own attacks everybody's (COMBAT-07).
 */
export function monsterSheet(definition: MonsterDefinition, level: number): Sheet {
  const stats = { ...defaultStats };
  for (const [stat, value] of Object.entries(definition.stats)) stats[stat as StatName] = value;
  const bare = { stats, attacks: [...definition.attacks, naturalAttack] };
  return grown(withStatics(bare, { ...definition, abilities: definition.abilities ?? [] }), level);
}

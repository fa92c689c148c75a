import { type MovementKind } from '../board/gaits.ts';
import { type Boon } from '../combat/creature.ts';
import { boonsAt, movementAt } from '../combat/levelling.ts';
import { defaultStats, type StatName } from '../hero/stats.ts';
import { type MonsterDefinition } from './definition.ts';
import { grown } from './levels.ts';

/** MONSTER-08: what a monster can do. `stats`: those that are not everybody's (STAT-05), at that level. */
export type Prowess = {
  level: number;
  hp: number;
  size: number;
  stats: Partial<Record<StatName, number>>;
  attacks: MonsterDefinition['attacks'];
  /** MONSTER-07: besides walking, and what its abilities give. */
  ways: MovementKind[];
  boons: Boon['kind'][];
  power?: number;
  charges?: number;
  abilities: NonNullable<MonsterDefinition['abilities']>;
};

/** The same of a card, at a level: what its abilities add is left to these. */
export function prowessOf(card: MonsterDefinition, level: number): Prowess {
  const { stats: own, attacks, power, charges, abilities = [] } = card;
  const sheet = { stats: { ...defaultStats, ...own }, attacks: [] };
  const { hp, size, ...stats } = grown(sheet, level).stats;
  const others = Object.entries(stats)
    .map(([stat, value]) => [stat as StatName, Math.floor(value)] as const)
    .filter(([stat, value]) => value !== defaultStats[stat]);
  return {
    ...{ level, hp, size: Math.floor(size), stats: Object.fromEntries(others), attacks, abilities },
    ways: movementAt(level).filter((way) => way !== 'walk'),
    boons: boonsAt(level).map(({ kind }) => kind),
    ...(power !== undefined && { power }),
    ...(charges !== undefined && { charges }),
  };
}

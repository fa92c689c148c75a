import type { ItemDefinition } from './definition.ts';

/** STAT-10, STAT-12: the X of its abilities; ITEM-23: of a super power its owner's level. */
export const powerOf = ({ kinds, power = 0 }: ItemDefinition, level: number): number =>
  kinds.includes('super power') ? level : power;

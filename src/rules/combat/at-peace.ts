import { type Fight } from './fight.ts';

/** ENTER-09: a loot round in which no combat goes on. */
export const isAtPeace = ({ walk }: Pick<Fight, 'walk'>): boolean =>
  walk !== undefined && walk.combat === undefined;

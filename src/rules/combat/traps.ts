import { tilesOf } from '../board/space.ts';
import { type Creature, type CreatureId } from './creature.ts';
import { type Fight, type Thing } from './fight.ts';
import { areTied } from './tied.ts';

export type Trap = Extract<Thing, { kind: 'trap' }>;

export const trapsOf = ({ things }: Fight): Trap[] =>
  things.filter((one): one is Trap => one.kind === 'trap');

const none: readonly Trap[] = [];

/** ITEM-26: those that it has stepped on and that have not been sprung in this fight. */
export const trapsFor = (fight: Fight, mover: Creature): readonly Trap[] => {
  const traps = fight.things.length === 0 ? none : trapsOf(fight);
  if (traps.length === 0) return none;
  const tiles = tilesOf(mover);
  return traps.filter(
    ({ tile, spent, owner }) => !spent && tiles.includes(tile) && !isSpared(fight, owner, mover),
  );
};

const isSpared = (fight: Fight, owner: CreatureId, mover: Creature): boolean => {
  const one = fight.creatures[owner];
  return one !== undefined && areTied(fight, one, mover);
};

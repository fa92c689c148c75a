import { tilesOf } from '../board/space.ts';
import { type Creature, type CreatureId } from './creature.ts';
import { type Fight, type Thing } from './fight.ts';
import { areTied } from './tied.ts';

export type Trap = Extract<Thing, { kind: 'trap' }>;

export const trapsOf = ({ things }: Fight): Trap[] =>
  things.filter((one): one is Trap => one.kind === 'trap');

const none: readonly Trap[] = [];

/**
 * ITEM-26: those that it has stepped on and that have not been sprung in this fight. MOVE-04: who
 * flies there comes upon those only that say so.
 */
export const trapsFor = (fight: Fight, mover: Creature, flies = false): readonly Trap[] => {
  const traps = fight.things.length === 0 ? none : trapsOf(fight);
  if (traps.length === 0) return none;
  const tiles = tilesOf(mover);
  return traps.filter(
    ({ tile, spent, owner, flyers }) =>
      !spent && (!flies || flyers) && tiles.includes(tile) && !isSpared(fight, owner, mover),
  );
};

/**
 * MONSTER-02, ITEM-35: what lies there for the next challenger. GAME-03: the traps of the lost are
 * gone; so are those of whom somebody had called, who is gone.
 */
export const stayingThings = ({ things, creatures }: Fight): Thing[] =>
  things.filter((one) => {
    if (one.kind !== 'trap') return true;
    const placer = creatures[one.owner];
    const hero = placer?.player ? creatures[placer.player] : undefined;
    return !hero?.dead && !placer?.summoned;
  });

/** PERC-05: as a fight begins everybody looks at it anew. */
export const lookedAtAnew = (one: Thing): Thing =>
  one.kind === 'trap' ? { ...one, watchedBy: undefined } : one;

/** ITEM-35: how many traps of a hero lie at once, unless the house has it otherwise. */
const usualTraps = 3;
export const mostTraps = ({ house }: Fight): number => house?.traps ?? usualTraps;

/** ITEM-35: whether all that its hero may have out lie there. Nobody counts a monster's. */
export function hasAllTrapsOut(fight: Fight, { player }: Creature): boolean {
  if (player === null || fight.things.length === 0) return false;
  const own = trapsOf(fight).filter((trap) => playerOf(fight, trap) === player);
  return own.length >= mostTraps(fight);
}

const playerOf = ({ creatures }: Fight, { owner }: Trap): CreatureId | null => {
  const placer = creatures[owner];
  return placer ? placer.player : owner;
};

const isSpared = (fight: Fight, owner: CreatureId, mover: Creature): boolean => {
  const one = fight.creatures[owner];
  return one !== undefined && areTied(fight, one, mover);
};

import { type FightAbility } from '../abilities/seam.ts';
import { tilesOf } from '../board/space.ts';
import { ownerOf } from './acting.ts';
import { type Creature, type CreatureId } from './creature.ts';
import { type Fight } from './fight.ts';
import { type HeroId } from '../names.ts';
import { type Thing } from './thing.ts';
import { areTied } from './tied.ts';

export type Trap = Extract<Thing, { kind: 'trap' }>;

/** What a card says of the trap that it is. */
type WrittenTrap = Pick<Trap, 'name' | 'stealth' | 'does' | 'flyers'>;

/** ITEM-26: as it would lie; null: it is none. */
export function trapOn(name: string, abilities: readonly object[]): WrittenTrap | null {
  const ability = abilities.find(isTrap);
  if (!ability) return null;
  const { stealth, flyers } = ability.trap;
  return { name, stealth, does: ability.do, flyers };
}

export const isTrap = (ability: object): ability is Extract<FightAbility, { trap: object }> =>
  'trap' in ability;

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

/**
 * GAME-03: their traps are gone with heroes whose death is for good, at once. Whoever knew of one sees it
 * no more, and is told nothing, as nobody is told whose it was (ITEM-26).
 */
export function removeTrapsOf(fight: Fight, dead: readonly Creature[]): void {
  if (fight.things.length === 0 || fight.mode === 'duel' || fight.mode === 'quest') return;
  for (const { kind, player } of dead)
    if (kind === 'hero' && player !== null) fight.things = withoutTrapsOf(fight, player).things;
}

/** GAME-03, ITEM-35: a fight that goes on without a hero who has lost, who need not be in it: their traps are gone. */
export const withoutTrapsOf = (fight: Fight, lost: HeroId): Fight => ({
  ...fight,
  things: fight.things.filter(
    (one) => one.kind !== 'trap' || (fight.creatures[one.owner]?.player ?? one.owner) !== lost,
  ),
});

/** Whether it has gone with its owner while somebody came upon it. */
export const isGone = ({ things }: Fight, trap: Trap): boolean =>
  !things.some((one) => one.kind === 'trap' && one.owner === trap.owner && one.item === trap.item);

/** PERC-05: as a fight begins everybody looks at it anew. */
export const lookedAtAnew = (one: Thing): Thing =>
  one.kind === 'trap' ? { ...one, watchedBy: undefined } : one;

/** An id that nobody has: of a trap while it does what it does. */
export const trapId: CreatureId = 'm0';

/** ITEM-26: whether it is a trap itself, by which nobody has done anything. */
export const isTrapItself = ({ id }: Pick<Creature, 'id'>): boolean => id === trapId;

/** ITEM-35: how many traps of a hero lie at once, unless the house has it otherwise. */
const usualTraps = 3;
export const mostTraps = ({ house }: Fight): number => house?.traps ?? usualTraps;

/** ITEM-35: whether all that its hero may have out lie there. Nobody counts a monster's. */
export function hasAllTrapsOut(fight: Fight, creature: Creature): boolean {
  if (creature.player === null || fight.things.length === 0) return false;
  const own = trapsOf(fight).filter(({ owner }) => isOwnTrap(fight, creature, owner));
  return own.length >= mostTraps(fight);
}

/** ITEM-35: what somebody has placed is also all theirs whom the same player plays. */
export function isOwnTrap({ creatures }: Fight, one: Creature, owner: CreatureId): boolean {
  if (owner === one.id) return true;
  const placer = creatures[owner];
  // The trap of a hero who is in this fight no more is known by its player's id.
  return one.player !== null && (placer ? placer.player : owner) === one.player;
}

/** PERC-05: whether it has found the trap, or its player knows where it lies. */
export function knowsTrap(fight: Fight, one: Creature, { owner, foundBy = [] }: Trap): boolean {
  if (foundBy.includes(one.id) || isOwnTrap(fight, one, owner)) return true;
  return one.player !== null && foundBy.includes(one.player);
}

/** PERC-02, PERC-05: who knows of it besides, once this one does; a companion’s player, too. */
export const foundAlso = ({ foundBy = [] }: Pick<Trap, 'foundBy'>, by: Creature): CreatureId[] => {
  const owner = ownerOf(by);
  return [...new Set([...foundBy, by.id, ...(owner === null ? [] : [owner])])];
};

const isSpared = (fight: Fight, owner: CreatureId, mover: Creature): boolean => {
  const one = fight.creatures[owner];
  return one !== undefined && areTied(fight, one, mover);
};

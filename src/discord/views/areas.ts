import { type FightView, type SeenCreature } from '../../rules/sight/fight.ts';
import { type Use } from '../fight-values.ts';
import { listed } from './lists.ts';
import { count } from './times.ts';
import { isCovered, tilesOf, type Body } from './tiles.ts';

/** Whom an area has in it, as far as its player sees. */
export type Caught = { enemies: number; allies: number; you: boolean; friendly: boolean };

type Activated = Extract<Kit[number]['abilities'][number], { use: object }>;
type Kit = NonNullable<NonNullable<SeenCreature['own']>['kit']>;
type Area = { about: 'aim' | 'self' | 'there'; radius: number; hits: Activated['use']['hits'] };

export const ownKit = (fight: FightView): Kit =>
  fight.creatures.find(({ id }) => id === fight.you)?.own?.kit ?? [];

/** The ability that is used so. */
export function abilityOf(fight: FightView, use: Use): Activated | null {
  if (use.do === 'place trap') return null;
  const thing = ownKit(fight).find(({ item }) => item === use.item);
  const ability = thing?.abilities[use.ability];
  return ability && 'use' in ability ? ability : null;
}

/**
 * COMBAT-18: its own area, or else that of the first of its effects that has one: about its aim, about
 * oneself, or where one has come to by it. A force wall catches nobody (MOVE-07).
 */
function areaIn({ use, do: effects }: Activated): Area | null {
  if (use.radius !== undefined) return { about: 'aim', radius: use.radius, hits: use.hits };
  let self: 'self' | 'there' = 'self';
  for (const effect of effects) {
    if ('teleport' in effect) self = 'there';
    if ('place' in effect && effect.place === 'force wall') continue;
    if ('place' in effect) return { about: 'aim', radius: effect.radius, hits: 'everybody' };
    if (!('to' in effect) || typeof effect.to !== 'object') continue;
    const { all: hits, within: radius, of } = effect.to;
    // What an enemy is struck with besides does one's own good, and is no reason to strike.
    if (use.on === 'enemy' && hits === 'allies') continue;
    if (of === 'self' || of === 'target')
      return { about: of === 'self' ? self : 'aim', radius, hits };
  }
  return null;
}

/** Null where the use has no area. */
export function caughtBy(fight: FightView, use: Use): Caught | null {
  const ability = abilityOf(fight, use);
  const area = ability && areaIn(ability);
  const self = fight.creatures.find(({ id }) => id === fight.you);
  if (!area || !self || use.do === 'place trap') return null;
  const target = fight.creatures.find(({ id }) => id === use.targets[0]) ?? self;
  const aim: Body = use.tile === null ? target : { tile: use.tile, size: 0 };
  const comesTo = area.about === 'there' ? use.tile : null;
  const you: Body = comesTo === null ? self : { tile: comesTo, size: self.size };
  const centre = area.about === 'aim' ? aim : you;
  const inside = fight.creatures.filter(
    (one) => !one.dead && isCovered(fight.board, centre, area.radius, one === self ? you : one),
  );
  const enemies = inside.filter(({ side }) => side !== self.side).length;
  const within = inside.includes(self);
  const allies = inside.length - enemies - Number(within);
  return {
    enemies: area.hits === 'allies' ? 0 : enemies,
    allies: area.hits === 'enemies' ? 0 : allies,
    you: area.hits !== 'enemies' && within,
    friendly: area.hits === 'allies',
  };
}

/** MOVE-07: whether it is to put a force wall, and nothing else, on a tile on which somebody stands. */
export function isWallInVain(fight: FightView, use: Use): boolean {
  const effects = abilityOf(fight, use)?.do ?? [];
  const isWall = (effect: (typeof effects)[number]): boolean =>
    'place' in effect && effect.place === 'force wall' && effect.radius === 0 && !effect.to;
  const { tile } = use.do === 'activate' ? use : { tile: null };
  return (
    tile !== null &&
    effects.length > 0 &&
    effects.every(isWall) &&
    fight.creatures.some((one) => !one.dead && tilesOf(one).includes(tile))
  );
}

/** `2 enemies and you in it`. */
export function caughtText({ enemies, allies, you }: Caught): string {
  const them = [
    ...(enemies > 0 ? [count(enemies, 'enemy', 'enemies')] : []),
    ...(allies > 0 ? [count(allies, 'ally', 'allies')] : []),
    ...(you ? ['you'] : []),
  ];
  return `${listed(them)} in it`;
}

/** The lower the better: many enemies and few allies, or many allies of what is good for them. */
export function harmOf({ enemies, allies, you, friendly }: Caught): number {
  const own = allies + Number(you);
  return friendly ? -own : own - enemies * 100;
}

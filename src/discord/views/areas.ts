import { type FightView, type SeenCreature } from '../../rules/sight/fight.ts';
import { type Use } from '../fight-values.ts';
import { listed } from './lists.ts';
import { count } from './times.ts';
import { isCovered, type Body } from './tiles.ts';

/** Whom an area has in it, as far as its player sees. */
export type Caught = { enemies: number; allies: number; you: boolean; friendly: boolean };

type Activated = Extract<Kit[number]['abilities'][number], { use: object }>;
type Kit = NonNullable<NonNullable<SeenCreature['own']>['kit']>;
type Area = { about: 'aim' | 'self'; radius: number; hits: Activated['use']['hits'] };

export const ownKit = (fight: FightView): Kit =>
  fight.creatures.find(({ id }) => id === fight.you)?.own?.kit ?? [];

/** The ability that is used so. */
export function abilityOf(fight: FightView, use: Use): Activated | null {
  if (use.do === 'place trap') return null;
  const thing = ownKit(fight).find(({ item }) => item === use.item);
  const ability = thing?.abilities[use.ability];
  return ability && 'use' in ability ? ability : null;
}

/** COMBAT-18: its own area, or else that of the first of its effects that has one. */
function areaIn({ use, do: effects }: Activated): Area | null {
  if (use.radius !== undefined) return { about: 'aim', radius: use.radius, hits: use.hits };
  for (const effect of effects) {
    if ('place' in effect) return { about: 'aim', radius: effect.radius, hits: 'everybody' };
    if (!('to' in effect) || typeof effect.to !== 'object') continue;
    const { all: hits, within: radius, of } = effect.to;
    if (of === 'self' || of === 'target')
      return { about: of === 'self' ? 'self' : 'aim', radius, hits };
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
  const centre = area.about === 'self' ? self : aim;
  const inside = fight.creatures.filter(
    (one) => !one.dead && isCovered(fight.board, centre, area.radius, one),
  );
  const enemies = inside.filter(({ side }) => side !== self.side).length;
  const you = inside.includes(self);
  const allies = inside.length - enemies - Number(you);
  return {
    enemies: area.hits === 'allies' ? 0 : enemies,
    allies: area.hits === 'enemies' ? 0 : allies,
    you: area.hits !== 'enemies' && you,
    friendly: area.hits === 'allies',
  };
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

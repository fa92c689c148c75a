import { type CreatureId } from '../../rules/combat/creature.ts';
import { type FightView } from '../../rules/sight/fight.ts';
import { tileName } from './tiles.ts';

/** ITEM-24: a creature by its name, and by its tile, too, where another is called so: `Parrot on C3`. */
export function toldApart({ creatures }: Pick<FightView, 'creatures'>, id: CreatureId): string {
  const one = creatures.find((other) => other.id === id);
  if (!one) return id;
  const isShared = creatures.some((other) => other.id !== id && other.name === one.name);
  return isShared ? `${one.name} on ${tileName(one.tile)}` : one.name;
}

import { type FightView, type SeenCreature } from '../../rules/sight/fight.ts';
import { type Use } from '../fight-values.ts';
import { ownKit } from '../views/areas.ts';
import { tileDistance, tileNamed, type Tile } from '../views/tiles.ts';
import { said } from './said.ts';

type Thing = ReturnType<typeof ownKit>[number];

/**
 * A use of one of one's own things that is typed and cannot be now, so that the rules say why: aimed at
 * whom or where it says, or else at the nearest enemy in sight. Null where no thing is named, or one
 * that can be used, aimed at nothing.
 */
export function useInVain(fight: FightView, typed: string): Use | null {
  const wanted = said(typed).replace(/^place /, '');
  const [thing] = ownKit(fight)
    .filter(({ name }) => wanted.startsWith(said(name)))
    .sort((one, other) => other.name.length - one.name.length);
  if (!thing) return null;
  const rest = wanted.slice(said(thing.name).length);
  const [target, tile] = [targetIn(fight, rest), tileIn(rest)];
  const isUseful = fight.legal.some((one) => 'item' in one && one.item === thing.item);
  if (isUseful && !target && tile === null) return null;
  const ability = abilityIn(thing, rest);
  const on = usesOf(thing).find(({ at }) => at === ability)?.on;
  if (ability === undefined) return tile === null ? null : trapFor(thing, tile);
  const aimed = target ?? (on === 'enemy' && tile === null ? nearestFoe(fight) : undefined);
  // What is for oneself is aimed at nobody.
  const targets = aimed && !(on === 'self' && aimed.id === fight.you) ? [aimed.id] : [];
  return { do: 'activate', item: thing.item, ability, targets, tile };
}

const usesOf = ({ abilities }: Thing) =>
  abilities.flatMap((one, at) => ('use' in one ? [{ at, name: one.name, on: one.use.on }] : []));

/**
 * The only one, or the one that is named, or is counted as where several have no name (`, use 2`); none
 * where that could be another.
 */
function abilityIn(thing: Thing, rest: string): number | undefined {
  const uses = usesOf(thing);
  const nth = /^, use (\d+)/.exec(rest)?.[1];
  if (nth !== undefined) return uses.filter(({ name }) => name === undefined)[Number(nth) - 1]?.at;
  if (!rest.startsWith(': ')) return uses.length === 1 ? uses[0]?.at : undefined;
  const isNamed = (name = '') => name !== '' && `${rest} `.startsWith(`: ${said(name)} `);
  return uses.find(({ name }) => isNamed(name))?.at;
}

function targetIn(fight: FightView, rest: string): SeenCreature | undefined {
  const words = (text: string) => ` ${text.replaceAll(',', ' ')} `;
  const isMeant = (name: string) => words(rest).includes(words(`on ${said(name)}`));
  // Of two whose names begin alike the one of which all is there.
  return fight.creatures
    .toSorted((one, other) => other.name.length - one.name.length)
    .find(({ id, name }) => isMeant(name) || (id === fight.you && isMeant('yourself')));
}

const tileIn = (rest: string): Tile | null => tileNamed(/ at (\w+)/.exec(rest)?.[1] ?? '');

const trapFor = ({ item, abilities }: Thing, at: Tile): Use | null =>
  abilities.some((one) => 'trap' in one) ? { do: 'place trap', item, at } : null;

function nearestFoe({ creatures, you }: FightView): SeenCreature | undefined {
  const self = creatures.find(({ id }) => id === you);
  const far = ({ tile }: SeenCreature) => (self ? tileDistance(self.tile, tile) : 0);
  const [nearest] = creatures
    .filter(({ side, dead }) => !dead && side !== self?.side)
    .sort((one, other) => far(one) - far(other));
  return nearest;
}

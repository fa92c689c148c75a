import { distance, type Body } from '../board/space.ts';
import { type Tile } from '../board/tile.ts';
import { type ActionKind, type ActionOf, type FightAction } from './action.ts';
import { type CreatureId } from './creature.ts';
import { type Fight } from './fight.ts';

/** Those of one kind. */
export const of = <K extends ActionKind>(legal: readonly FightAction[], kind: K): ActionOf<K>[] =>
  legal.filter((one): one is ActionOf<K> => one.do === kind);

/** Where the legal actions of one kind lead. */
export function ends(
  legal: readonly FightAction[],
  kind: 'move' | 'unmount' | 'stand up' | 'place trap' | 'pick up trap' | 'investigate',
  way?: ActionOf<'move'>['kind'],
): Tile[] {
  const those = of(legal, kind).filter((one) => one.do !== 'move' || one.kind === way);
  return those.flatMap((one) => ('to' in one ? (one.to ?? []) : 'at' in one ? one.at : one.corner));
}

const point = (tile: Tile): Body => ({ tile, size: 0 });

/** The one nearest to a tile that was wanted, among equals the first from the north-west. */
export function nearestTo(wanted: Tile, tiles: readonly Tile[]): Tile[] {
  const far = (tile: Tile) => distance(point(tile), point(wanted));
  return [...tiles].sort((a, b) => far(a) - far(b) || a - b).slice(0, 1);
}

/** Whom these are aimed at, each once. */
export const names = (
  { creatures }: Fight,
  actions: readonly { target: CreatureId }[],
): string[] => [...new Set(actions.flatMap(({ target }) => creatures[target]?.name ?? []))];

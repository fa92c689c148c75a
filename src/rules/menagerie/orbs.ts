import { type Tile } from '../board/tile.ts';
import { type Game, type Orb } from '../game.ts';
import { type Goods } from '../goods.ts';
import { type UltimateForm } from '../items/card.ts';
import { gold, type Gold, type HeroId, type OrbId } from '../names.ts';
import { type OrbFace } from '../orb-face.ts';
import { type Refusal, refuse } from '../refusal.ts';
import { heroOf, itemCard } from '../scene.ts';
import { isHiddenFrom, redFace } from './red.ts';

/** ORB-02: nothing is in it any more. */
export const isEmpty = (game: Game, orb: Orb): boolean =>
  game.items[orb.item]?.holder !== `orb:${orb.id}`;

/** ORB-04: what the map says of an orb to everybody; ORB-03: of a red one its cost alone. */
export function orbFace(game: Game, goods: Goods, orb: Orb): OrbFace {
  const { number, cost } = orb;
  if (isHiddenFrom(null, orb)) return { number, cost, red: redFace(orb) };
  const { name, slot, kinds } = itemCard(game, goods, orbDefinition(game, orb));
  const face = { number, name, cost: orb.cost, slot, kinds };
  return isEmpty(game, orb) ? { ...face, empty: true } : face;
}

/** ORB-07: the tile beside which one reaches into it; of a week without a map none. */
export const placesOf = ({ tile }: Orb): Tile[] => (tile === undefined ? [] : [tile]);

export function orbDefinition(game: Game, orb: Orb): string {
  const item = game.items[orb.item];
  if (!item) throw new Error(`orb ${orb.id} has lost its item`);
  return item.definition;
}

/** WEEK-09: what it costs this hero: a greater ultimate less last week's victory, 0 at least. */
export function priceFor(
  game: Game,
  goods: Goods,
  hero: HeroId,
  orb: Orb,
  as: UltimateForm = 'greater',
): Gold {
  const { slot } = itemCard(game, goods, orbDefinition(game, orb));
  const off = slot === 'greater ultimate' && as === 'greater' ? heroOf(game, hero).discount : 0;
  return gold(Math.max(0, orb.cost - off));
}

/** ORB-01, ORB-02: the orb of that id if something is in it; `hero` is told whether it was their own taking. */
export function filledOrb(game: Game, hero: HeroId, id: OrbId): Orb | Refusal {
  const orb = Object.hasOwn(game.orbs, id) ? game.orbs[id] : undefined;
  if (!orb) return refuse('no such orb', 'ORB-01', { orb: id });
  const own = game.items[orb.item]?.holder === `hero:${hero}`;
  return isEmpty(game, orb) ? refuse('orb empty', 'ORB-02', { orb: orb.number, own }) : orb;
}

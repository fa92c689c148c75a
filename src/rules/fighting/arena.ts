import { type Board } from '../board/board.ts';
import { boardOf } from '../board/schema.ts';
import { type Entrant } from '../combat/enter.ts';
import { stocked } from '../goods.ts';
import { sheetOf } from '../hero/sheet.ts';
import { type HeroId } from '../names.ts';
import { heroOf, type Scene } from '../scene.ts';

/** The map on which fights take place. */
export function arena(scene: Scene): Board {
  const [map] = stocked(scene.goods, 'map');
  if (!map) throw new Error('the stock has no map');
  return boardOf(map.card);
}

/** A hero as it steps into a fight, with the damage that it carries (DUEL-12), all of it (STAT-01). */
export function fighter(scene: Scene, hero: HeroId, side: string): Entrant {
  const { name, level, damageTaken } = heroOf(scene.game, hero);
  const sheet = sheetOf(scene.game, scene.goods, hero);
  return {
    id: hero,
    name,
    kind: 'hero',
    side,
    player: hero,
    sheet,
    level,
    damageTaken,
  };
}

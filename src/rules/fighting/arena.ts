import { type Board } from '../board/board.ts';
import { boardOf, isArena } from '../board/schema.ts';
import { creatureFrom, type Entrant } from '../combat/enter.ts';
import { type Goods, isBrought, stocked } from '../goods.ts';
import { companionsAlong } from '../hero/companions.ts';
import { kitOf } from '../hero/kit.ts';
import { sheetOf } from '../hero/sheet.ts';
import { type HeroId } from '../names.ts';
import { heroOf, type Scene } from '../scene.ts';

type Seen = Pick<Scene, 'game' | 'goods'>;

/** The map on which this week's fights take place, as it was when the week began. */
export function arena({ game, goods }: Seen): Board {
  const pinned = game.goods[game.week?.map ?? ''];
  const map = pinned === undefined ? todaysArenas(goods)[0].card : goods.definition(pinned);
  if (!('drawing' in map)) throw new Error('the map of the week is none');
  return boardOf(map);
}

/** Those of which the next week gets one: the game's own ones, else the first in today's stock. */
export function todaysArenas(goods: Goods): [Arena, ...Arena[]] {
  const arenas = stocked(goods, 'map').filter(({ card }) => isArena(card));
  const own = arenas.filter(({ id }) => isBrought(id));
  const [first, ...others] = own.length > 0 ? own : arenas.slice(0, 1);
  if (!first) throw new Error('the stock has no arena');
  return [first, ...others];
}
type Arena = ReturnType<typeof stocked<'map'>>[number];

/**
 * A hero as it steps into a fight, with what it has on, and the damage that it carries (DUEL-12), all
 * of it (STAT-01); then whoever comes along with it (ITEM-24). A mount in its slot it rides from the
 * first on, if that is larger (SLOT-07, MOVE-16).
 */
export function fighters(scene: Seen, hero: HeroId, side: string): [Entrant, ...Entrant[]] {
  const along = companionsAlong(scene.game, scene.goods, hero);
  return together(
    fighter(scene, hero, side),
    along.map((one): Entrant => ({ ...one, side })),
  );
}

/** SLOT-07, MOVE-16: somebody and who comes along with it, in the saddle where it rides one of these. */
export function together(own: Entrant, along: readonly Entrant[]): [Entrant, ...Entrant[]] {
  const mount = along.find(({ stabled }) => !stabled);
  if (!mount || creatureFrom(mount).size <= creatureFrom(own).size) return [own, ...along];
  const { beside: _, ...ridden } = mount;
  return [{ ...own, mount: mount.id }, ...along.map((one) => (one === mount ? ridden : one))];
}

/** Of those who come together, whose body asks for a place on the map first. */
export const inFront = (together: readonly Entrant[]): Entrant | undefined =>
  together.find(({ mount, beside }) => mount === undefined && beside === undefined);

function fighter(scene: Seen, hero: HeroId, side: string): Entrant {
  const { name, level, damageTaken } = heroOf(scene.game, hero);
  const sheet = sheetOf(scene.game, scene.goods, hero);
  const kit = kitOf(scene.game, scene.goods, hero);
  return {
    id: hero,
    name,
    kind: 'hero',
    side,
    player: hero,
    sheet,
    level,
    damageTaken,
    ...(kit.length > 0 && { kit }),
  };
}

import { type Haul } from '../face.ts';
import { type Game } from '../game.ts';
import { type Goods } from '../goods.ts';
import { liesOf, mapOf } from '../hero/as-one.ts';
import { things } from '../hero/sheet.ts';
import { thingCard } from '../hero/thing-card.ts';
import { keyThatOpens } from '../menagerie/chests.ts';
import { isEmpty, orbDefinition } from '../menagerie/orbs.ts';
import { freeGold } from '../money.ts';
import { type HeroId } from '../names.ts';
import { itemCard } from '../scene.ts';

/**
 * ENTER-10: what this hero takes along from the turn that is open, and what of theirs stays there: orbs
 * that they have saved (ORB-03), traps (ITEM-35); and what they have sold (ITEM-28), and what opens no
 * chest any more (ORB-08). Undefined of turns begun before that was counted.
 */
export function haulOf(
  { game, goods }: { game: Game; goods: Goods },
  hero: HeroId,
): Haul | undefined {
  const { before, sold } = game.week?.turn ?? {};
  if (!before) return undefined;
  const own = things(game, hero);
  const nameOf = (item: (typeof own)[number]) => thingCard(game, goods, item).name;
  return {
    had: before.gold,
    // ORB-09: what is found at the door comes with the very act of entering.
    got: own.filter(({ acquired }) => acquired >= before.act).map(nameOf),
    ...(sold && { sold }),
    saved: Object.values(game.orbs)
      .filter((orb) => orb.savedBy === hero && !isEmpty(game, orb))
      .map((orb) => ({
        orb: orb.number,
        name: itemCard(game, goods, orbDefinition(game, orb)).name,
      })),
    traps: own.flatMap((item) => {
      const lies = liesOf(game, item);
      return lies ? [{ name: nameOf(item), tile: lies.trap.tile, map: mapOf(goods, lies) }] : [];
    }),
    ...unopened({ game, goods }, hero),
  };
}

function unopened(scene: { game: Game; goods: Goods }, hero: HeroId): Pick<Haul, 'key'> {
  const key = keyThatOpens(scene, hero);
  return key === null ? {} : { key };
}

/** What a hero has as they enter, by which a haul is counted. */
export const countedFrom = (game: Game, hero: HeroId) => ({
  act: game.acts,
  gold: freeGold(game, hero),
});

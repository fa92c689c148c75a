import { type AsBefore, type Fight } from '../combat/fight.ts';
import { type Game } from '../game.ts';
import { type HeroId, type ItemId } from '../names.ts';
import { type Scene, setGame } from '../scene.ts';

/**
 * GAME-06: notes of the fight that those things are in it as they were in the game `before`, so that their owners
 * read it beside the card; of what is noted already nothing new.
 */
export function leaveAsBefore(scene: Scene, before: Game, things: readonly ItemId[]): void {
  const { fight } = scene.game;
  if (!fight || things.length === 0) return;
  const noted = Object.fromEntries(
    things.flatMap((id) => {
      const item = before.items[id];
      const card = before.goods[item?.definition ?? ''];
      if (!item || card === undefined) return [];
      const own = before.own?.[item.definition];
      const then: AsBefore = { card, ...(own && { own }), counts: item.counts };
      return [[id, then] as const];
    }),
  );
  setGame(scene, { fight: { ...fight, asBefore: { ...noted, ...fight.asBefore } } });
}

/** The game as it is to who stands in its fight: what the host has changed since is as it was. */
export function asInFight(game: Game): Game {
  const [goods, items, own] = [{ ...game.goods }, { ...game.items }, { ...game.own }];
  for (const [id, { card, own: then, counts }] of Object.entries(game.fight?.asBefore ?? {})) {
    const item = items[id as ItemId];
    if (!item) continue;
    goods[item.definition] = card;
    items[item.id] = { ...item, counts };
    delete own[item.definition];
    if (then) own[item.definition] = then;
  }
  return { ...game, goods, items, own };
}

/** `now`, in which a hero has of those things as many charges, and said of them, what it had in the fight that `was`. */
export function keptAsBefore(was: Fight, now: Fight, hero: HeroId): Fight {
  const { asBefore = {}, creatures } = was;
  const own = now.creatures[hero];
  if (!own?.kit) return now;
  const kit = own.kit.map((thing) => {
    const same = creatures[hero]?.kit?.find(({ item }) => item === thing.item);
    return same && thing.item in asBefore
      ? { ...thing, charges: same.charges, standing: same.standing }
      : thing;
  });
  return { ...now, creatures: { ...now.creatures, [hero]: { ...own, kit } } };
}

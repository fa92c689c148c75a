import { type Game } from '../game.ts';
import { type ItemId } from '../names.ts';
import { type Scene, setGame } from '../scene.ts';

/**
 * GAME-06: notes of the fight that those things are in it by cards that were `before`, so that their owners read
 * it beside the card; of what is noted already nothing new.
 */
export function leaveAsBefore(
  scene: Scene,
  before: Game['goods'],
  things: readonly ItemId[],
): void {
  const { fight, items } = scene.game;
  if (!fight || things.length === 0) return;
  const noted = Object.fromEntries(
    things.flatMap((id) => {
      const hash = before[items[id]?.definition ?? ''];
      return hash === undefined ? [] : [[id, hash] as const];
    }),
  );
  setGame(scene, { fight: { ...fight, asBefore: { ...noted, ...fight.asBefore } } });
}

/** The game as it is to who stands in its fight: what the host has changed since is as it was. */
export function asInFight(game: Game): Game {
  const goods = { ...game.goods };
  for (const [id, hash] of Object.entries(game.fight?.asBefore ?? {})) {
    const item = game.items[id as ItemId];
    if (item) goods[item.definition] = hash;
  }
  return { ...game, goods };
}

import { openFight } from '../combat/index.ts';
import { type Tile } from '../board/tile.ts';
import { fighters, inFront } from '../fighting/arena.ts';
import { thingsThere } from '../fighting/laid.ts';
import { keptIn } from '../fighting/heeded.ts';
import { goOn } from '../fighting/turns.ts';
import { houseOfFight } from '../house.ts';
import { type HeroId } from '../names.ts';
import { menagerieBoard } from '../menagerie/places.ts';
import { type Scene } from '../scene.ts';
import { guardsThere } from './guards.ts';
import { secretsThere } from './secrets.ts';

/** ENTER-04: so many actions a loot round has, of 6 seconds each. */
const actionsOfARound = 300;

/**
 * ENTER-10: comes into the menagerie, on that spawn tile, or on one by lot (dice `start`). Where the week
 * has no map to walk in, nobody stands anywhere and everything is near.
 */
export function setFoot(scene: Scene, hero: HeroId, tile: Tile | undefined): void {
  const board = menagerieBoard(scene);
  if (!board) return;
  const together = fighters(scene, hero, 'challenger');
  const front = inFront(together);
  const creatures = together.map((one) =>
    one === front && tile !== undefined ? { ...one, tile } : one,
  );
  const opening = {
    mode: 'loot' as const,
    board,
    creatures: [...creatures, ...guardsThere(scene, tile === undefined ? [] : [tile])],
    monster: null,
    things: [...thingsThere(scene, 'loot', together), ...secretsThere(scene, hero)],
    house: houseOfFight(scene.game.house),
    kept: keptIn(scene.game),
    walk: actionsOfARound,
  };
  goOn(scene, openFight(opening, scene.dice));
}

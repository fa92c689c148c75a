import { openFight } from '../combat/index.ts';
import { arena, fighters } from '../fighting/arena.ts';
import { thingsThere } from '../fighting/laid.ts';
import { keptIn } from '../fighting/heeded.ts';
import { goOn } from '../fighting/turns.ts';
import { houseOfFight } from '../house.ts';
import { monsterKit } from '../monsters/kit.ts';
import { monsterSheet } from '../monsters/levels.ts';
import { faceOf, monsterCard, type Scene, tell } from '../scene.ts';
import { theMonster } from '../week/week.ts';

/** DUEL-02, DUEL-12, DUEL-16: the two step in with what they carry; initiative is rolled. */
export function beginDuel(scene: Scene): void {
  const { duel } = scene.game;
  if (!duel) return;
  const [a, b] = duel.pair;
  tell(scene, 'duel began', ['DUEL-02', 'DUEL-03'], {
    pair: [faceOf(scene.game, a), faceOf(scene.game, b)],
  });
  const card = monsterCard(scene.game, scene.goods, theMonster(scene.game).definition);
  const creatures = [...fighters(scene, a, 'a'), ...fighters(scene, b, 'b')];
  const opening = {
    mode: 'duel' as const,
    board: arena(scene),
    creatures,
    things: thingsThere(scene, 'duel', creatures),
    house: houseOfFight(scene.game.house),
    kept: keptIn(scene.game),
    monster: {
      name: card.name,
      level: card.level,
      sheet: monsterSheet(card, card.level),
      ...monsterKit(card),
    },
  };
  goOn(scene, openFight(opening, scene.dice));
}

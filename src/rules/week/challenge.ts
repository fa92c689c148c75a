import { type Tile } from '../board/tile.ts';
import { type CreatureId } from '../combat/creature.ts';
import { type Fight } from '../combat/fight.ts';
import { stayOf } from '../combat/staying.ts';
import { openFight, stayingThings } from '../combat/index.ts';
import { arena, fighters, inFront } from '../fighting/arena.ts';
import { spawnsFor } from '../fighting/spawns.ts';
import { thingsThere } from '../fighting/laid.ts';
import { keptIn } from '../fighting/orders.ts';
import { goOn } from '../fighting/turns.ts';
import { houseOfFight } from '../house.ts';
import { type IntentOf } from '../intent.ts';
import { monsterKit } from '../monsters/kit.ts';
import { monsterSheet } from '../monsters/levels.ts';
import { type HeroId } from '../names.ts';
import { type Refusal, refuse } from '../refusal.ts';
import { faceOf, monsterCard, type Scene, setGame, setHero, tell } from '../scene.ts';
import { menagerieBoard } from '../menagerie/places.ts';
import { setFoot } from '../walking/open.ts';
import { dropDeadlines } from './deadlines.ts';
import { countedFrom } from './haul.ts';
import { lose } from './lose.ts';
import { nextTurn, notYourTurn } from './turn.ts';
import { setWeek, theMonster, theWeek } from './week.ts';

const monsterId: CreatureId = 'm1';

/**
 * TURN-07: steps into the menagerie, on the spawn tile of choice (ENTER-10). MONSTER-01: before an
 * undefeated monster that means a fight first.
 */
export function enter(
  scene: Scene,
  hero: HeroId,
  { tile }: Pick<IntentOf<'enter'>, 'tile'>,
): Refusal | void {
  const turn = scene.game.week?.turn;
  if (!turn || turn.hero !== hero) return notYourTurn(scene.game);
  // MONSTER-02: whoever has defeated the monster comes in from its arena.
  const comesIn = turn.begun && turn.kind !== 'monster' && menagerieBoard(scene) !== null;
  if (turn.begun && (!comesIn || scene.game.fight)) return refuse('turn begun', 'TURN-09', {});
  const no = spawnRefusal(scene, hero, tile);
  if (no) return no;
  if (comesIn) return setFoot(scene, hero, tile as Tile | undefined);
  const { entered } = theWeek(scene.game);
  const counted = turn.kind === 'make-up' ? entered : [...entered, hero];
  const before = countedFrom(scene.game, hero);
  setWeek(scene, { turn: { ...turn, begun: true, step: turn.step + 1, before }, entered: counted });
  dropDeadlines(scene, 'turn reminder');
  tell(scene, 'entered', ['TURN-07'], {
    ...{ hero: faceOf(scene.game, hero), kind: turn.kind },
    ...(turn.autopilot && { autopilot: true }),
  });
  if (turn.kind === 'monster') challenge(scene, hero, tile as Tile | undefined);
  else setFoot(scene, hero, tile as Tile | undefined);
}

/** ENTER-10: another tile than a free spawn tile is nobody's to choose. */
function spawnRefusal(scene: Scene, hero: HeroId, tile: number | undefined): Refusal | null {
  if (tile === undefined) return null;
  const free = spawnsFor(scene, hero)?.tiles ?? [];
  const chosen = tile as Tile;
  return free.includes(chosen) ? null : refuse('no such spawn', 'ENTER-10', { tile: chosen, free });
}

/** MONSTER-02: the monster is as the last challenger left it. */
function challenge(scene: Scene, hero: HeroId, tile: Tile | undefined): void {
  const { definition, level, stay, things } = theMonster(scene.game);
  const card = monsterCard(scene.game, scene.goods, definition);
  setWeek(scene, { fought: [...theWeek(scene.game).fought, hero] });
  const monster = {
    id: monsterId,
    name: card.name,
    kind: 'monster' as const,
    side: 'menagerie',
    player: null,
    sheet: monsterSheet(card, level),
    ...monsterKit(card),
    level,
    damageTaken: stay?.damageTaken ?? 0,
    ...(stay && { stay }),
  };
  const together = fighters(scene, hero, 'challenger');
  const front = inFront(together);
  const challengers = together.map((one) =>
    one === front && tile !== undefined ? { ...one, tile } : one,
  );
  const opening = {
    mode: 'monster round' as const,
    board: arena(scene),
    creatures: [...challengers, monster],
    monster: null,
    things: thingsThere(scene, 'monster round', together, things),
    house: houseOfFight(scene.game.house),
    kept: keptIn(scene.game),
  };
  goOn(scene, openFight(opening, scene.dice));
}

/**
 * MONSTER-02: a dead hero is out and the next must fight; with the monster down, even in the same
 * turn, the loot is free, and a living victor's loot turn goes on at once.
 */
export function endChallenge(scene: Scene, fight: Fight): void {
  const { creatures } = fight;
  const monster = creatures[monsterId];
  const hero = Object.values(creatures).find(({ kind }) => kind === 'hero');
  const id = hero?.player;
  if (!monster || !hero || !id) throw new Error('a challenge needs a hero and a monster');
  keepMonster(scene, fight);
  setHero(scene, id, { damageTaken: hero.damageTaken });
  if (monster.dead) defeated(scene, id);
  if (!hero.dead) return;
  lose(scene, [{ hero: id, cause: 'monster', by: monster.name }]);
  if (scene.game.phase !== 'over') nextTurn(scene);
}

/** MONSTER-08: its description is published now. */
function defeated(scene: Scene, hero: HeroId): void {
  const { turn } = theWeek(scene.game);
  setGame(scene, { phase: 'loot' });
  if (turn) setWeek(scene, { turn: { ...turn, kind: 'loot', step: turn.step + 1 } });
  const { name, look } = monsterCard(scene.game, scene.goods, theMonster(scene.game).definition);
  tell(scene, 'monster defeated', ['MONSTER-02', 'MONSTER-08'], {
    hero: faceOf(scene.game, hero),
    monster: name,
    look,
  });
}

/** MONSTER-02: level and damage stay with the monster, unless the house has it found fresh. */
export function keepMonster(scene: Scene, fight: Fight): void {
  const monster = fight.creatures[monsterId];
  const things = stayingThings(fight);
  if (!monster) return;
  const { level, dead } = monster;
  const before = theMonster(scene.game);
  const kept =
    scene.game.house['monster stays hurt'] === 1
      ? { level, stay: stayOf(monster), ...(things.length > 0 && { things }) }
      : {};
  setWeek(scene, { monster: { ...before, ...kept, defeated: dead } });
}

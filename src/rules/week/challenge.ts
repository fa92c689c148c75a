import { type Tile } from '../board/tile.ts';
import { type CreatureId } from '../combat/creature.ts';
import { type Entrant } from '../combat/enter.ts';
import { type Fought, openFight } from '../combat/index.ts';
import { arena, fighters, inFront } from '../fighting/arena.ts';
import { spawnsFor } from '../fighting/spawns.ts';
import { thingsThere } from '../fighting/laid.ts';
import { keptIn } from '../fighting/heeded.ts';
import { goOn } from '../fighting/turns.ts';
import { houseOfFight } from '../house.ts';
import { type IntentOf } from '../intent.ts';
import { monsterKit } from '../monsters/kit.ts';
import { monsterSheet } from '../monsters/levels.ts';
import { type Monster, type Turn } from '../game.ts';
import { type EventFaces } from '../event.ts';
import { type HeroId } from '../names.ts';
import { type Refusal, refuse } from '../refusal.ts';
import { faceOf, monsterCard, type Scene, tell } from '../scene.ts';
import { menagerieBoard } from '../menagerie/places.ts';
import { setFoot } from '../walking/open.ts';
import { countedFrom } from './haul.ts';
import { handOver } from './tied-pair.ts';
import { notYourTurn } from './turn.ts';
import { setWeek, theWeek } from './week.ts';
import { heroesIn, isTurnOf } from '../whose-turn.ts';

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
  if (!isTurnOf(turn, hero)) return notYourTurn(scene.game);
  // MONSTER-02: whoever has defeated the monster comes in from its arena.
  const comesIn = turn.begun && turn.kind !== 'monster' && menagerieBoard(scene) !== null;
  if (turn.begun && (!comesIn || scene.game.fight)) return refuse('turn begun', 'TURN-09', {});
  const no = spawnRefusal(scene, hero, tile);
  if (no) return no;
  if (comesIn) return setFoot(scene, hero, tile as Tile | undefined);
  const { entered } = theWeek(scene.game);
  // DUEL-10: whoever has beaten their half has entered with the fight.
  const come = heroesIn(turn).filter((one) => turn.kind !== 'make-up' && !entered.includes(one));
  const before = countedFrom(scene.game, hero);
  const begun = { ...turn, begun: true, step: turn.step + 1, before };
  setWeek(scene, { turn: begun, entered: [...entered, ...come] });
  const opened = turn.kind === 'monster' ? challenge(scene, hero, tile as Tile | undefined) : null;
  tellEntered(scene, hero, turn, opened && asideIn(opened, scene, hero, tile as Tile | undefined));
  if (opened) goOn(scene, opened);
  else setFoot(scene, hero, tile as Tile | undefined);
}

/**
 * MONSTER-02, TURN-09: nobody leaves a challenge alive. Of a pair whoever is left by the other has the turn
 * alone and is at once in a fight of their own, from a spawn tile on, against what was dealt to them.
 */
export function fightOn(scene: Scene, hero: HeroId): void {
  const { turn } = theWeek(scene.game);
  if (!turn) throw new Error('a challenge without a turn');
  const { with: _, ...both } = turn;
  const before = countedFrom(scene.game, hero);
  setWeek(scene, { turn: { ...both, hero, step: turn.step + 1, before } });
  handOver(scene, hero);
  goOn(scene, challenge(scene, hero, undefined));
}

/** `aside`: the tile of choice, and where its hero stands instead, where it was taken (MONSTER-08). */
function tellEntered(
  scene: Scene,
  hero: HeroId,
  turn: Turn,
  aside: EventFaces['entered']['own'],
): void {
  const other = heroesIn(turn).find((one) => one !== hero);
  tell(
    scene,
    'entered',
    ['TURN-07'],
    {
      ...{ hero: faceOf(scene.game, hero), kind: turn.kind },
      ...(other && { with: faceOf(scene.game, other) }),
      ...(turn.autopilot && { autopilot: true }),
    },
    aside ? { [hero]: aside } : {},
  );
}

/** ENTER-10: another tile than a spawn tile on which it has room is nobody's to choose. */
function spawnRefusal(scene: Scene, hero: HeroId, tile: number | undefined): Refusal | null {
  if (tile === undefined) return null;
  const free = spawnsFor(scene, hero)?.tiles ?? [];
  const chosen = tile as Tile;
  return free.includes(chosen) ? null : refuse('no such spawn', 'ENTER-10', { tile: chosen, free });
}

/**
 * MONSTER-02: the monster is as the last challenger left it. DUEL-10: a tied pair meets two, of which
 * each is dealt one; the lot has fallen with their order.
 */
function challenge(scene: Scene, hero: HeroId, tile: Tile | undefined): Fought {
  const { turn, fought, monster, half } = theWeek(scene.game);
  const heroes = turn ? heroesIn(turn) : [hero];
  const halves = heroes.length > 1 && half ? [monster, half] : [monster];
  setWeek(scene, { fought: [...fought, ...heroes.filter((one) => !fought.includes(one))] });
  const challengers = heroes.flatMap((one) =>
    comingIn(scene, one, one === hero ? tile : undefined),
  );
  const things = halves.flatMap((one) => one.things ?? []);
  const opening = {
    mode: 'monster round' as const,
    board: arena(scene),
    creatures: [
      ...challengers,
      ...halves.map((one, at) => entrantOf(scene, one, { at, of: halves.length })),
    ],
    monster: null,
    things: thingsThere(scene, 'monster round', challengers, things),
    house: houseOfFight(scene.game.house),
    kept: keptIn(scene.game),
    ...(halves.length > 1 && {
      halves: Object.fromEntries(heroes.map((one, at) => [one, monsterAt(at)])),
    }),
  };
  return openFight(opening, scene.dice);
}

/** ENTER-10: a hero and who comes along, on the tile of choice. */
function comingIn(scene: Scene, hero: HeroId, tile: Tile | undefined): Entrant[] {
  const together = fighters(scene, hero, 'challenger');
  const front = inFront(together);
  return together.map((one) => (one === front && tile !== undefined ? { ...one, tile } : one));
}

/** MONSTER-08: where its hero was put instead of the tile of choice; null: there, or without a choice. */
function asideIn(
  { events }: Fought,
  scene: Scene,
  hero: HeroId,
  to: Tile | undefined,
): EventFaces['entered']['own'] {
  const front = inFront(fighters(scene, hero, 'challenger'))?.id;
  const began = events.find((one) => one.kind === 'began');
  const at = began?.who.find(({ who }) => who.id === front)?.tile;
  return to === undefined || at === undefined || at === to ? null : { to, at };
}

/** What the monsters of a monster round are called in its fight. */
export const monsterAt = (at: number): CreatureId => `m${at + 1}` as CreatureId;

/** Of two, each has a number. */
function entrantOf(
  scene: Scene,
  { definition, level, stay }: Monster,
  { at, of }: { at: number; of: number },
): Entrant {
  const card = monsterCard(scene.game, scene.goods, definition);
  return {
    id: monsterAt(at),
    name: of > 1 ? `${card.name} ${at + 1}` : card.name,
    kind: 'monster',
    side: 'menagerie',
    player: null,
    sheet: monsterSheet(card, level),
    ...monsterKit(card),
    level,
    damageTaken: stay?.damageTaken ?? 0,
    ...(stay && { stay }),
  };
}

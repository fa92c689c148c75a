import { type Creature, type CreatureId } from '../combat/creature.ts';
import { type Fight } from '../combat/fight.ts';
import { stayingThings } from '../combat/index.ts';
import { stayOf } from '../combat/staying.ts';
import { type Monster } from '../game.ts';
import { type OtherHalf } from '../monster-face.ts';
import { type HeroId } from '../names.ts';
import { faceOf, isLiving, monsterCard, type Scene, setGame, setHero, tell } from '../scene.ts';
import { fightOn, monsterAt } from './challenge.ts';
import { described } from './described.ts';
import { countedFrom } from './haul.ts';
import { lose } from './lose.ts';
import { handOver, hasNext, tellLeftAlone } from './tied-pair.ts';
import { nextTurn } from './turn.ts';
import { setWeek, theMonster, theWeek } from './week.ts';

/** A challenger, what was theirs to beat, as the fight has left it, and when in it that fell. */
type Half = { hero: Creature; of: HeroId; monster: Monster; fell: number };

/**
 * MONSTER-02: a dead hero is out and the next must fight; with the monster down, even in the same
 * turn, the loot is free, and a living victor's loot turn goes on at once. DUEL-10: of two, whoever
 * has beaten their half first loots first.
 */
export function endChallenge(scene: Scene, fight: Fight): void {
  const halves = keptHalves(scene, fight);
  const other = otherOf(scene, halves);
  tellBeaten(scene, halves, other);
  const dead = halves.filter(({ hero }) => hero.dead);
  const { name } = monsterCard(scene.game, scene.goods, theMonster(scene.game).definition);
  if (dead.length > 0)
    lose(
      scene,
      dead.map(({ of }) => ({ hero: of, cause: 'monster', by: name })),
    );
  if (scene.game.phase !== 'over') goOn(scene, halves, other);
}

/** A challenger is gone in the midst of it: what they fought stays as they left it. */
export function breakOffChallenge(scene: Scene, fight: Fight, gone: HeroId, leaves: () => void) {
  const halves = keptHalves(scene, fight);
  const other = otherOf(scene, halves, gone);
  tellBeaten(scene, halves, other);
  leaves();
  if (scene.game.phase !== 'over') goOn(scene, halves, other, gone);
}

function keptHalves(scene: Scene, fight: Fight): Half[] {
  const halves = halvesOf(scene, fight);
  for (const { hero, of } of halves) setHero(scene, of, { damageTaken: hero.damageTaken });
  return halves;
}

/** DUEL-10: each with whose it is; else the one challenger and the one monster. */
function halvesOf(scene: Scene, fight: Fight): Half[] {
  const { monster, half } = theWeek(scene.game);
  return Object.values(fight.creatures)
    .filter(({ kind }) => kind === 'hero')
    .map((hero) => {
      const of = hero.id as HeroId;
      const id = fight.halves?.[of] ?? monsterAt(0);
      const before = id === monsterAt(0) ? monster : (half ?? monster);
      const fell = fight.log.findIndex((one) => one.kind === 'died' && one.who.id === id);
      return { hero, of, fell, monster: asLeft(scene, fight, before, id) };
    });
}

/** MONSTER-02: level and damage stay with the monster, unless the house has it found fresh. */
function asLeft(scene: Scene, fight: Fight, before: Monster, id: CreatureId): Monster {
  const monster = fight.creatures[id];
  if (!monster) throw new Error(`a challenge without ${id}`);
  const { level, dead } = monster;
  const things = stayingThings(fight);
  const kept =
    scene.game.house['monster stays hurt'] === 1
      ? { level, stay: stayOf(monster), ...(things.length > 0 && { things }) }
      : {};
  return { ...before, ...kept, defeated: dead };
}

const asTheyFell = (a: Half, b: Half): number => a.fell - b.fell;

function tellBeaten(scene: Scene, halves: readonly Half[], other: OtherHalf): void {
  const beaten = halves.filter(({ monster }) => monster.defeated).sort(asTheyFell);
  for (const half of beaten) defeated(scene, half, other);
}

/** DUEL-10: of two, how the other is; of whoever is left or is next in order somebody has to meet it. */
function otherOf(scene: Scene, halves: readonly Half[], gone?: HeroId): OtherHalf {
  const { half } = theWeek(scene.game);
  const isPair = halves.length > 1;
  const standing = halves.filter(({ monster }) => !monster.defeated);
  if (isPair ? standing.length === 0 : !half) return isPair ? { half: 'fallen' } : {};
  const isMet = standing.some(({ hero, of }) => !hero.dead && of !== gone) || hasNext(scene);
  return { half: isMet ? 'stands' : 'unmet', ...(!isPair && { alone: true as const }) };
}

/** MONSTER-08: its description is published now. */
function defeated(scene: Scene, { of, monster }: Half, other: OtherHalf): void {
  setGame(scene, { phase: 'loot' });
  const { does, ...look } = described(scene, monster);
  // DUEL-10: while the other of its kind stands, its round is not over.
  const told = other.half === 'stands' ? look : { ...look, does };
  tell(scene, 'monster defeated', ['MONSTER-02', 'MONSTER-08'], {
    ...{ hero: faceOf(scene.game, of), ...told },
    ...other,
  });
}

/**
 * Whoever lives and has beaten theirs loots; who has not, since the other has left, fights on alone;
 * what is left of the half of one who is gone is for whoever is next in order (DUEL-10).
 */
function goOn(scene: Scene, halves: Half[], other: OtherHalf, gone?: HeroId): void {
  const here = halves.filter(({ of }) => isLiving(scene.game, of));
  const winners = here.filter(({ monster }) => monster.defeated).sort(asTheyFell);
  const [first] = [...winners, ...here, ...halves];
  if (!first) throw new Error('a challenge needs a hero and a monster');
  const rest = halves.find(({ monster }) => monster !== first.monster && !monster.defeated);
  const { half, turn, ...week } = theWeek(scene.game);
  // Of a challenge to one of two, the other waits as it was.
  const waiting = halves.length > 1 ? rest?.monster : half;
  const told = other.half === 'unmet' && { described: true as const };
  const left = waiting && { half: { ...waiting, ...told } };
  setGame(scene, { week: { ...week, turn, monster: first.monster, ...left } });
  if (winners.length > 0) return loot(scene, winners);
  if (here.length === 0 || gone === undefined) return nextTurn(scene);
  setGame(scene, { phase: 'monster round' });
  tellLeftAlone(scene, first.of, gone);
  fightOn(scene, first.of);
}

/** The turn goes on as a loot turn; DUEL-10: the second one's follows it. */
function loot(scene: Scene, [first, second]: Half[]): void {
  const { turn, order, entered } = theWeek(scene.game);
  if (!turn || !first) return;
  const { with: other, ...own } = turn;
  const before = other === undefined ? own.before : countedFrom(scene.game, first.of);
  const next = { ...own, hero: first.of, kind: 'loot' as const, step: turn.step + 1 };
  setWeek(scene, { turn: { ...next, ...(before && { before }) } });
  handOver(scene, first.of);
  if (!second) return;
  const pair = [first.of, second.of];
  const others = (heroes: readonly HeroId[]) => heroes.filter((one) => !pair.includes(one));
  setWeek(scene, {
    order: [...pair, ...others(order)],
    entered: [...pair, ...others(entered)],
    opened: 1,
  });
}

import { type HeroFace } from '../event.ts';
import { type Monster } from '../game.ts';
import { isBrought, stocked } from '../goods.ts';
import { gold, type HeroId } from '../names.ts';
import { todaysArenas } from '../fighting/arena.ts';
import { carryLaidOver } from '../fighting/laid.ts';
import { takeChanges } from '../hosting/take-changes.ts';
import { growEggs } from '../hero/eggs.ts';
import { levelUp } from '../hero/level-up.ts';
import { layLoot } from '../menagerie/lay-loot.ts';
import { menagerieOfTheWeek } from '../menagerie/places.ts';
import { secretsOfTheWeek } from '../menagerie/secrets.ts';
import {
  appear,
  faceOf,
  living,
  monsterCard,
  type Scene,
  setGame,
  setHero,
  tell,
} from '../scene.ts';
import { orderOfEntry } from './order.ts';
import { callGuards } from '../walking/guards.ts';
import { nextTurn } from './turn.ts';

/** WEEK-09: gold off a greater ultimate for last week's winner. */
const victoryDiscount = gold(15);

/**
 * WEEK-12's second half: changed house settings take force, the order is drawn, heroes level up in
 * it, the monster and the loot arrive, the first turn is unlocked.
 */
export function beginWeek(scene: Scene): void {
  takeChanges(scene);
  const { game } = scene;
  const number = (game.week?.number ?? 0) + 1;
  const order = orderOfEntry(game, scene.dice);
  const result = game.duel?.result;
  for (const { id } of living(game)) {
    const won = result?.kind === 'won' && result.winner === id;
    setHero(scene, id, { discount: won ? victoryDiscount : gold(0) });
  }
  setGame(scene, { house: { ...game.house, ...game.houseNext }, houseNext: {}, duel: null });
  const began = order.map((hero: HeroId) => faceOf(game, hero));
  tell(scene, 'week began', ['WEEK-01', 'WEEK-07'], { week: number, order: began });
  for (const hero of order) levelUp(scene, hero);
  for (const hero of order) growEggs(scene, hero);
  const tied = result?.kind === 'tie' ? order.slice(0, 2) : [];
  const pair = tied.length === 2 && game.duel?.pair.every((one) => tied.includes(one));
  const monster = monsterArrives(scene, number, pair ? tied : []);
  const menagerie = menagerieOfTheWeek(scene);
  const secrets = menagerie === undefined ? [] : secretsOfTheWeek(scene, menagerie);
  const chains = (game.week?.chains ?? []).filter((cut) => cut.week === number - 1);
  const week = {
    number,
    order,
    opened: 0,
    turn: null,
    entered: [],
    fought: [],
    makeUps: [],
    monster,
    // DUEL-10, WEEK-08
    ...(pair && { half: monster }),
    map: mapOfTheWeek(scene),
    ...(menagerie !== undefined && { menagerie }),
    ...(secrets.length > 0 && { secrets }),
    ...(chains.length > 0 && { chains }),
  };
  setGame(scene, { week, phase: 'monster round' });
  callGuards(scene);
  carryLaidOver(scene);
  layLoot(scene, number);
  nextTurn(scene);
}

/** New stock reaches a running game with the next week: the map is kept as it is now, of several the lot's. */
function mapOfTheWeek(scene: Scene): string {
  const all = todaysArenas(scene.goods);
  const pick = all.length > 1 ? scene.dice.roll(all.length, 'arena') - 1 : 0;
  const { id } = all[pick] ?? all[0];
  appear(scene, id);
  return id;
}

/**
 * WEEK-04, WEEK-11: the strongest monster whose first week has come; past the last card's week it
 * comes back two levels stronger each week (MONSTER-05). WEEK-08: a tied pair meets two of it. A game's own goes before those of the stock.
 */
function monsterArrives(scene: Scene, week: number, pair: readonly HeroId[]): Monster {
  const reached = week + scene.game.house['monsters ahead'];
  const ladder = stocked(scene.goods, 'monster')
    .flatMap(({ id, card: { week: first } }) => (first === undefined ? [] : [{ id, first }]))
    .filter(({ first }) => first <= reached)
    .sort((a, b) => b.first - a.first);
  const strongest = ladder[0];
  if (!strongest) throw new Error(`the stock has no monster for week ${week}`);
  const all = ladder.filter(({ first }) => first === strongest.first);
  const own = all.filter(({ id }) => isBrought(id));
  const equals = own.length > 0 ? own : all;
  const pick = equals.length > 1 ? scene.dice.roll(equals.length, 'monster') - 1 : 0;
  const { id, first } = equals[pick] ?? strongest;
  appear(scene, id);
  const { name, level } = monsterCard(scene.game, scene.goods, id);
  const [a, b] = pair.map((hero) => faceOf(scene.game, hero));
  tell(scene, 'monster arrived', ['WEEK-04', 'WEEK-08', 'MONSTER-08'], {
    ...{ name, week },
    ...(a && b && { pair: [a, b] as [HeroFace, HeroFace] }),
  });
  const above = Math.max(0, reached - first);
  return { definition: id, level: level + 2 * above, defeated: false, stay: null };
}

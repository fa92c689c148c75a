import { fighting, type Worn } from '../../test/support/content/balance/hero.ts';
import { shopping, worn } from '../../test/support/content/balance/kits.ts';
import { piecesOf, startersAmong } from '../../test/support/content/balance/pool.ts';
import { cardsIn, isOf } from '../../test/support/content/shelves.ts';
import { firstMind, presentMind } from '../../src/rules/combat/mind/minds.ts';
import { seededDice, shuffled } from '../../src/rules/dice.ts';
import { duelists, openDuel } from '../../test/support/practice/duel.ts';
import { type Drawn, groupsOf } from './kinds.ts';
import { tuningMaps, untouchedMaps } from '../../test/support/practice/maps.ts';
import { playedOut } from '../../test/support/practice/match.ts';

/** What two may spend, in gold, on so many things of the stock at most, and their level then. */
const gold = { least: 80, most: 320 };
const kitSize = 10;
const level = 5;

const items = cardsIn('.').filter(isOf('item'));
const pool = piecesOf(items);
const born = startersAmong(items).map(({ card }): Worn => ({ card, carries: [] }));

/** What the autopilot has of a pair of fights, draws counting half, and how long it thought. */
type Pair = { points: number; groups: string[] };
const thought = { decisions: 0, took: 0 };

/** A second word has it look at the maps that it is tuned on. */
const maps = process.argv[3] === undefined ? untouchedMaps : tuningMaps;

/** Two fights with the same kit on both sides and the same places, in turns on either side. */
function pair(number: number): Pair {
  const chance = seededDice(`minds ${number}`);
  const spent = gold.least + chance.roll(gold.most - gold.least + 1, 'gold') - 1;
  const kit = shopping(spent, null, shuffled(pool, chance, 'kit'), kitSize);
  const wears = [...born, ...worn(kit)];
  const drawn: Drawn = { gold: spent, kit: kit.bought.map(({ piece }) => piece.card) };
  const board = maps[number % maps.length];
  if (!board) throw new Error('no map');
  const seed = chance.roll(1_000_000, 'seed');
  const points = duelists.map((own, side) => {
    const dice = seededDice(`minds ${number}, ${seed}`);
    const other = duelists[1 - side] ?? own;
    const minds = { [own]: presentMind, [other]: firstMind };
    const creatures = duelists.flatMap((id, at) => fighting(id, 100 * at, level, wears));
    const begun = openDuel(board, creatures, dice).fight;
    const { outcome } = playedOut(begun, minds, dice, ({ id, took }) => {
      if (id !== own) return;
      thought.decisions += 1;
      thought.took += took;
    });
    if (!outcome || outcome.winner === null) return 0.5;
    return outcome.winner === own ? 1 : 0;
  });
  return { points: (points[0] ?? 0) + (points[1] ?? 0), groups: [board.name, ...groupsOf(drawn)] };
}

const share = (pairs: readonly Pair[]): number =>
  pairs.reduce((sum, { points }) => sum + points, 0) / (2 * pairs.length);

/** The lower end of the 95 % interval, the fights of a pair not being taken for independent. */
function lowerEnd(pairs: readonly Pair[]): number {
  const mean = share(pairs);
  const squares = pairs.reduce((sum, { points }) => sum + (points / 2 - mean) ** 2, 0);
  return mean - 1.96 * Math.sqrt(squares / (pairs.length - 1) / pairs.length);
}

const fights = Number(process.argv[2] ?? 2000);
const pairs = Array.from({ length: Math.ceil(fights / 2) }, (_, number) => pair(number));
const names = [...new Set(pairs.flatMap(({ groups }) => groups))].sort();
const groups = names.map((name) => {
  const own = pairs.filter((one) => one.groups.includes(name));
  return { name, fights: 2 * own.length, share: 100 * share(own) };
});
console.log(
  JSON.stringify({
    share: 100 * share(pairs),
    lower: 100 * lowerEnd(pairs),
    groups,
    ms: thought.took / thought.decisions,
  }),
);

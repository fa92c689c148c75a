import { chooseAction } from '../../src/rules/combat/mind/choose.ts';
import { duelists, practiceDuel } from './duel.ts';
import { type Drawn, groupsOf } from './kinds.ts';
import { drawKit } from './kits.ts';
import { tuningMaps, untouchedMaps } from './maps.ts';
import { playedOut } from './match.ts';
import { allThings } from './things.ts';
import { evenDice } from '../harness/chance.ts';
import { walkUpAndHit } from '../../src/rules/combat/mind/walk-up-and-hit.ts';

/** What two may spend on their ten things, in gold. */
const gold = { least: 80, most: 320 };

/** What the autopilot has of a pair of fights, draws counting half, and how long it thought. */
type Pair = { points: number; groups: string[] };
const thought = { decisions: 0, took: 0 };

/** A second word has it look at the maps that it is tuned on. */
const maps = process.argv[3] === undefined ? untouchedMaps : tuningMaps;

/** Two fights with the same kit on both sides and the same places, in turns on either side. */
function pair(number: number): Pair {
  const chance = evenDice(104_729 * (number + 1));
  const spent = gold.least + chance.roll(gold.most - gold.least + 1, 'gold') - 1;
  const drawn: Drawn = { gold: spent, kit: drawKit(spent, chance, allThings) };
  const board = maps[number % maps.length];
  if (!board) throw new Error('no map');
  const seed = chance.roll(1_000_000, 'seed');
  const points = duelists.map((own, side) => {
    const dice = evenDice(seed);
    const other = duelists[1 - side] ?? own;
    const minds = { [own]: chooseAction, [other]: walkUpAndHit };
    const begun = practiceDuel(board, [drawn.kit, drawn.kit], dice).fight;
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

// Ways and views on a map of 40 × 40 with rot-js; one JSON line.
import { createRequire } from 'node:module';
import { draws, paceOf } from './figures.mjs';

const { Path, FOV } = createRequire(import.meta.url)('rot-js');
const [ways, views] = [Number(process.argv[2] ?? 20_000), Number(process.argv[3] ?? 20_000)];
const [side, far] = [40, 12];

/** One place in seven is blocked; what lies outside is, too. */
const draw = draws(9);
const open = Array.from({ length: side * side }, () => draw(7) > 0);
const passes = (x, y) => x >= 0 && y >= 0 && x < side && y < side && open[x + y * side];
const places = open.flatMap((isOpen, place) => (isOpen ? [place] : []));
const pairs = Array.from({ length: 512 }, () => [0, 1].map(() => places[draw(places.length)]));
const at = (place) => [place % side, Math.floor(place / side)];

let steps = 0;
function findWays(count) {
  for (let n = 0; n < count; n++) {
    const [from, to] = pairs[n % pairs.length];
    new Path.AStar(...at(to), passes, { topology: 8 }).compute(...at(from), () => (steps += 1));
  }
}

let seen = 0;
const sight = new FOV.RecursiveShadowcasting(passes, { topology: 8 });
function look(count) {
  for (let n = 0; n < count; n++)
    sight.compute(...at(pairs[n % pairs.length][0]), far, (_x, _y, _far, clear) => (seen += clear));
}

findWays(500);
look(500);
console.log(
  JSON.stringify({
    ways: paceOf(() => findWays(ways), ways),
    views: paceOf(() => look(views), views),
  }),
);

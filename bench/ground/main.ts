import { readDrawing } from '../../src/rules/board/board.ts';
import { gaits } from '../../src/rules/board/gaits.ts';
import { wayWithin } from '../../src/rules/board/paths.ts';
import { boardLimit, type Tile, tileAt } from '../../src/rules/board/tile.ts';
import { tilesInView } from '../../src/rules/board/view.ts';
import { evenDice } from '../harness/chance.ts';

const [ways, views] = [Number(process.argv[2] ?? 20_000), Number(process.argv[3] ?? 20_000)];
const [side, far] = [40, 12];

/** One tile in seven is blocked. */
const dice = evenDice(9);
const open = Array.from({ length: side * side }, () => dice.roll(7, '') > 1);
const rows = Array.from({ length: side }, (_, row) =>
  open
    .slice(row * side, (row + 1) * side)
    .map((isOpen) => (isOpen ? '.' : '#'))
    .join(''),
);
const { board } = readDrawing('', rows.join('\n'));
const places = open.flatMap((isOpen, at) =>
  isOpen ? [tileAt(at % side, Math.floor(at / side))] : [],
);
const place = () => places[dice.roll(places.length, '') - 1] as Tile;
const pairs = Array.from({ length: 512 }, (): [Tile, Tile] => [place(), place()]);

let steps = 0;
function findWays(count: number): void {
  const ground = { board, others: [] };
  for (let n = 0; n < count; n++) {
    const [from, to] = pairs[n % pairs.length] as [Tile, Tile];
    const body = { tile: from, size: 0 };
    steps += wayWithin(ground, body, boardLimit ** 2, gaits.walk, to)?.length ?? 0;
  }
}

let seen = 0;
function look(count: number): void {
  for (let n = 0; n < count; n++) {
    const [tile] = pairs[n % pairs.length] as [Tile, Tile];
    seen += tilesInView(board, { tile, size: 0 }, far).length;
  }
}

function paceOf(work: (count: number) => void, count: number): number {
  globalThis.gc?.();
  const began = process.hrtime.bigint();
  work(count);
  return count / (Number(process.hrtime.bigint() - began) / 1e9);
}

findWays(500);
look(500);
const paces = { ways: paceOf(findWays, ways), views: paceOf(look, views) };
console.log(`${steps} tiles gone, ${seen} seen`);
console.log(JSON.stringify(paces));

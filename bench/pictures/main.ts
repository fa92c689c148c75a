import { readStock } from '../../src/catalogue/index.ts';
import { mapPicture, png } from '../../src/pictures/index.ts';
import { withGround } from '../../src/rules/board/board.ts';
import { boardOf, isArena, type MapDefinition } from '../../src/rules/board/schema.ts';
import { tilesOfGround } from '../../src/rules/board/terrain.ts';
import { stallsOn } from '../../src/rules/menagerie/places.ts';

const times = Number(process.argv[2]);
const colours = ['blue', 'green', 'red'] as const;

/** With an orb on every place that the map marks. */
function full(map: MapDefinition): Parameters<typeof mapPicture>[0] {
  const marked = boardOf(map);
  const tiles = tilesOfGround(marked, 'orb');
  const board = withGround(
    marked,
    tiles.map((tile) => ({ tile, ground: 'floor' as const })),
  );
  const orbs = tiles.map((tile, at) => ({
    ...{ tile, number: at + 1, colour: colours[at % 3] ?? 'blue', empty: at % 9 === 0 },
  }));
  return { board, orbs, stalls: stallsOn(map) };
}

const maps = [...readStock('seeds').definitions.values()]
  .filter((one) => one.of === 'map')
  .filter((one) => !isArena(one))
  .map(full);
const each: number[] = [];
let size = 0;
for (let time = 0; time < times; time += 1)
  for (const map of maps) {
    const began = process.hrtime.bigint();
    const picture = await png(mapPicture(map));
    // The first one of all loads what draws it.
    if (time > 0 || times === 1) each.push(Number(process.hrtime.bigint() - began) / 1e6);
    size = Math.max(size, picture.length);
  }
each.sort((a, b) => a - b);
console.log(JSON.stringify({ drawn: each[Math.floor(0.99 * (each.length - 1))], size }));

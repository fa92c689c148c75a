import { type Definition } from '../../../../src/rules/goods.ts';
import { additions } from '../../additions.ts';
import { once } from '../../once.ts';
import { type Table } from '../../table.ts';
import { begun, betting } from '../../table-weeks.ts';
import { beforeTheYard, yard } from '../../yard.ts';
import { type Law } from './treatment.ts';

/** An arena with room for anybody, and two places to start from, side by side. */
export const room = [
  '##############',
  ...Array.from({ length: 4 }, () => '#............#'),
  '#.....@@.....#',
  ...Array.from({ length: 4 }, () => '#............#'),
  '##############',
].join('\n');

/** So much is needed to learn whatever a thing can do, and to live through what it does. */
const tried = 9;
const heart: Definition = {
  ...{ of: 'item', name: 'Heart', kinds: ['starter'], slot: 'slotless', cost: 0 },
  abilities: [{ always: { hp: 300 } }],
};

/** Goop's stall is next to the door at B2. */
const nearYard: Definition = {
  ...yard,
  drawing: yard.drawing.replace('#.........*', '#G........*').replace('.G#', '..#'),
};

/** A table of its own that goes on from there. */
function from(base: () => Table, law: Law): Table {
  const table = base().copy();
  Object.assign(table, { law: law.rule });
  Object.assign(table.stock, additions, { heart, pit: arena });
  for (const { name } of Object.values(table.game.heroes))
    table.arrangeHero(name, { level: tried });
  return table;
}

const arena: Definition = { of: 'map', name: 'Wide Pit', drawing: room };
const beginning = once(() => begun('Ana', 'Bran', 'Cleo'));
const outside = once(() => beforeTheYard({}, 'Ana', 'Bran', 'Cleo'));
const byTheStall = once(() => beforeTheYard({ yard: nearYard }, 'Ana', 'Bran', 'Cleo'));
const opening = once(() => betting('Ana', 'Bran', 'Cleo').comes('betting'));

/** Bran waits in the void; whose turn it is is Ana. */
export const inTheVoid = (law: Law): Table => from(beginning, law);

/** Ana has beaten the monster, and is still to come in. */
export const atTheDoor = (law: Law): Table => from(outside, law);

/** The same, where Goop serves beside a door by which she comes in. */
export const besideTheStall = (law: Law): Table => from(byTheStall, law);

/** Before the duel of Bran and Cleo. */
export const beforeTheDuel = (law: Law): Table => from(opening, law);

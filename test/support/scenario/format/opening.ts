import { tilesOfGround } from '../../../../src/rules/board/terrain.ts';
import { type AllOrders } from '../../../../src/rules/combat/autopilot.ts';
import { type CreatureId } from '../../../../src/rules/combat/creature.ts';
import { type FightMode, type Reserve } from '../../../../src/rules/combat/fight.ts';
import { type FightHouse } from '../../../../src/rules/combat/fight-house.ts';
import { namesIn } from '../../format/names.ts';
import { expectedOneOf } from '../../format/fault.ts';
import { fault } from '../../format/reading.ts';
import { type CastReading, callOf, readCreature } from './cast.ts';
import { type Drawn } from './map.ts';
import { refuseManyActions, refuseNoDuel, refuseNonsense } from './nonsense.ts';
import { readOrders } from './orders.ts';
import { type ScenarioShape } from './read.ts';
import { refuseNoBody, refuseNoRoom } from './room.ts';
import { refuseSaddles } from './saddles.ts';
import { type Newcomer, type Opening } from './scenario.ts';
import { readTraps } from './traps.ts';
import { readNewcomer, type Described } from './who.ts';

const modes: readonly FightMode[] = ['duel', 'monster round', 'loot', 'quest'];

/** How the fight stands at first, everybody in a place that they can have. */
export function readOpening(
  reading: CastReading,
  shape: ScenarioShape,
  described: readonly Described[],
  drawn: Drawn,
  reserve: Reserve | null,
): Opening | null {
  const mode = modes.find((one) => one === shape.mode);
  if (!mode) return fault(reading, ['mode'], expectedOneOf('mode', shape.mode, modes));
  const entrants = described.map((one) => readNewcomer(reading, one, mode, drawn, described));
  refuseStrangers(reading, drawn);
  refuseNoRoom(reading, drawn, entrants);
  refuseSaddles(reading, entrants);
  refuseNoBody(reading, drawn, entrants);
  if (shape['loot round'] === undefined) refuseNoFight(reading, entrants);
  else refuseOrder(reading, shape);
  refuseNoStart(reading, described, entrants, drawn);
  const turn = shape.turn === undefined ? null : readCreature(reading, ['turn'], shape.turn);
  const order = orderOf(reading, shape, entrants, turn);
  const opening: Opening = {
    ...{ line: reading.source.lineOf(['map']), mode, board: drawn.board, entrants, reserve },
    ...{ order, turn: turn ?? order?.[0] ?? null },
    ...{ round: shape.round, actions: shape.actions ?? null },
    thumbsUp: thumbsOf(reading, shape['thumbs up']),
    walk: shape['loot round'] ?? null,
    house: houseOf(shape.house),
    things: readTraps(reading, shape.traps, described, drawn),
    orders: ordersOf(reading, described),
  };
  refuseNonsense(reading, shape, described, drawn);
  refuseNoDuel(reading, opening, entrants, reserve);
  refuseManyActions(reading, opening);
  return opening;
}

const ordersOf = (reading: CastReading, described: readonly Described[]): AllOrders =>
  Object.fromEntries(
    described.flatMap((one) => {
      const orders = readOrders(reading, one);
      return orders ? [[one.member.id, orders]] : [];
    }),
  );

const houseOf = ({
  'monsters released': released,
  concede,
  lava,
  companions,
  tie,
  traps,
}: NonNullable<ScenarioShape['house']> = {}): FightHouse => ({
  ...(concede && { concede }),
  ...(lava && { lava }),
  ...(companions && { companions }),
  ...(tie && { tie }),
  ...(traps !== undefined && { traps }),
  ...(released !== undefined && { released }),
});

const creaturesAt = (reading: CastReading, key: string, said: readonly string[]): CreatureId[] =>
  said.flatMap(namesIn).flatMap((one) => readCreature(reading, [key], one) ?? []);

/** DUEL-05: heroes give them, each one. */
function thumbsOf(reading: CastReading, said: readonly string[]): CreatureId[] {
  const given = creaturesAt(reading, 'thumbs up', said);
  const heroes = reading.cast.filter(({ kind }) => kind === 'hero').map(({ id }) => id);
  if (new Set(given).size < given.length || given.some((id) => !heroes.includes(id)))
    fault(reading, ['thumbs up'], 'expected heroes who have given it, each of them once.');
  return given;
}

/** As the file says it; or as they are listed, from whose turn it is on; null: by initiative. */
function orderOf(
  reading: CastReading,
  shape: ScenarioShape,
  all: readonly Newcomer[],
  turn: CreatureId | null,
): CreatureId[] | null {
  const there = all.flatMap(({ waits, entrant }) =>
    waits || entrant.kind === 'companion' ? [] : [entrant.id],
  );
  if (turn !== null && !there.includes(turn)) {
    const names = there.map((id) => callOf(reading.cast, id)).join(', ');
    return fault(reading, ['turn'], `expected one who has turns of their own: ${names}.`);
  }
  if (shape.order !== undefined) {
    const order = creaturesAt(reading, 'order', shape.order);
    const missing = there.find((id) => !order.includes(id));
    const once = new Set(order).size === order.length && order.length === there.length;
    if (missing === undefined && once) return order;
    const names = there.map((id) => callOf(reading.cast, id)).join(', ');
    return fault(reading, ['order'], `expected each of ${names} once.`);
  }
  if (turn === null) return null;
  const first = Math.max(0, there.indexOf(turn));
  return [...there.slice(first), ...there.slice(0, first)];
}

/** Letters of the map that nobody has. */
function refuseStrangers(reading: CastReading, { marks, lineOfRow }: Drawn): void {
  const letters = reading.cast.filter((one) => !one.released).map(({ letter }) => letter);
  for (const [letter, tiles] of marks)
    if (!letters.includes(letter)) {
      const expected = expectedOneOf('creature', letter, letters);
      const row = Math.floor((tiles[0] ?? 0) / 64);
      reading.faults.push({ file: reading.file, line: lineOfRow(row), expected });
    }
}

/** ENTER-04: nobody but the hero who walks has turns, until a combat begins. */
function refuseOrder(reading: CastReading, { mode, ...shape }: ScenarioShape): void {
  if (mode !== 'loot')
    fault(reading, ['loot round'], 'That is of a loot round; expected mode: loot.');
  for (const key of ['turn', 'order', 'actions'] as const)
    if (shape[key] !== undefined)
      fault(reading, [key], 'A loot round begins in peace; expected none of that.');
}

function refuseNoFight(reading: CastReading, all: readonly Newcomer[]): void {
  const there = all.filter(({ waits }) => !waits);
  if (new Set(there.map(({ entrant }) => entrant.side)).size < 2)
    fault(reading, ['who'], 'All are on one side; expected at least two sides to a fight.');
}

/** DUEL-16: who stands nowhere starts on a spawn tile. */
function refuseNoStart(
  reading: CastReading,
  described: readonly Described[],
  all: readonly Newcomer[],
  { board }: Drawn,
): void {
  const nowhere = all.filter(
    ({ entrant, besides, waits }, nth) =>
      described[nth]?.shape.at === undefined &&
      entrant.tile === undefined &&
      !besides.mount &&
      !waits,
  );
  const [first] = nowhere;
  if (!first || tilesOfGround(board, 'spawn').length >= 2) return;
  const letter = callOf(reading.cast, first.entrant.id);
  fault(
    reading,
    ['who', letter],
    `${letter} stands nowhere on the map; expected its letter there, or at least two spawn tiles (@).`,
  );
}

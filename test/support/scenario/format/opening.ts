import { type z } from 'zod';
import { tilesOfGround } from '../../../../src/rules/board/terrain.ts';
import { creatureFrom } from '../../../../src/rules/combat/enter.ts';
import { type CreatureId } from '../../../../src/rules/combat/creature.ts';
import {
  type FightHouse,
  type FightMode,
  type Reserve,
} from '../../../../src/rules/combat/fight.ts';
import { namesIn } from '../../format/names.ts';
import { expectedOneOf } from '../../format/fault.ts';
import { fault } from '../../format/reading.ts';
import { refuseNoBody } from './body.ts';
import { type CastReading, callOf, readCreature } from './cast.ts';
import { type Drawn, refuseCrowding } from './map.ts';
import { type scenarioShape } from './read.ts';
import { type Newcomer, type Opening } from './scenario.ts';
import { readNewcomer, type Described } from './who.ts';

type Shape = z.output<typeof scenarioShape>;

const modes: readonly FightMode[] = ['duel', 'monster round', 'loot', 'quest'];

/** How the fight stands at first, everybody in a place that they can have. */
export function readOpening(
  reading: CastReading,
  shape: Shape,
  described: readonly Described[],
  drawn: Drawn,
  reserve: Reserve | null,
): Opening | null {
  const mode = modes.find((one) => one === shape.mode);
  if (!mode) return fault(reading, ['mode'], expectedOneOf('mode', shape.mode, modes));
  const entrants = described.map((one) => readNewcomer(reading, one, mode, drawn));
  refuseStrangers(reading, drawn);
  refuseCrowding(reading, drawn, placesOf(reading, entrants));
  refuseSaddles(reading, entrants);
  refuseNoBody(reading, drawn, entrants);
  refuseNoFight(reading, entrants);
  refuseNoStart(reading, entrants, drawn);
  const turn = shape.turn === undefined ? null : readCreature(reading, ['turn'], shape.turn);
  const order = orderOf(reading, shape, entrants, turn);
  return {
    ...{ line: reading.source.lineOf(['map']), mode, board: drawn.board, entrants, reserve },
    ...{ order, turn: turn ?? order?.[0] ?? null },
    ...{ round: shape.round, actions: shape.actions ?? null },
    thumbsUp: thumbsOf(reading, shape['thumbs up']),
    concedeAnyTurn: shape.concede !== 'own turn',
    house: houseOf(shape.house),
  };
}

const houseOf = ({
  'monsters released': released,
  lava,
  companions,
  tie,
}: NonNullable<Shape['house']> = {}): FightHouse => ({
  ...(lava && { lava }),
  ...(companions && { companions }),
  ...(tie && { tie }),
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
  shape: Shape,
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

const placesOf = (reading: CastReading, all: readonly Newcomer[]) =>
  all.flatMap(({ entrant, waits }) => {
    if (entrant.tile === undefined || waits) return [];
    return [{ letter: callOf(reading.cast, entrant.id), body: creatureFrom(entrant) }];
  });

/** MOVE-12: nobody rides oneself, nor whoever rides them. */
function refuseSaddles(reading: CastReading, all: readonly Newcomer[]): void {
  const mountOf = (id: CreatureId | null | undefined) =>
    all.find(({ entrant }) => entrant.id === id)?.besides.mount;
  for (const { entrant, besides } of all) {
    const { mount } = besides;
    if (!mount || (mount !== entrant.id && mountOf(mount) === undefined)) continue;
    const letter = callOf(reading.cast, entrant.id);
    fault(reading, ['who', letter, 'mount'], 'expected somebody else, who rides nobody.');
  }
}

function refuseNoFight(reading: CastReading, all: readonly Newcomer[]): void {
  const there = all.filter(({ waits }) => !waits);
  if (new Set(there.map(({ entrant }) => entrant.side)).size < 2)
    fault(reading, ['who'], 'All are on one side; expected at least two sides to a fight.');
}

/** DUEL-16: who stands nowhere starts on a spawn tile. */
function refuseNoStart(reading: CastReading, all: readonly Newcomer[], { board }: Drawn): void {
  const nowhere = all.filter(({ entrant, waits }) => entrant.tile === undefined && !waits);
  const [first] = nowhere;
  if (!first || tilesOfGround(board, 'spawn').length >= 2) return;
  const letter = callOf(reading.cast, first.entrant.id);
  fault(
    reading,
    ['who', letter],
    `${letter} stands nowhere on the map; expected its letter there, or at least two spawn tiles (@).`,
  );
}

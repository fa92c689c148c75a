import { type CreatureId } from '../../../../src/rules/combat/creature.ts';
import { legalActions } from '../../../../src/rules/combat/index.ts';
import { type Path } from '../../format/source.ts';
import { callOf, type CastReading, isLetter } from '../format/cast.ts';
import { readMap } from '../format/map.ts';
import { type Check, type Stand } from './check.ts';
import { drawingOf, labelled } from './drawing.ts';
import { quoted } from '../format/values.ts';

const standsInDrawings = (letter: string) => isLetter(letter) || letter === 'x';

function drawingCheck(
  reading: CastReading,
  path: Path,
  what: string,
  value: unknown,
  now: (stand: Stand) => string,
): Check | null {
  if (!readMap(reading, path, value, new Map(), standsInDrawings)) return null;
  const said = quoted(value)
    .replace(/^(\s*\n)+/, '')
    .replace(/\s+$/, '');
  return {
    line: reading.source.lineOf(path),
    expected: `${what}:\n${labelled(said)}`,
    judge: (stand) => {
      const is = now(stand);
      return is === said ? null : `it is\n${labelled(is)}`;
    },
  };
}

/** The tiles, marked `x`, on which a creature's next move can end. */
export const reachCheck = (reading: CastReading, path: Path, id: CreatureId, value: unknown) =>
  drawingCheck(reading, path, `${callOf(reading.cast, id)}: reach`, value, ({ cast, fight }) => {
    const moves = legalActions(fight, id).flatMap((one) => (one.do === 'move' ? [one.to] : []));
    return drawingOf(cast, fight, moves);
  });

/** Where everybody stands. */
export const mapCheck = (reading: CastReading, path: Path, value: unknown) =>
  drawingCheck(reading, path, 'map', value, ({ cast, fight }) => drawingOf(cast, fight));

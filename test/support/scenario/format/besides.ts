import {
  type Boon,
  type Condition,
  type Creature,
  type CreatureId,
} from '../../../../src/rules/combat/creature.ts';
import { type Path } from '../../format/source.ts';
import { type CastReading, readCreature } from './cast.ts';
import { fault } from '../../format/reading.ts';
import { type CreatureShape } from './shape.ts';
import { readBoon, readCondition } from './states.ts';

/** What is true of a creature beyond its sheet. */
export function besidesOf(
  reading: CastReading,
  path: Path,
  shape: CreatureShape,
  of: CreatureId,
): { besides: Partial<Creature>; boons: Boon[] } {
  const boons = shape.boons.flatMap(
    (boon, at) => readBoon(reading, [...path, 'boons', at], boon) ?? [],
  );
  const conditions = shape.conditions?.flatMap(
    (said, at) => readCondition(reading, [...path, 'conditions', at], said, of) ?? [],
  );
  refuseTwice(reading, [...path, 'conditions'], conditions ?? []);
  const mount = shape.mount && readCreature(reading, [...path, 'mount'], shape.mount);
  const pool = shape['temporary hp'];
  const { height, depth, movement, 'turns ignored': ignored, 'turns idle': idle } = shape;
  const besides: Partial<Creature> = {
    ...(height && { height }),
    ...(movement && { movement }),
    ...(depth !== undefined && { depth }),
    ...(mount && { mount }),
    ...(shape['may be ridden'] && { bears: true as const }),
    ...(!shape['in the mount slot'] && { stabled: true as const }),
    ...(conditions && { conditions }),
    ...(ignored !== undefined && { ignored }),
    ...(idle !== undefined && { idle }),
    ...(pool && {
      temporaryHp: [{ hp: pool, from: 'before the fight', paysCosts: false, lasts: 'until ended' }],
    }),
  };
  return { besides, boons };
}

/** COND-11: one of a kind, or two charms by two charmers. */
function refuseTwice(reading: CastReading, path: Path, all: readonly Condition[]): void {
  const named = all.map((one) => (one.kind === 'charmed' ? `charmed by ${one.by}` : one.kind));
  if (new Set(named).size < named.length)
    fault(reading, path, 'A condition stands here twice; expected each once.');
}

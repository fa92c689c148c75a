import {
  type Boon,
  type Creature,
  type CreatureId,
} from '../../../../src/rules/combat/creature.ts';
import { type Path } from '../../format/source.ts';
import { type CastReading, readCreature } from './cast.ts';
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

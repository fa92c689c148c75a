import { countedOn, timesCounted } from '../../../../src/rules/abilities/limits.ts';
import { type CreatureId } from '../../../../src/rules/combat/creature.ts';
import { fault, fitting } from '../../format/reading.ts';
import { type Path } from '../../format/source.ts';
import { callOf, type CastReading } from '../format/cast.ts';
import { counted, isMapping } from '../format/values.ts';
import { type Check, equals, type Stand } from './check.ts';

/** ITEM-27: how many uses of a week or game are left of each ability that is named. */
export function usesLeftChecks(
  reading: CastReading,
  path: Path,
  id: CreatureId,
  value: unknown,
): Check[] {
  if (!isMapping(value) || Object.keys(value).length === 0) {
    fault(reading, path, 'expected abilities with numbers, such as { Encore: 0 }.');
    return [];
  }
  return Object.entries(value).flatMap(([ability, said]) => {
    const at = [...path, ability];
    const left = fitting(reading, at, counted, said);
    if (left === null) return [];
    const what = `${callOf(reading.cast, id)}: left of ${ability}`;
    return [equals(reading.source.lineOf(at), what, String(left), leftOf(id, ability))];
  });
}

const leftOf =
  (id: CreatureId, ability: string) =>
  ({ fight }: Stand): string => {
    const left = (fight.creatures[id]?.kit ?? []).flatMap(({ abilities, used }) =>
      countedOn(abilities)
        .filter(({ name }) => name === ability)
        .map(({ limit }) => limit.times - timesCounted(used, ability)),
    );
    return left.length > 0 ? left.join(' and ') : 'no use of a week or game';
  };

import { type Fought } from '../../../../src/rules/combat/index.ts';
import { summonedId } from '../format/cast.ts';

/** Whoever was summoned by an act has the id by which the file calls them: by their order. */
export function asCalled({ fight, events }: Fought): Fought {
  const summoned = Object.values(fight.creatures).filter((one) => one.summoned);
  const ids = summoned.map(({ id }, nth) => [id, summonedId(nth)] as const);
  const fresh = ids.filter(([id, called]) => id !== called);
  if (fresh.length === 0) return { fight, events };
  const text = fresh.reduce(
    (told, [id, called]) => told.replaceAll(new RegExp(`\\b${id}\\b`, 'g'), called),
    JSON.stringify({ fight, events }),
  );
  return JSON.parse(text) as Fought;
}

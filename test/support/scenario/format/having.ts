import { withStatics } from '../../../../src/rules/abilities/static.ts';
import { holyPower } from '../../../../src/rules/abilities/holy.ts';
import { withLent } from '../../../../src/rules/abilities/lending.ts';
import { dependentsOf } from '../../../../src/rules/combat/dependents.ts';
import { resting } from '../../../../src/rules/combat/varying.ts';
import { type Sheet } from '../../../../src/rules/hero/stats.ts';
import { type ItemId } from '../../../../src/rules/names.ts';
import { type Reading } from '../../format/reading.ts';
import { type Path } from '../../format/source.ts';
import { type Stocked } from './card.ts';
import { type Thing } from './kit.ts';
import { readSheet, refuseSameAttacks, type Stated } from './sheet.ts';

/** ITEM-03: as if it had levelled up with those things on. */
function levelled(sheet: Sheet, level: number, which: readonly (ItemId | null)[]): Sheet {
  if (!sheet.varying) return sheet;
  const now = new Map(dependentsOf(resting(sheet, level)).map((one) => [one.depends?.of, one]));
  const varying = sheet.varying.map((one) =>
    one.depends && which.includes(one.depends.of) ? (now.get(one.depends.of) ?? one) : one,
  );
  return { ...sheet, varying };
}

/** What a creature of the file is called, and comes with. */
export type Has = Pick<Stocked, 'name' | 'level' | 'sheet' | 'items' | 'kit'> & {
  /** QUEST-07: its card makes it a boss, wherever there are any; absent: it has none that does. */
  boss?: boolean;
  /** SLOT-07: by its card it is not ridden; absent: it may be. */
  stabled?: boolean;
};

/** As the file says it, stat by stat, with those things. */
export function having(
  reading: Reading,
  path: Path,
  shape: Stated,
  { name, level }: Pick<Has, 'name' | 'level'>,
  things: readonly Thing[],
): Has {
  const sheet = levelled(
    things.reduce(
      (worn, { item: { name, id }, statics, power, counts = null }) =>
        withStatics(worn, { name, power, abilities: statics, dependent: { item: id, counts } }),
      readSheet(reading, path, shape, level),
    ),
    level,
    things.flatMap(({ item, counts }) => (counts === undefined ? item.id : [])),
  );
  refuseSameAttacks(reading, [...path, 'items'], sheet.attacks);
  const holy = holyPower(things.map(({ statics }) => ({ abilities: statics })));
  return {
    ...{ name, level, sheet },
    items: things.map(({ item }) => item),
    kit: withLent(
      things.flatMap(({ carried, isHoly }) =>
        carried ? [isHoly ? { ...carried, x: Math.max(0, carried.x + holy) } : carried] : [],
      ),
      things.map(({ item, statics }) => ({ item: item.id, abilities: statics })),
    ),
  };
}

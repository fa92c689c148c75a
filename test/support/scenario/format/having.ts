import { withStatics } from '../../../../src/rules/abilities/static.ts';
import { type Reading } from '../../format/reading.ts';
import { type Path } from '../../format/source.ts';
import { type StockMonster } from './card.ts';
import { type Thing } from './kit.ts';
import { readSheet, refuseSameAttacks, type Stated } from './sheet.ts';

/** What a creature of the file is called, and comes with. */
export type Has = Pick<StockMonster, 'name' | 'level' | 'sheet' | 'items' | 'kit'>;

/** As the file says it, stat by stat, with those things. */
export function having(
  reading: Reading,
  path: Path,
  shape: Stated,
  { name, level }: Pick<Has, 'name' | 'level'>,
  things: readonly Thing[],
): Has {
  const sheet = things.reduce(
    (worn, { item, statics, power }) =>
      withStatics(worn, { name: item.name, power, abilities: statics }),
    readSheet(reading, path, shape, level),
  );
  refuseSameAttacks(reading, [...path, 'items'], sheet.attacks);
  return {
    ...{ name, level, sheet },
    items: things.map(({ item }) => item),
    kit: things.flatMap(({ carried }) => carried ?? []),
  };
}

import { boardLimit } from '../../../../src/rules/board/tile.ts';
import {
  defaultStats,
  naturalAttack,
  type BasicAttack,
  type Sheet,
  type StatName,
  statNames,
} from '../../../../src/rules/hero/stats.ts';
import { grown } from '../../../../src/rules/monsters/levels.ts';
import { fault, type Reading } from '../../format/reading.ts';
import { type Path } from '../../format/source.ts';
import { attackShape, type CreatureShape } from './shape.ts';
import { keyed, readWord } from './values.ts';

/** HP of whom the file gives none. */
const usualHp = 30;

export type Stated = Pick<CreatureShape, 'stats' | 'attacks' | 'card level'>;

/** No sentence could tell two attacks of one name apart. */
export function refuseSameAttacks(
  reading: Reading,
  path: Path,
  attacks: readonly BasicAttack[],
): void {
  const names = attacks.map(({ name }) => name);
  const [twice] = names.filter((name, at) => names.indexOf(name) < at);
  if (twice !== undefined)
    fault(reading, path, `Two attacks are called “${twice}”; expected a name for each.`);
}

/**
 * Stats in force, and the Natural Attack before those of the file (COMBAT-07). With a `card level`
 * the stats are those of that level, and MONSTER-05's gains bring them to `level`.
 */
export function readSheet(reading: Reading, path: Path, shape: Stated, level: number): Sheet {
  const stats = { ...defaultStats, hp: usualHp };
  for (const [said, n] of Object.entries(shape.stats)) {
    const stat: StatName | null = readWord(
      reading,
      [...path, 'stats', said],
      'stat',
      statNames,
      said,
    );
    if (stat) stats[stat] = n;
  }
  if (stats.hp < 1) fault(reading, [...path, 'stats', 'hp'], 'expected 1 HP or more.');
  const attacks = shape.attacks.flatMap((said, at): BasicAttack[] => {
    const attack = keyed(reading, [...path, 'attacks', at], attackShape, said);
    return attack ? [attack] : [];
  });
  const sheet = { stats, attacks: [naturalAttack, ...attacks] };
  refuseSameAttacks(reading, [...path, 'attacks'], sheet.attacks);
  const card = shape['card level'];
  if (card !== undefined && card > level)
    fault(reading, [...path, 'card level'], `It is of level ${level}; expected no higher one.`);
  const inForce = card === undefined ? sheet : grown(sheet, level - card);
  if (inForce.stats.size >= boardLimit)
    fault(
      reading,
      path,
      `It fills more tiles than any map has; expected a size below ${boardLimit}.`,
    );
  return inForce;
}

import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { type RuleId } from '../../../../src/rules/names.ts';
import { meant } from '../../format/fault.ts';
import { fault, type Reading } from '../../format/reading.ts';
import { type Path } from '../../format/source.ts';

const home = new URL('../../../../seeds/rulebook', import.meta.url);

/** Every id of the rulebook: each rule is a file there. */
const ids = readdirSync(home, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.yaml'))
  .map((path) => basename(path, '.yaml'));
const known = new Set(ids);

export function readRule(reading: Reading, path: Path, said: string): RuleId | null {
  if (known.has(said)) return said as RuleId;
  const expected = `There is no rule “${said}”; expected an id of the rulebook, such as COMBAT-03.`;
  return fault(reading, path, expected + meant(said, ids));
}

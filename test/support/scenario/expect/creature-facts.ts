import { sideOf } from '../../../../src/rules/board/space.ts';
import { tileName } from '../../../../src/rules/board/tile.ts';
import { type Creature, type CreatureId } from '../../../../src/rules/combat/creature.ts';
import { hpOf, maxHp } from '../../../../src/rules/combat/health.ts';
import { criticalFrom, guiseOf, statOf } from '../../../../src/rules/combat/reading.ts';
import { statNames } from '../../../../src/rules/hero/stats.ts';
import { expectedOneOf } from '../../format/fault.ts';
import { fault, fitting } from '../../format/reading.ts';
import { texts } from '../../format/shapes.ts';
import { type Path } from '../../format/source.ts';
import { callOf, type Cast, type CastReading, readAnybody } from '../format/cast.ts';
import { isMapping, readTile, whole, yesOrNo, quoted } from '../format/values.ts';
import { type Check, equals, type Stand } from './check.ts';
import { reachCheck } from './reach.ts';
import { usesLeftChecks } from './uses-left.ts';

/** Says a value of the file in the very words in which `now` says what there is. */
export type Form = (reading: CastReading, path: Path, value: unknown) => string | null;

type Fact = { form: Form; now(creature: Creature, cast: Cast): string };

export const number: Form = (reading, path, value) => {
  const n = fitting(reading, path, whole, value);
  return n === null ? null : String(n);
};
export const truth: Form = (reading, path, value) =>
  fitting(reading, path, yesOrNo, value) === null ? null : quoted(value);
export const tile: Form = (reading, path, value) => {
  const found = readTile(reading, path, quoted(value));
  return found === null ? null : tileName(found);
};
export const creature: Form = (reading, path, value) => {
  const id = readAnybody(reading, path, quoted(value));
  return id && callOf(reading.cast, id);
};
/** A list in any order; `none` for an empty one. */
export const list: Form = (reading, path, value) => {
  const said = fitting(reading, path, texts, value);
  return said && listed(said.filter((one) => one !== 'none'));
};

export const listed = (words: readonly string[]) => [...words].sort().join(', ') || 'none';
export const yes = (is: boolean) => (is ? 'yes' : 'no');

const heights: Form = (reading, path, value) =>
  value === 'ground' || value === 'air'
    ? value
    : fault(reading, path, 'expected “ground” or “air”.');

const words: Form = (_, __, value) => quoted(value);

const stats = Object.fromEntries(
  statNames.map((stat): [string, Fact] => [
    stat,
    { form: number, now: (one) => String(statOf(one, stat)) },
  ]),
);

/** MOVE-16: its own size, which is none of its mount’s. */
export const statureOf = (one: Creature): number =>
  one.mount === null ? one.size : statOf(one, 'size');

export const creatureFacts: Readonly<Record<string, Fact>> = {
  ...stats,
  hp: { form: number, now: (one) => String(hpOf(one)) },
  'max hp': { form: number, now: (one) => String(maxHp(one)) },
  'temporary hp': {
    form: number,
    now: ({ temporaryHp }) => String(temporaryHp.reduce((sum, { hp }) => sum + hp, 0)),
  },
  at: { form: tile, now: (one) => tileName(one.tile) },
  dead: { form: truth, now: (one) => yes(one.dead) },
  size: { form: number, now: (one) => String(statureOf(one)) },
  fills: { form: number, now: ({ size }) => String(sideOf(size)) },
  level: { form: number, now: (one) => String(one.level) },
  height: { form: heights, now: (one) => one.height },
  depth: { form: number, now: (one) => String(one.depth) },
  mount: { form: creature, now: ({ mount }, cast) => callOf(cast, mount) },
  conditions: { form: list, now: (one) => listed(one.conditions.map(({ kind }) => kind)) },
  'level-up gold': {
    form: number,
    now: ({ id }, cast) => String(cast.find((one) => one.id === id)?.income ?? 0),
  },
  boons: { form: list, now: (one) => listed([...new Set(one.boons.map(({ kind }) => kind))]) },
  guise: { form: words, now: (one) => guiseOf(one)?.name ?? 'none' },
  'critical from': { form: number, now: (one) => String(criticalFrom(one)) },
  movement: { form: list, now: (one) => listed(one.movement) },
};

/** What is expected of one creature, fact by fact. */
export function creatureChecks(
  reading: CastReading,
  path: Path,
  id: CreatureId,
  value: unknown,
): Check[] {
  const who = callOf(reading.cast, id);
  if (value === 'absent') return [absent(reading, path, id)];
  if (!isMapping(value) || Object.keys(value).length === 0) {
    fault(reading, path, 'expected facts, such as { hp: 6 }, or “absent”.');
    return [];
  }
  return Object.entries(value).flatMap(([name, said]) => {
    const at = [...path, name];
    if (name === 'reach') return reachCheck(reading, at, id, said) ?? [];
    if (name === 'left') return usesLeftChecks(reading, at, id, said);
    const fact = Object.hasOwn(creatureFacts, name) ? creatureFacts[name] : undefined;
    if (!fact) {
      const known = [...Object.keys(creatureFacts), 'reach', 'left'];
      return fault(reading, at, expectedOneOf('fact of a creature', name, known)) ?? [];
    }
    const text = fact.form(reading, at, said);
    if (text === null) return [];
    const now = ({ fight, cast }: Stand) => {
      const found = fight.creatures[id];
      return found ? fact.now(found, cast) : 'nothing: it is not in this fight';
    };
    return [equals(reading.source.lineOf(at), `${who}: ${name}`, text, now)];
  });
}

const absent = (reading: CastReading, path: Path, id: CreatureId): Check => ({
  line: reading.source.lineOf(path),
  expected: `${callOf(reading.cast, id)} is not in the fight`,
  judge({ fight }) {
    const found = fight.creatures[id];
    return found && !found.gone ? 'it is there' : null;
  },
});

import { type Creature, type CreatureId } from '../../../../src/rules/combat/creature.ts';
import { heroId, type ItemId } from '../../../../src/rules/names.ts';
import { expectedOneOf } from '../../format/fault.ts';
import { fault, type Reading } from '../../format/reading.ts';
import { type Path } from '../../format/source.ts';

export type Item = { name: string; id: ItemId; abilities: string[] };

/** Whom a file can speak of, by a letter or a name. */
export type Member = {
  letter: string;
  name: string;
  id: CreatureId;
  kind: Creature['kind'];
  /** By name, in the order of the sheet. */
  attacks: string[];
  /** Attacks that abilities of the file may grant, behind its own. */
  granted: string[];
  items: Item[];
  /** Not there from the beginning: comes when a duel's monster is released. */
  released: boolean;
  /** ITEM-05: gold that its things bring with a level; absent: none. */
  income?: number;
};
export type Cast = readonly Member[];

/** A file whose creatures are known by now. */
export type CastReading = Reading & { cast: Cast };

/** Who is called so where nobody is meant: no fight has so many heroes. */
export const nobody: CreatureId = heroId('h99');

/** `x` marks tiles in drawings. */
export const isLetter = (key: string) => /^[A-Za-wyz]$/.test(key);

/** An id for each letter, in the order of the file: h1, h2 …, m1 …, c1 …, as the engine has them. */
export function idsFor(kinds: ReadonlyMap<string, Creature['kind']>): Map<string, CreatureId> {
  const counts = { hero: 0, monster: 0, companion: 0 };
  const ids = new Map<string, CreatureId>();
  for (const [letter, kind] of kinds) {
    const n = ++counts[kind];
    ids.set(letter, kind === 'hero' ? heroId(`h${n}`) : kind === 'monster' ? `m${n}` : `c${n}`);
  }
  return ids;
}

/** How many monsters may come out in one duel; more than any scenario has patience for. */
const mostReleased = 9;

/** DUEL-04, DUEL-08: those who may come out are called m, n, o …, leaving out what is taken. */
export function releasedLetters(taken: ReadonlySet<string>): string[] {
  const letters = [...'mnopqrstuvwyzabcdefghijkl'].filter((letter) => !taken.has(letter));
  return letters.slice(0, mostReleased);
}

/** ITEM-24: those whom abilities summon are called s, t, u …, leaving out what is taken. */
export function summonedLetters(taken: ReadonlySet<string>): string[] {
  const letters = [...'stuvwyzabcdefghijklmnopqr'].filter((letter) => !taken.has(letter));
  return letters.slice(0, mostSummoned);
}

const mostSummoned = 5;

/** What stands for them in the file: the engine's own ids tell of the round, too. */
export const summonedId = (nth: number): CreatureId => `c${1001 + nth}`;

export const memberCalled = (cast: Cast, said: string): Member | undefined =>
  cast.find(({ letter, name }) => letter === said || name === said);

/** How a creature is called in what the runner prints. */
export function callOf(cast: Cast, id: CreatureId | null): string {
  if (id === null || id === nobody) return 'nobody';
  return cast.find((member) => member.id === id)?.letter ?? id;
}

export function readMember(reading: CastReading, path: Path, said: string): Member | null {
  const { cast } = reading;
  const listed = cast.filter((one, at) => !one.released || cast[at - 1]?.released !== true);
  const letters = listed.map(({ letter }) => letter);
  return memberCalled(cast, said) ?? fault(reading, path, expectedOneOf('creature', said, letters));
}

export const readCreature = (reading: CastReading, path: Path, said: string): CreatureId | null =>
  readMember(reading, path, said)?.id ?? null;

/** The same where the file may also say `nobody`. */
export const readAnybody = (reading: CastReading, path: Path, said: string): CreatureId | null =>
  said === 'nobody' ? nobody : readCreature(reading, path, said);

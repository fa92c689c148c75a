import { type Creature, type CreatureId } from '../../../../src/rules/combat/creature.ts';
import { type FightMode } from '../../../../src/rules/combat/fight.ts';
import { type Tile } from '../../../../src/rules/board/tile.ts';
import { levelUpGold } from '../../../../src/rules/hero/treasures.ts';
import { naturalAttack, type Sheet } from '../../../../src/rules/hero/stats.ts';
import { type HeroId } from '../../../../src/rules/names.ts';
import { fault, type Reading } from '../../format/reading.ts';
import { type Path } from '../../format/source.ts';
import { type Carried } from '../../../../src/rules/abilities/carried.ts';
import { besidesOf } from './besides.ts';
import { readCard } from './card.ts';
import { readCompanionCard } from './companion-card.ts';
import {
  type Cast,
  type CastReading,
  idsFor,
  isLetter,
  type Member,
  readMember,
  releasedLetters,
  summonedId,
  summonedLetters,
} from './cast.ts';
import { type Has, having } from './having.ts';
import { readThing } from './kit.ts';
import { type Kept } from './kept.ts';
import { type Drawn } from './map.ts';
import { type Newcomer } from './scenario.ts';
import { creatureShape, type CreatureShape } from './shape.ts';
import { type Shelf } from './shelf.ts';
import { isMapping, keyed, readTile } from './values.ts';
import { refuseFullSlots, wornThings } from './wears.ts';

export type Described = {
  letter: string;
  path: Path;
  shape: CreatureShape;
  level: number;
  sheet: Sheet;
  member: Member;
  kit: Carried[];
  /** QUEST-07: its card makes it a boss, wherever there are any. */
  boss: boolean;
  /** SLOT-07: by its card it is not ridden. */
  stabled: boolean;
};

/** Everybody that the file describes, in its order. */
export function readWho(reading: Reading, value: unknown, shelf: () => Shelf): Described[] {
  if (!isMapping(value) || Object.keys(value).length === 0) {
    fault(reading, ['who'], 'expected creatures by their letters, such as “A: { name: Ada }”.');
    return [];
  }
  const shapes = Object.entries(value).flatMap(([letter, told]) => {
    const path = ['who', letter];
    if (!isLetter(letter)) {
      const expected = 'a capital for a hero, a small letter (but x) for a monster or companion';
      fault(reading, path, `“${letter}” is no creature’s letter; expected ${expected}.`);
      return [];
    }
    const shape = keyed(reading, path, creatureShape, told === '' ? {} : told);
    return shape ? [{ letter, path, shape }] : [];
  });
  const kinds = new Map(shapes.map(({ letter, shape }) => [letter, kindOf(letter, shape)]));
  const ids = idsFor(kinds);
  const count = { things: 0 };
  return shapes.flatMap(({ letter, path, shape }) => {
    const has =
      shape.card === undefined
        ? readOwn(reading, path, letter, shape, shelf, count)
        : readStocked(reading, path, letter, shape, shelf, shape.card);
    if (!has) return [];
    const { level, sheet, items, kit, boss = false, stabled = false } = has;
    const member: Member = {
      letter,
      name: has.name,
      id: ids.get(letter) as CreatureId,
      kind: kindOf(letter, shape),
      attacks: sheet.attacks.map(({ name }) => name),
      items,
      granted: [],
      released: false,
      income: levelUpGold(sheet, level),
    };
    return { letter, path, shape, level, sheet, member, kit, boss, stabled };
  });
}

/** As the file says it, stat by stat and thing by thing. */
function readOwn(
  reading: Reading,
  path: Path,
  letter: string,
  shape: CreatureShape,
  shelf: () => Shelf,
  count: { things: number },
): Has {
  const level = levelOf(letter, shape);
  const things = [
    ...Object.entries(shape.items).flatMap(
      ([name, value]) =>
        readThing(reading, [...path, 'items', name], name, value, ++count.things) ?? [],
    ),
    ...shape.wears.flatMap((said, at) =>
      wornThings(reading, [...path, 'wears', at], shelf, said, level, count),
    ),
  ];
  refuseFullSlots(reading, path, things);
  return having(reading, path, shape, { name: shape.name ?? letter, level }, things);
}

/** As a card of the stock says it. */
function readStocked(
  reading: Reading,
  path: Path,
  letter: string,
  shape: CreatureShape,
  shelf: () => Shelf,
  called: string,
): Has | null {
  const kind = kindOf(letter, shape);
  if (kind === 'hero')
    return fault(reading, [...path, 'card'], 'A hero has none; expected that of a small letter.');
  const read = kind === 'monster' ? readCard : readCompanionCard;
  const stocked = read(reading, path, shelf, called, shape);
  return stocked && { ...stocked, name: shape.name ?? stocked.name };
}

const isHero = (letter: string) => /[A-Z]/.test(letter);
const levelOf = (letter: string, { level }: { level?: number | undefined }) =>
  level ?? (isHero(letter) ? 1 : 0);

const kindOf = (letter: string, shape: CreatureShape): Creature['kind'] =>
  isHero(letter) ? 'hero' : shape['companion of'] === undefined ? 'monster' : 'companion';

/** All whom the file can speak of, those included who come only when they are released. */
export function castOf(described: readonly Described[], kept: Kept | null): Cast {
  const listed = described.map(({ member }) => member);
  const before = listed.filter(({ kind }) => kind === 'monster').length;
  const letters = kept ? releasedLetters(new Set(listed.map(({ letter }) => letter))) : [];
  const attacks = kept?.reserve.sheet.attacks.map(({ name }) => name) ?? [];
  const items = kept?.items ?? [];
  const released = letters.map((letter, i): Member => ({
    ...{ letter, name: letter, kind: 'monster', attacks, items, granted: [], released: true },
    id: `m${before + i + 1}`,
  }));
  const kits = [...described.map(({ kit }) => kit), kept?.reserve.kit ?? []];
  const all = [...listed, ...released, ...summonedBy(kits, [...listed, ...released])];
  const granted = grantedBy(kits, all);
  return granted.length === 0 ? all : all.map((one) => ({ ...one, granted }));
}

const effectsOf = (kits: readonly Carried[][]) =>
  kits.flat().flatMap(({ abilities }) => abilities.flatMap((ability) => ability.do));

/** What a guise attacks with, and whatever there is to copy, too. */
function grantedBy(kits: readonly Carried[][], all: Cast): string[] {
  const names = effectsOf(kits).flatMap((one) => {
    if ('grant attack' in one) return [one['grant attack']];
    if ('copy' in one) return all.flatMap(({ attacks }) => attacks);
    if (!('transform' in one) || one.transform === 'back') return [];
    return (one.transform.attacks ?? []).map(({ name }) => name);
  });
  return [...new Set(names)];
}

/** Whom the things of the file may summon; their attacks are all that any of them has. */
function summonedBy(kits: readonly Carried[][], others: Cast): Member[] {
  const words = effectsOf(kits).flatMap((one) => ('summon' in one ? [one] : []));
  if (words.length === 0) return [];
  const own = words.flatMap((one) => one.attacks.map(({ name }) => name));
  const attacks = [naturalAttack.name, ...new Set(own)];
  return summonedLetters(new Set(others.map(({ letter }) => letter))).map((letter, nth) => ({
    ...{ letter, name: letter, kind: 'companion', id: summonedId(nth), attacks },
    ...{ items: [], granted: [], released: true },
  }));
}

/** Two who are called alike, which no sentence could tell apart. */
export function refuseNamesakes(reading: Reading, described: readonly Described[]): void {
  for (const [at, { path, member }] of described.entries())
    if (described.slice(0, at).some((one) => one.member.name === member.name))
      fault(reading, path, `Two are called “${member.name}”; expected a name for each.`);
}

export function readNewcomer(
  reading: CastReading,
  one: Described,
  mode: FightMode,
  drawn: Drawn,
  all: readonly Described[],
): Newcomer {
  const { letter, path, shape, level, sheet, member, kit, boss, stabled } = one;
  const { id, name, kind } = member;
  const owner = ownerOf(reading, one);
  const tile = placeOf(reading, path, shape, drawn.marks.get(letter)?.[0]);
  const leader = all.find(({ member }) => member.id === owner)?.shape.side;
  const usualSide = kind === 'monster' ? 'monsters' : mode === 'duel' ? (owner ?? id) : 'heroes';
  const { besides, boons } = besidesOf(reading, path, shape, id);
  const ways = sheet.gifts?.ways ?? [];
  if (besides.movement) besides.movement = [...new Set([...besides.movement, ...ways])];
  const entrant = {
    ...{ id, name, kind, sheet, level },
    side: shape.side ?? leader ?? usualSide,
    player: kind === 'hero' ? (id as HeroId) : owner,
    damageTaken: shape['damage taken'],
    boons,
    ...(kit.length > 0 && { kit }),
    ...((shape.boss || (boss && mode === 'quest')) && { boss: true as const }),
    ...(stabled && { stabled }),
    ...(shape.searches !== undefined && { searches: shape.searches }),
    ...(tile !== undefined && { tile }),
  };
  return { entrant, besides, waits: shape.waits };
}

function ownerOf(reading: CastReading, { letter, path, shape }: Described): HeroId | null {
  const said = shape['companion of'];
  if (said === undefined) return null;
  if (isHero(letter))
    return fault(
      reading,
      [...path, 'companion of'],
      `${letter} is a hero; expected a small letter.`,
    );
  const owner = readMember(reading, [...path, 'companion of'], said);
  if (!owner || owner.kind === 'hero') return (owner?.id ?? null) as HeroId | null;
  return fault(reading, [...path, 'companion of'], `${said} is no hero; expected one.`);
}

function placeOf(
  reading: Reading,
  path: Path,
  { at }: CreatureShape,
  drawn: Tile | undefined,
): Tile | undefined {
  if (at === undefined) return drawn;
  if (drawn === undefined) return readTile(reading, [...path, 'at'], at) ?? undefined;
  fault(reading, [...path, 'at'], 'It stands on the map already; expected one or the other.');
  return drawn;
}

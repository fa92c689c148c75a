import { z } from 'zod';
import { type Carried, type Standing } from '../../../../src/rules/abilities/carried.ts';
import { withCrystals } from '../../../../src/rules/abilities/crystals.ts';
import { type Used } from '../../../../src/rules/abilities/limits.ts';
import {
  type FightAbility,
  fightAbilitySchema,
  type SeamAbility,
} from '../../../../src/rules/abilities/seam.ts';
import { type StaticAbility, staticAbilitySchema } from '../../../../src/rules/abilities/static.ts';
import { outlastsItself } from '../../../../src/rules/abilities/used-up.ts';
import { verbs } from '../../../../src/rules/abilities/verbs/index.ts';
import { type Slot } from '../../../../src/rules/items/definition.ts';
import { itemId, type ItemId } from '../../../../src/rules/names.ts';
import { expectedOneOf } from '../../format/fault.ts';
import { fault, fitting, type Reading } from '../../format/reading.ts';
import { texts } from '../../format/shapes.ts';
import { type Path } from '../../format/source.ts';
import { type Item } from './cast.ts';
import { leftSchema, usedFrom } from './uses-left.ts';
import { counted, isMapping, keyed, whole, yesOrNo } from './values.ts';

const thingShape = z.strictObject({
  power: counted.default(0),
  charges: counted.optional(),
  crystals: counted.default(0),
  full: counted.optional(),
  left: leftSchema,
  counts: whole.optional(),
  spell: yesOrNo.default(false),
  consumable: yesOrNo.default(false),
  treasure: yesOrNo.default(false),
  holy: yesOrNo.default(false),
  abilities: z.array(z.unknown()),
  never: texts.default([]),
  asks: texts.default([]),
  always: texts.default([]),
});

/**
 * What a creature of the file has: its name, what of it is on its sheet, and what the engine is given
 * of it besides, if it does anything.
 */
export type Thing = {
  item: Item;
  power: number;
  statics: readonly object[];
  /** ITEM-03: of a dependent, what it came to last; absent: what it comes to as it is worn. */
  counts?: number | undefined;
  /** ITEM-10: a holy spell; absent: it is none. */
  isHoly?: boolean;
  /** SLOT-02: the slot that it fills; absent: none that is counted. */
  fills?: Slot;
  carried: Carried | null;
};

/** `{ Wand: { power: 2, abilities: [{ use: … }] } }`; a list of names is a thing that does nothing. */
export function readThing(
  reading: Reading,
  path: Path,
  name: string,
  value: unknown,
  at: number,
): Thing | null {
  const id = itemId(`i${at}`);
  if (!isMapping(value)) {
    const abilities = fitting(reading, path, texts, value);
    return abilities && { item: { name, id, abilities }, power: 0, statics: [], carried: null };
  }
  const shape = keyed(reading, path, thingShape, value);
  if (!shape) return null;
  const { charges, full } = shape;
  if (full !== undefined && (charges === undefined || charges > full))
    fault(reading, [...path, 'full'], `expected “charges”, and no more of them than ${full}.`);
  const all = withCrystals(
    shape.abilities.flatMap(
      (one, index) => readAbility(reading, [...path, 'abilities', index], one) ?? [],
    ),
    shape.crystals,
  );
  if (shape.counts !== undefined && !all.some((one) => 'depends' in one))
    fault(reading, [...path, 'counts'], 'Nothing of it depends on a stat; expected “depends”.');
  refuseVain(reading, path, shape, all);
  const statics = all.filter(isStaticForm);
  const abilities = all.filter((one): one is FightAbility => !isStaticForm(one));
  const names = abilities.map((ability) => ability.name ?? name);
  for (const key of ['never', 'asks'] as const)
    for (const said of shape[key])
      if (!names.includes(said))
        fault(reading, [...path, key], expectedOneOf(`ability of ${name}`, said, names));
  const used = usedFrom(reading, path, shape.left, all);
  return {
    item: { name, id, abilities: names },
    power: shape.power,
    statics,
    counts: shape.counts,
    isHoly: shape.holy,
    carried: abilities.length === 0 ? null : carriedOf(id, name, at, abilities, shape, used),
  };
}

/** What could never happen with a thing of these numbers. */
function refuseVain(
  reading: Reading,
  path: Path,
  { charges, consumable }: Pick<z.output<typeof thingShape>, 'charges' | 'consumable'>,
  all: readonly SeamAbility[],
): void {
  const abilities = [...path, 'abilities'];
  if (outlastsItself(all))
    fault(
      reading,
      abilities,
      'expected no “always” and no “attack” beside “used up”: the thing is gone with its use.',
    );
  if (charges === undefined && all.some((one) => 'charge' in one))
    fault(reading, abilities, 'It has no charge to take; expected “charges” of the thing.');
  const updates = all.some((one) => 'do' in one && one.do.some((effect) => 'update' in effect));
  if (updates && !consumable)
    fault(
      reading,
      abilities,
      'Only a consumable updates dependents; expected “consumable: yes” of the thing.',
    );
}

/** Which form an ability has, and each effect, is told by its key; so is what is none. */
function readAbility(reading: Reading, path: Path, value: unknown): SeamAbility | null {
  const [unknown] = strangeIn(value);
  if (unknown !== undefined)
    return fault(reading, path, expectedOneOf('effect', unknown, Object.keys(verbs)));
  return isStaticForm(value)
    ? fitting(reading, path, staticAbilitySchema, meant(value))
    : fitting(reading, path, fightAbilitySchema, meant(value));
}

/** A trap by itself, without the thing that it comes of. */
export function readTrapAbility(
  reading: Reading,
  path: Path,
  value: unknown,
): Extract<FightAbility, { trap: object }> | null {
  const ability = readAbility(reading, path, value);
  return ability && 'trap' in ability ? ability : null;
}

const isStaticForm = (value: unknown): value is StaticAbility =>
  isMapping(value) &&
  ('always' in value ||
    'attack' in value ||
    'depends' in value ||
    'level up' in value ||
    'holy' in value);

/** The first key of each effect that has none of the words. */
const strangeIn = (value: unknown): string[] =>
  isMapping(value) && Array.isArray(value['do'])
    ? value['do'].flatMap((effect: unknown) => {
        const keys = isMapping(effect) ? Object.keys(effect) : [];
        return keys.some((key) => Object.hasOwn(verbs, key)) ? [] : keys.slice(0, 1);
      })
    : [];

function carriedOf(
  item: ItemId,
  name: string,
  place: number,
  abilities: FightAbility[],
  {
    power: x,
    charges,
    full = charges,
    never,
    asks,
    always,
    spell,
    consumable,
    treasure,
  }: z.output<typeof thingShape>,
  used: Used[],
): Carried {
  const standing: Record<number, Standing> = {};
  for (const [index, ability] of abilities.entries())
    for (const [said, list] of [
      ['never', never],
      ['ask', asks],
      ['always', always],
    ] as const)
      if (list.includes(ability.name ?? name)) standing[index] = said;
  return {
    ...{ item, name, x, place, abilities, standing },
    ...{ charges: charges ?? null, spent: false, uses: {} },
    ...(full !== undefined && { full }),
    ...(used.length > 0 && { used }),
    ...(spell && { spell }),
    ...(consumable && { consumable }),
    ...(treasure && { treasure }),
  };
}

/** Every value of a file is a text; a card has numbers and yes as well. */
function meant(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(meant);
  if (isMapping(value))
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, meant(one)]));
  if (typeof value === 'string' && /^-?\d+$/.test(value)) return Number(value);
  if (value === 'no' || value === 'false') return false;
  return value === 'yes' || value === 'true' ? true : value;
}

import { z } from 'zod';
import { withCrystals } from '../../../../src/rules/abilities/crystals.ts';
import { type Used } from '../../../../src/rules/abilities/limits.ts';
import { isForFights } from '../../../../src/rules/abilities/seam.ts';
import { room } from '../../../../src/rules/hero/equip.ts';
import { freshCharges } from '../../../../src/rules/hero/charges.ts';
import { carriedFrom } from '../../../../src/rules/hero/kit.ts';
import { additionOf } from '../../../../src/rules/items/additions.ts';
import { type Card, ultimateForms } from '../../../../src/rules/items/card.ts';
import { type Slot } from '../../../../src/rules/items/definition.ts';
import { powerOf } from '../../../../src/rules/items/power.ts';
import { itemId } from '../../../../src/rules/names.ts';
import { expectedOneOf } from '../../format/fault.ts';
import { fault, fitting, type Reading } from '../../format/reading.ts';
import { type Path } from '../../format/source.ts';
import { type Thing } from './kit.ts';
import { sittingAs, sittingSchema } from './sitting.ts';
import { leftSchema, usedFrom } from './uses-left.ts';
import { whole } from './values.ts';
import { cardCalled, type Shelf } from './shelf.ts';
import { halvesAs, refuseMisplaced } from './worn-forms.ts';

const form = z.enum(ultimateForms);
const become = z.strictObject({
  is: form.optional(),
  'one with': z.string().optional(),
  carries: z.array(sittingSchema).default([]),
  counts: whole.optional(),
  left: leftSchema,
  never: z.array(z.string()).default([]),
});

/** What has become of a worn thing: `greater`, `[Red Gem]` that sits on it, or all that can. */
const becomeSchema = z.union(
  [
    form.transform((is) => become.parse({ is })),
    z.array(sittingSchema).transform((carries) => become.parse({ carries })),
    become,
  ],
  {
    error:
      'expected greater, lesser, a list of what sits on it, or such as ' +
      '{ is: greater, one with: Lucky Flea, carries: [Red Gem] }',
  },
);
type Become = z.output<typeof becomeSchema>;
const nothing: Become = become.parse({});

const wornSchema = z
  .union([z.string(), z.record(z.string(), z.unknown())], {
    error: 'expected the name of a thing, or { Brass Ring: greater }',
  })
  .transform((said) => (typeof said === 'string' ? [[said, null] as const] : Object.entries(said)))
  .refine((said) => said.length === 1, 'expected one thing, with what has become of it');

type Count = { things: number };

/**
 * Things of the stock as somebody who has them on, fresh and with all their charges: `Brass Ring`,
 * `{ Brass Ring: greater }`, or `{ Brass Ring: [Red Gem] }` with what sits on it. `never` names what of
 * all that its player never wants (COMBAT-14).
 */
export function wornThings(
  reading: Reading,
  path: Path,
  shelf: () => Shelf,
  said: unknown,
  level: number,
  count: Count,
): Thing[] {
  const [[name, of] = [null, null]] = fitting(reading, path, wornSchema, said) ?? [];
  const made = of === null ? nothing : fitting(reading, path, becomeSchema, of);
  if (name === null || !made) return [];
  const cardOf = (one: string) => cardCalled(reading, path, shelf().things, '', one);
  const [first, second, ...sitting] = [
    cardOf(name),
    made['one with'] === undefined ? undefined : cardOf(made['one with']),
    ...sittingAs(made.carries, cardOf),
  ];
  if (!first || second === null || sitting.includes(null)) return [];
  const halves = halvesAs(reading, path, made.is, first, second);
  const additions = sitting.filter((one) => one !== null && one !== undefined);
  const [thing] = halves;
  if (!thing) return [];
  if (made.counts !== undefined && !isDependent(thing))
    fault(reading, path, 'Nothing of it depends on a stat; expected no “counts”.');
  refuseMisplaced(reading, path, halves, additions);
  refuseUnsaid(reading, path, [...halves, ...additions], made.never);
  const crystals = additions.filter((one) => additionOf(one) === 'manatech crystal').length;
  const powered = halves.map((one) => ({
    ...one,
    abilities: withCrystals(one.abilities, crystals),
  }));
  const all = [...powered, ...additions];
  const used = usedFrom(
    reading,
    [...path, name],
    made.left,
    all.flatMap(({ abilities }) => abilities),
  );
  return all.map((one, nth) => ({
    ...wornThing(one, thing.slot, level, ++count.things, { used, never: made.never }),
    ...(nth === 0 && { counts: made.counts, fills: thing.slot }),
  }));
}

/** SLOT-02: no slot holds more things than it has room for. */
export function refuseFullSlots(reading: Reading, path: Path, things: readonly Thing[]): void {
  const filled = new Map<Slot, number>();
  for (const { fills, item } of things) {
    if (!fills) continue;
    const there = (filled.get(fills) ?? 0) + 1;
    filled.set(fills, there);
    if (there > room(fills))
      fault(
        reading,
        [...path, 'wears'],
        `${item.name} has no room in the slot ${fills}; expected ${room(fills)} there at most.`,
      );
  }
}

const isDependent = ({ abilities }: Card): boolean => abilities.some((one) => 'depends' in one);

const namesOn = ({ name, abilities }: Card): string[] =>
  abilities.filter(isForFights).map((one) => one.name ?? name);

function refuseUnsaid(
  reading: Reading,
  path: Path,
  cards: readonly Card[],
  never: readonly string[],
): void {
  const names = cards.flatMap(namesOn);
  for (const said of never)
    if (!names.includes(said)) fault(reading, path, expectedOneOf('ability of it', said, names));
}

type SaidOf = { used: Used[]; never: readonly string[] };

function wornThing(card: Card, slot: Slot, level: number, at: number, said: SaidOf): Thing {
  const { name } = card;
  const item = { id: itemId(`i${at}`), slot, charges: freshCharges(card), used: said.used };
  const abilities = namesOn(card);
  // COMBAT-14
  const standing = Object.fromEntries(
    abilities.flatMap((one, place) =>
      said.never.includes(one) ? [[place, 'never' as const]] : [],
    ),
  );
  const carried = carriedFrom(card, level, item, at, standing);
  return {
    item: { name, id: item.id, abilities },
    power: powerOf(card, level),
    statics: card.abilities,
    isHoly: card.kinds.includes('holy spell'),
    carried: carried.abilities.length > 0 ? carried : null,
  };
}

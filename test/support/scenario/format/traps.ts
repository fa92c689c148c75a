import { z } from 'zod';
import { type Thing } from '../../../../src/rules/combat/thing.ts';
import { takesTraps } from '../../../../src/rules/combat/trap-deeds.ts';
import { itemId } from '../../../../src/rules/names.ts';
import { expectedOneOf } from '../../format/fault.ts';
import { fault } from '../../format/reading.ts';
import { type Path } from '../../format/source.ts';
import { type CastReading, readMember } from './cast.ts';
import { readTrapAbility } from './kit.ts';
import { type Drawn } from './map.ts';
import { counted, keyed, readTile, yesOrNo } from './values.ts';
import { type Described } from './who.ts';

const trapShape = z.strictObject({
  of: z.string(),
  at: z.string(),
  thing: z.string().optional(),
  name: z.string().trim().min(2, 'expected a name of two letters or more').optional(),
  power: counted.optional(),
  stealth: counted.optional(),
  flyers: yesOrNo.optional(),
  do: z.array(z.unknown()).optional(),
  sprung: yesOrNo.default(false),
});
type TrapShape = z.output<typeof trapShape>;

/** ITEM-35: what lies there before anybody has done anything, in the order in which it was placed. */
export function readTraps(
  reading: CastReading,
  value: unknown,
  described: readonly Described[],
  { board }: Drawn,
): Thing[] {
  if (value === undefined) return [];
  if (!Array.isArray(value)) {
    fault(reading, ['traps'], 'expected a list, such as [{ of: A, thing: Snare, at: C2 }].');
    return [];
  }
  return value.flatMap((one: unknown, at) => {
    const path = ['traps', at];
    const shape = keyed(reading, path, trapShape, one);
    const owner = shape && readMember(reading, [...path, 'of'], shape.of);
    const whose = described.find(({ member }) => member === owner);
    const tile = shape && readTile(reading, [...path, 'at'], shape.at);
    if (!shape || !whose || tile === null) return [];
    const { id } = whose.member;
    if (!takesTraps({ board }, tile))
      fault(reading, [...path, 'at'], 'No trap lies there; expected ground that takes one.');
    const does =
      shape.thing === undefined ? said(reading, path, shape, at) : own(reading, path, whose, shape);
    if (!does) return [];
    const { level } = whose;
    return [{ kind: 'trap', owner: id, tile, spent: shape.sprung, level, ...does }];
  });
}

type Does = Pick<Thing & { kind: 'trap' }, 'item' | 'name' | 'x' | 'stealth' | 'does' | 'flyers'>;

/** One of its things, which it has out. */
function own(
  reading: CastReading,
  path: Path,
  { kit, member }: Described,
  shape: TrapShape,
): Does | null {
  for (const key of ['name', 'power', 'stealth', 'flyers', 'do'] as const)
    if (shape[key] !== undefined)
      fault(reading, [...path, key], 'Its thing says that; expected one or the other.');
  const carried = kit.find(({ name }) => name === shape.thing);
  const ability = carried?.abilities.find((one) => 'trap' in one);
  if (!carried || !ability) {
    const traps = kit.filter(({ abilities }) => abilities.some((one) => 'trap' in one));
    const names = traps.map(({ name }) => name);
    return fault(
      reading,
      [...path, 'thing'],
      expectedOneOf(`trap of ${member.letter}`, shape.thing ?? '', names),
    );
  }
  carried.spent = true;
  const { stealth, flyers } = ability.trap;
  return {
    item: carried.item,
    name: carried.name,
    x: carried.x,
    stealth,
    does: ability.do,
    ...(flyers && { flyers }),
  };
}

/** A trap of which the file says what it does. */
function said(reading: CastReading, path: Path, shape: TrapShape, at: number): Does | null {
  const { name = 'Trap', power: x = 0, stealth = 0, flyers = false } = shape;
  const trap = { stealth: String(stealth), ...(flyers && { flyers: 'yes' }) };
  const ability = readTrapAbility(reading, path, { trap, do: shape.do });
  if (!ability) return null;
  return {
    item: itemId(`i${900 + at}`),
    name,
    x,
    stealth,
    does: ability.do,
    ...(flyers && { flyers: true as const }),
  };
}

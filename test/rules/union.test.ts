import { expect, it } from 'vitest';
import { z } from 'zod';
import { unionOf } from '../../src/rules/union.ts';

const options = [
  z.strictObject({ damage: z.number(), type: z.string().optional() }),
  z
    .strictObject({ heal: z.number().max(9), to: z.string().default('self') })
    .refine((one) => one.heal > 1),
  z.strictObject({ heal: z.literal('all') }),
  z.strictObject({ aside: z.string().optional() }),
  z.literal('end'),
] as const;
const quick = unionOf(options);
const plain = z.union(options);

const said = [
  { damage: 3 },
  { damage: 3, type: 'fire' },
  { damage: 'much' },
  { damage: 3, heal: 2 },
  { heal: 2 },
  { heal: 2, to: 'other' },
  { heal: 1 },
  { heal: 12 },
  { heal: 'all' },
  { heal: undefined },
  {},
  { aside: 'x' },
  { hurt: 3 },
  'end',
  'begin',
  3,
  null,
  [],
];

it.each(said)('takes and refuses what a plain union does: %j', (one) => {
  expect(quick.safeParse(one)).toEqual(plain.safeParse(one));
});

it('is described to editors as a plain union is', () => {
  expect(z.toJSONSchema(quick, { io: 'input' })).toEqual(z.toJSONSchema(plain, { io: 'input' }));
});

it('tries nothing that could not be meant', () => {
  const tried: string[] = [];
  const trying = (key: string) => {
    const option = z.strictObject({ [key]: z.number() });
    const { run } = option._zod;
    option._zod.run = (...of) => (tried.push(key), run(...of));
    return option;
  };
  const one = unionOf([trying('damage'), trying('heal'), trying('push')]);
  expect(one.parse({ heal: 2 })).toEqual({ heal: 2 });
  expect(tried).toEqual(['heal']);
});

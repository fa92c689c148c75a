import { type Definition } from '../../src/rules/goods.ts';
import { type Intent } from '../../src/rules/intent.ts';
import { itemSchema } from '../../src/rules/items/definition.ts';
import { secretSchema } from '../../src/rules/secret.ts';
import { at, beforeTheYard, yard } from './yard.ts';

export const walk = (to: string): Intent => ({ do: 'walk', to: at(to), step: null });
export const comesIn: Intent = { do: 'enter', tile: at('B2') };
export const leaves: Intent = { do: 'end turn' };

export const card = (written: object): Definition => ({
  of: 'item',
  ...itemSchema.parse(written),
});

/** Heroes have perception 5 by themselves. */
const lens = (perception: number): Definition =>
  card({
    ...{ name: 'Lens', kinds: ['basic equipment'], slot: 'neck', cost: 3 },
    abilities: [{ always: { immunity: 1, ...(perception !== 0 && { perception }) } }],
  });

const hidden = (over: object): Definition => ({
  of: 'secret',
  ...secretSchema.parse({
    ...{ name: 'The Loose Flag', place: { map: 'yard', hide: 'a' }, hidden: 12 },
    told: 'It has been loose for so long that it is the firm ones that look odd.',
    ...{ for: 'the first', gives: { gold: 9 } },
    ...over,
  }),
});

/** The yard with a place for a secret in its third row, at F3 or at another column of it. */
export const yardWithHide = (column = 5) => {
  const rows = yard.drawing.split('\n');
  rows[2] = rows[2]?.replace(new RegExp(`^(.{${column}}).`), '$1a') ?? '';
  return {
    ...{ ...yard, drawing: rows.join('\n') },
    hides: { a: 'under the loose flag' },
  } satisfies Definition;
};

/**
 * Ana, Bran, Cleo with that perception each, two of them at least, in a game with one secret; Ana has
 * beaten the monster and is still to come in.
 */
export function beforeTheFlag(
  secret: object,
  perception: number[],
  stock: Record<string, Definition> = {},
) {
  const names = ['Ana', 'Bran', 'Cleo'].slice(0, Math.max(2, perception.length));
  const lenses = Object.fromEntries(perception.map((n, nth) => [`lens${nth}`, lens(n - 5)]));
  const cards = { yard: yardWithHide(), flag: hidden(secret), ...lenses, ...stock };
  const table = beforeTheYard(cards, ...names);
  for (const [nth, n] of perception.entries())
    if (n > 5) table.gives(names[nth] ?? '', `lens${nth}`, 'worn');
  return table;
}

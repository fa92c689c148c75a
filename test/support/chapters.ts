import { type Ability, itemSchema } from '../../src/rules/items/definition.ts';
import { helm } from './helm.ts';

/** So many abilities, each of which takes about 190 letters to be read aloud, and half of it on a card. */
export const chapters = (count: number): Ability[] =>
  Array.from({ length: count }, (_, nth) => chapter(nth + 1));

function chapter(number: number): Ability {
  const allies = { all: 'allies', within: 2, of: 'self' };
  const [ability] = itemSchema.parse({
    ...{ ...helm, kinds: ['magic equipment'] },
    abilities: [
      {
        name: `Chapter ${number}`,
        when: 'I am struck by a basic attack',
        do: [
          { change: { armor: 1, dodge: 1 }, turns: 2, to: allies },
          { 'temporary hp': 2, turns: 2 },
        ],
        limit: { each: 'fight' },
      },
    ],
  }).abilities;
  if (!ability) throw new Error('no chapter');
  return ability;
}

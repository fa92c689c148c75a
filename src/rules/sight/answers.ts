import { type Standing } from '../abilities/carried.ts';
import { isForFights } from '../abilities/seam.ts';
import { type ItemDefinition } from '../items/definition.ts';
import { type OwnAnswer } from './views.ts';

/** COMBAT-14: what of a thing answers to what happens, and what holds: its player's word, or else its card's. */
export const answersOf = (
  { name, abilities }: Pick<ItemDefinition, 'name' | 'abilities'>,
  said: Record<number, Standing> = {},
): OwnAnswer[] =>
  abilities.filter(isForFights).flatMap((one, ability) =>
    'when' in one
      ? [
          {
            ability,
            name: one.name ?? name,
            when: one.when,
            word: said[ability] ?? one.standing ?? 'always',
          },
        ]
      : [],
  );

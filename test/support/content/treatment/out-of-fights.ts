import { isForFights } from '../../../../src/rules/abilities/seam.ts';
import { type ItemId } from '../../../../src/rules/names.ts';
import { halfCards, type Made } from '../made.ts';
import { halvesOwned, owning } from './owning.ts';
import { refusedAt } from './refused.ts';
import { inTheVoid } from './tables.ts';
import { type Treatment } from './treatment.ts';

/** ITEM-27: what is for fights does nothing in the void, whatever it is aimed at, be it of either half (FORGE-03). */
export const outOfFights: Treatment = (made, law) => {
  const table = inTheVoid(law);
  const items = halvesOwned(table, owning(table, 'Bran', made, 'worn'));
  const [self, other] = [table.id('Bran'), table.id('Cleo')];
  return usesOf(made, items).flatMap(([item, ability]) =>
    [[], [self], [other]].flatMap((targets) => {
      const action = { do: 'activate' as const, item, ability, targets, tile: null };
      const what = `use ${ability + 1} in the void`;
      return refusedAt(table, 'Bran', { do: 'fight', action, step: null }, what, 'no fight');
    }),
  );
};

const usesOf = ({ card }: Made, items: readonly ItemId[]): [ItemId, number][] =>
  items.flatMap((item, half) =>
    (halfCards(card)[half]?.abilities ?? [])
      .filter(isForFights)
      .flatMap((ability, at): [ItemId, number][] =>
        'use' in ability || 'trap' in ability ? [[item, at]] : [],
      ),
  );

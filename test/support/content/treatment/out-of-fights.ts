import { isForFights } from '../../../../src/rules/abilities/seam.ts';
import { type Made } from '../made.ts';
import { owning } from './owning.ts';
import { refusedAt } from './refused.ts';
import { inTheVoid } from './tables.ts';
import { type Treatment } from './treatment.ts';

/** ITEM-27: what is for fights does nothing in the void, whatever it is aimed at. */
export const outOfFights: Treatment = (made, law) => {
  const table = inTheVoid(law);
  const item = owning(table, 'Bran', made, 'worn');
  const [self, other] = [table.id('Bran'), table.id('Cleo')];
  return usesOf(made).flatMap((ability) =>
    [[], [self], [other]].flatMap((targets) => {
      const action = { do: 'activate' as const, item, ability, targets, tile: null };
      const what = `use ${ability + 1} in the void`;
      return refusedAt(table, 'Bran', { do: 'fight', action, step: null }, what, 'no fight');
    }),
  );
};

const usesOf = ({ card }: Made): number[] =>
  card.abilities
    .filter(isForFights)
    .flatMap((ability, at) => ('use' in ability || 'trap' in ability ? [at] : []));

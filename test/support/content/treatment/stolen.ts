import { type Fight } from '../../../../src/rules/combat/index.ts';
import { carriedFrom } from '../../../../src/rules/hero/kit.ts';
import { itemSchema } from '../../../../src/rules/items/definition.ts';
import { itemId } from '../../../../src/rules/names.ts';
import { inAQuest, type Stand } from './stands.ts';
import { onItsTurn, played } from './trying.ts';
import { type Treatment } from './treatment.ts';

const pick = itemSchema.parse({
  ...{ name: 'Pick', kinds: ['artifact'], slot: 'slotless', cost: 9, charges: 9 },
  abilities: [
    { use: { range: 40, on: 'enemy' }, do: [{ 'steal charges': 99 }] },
    { use: {}, do: [{ heal: 1 }], charge: true },
  ],
});
const item = itemId('i900');
const thief = 'm1';

/**
 * What the game has of theft so far: charges (seam.md). Another takes all that the thing has; a treasure's
 * are left alone (ITEM-38), as is what another thing protects, and everything where something of its owner's answers to that (COMBAT-14).
 */
export const stolen: Treatment = (made, law) => {
  const kit = [carriedFrom(pick, 1, { id: item, slot: 'slotless', charges: 1 }, 0)];
  const stand = onItsTurn(inAQuest(made, law, kit), thief);
  const has = chargesIn(stand);
  if (!stand.fight || has === 0 || answers(stand.fight, stand.owner)) return [];
  const use = { item, ability: 0, targets: [stand.owner], tile: null };
  const after = played(stand, thief, { do: 'activate', ...use }, 'a theft of its charges');
  if (Array.isArray(after)) return after;
  const left = chargesIn(after);
  const kept = keptIn(stand);
  return left === kept ? [] : [`${left} charges of ${has} are left by a thief; expected ${kept}`];
};

const onIt = ({ fight, owner }: Stand) => fight?.creatures[owner]?.kit ?? [];
const sum = (all: readonly (number | null)[]): number =>
  all.reduce<number>((total, one) => total + (one ?? 0), 0);

/** Of all that its owner carries, since that is the thing, and what it is one with. */
const chargesIn = (stand: Stand): number => sum(onIt(stand).map(({ charges }) => charges));
const keptIn = (stand: Stand): number =>
  sum(onIt(stand).map(({ treasure, kept, charges }) => (treasure || kept ? charges : 0)));

/** Whether it has its say when somebody targets it, or uses something. */
const answers = ({ creatures }: Fight, owner: keyof Fight['creatures']): boolean =>
  (creatures[owner]?.kit ?? []).some(({ abilities }) =>
    abilities.some((one) => 'when' in one && /ability/.test(one.when)),
  );

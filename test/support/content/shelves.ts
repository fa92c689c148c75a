import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readStock } from '../../../src/catalogue/index.ts';
import { needsCrystals } from '../../../src/rules/abilities/crystals.ts';
import { type Ability } from '../../../src/rules/items/definition.ts';
import { type Definition } from '../../../src/rules/goods.ts';

type Of = Definition['of'];

/** `id`: its path under seeds/, without the ending. */
export type CardOf<O extends Of> = { id: string; card: Extract<Definition, { of: O }> };
export type Card = { [O in Of]: CardOf<O> }[Of];
export type ItemCard = CardOf<'item'>;
export type MonsterCard = CardOf<'monster'>;
/** What has abilities. */
export type ActiveCard = ItemCard | MonsterCard;

/** All definitions under a checkout's seeds/, by id. Throws `BadContent`, naming file and line. */
export function cardsIn(root: string): Card[] {
  const { stock, definitions } = readStock(join(root, 'seeds'));
  return Object.entries(stock.ids).flatMap(([id, hash]) => {
    const card = definitions.get(hash);
    return card ? [{ id, card } as Card] : [];
  });
}

export const isOf =
  <O extends Of>(of: O) =>
  (one: Card): one is Extract<Card, CardOf<O>> =>
    one.card.of === of;

/** The scenario of a thing or a monster, at the same path as its card: a fight on paper. */
export const scenarioOf = ({ id }: Pick<Card, 'id'>): string => `test/scenarios/${id}.yaml`;

/** And, beside it, what it has not in a quest (ITEM-29). */
export const questScenarioOf = ({ id }: Pick<Card, 'id'>): string =>
  `test/scenarios/${id}-in-a-quest.yaml`;

/** And what it does outside of fights, where it does. */
export const errandOf = ({ id }: Pick<Card, 'id'>): string => `test/errands/${id}.yaml`;

/** The one, the other, or both. */
export const hasScenario = (root: string, one: Card): boolean =>
  [scenarioOf(one), errandOf(one)].some((file) => existsSync(join(root, file)));

/** All that stands on a card, of an ultimate what one form alone has, too (ITEM-20). */
export function sayingsOf({ card }: ActiveCard): Ability[] {
  const { abilities = [] } = card;
  return card.of === 'item'
    ? [...abilities, ...(card.greater ?? []), ...(card.lesser ?? [])]
    : [...abilities];
}

/** ITEM-11: it only adds to stats, or is only something to hit with. */
export const isPlain = (one: ItemCard): boolean =>
  sayingsOf(one).every(
    (ability) =>
      !needsCrystals(ability) &&
      ('attack' in ability ||
        ('always' in ability &&
          !ability.while &&
          !ability.ways &&
          !ability.boons &&
          !ability['change abilities'] &&
          !ability.protect)),
  );

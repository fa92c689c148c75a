import { type Carried } from '../../../../src/rules/abilities/carried.ts';
import { type Sheet } from '../../../../src/rules/hero/stats.ts';
import { monsterKit } from '../../../../src/rules/monsters/kit.ts';
import { monsterSheet } from '../../../../src/rules/monsters/levels.ts';
import { fault, type Reading } from '../../format/reading.ts';
import { type Path } from '../../format/source.ts';
import { type Item } from './cast.ts';
import { type CreatureShape } from './shape.ts';
import { cardCalled, type Shelf } from './shelf.ts';

/** A monster or companion of the stock as it comes into a fight, fresh and with all its charges. */
export type Stocked = {
  name: string;
  level: number;
  sheet: Sheet;
  items: Item[];
  kit: Carried[];
  /** QUEST-07: it is one in a quest. */
  boss: boolean;
  /** SLOT-07: of a companion, that it is not ridden; absent: it is. */
  stabled?: boolean;
};

const onTheCard = ['stats', 'attacks', 'items', 'wears', 'card level'] as const;
type Said = Pick<CreatureShape, 'level'> & Partial<Pick<CreatureShape, (typeof onTheCard)[number]>>;

/** Reads who is called so in the stock; the file may say a level. */
export type CardReader = (
  reading: Reading,
  path: Path,
  shelf: () => Shelf,
  called: string,
  shape: Said,
) => Stocked | null;

/** At the level of its card, or at that of the file. */
export const readCard: CardReader = (reading, path, shelf, called, shape) => {
  refuseBesideCard(reading, path, shape);
  const card = cardCalled(reading, [...path, 'card'], shelf().monsters, 'monster ', called);
  if (!card) return null;
  const level = shape.level ?? card.level;
  const { kit = [] } = monsterKit(card);
  return {
    name: card.name,
    level,
    sheet: monsterSheet(card, level),
    items: kit.map(({ item: id, name, abilities }) => ({
      ...{ name, id },
      abilities: abilities.map((ability) => ability.name ?? name),
    })),
    kit,
    boss: card.part === 'boss',
  };
};

/** What stands on a card stands nowhere else. */
export function refuseBesideCard(reading: Reading, path: Path, shape: Said): void {
  for (const key of onTheCard)
    if (isSaid(shape[key]))
      fault(reading, [...path, key], `The card says that; expected no “${key}” beside it.`);
}

const isSaid = (value: number | object | undefined): boolean =>
  typeof value === 'object' ? Object.keys(value).length > 0 : value !== undefined;

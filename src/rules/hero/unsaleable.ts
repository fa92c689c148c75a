import { isForLevels } from '../abilities/levelling.ts';
import { additionOf, additionRule } from '../items/additions.ts';
import { type Card, isOfKind } from '../items/card.ts';
import { type Game, type Item } from '../game.ts';
import { type Goods } from '../goods.ts';
import { type RuleId } from '../names.ts';
import { type Refusal, refuse } from '../refusal.ts';
import { type Scene } from '../scene.ts';
import { halvesOf, liesOf } from './as-one.ts';
import { isGoneWithUse } from './charges.ts';
import { aloneCard, thingCard } from './thing-card.ts';

/** Why nobody buys a thing from its owner. `treasure`: one that brings gold with levels. */
const reasons = {
  starter: 'ITEM-01',
  treasure: 'ITEM-05',
  'other treasure': 'ITEM-05',
  key: 'ORB-08',
  'worn curse': 'ITEM-08',
  spent: 'ITEM-15',
  'bought from an NPC': 'ITEM-17',
  'quest item without value': 'ITEM-19',
  'used upgrade': 'ITEM-30',
  'lies in the menagerie': 'ITEM-35',
  favour: 'SLOT-03',
} as const satisfies Record<string, RuleId>;
export type Unsaleable = keyof typeof reasons | 'sits on a thing';

/** Why a thing can be sold to nobody, wherever its owner is; null where it can. */
export function unsaleable(
  { game, goods }: Pick<Scene, 'game' | 'goods'>,
  item: Item,
): Refusal | null {
  const card = thingCard(game, goods, item);
  const { name } = card;
  const why =
    reasonAgainst(item, card) ??
    (liesOf(game, item) ? 'lies in the menagerie' : null) ??
    (isSpent(game, goods, item) ? 'spent' : null);
  if (why) return refuse('no sale', reasons[why], { name, why });
  const addition = additionOf(card);
  return addition && item.on !== null
    ? refuse('no sale', additionRule[addition], { name, why: 'sits on a thing' })
    : null;
}

/** ITEM-15; FORGE-03: a thing with one half that is used up is none, while the other half is good. */
const isSpent = (game: Game, goods: Goods, item: Item): boolean =>
  halvesOf(game, item).every(
    (half) => half.charges === 0 && isGoneWithUse(aloneCard(game, goods, half)),
  );

function reasonAgainst(item: Item, card: Card): keyof typeof reasons | null {
  const is = (kind: Parameters<typeof isOfKind>[1]) => isOfKind(card, kind);
  if (is('starter')) return 'starter';
  if (is('chest key')) return 'key';
  if (is('treasure')) return card.abilities.some(isForLevels) ? 'treasure' : 'other treasure';
  if (is("npc's chosen")) return 'favour';
  if (is('trader item') || is('auction item')) return 'bought from an NPC';
  if (is('curse') && item.slot !== null) return 'worn curse';
  if (is('upgrade') && item.home !== null) return 'used upgrade';
  if (is('quest item') && card.cost === 0) return 'quest item without value';
  return null;
}

import { isArena } from '../../../src/rules/board/schema.ts';
import { type ItemKind, slots } from '../../../src/rules/items/definition.ts';
import {
  type ActiveCard,
  type Card,
  isOf,
  isPlain,
  type ItemCard,
  type MonsterCard,
} from './shelves.ts';
import { lonely, usageIn, usedBy } from './words.ts';

/** Of a kind: how many things there are, and how many there are to be. */
export type Count = { of: string; there: number; wanted: number };

/** What makes a stock for several seasons. */
const wanted: Partial<Record<ItemKind, number>> = {
  starter: 4,
  'basic equipment': 36,
  'magic equipment': 48,
  potion: 20,
  spell: 24,
  'holy spell': 12,
  'tech equipment': 16,
  'manatech crystal': 4,
  gem: 12,
  upgrade: 12,
  dependent: 12,
  treasure: 12,
  'trader item': 24,
  'auction item': 24,
  'quest item': 16,
  trap: 16,
  companion: 12,
  egg: 10,
  'chest item': 12,
  'chest key': 1,
  'ritual of pain': 16,
  artifact: 14,
  ultimate: 18,
  class: 12,
  race: 12,
  'super power': 12,
  "npc's chosen": 5,
};
const wantedMonsters = { 'monsters of weeks': 20, boss: 12, skeli: 3 };
const wantedMaps = 3;
const wantedQuests = 14;
const wantedSecrets = 15;
const wantedWords = { verbs: 45, triggers: 25 };
/** A word of the language is one when so many things say it. */
const often = 3;

const worn = slots.filter(
  (slot) =>
    !["npc's chosen", 'greater ultimate', 'class', 'race', 'super power', 'mount'].includes(slot),
);

export function countsOf(cards: readonly Card[]): Count[] {
  const items = cards.filter(isOf('item'));
  const kinds = Object.entries(wanted).map(([kind, n]) => ({
    of: kind,
    there: items.filter(({ card }) => card.kinds.includes(kind as ItemKind)).length,
    wanted: n,
  }));
  const usage = usageIn(items);
  return [
    ...kinds,
    ...inSlots(items, 'basic equipment', 3),
    ...inSlots(items, 'magic equipment', 4),
    ...monsterCounts(cards.filter(isOf('monster'))),
    {
      of: 'maps to walk in',
      there: cards.filter(isOf('map')).filter(({ card }) => !isArena(card)).length,
      wanted: wantedMaps,
    },
    { of: 'quests', there: cards.filter(isOf('quest')).length, wanted: wantedQuests },
    { of: 'secrets', there: cards.filter(isOf('secret')).length, wanted: wantedSecrets },
    { of: 'verbs', there: usedBy(usage.verbs, often).length, wanted: wantedWords.verbs },
    { of: 'triggers', there: usedBy(usage.triggers, often).length, wanted: wantedWords.triggers },
  ];
}

const monsterCounts = (cards: readonly MonsterCard[]): Count[] =>
  Object.entries(wantedMonsters).map(([part, n]) => ({
    of: part,
    there: cards.filter(({ card }) => (card.part ?? 'monsters of weeks') === part).length,
    wanted: n,
  }));

/** Only slots that have too few. */
const inSlots = (items: readonly ItemCard[], kind: ItemKind, least: number): Count[] =>
  worn
    .map((slot) => ({
      of: `${kind} for ${slot}`,
      there: items.filter(({ card }) => card.slot === slot && card.kinds.includes(kind)).length,
      wanted: least,
    }))
    .filter(({ there }) => there < least && there >= 0);

/** Words that one thing alone says. */
export const lonelyWords = (cards: readonly Card[]): string[] =>
  lonely(usageIn(cards.filter(isOf('item'))));

/** All monsters, and things that do more than stand in a slot: each has a scenario of its own. */
export const needScenario = (cards: readonly Card[]): ActiveCard[] => [
  ...cards.filter(isOf('item')).filter((one) => !isPlain(one)),
  ...cards.filter(isOf('monster')),
];

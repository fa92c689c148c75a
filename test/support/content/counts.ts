import { isArena } from '../../../src/rules/board/schema.ts';
import { type ItemDefinition, type ItemKind, slots } from '../../../src/rules/items/definition.ts';
import {
  type ActiveCard,
  type Card,
  isOf,
  isPlain,
  type ItemCard,
  type MonsterCard,
} from './shelves.ts';
import { usageIn, usedBy } from './words.ts';

/** Of a kind: how many things there are, and how many there are to be. */
export type Count = { of: string; there: number; wanted: number };

type Row = [of: string, wanted: number, isOne: (card: ItemDefinition) => boolean];

const any =
  (...kinds: ItemKind[]) =>
  ({ kinds: own }: ItemDefinition): boolean =>
    kinds.some((kind) => own.includes(kind));
const both =
  (...kinds: ItemKind[]) =>
  ({ kinds: own }: ItemDefinition): boolean =>
    kinds.every((kind) => own.includes(kind));

/** What makes a stock for several seasons. A thing of several kinds counts for each. */
const wantedThings: readonly Row[] = [
  ['starters', 4, any('starter')],
  ...inSlots('basic equipment', 36, 3),
  ...inSlots('magic equipment', 48, 4),
  ['tech equipment', 16, any('tech equipment')],
  ['manatech crystals', 4, any('manatech crystal')],
  ['gems', 12, any('gem')],
  ['upgrades', 12, any('upgrade')],
  ['dependents', 12, any('dependent')],
  ['… of these, consumable', 1, both('dependent', 'consumable')],
  ['spells and scrolls', 24, (card) => any('spell', 'scroll')(card) && !any('holy spell')(card)],
  ['holy spells', 12, any('holy spell')],
  ['artifacts', 14, any('artifact')],
  // ITEM-20
  ['ultimates, each greater and lesser', 18, ({ greater, lesser }) => !!greater && !!lesser],
  [
    'potions and other consumables',
    20,
    (card) => any('potion', 'consumable')(card) && !any('dependent')(card),
  ],
  ['treasures', 12, any('treasure')],
  ['chest items and keys', 14, any('chest item', 'chest key')],
  // ITEM-07
  ['rituals of pain, each with its curse', 16, both('ritual of pain', 'curse')],
  ['other curses', 8, (card) => any('curse')(card) && !any('ritual of pain')(card)],
  ['companions', 12, any('companion')],
  ['eggs', 10, any('egg')],
  ['traps', 16, any('trap')],
  ['trader’s wares', 24, any('trader item')],
  ['auction lots', 24, any('auction item')],
  ['quest items', 16, any('quest item')],
  ['classes', 12, any('class')],
  ['races', 12, any('race')],
  ['super powers', 12, any('super power')],
  ['NPC’s chosen', 5, any("npc's chosen")],
];
const wantedMonsters = { 'monsters of weeks': 20, boss: 12, skeli: 3 };
const wantedMaps = 3;
const wantedQuests = 14;
const wantedSecrets = 15;
const wantedWords = { verbs: 45, triggers: 25 };
/** A word of the language is one when so many things say it. */
const often = 3;

/** Equipment of a kind: how much of it, and how much for each slot that equipment fills. */
function inSlots(kind: ItemKind, all: number, each: number): Row[] {
  const others = ["npc's chosen", 'greater ultimate', 'class', 'race', 'super power', 'mount'];
  const worn = slots.filter((slot) => !others.includes(slot));
  return [
    [kind, all, any(kind)],
    ...worn.map((slot): Row => [
      slot === 'slotless' ? '… without a slot' : `… for ${slot}`,
      each,
      (card) => card.slot === slot && any(kind)(card),
    ]),
  ];
}

export function countsOf(cards: readonly Card[]): Count[] {
  const items = cards.filter(isOf('item'));
  const usage = usageIn(items);
  const maps = cards.filter(isOf('map')).filter(({ card }) => !isArena(card));
  return [
    ...wantedThings.map(([of, wanted, isOne]) => ({ of, there: countOf(items, isOne), wanted })),
    ...monsterCounts(cards.filter(isOf('monster'))),
    { of: 'maps to walk in', there: maps.length, wanted: wantedMaps },
    { of: 'quests', there: cards.filter(isOf('quest')).length, wanted: wantedQuests },
    { of: 'secrets', there: cards.filter(isOf('secret')).length, wanted: wantedSecrets },
    { of: 'verbs', there: usedBy(usage.verbs, often).length, wanted: wantedWords.verbs },
    { of: 'triggers', there: usedBy(usage.triggers, often).length, wanted: wantedWords.triggers },
  ];
}

/** Of what there is too little, each in a sentence. */
export const faultsOfCounts = (counts: readonly Count[]): string[] =>
  counts
    .filter(({ there, wanted }) => there < wanted)
    .map(({ of, there, wanted }) => `${of}: ${there} of ${wanted}, ${wanted - there} missing`);

const countOf = (items: readonly ItemCard[], isOne: Row[2]): number =>
  items.filter(({ card }) => isOne(card)).length;

const monsterCounts = (cards: readonly MonsterCard[]): Count[] =>
  Object.entries(wantedMonsters).map(([part, n]) => ({
    of: part,
    there: cards.filter(({ card }) => (card.part ?? 'monsters of weeks') === part).length,
    wanted: n,
  }));

/** All monsters, and things that do more than stand in a slot: each has a scenario of its own. */
export const needScenario = (cards: readonly Card[]): ActiveCard[] => [
  ...cards.filter(isOf('item')).filter((one) => !isPlain(one)),
  ...cards.filter(isOf('monster')),
];

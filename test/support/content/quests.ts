import { readDrawing } from '../../../src/rules/board/board.ts';
import { tilesOfGround } from '../../../src/rules/board/terrain.ts';
import { type Entrant, type Fight, openFight } from '../../../src/rules/combat/index.ts';
import { type Dice } from '../../../src/rules/dice.ts';
import { monsterKit } from '../../../src/rules/monsters/kit.ts';
import { monsterSheet } from '../../../src/rules/monsters/levels.ts';
import { type Sheet } from '../../../src/rules/hero/stats.ts';
import { heroId } from '../../../src/rules/names.ts';
import { playedOut } from './balance/duel.ts';
import { fighting, type Worn } from './balance/hero.ts';
import { type Across, itemsOf, toldAcross, unlessAmong } from './across.ts';
import { type Card, type CardOf, isOf } from './shelves.ts';

export type QuestCard = CardOf<'quest'>;

/** What a quest speaks of that is not there, and what of the quests' things none of them gives. */
export function faultsOfQuests(cards: readonly Card[], root = '.'): string[] {
  const quests = cards.filter(isOf('quest'));
  const given = new Set(quests.flatMap(({ card }) => [...(card.reward.things ?? [])]));
  const expected = 'expected a quest that gives it, as it is a quest item.';
  return [
    ...quests.flatMap((quest) => strangersIn(quest, cards)),
    ...itemsOf('quest item', cards)
      .filter(({ id }) => !given.has(id))
      .map(({ id }) => ({ id, at: ['kinds'], expected })),
  ].map((fault) => toldAcross(root, fault));
}

function strangersIn({ id, card: { foes, reward } }: QuestCard, cards: readonly Card[]): Across[] {
  const { things = [], chosen } = reward;
  const [monsters, rewards] = [cards.filter(isOf('monster')), itemsOf('quest item', cards)];
  const favour = { id, at: ['reward', 'chosen'], of: 'an NPC’s favour' };
  return [
    ...Object.entries(foes).flatMap(([mark, { monster: given }]) =>
      unlessAmong(monsters, { id, at: ['foes', mark, 'monster'], given, of: 'a monster' }),
    ),
    ...things.flatMap((given, nth) =>
      unlessAmong(rewards, { id, at: ['reward', 'things', nth], given, of: 'a quest item' }),
    ),
    ...(chosen === undefined
      ? []
      : unlessAmong(itemsOf("npc's chosen", cards), { ...favour, given: chosen })),
  ];
}

/** QUEST-04, QUEST-08: a party at the door, of that level, and those who wait for it. */
export function questBegun(
  { card }: QuestCard,
  cards: readonly Card[],
  party: { level: number; worn: readonly (readonly Worn[])[] },
  dice: Dice,
): Fight {
  const { board, marks } = readDrawing(card.name, card.drawing);
  const doors = tilesOfGround(board, 'spawn');
  const heroes = party.worn.flatMap((worn, at) =>
    fighting(heroId(`h${at + 1}`), 100 * at, party.level, worn).map((one, nth): Entrant => ({
      ...{ ...one, side: 'party' },
      ...(nth === 0 && doors[at] !== undefined && { tile: doors[at] }),
    })),
  );
  const foes = Object.entries(card.foes).flatMap(
    ([mark, { monster, level: wanted }], at): Entrant[] => {
      const foe = cards.find((one) => one.id === monster)?.card;
      if (foe?.of !== 'monster') return [];
      const { name, part } = foe;
      const level = wanted ?? foe.level;
      const tile = marks[mark];
      return [
        {
          ...{ id: `m${at + 1}`, name, kind: 'monster', side: 'quest', player: null, level },
          ...{ damageTaken: 0, sheet: sheetThere(foe, level), ...monsterKit(foe) },
          ...(part === 'boss' && { boss: true }),
          ...(tile !== undefined && { tile }),
        },
      ];
    },
  );
  const opening = { mode: 'quest' as const, board, creatures: [...heroes, ...foes] };
  return openFight({ ...opening, monster: null }, dice).fight;
}

/** A foe's sheet at the level that the quest gives it: as large as its card has it, whatever that level. */
function sheetThere(foe: Parameters<typeof monsterSheet>[0], level: number): Sheet {
  const [sheet, own] = [monsterSheet(foe, level), monsterSheet(foe, foe.level)];
  return { ...sheet, stats: { ...sheet.stats, size: own.stats.size } };
}

/** Whether the party, played by the autopilot, is left alone there. */
export function isCompleted(begun: Fight, dice: Dice): boolean {
  const { creatures } = playedOut(begun, dice);
  return !Object.values(creatures).some(({ kind, dead }) => kind === 'monster' && !dead);
}

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { awaited } from '../../../src/rules/combat/index.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { evenDice } from '../even-dice.ts';
import { faultsOfQuests, isCompleted, questBegun, type QuestCard } from './quests.ts';
import { cardsIn, isOf } from './shelves.ts';

const cards = cardsIn('.');
const quests = cards.filter(isOf('quest'));
const monsters = cards.filter(isOf('monster'));
const [first] = quests as [QuestCard];

const alone = { level: 1, worn: [[]] };

describe('what quests speak of', () => {
  test('all of it is there', () => expect(faultsOfQuests(cards)).toEqual([]));

  test('a foe that is a thing, a reward that is none of a quest, and a favour that is no NPC’s are told', () => {
    const { id, card } = first;
    const wrong: QuestCard = {
      id,
      card: {
        ...card,
        foes: { B: { monster: 'items/quest/inter-library-loan' } },
        reward: { things: ['items/quest/nowhere'], chosen: 'items/quest/inter-library-loan' },
      },
    };
    const root = temporaryFolder();
    mkdirSync(join(root, 'seeds', 'quests'), { recursive: true });
    writeFileSync(join(root, 'seeds', `${id}.yaml`), stringify(wrong.card));
    const others = cards.filter((one) => one.id !== id);
    const lines = stringify(wrong.card).split('\n');
    const lineOf = (says: string) => lines.findIndex((line) => line.includes(says)) + 1;
    // What this quest has given nobody gives now.
    const things = first.card.reward.things ?? [];
    expect(
      faultsOfQuests([wrong, ...others.filter((one) => !things.includes(one.id))], root),
    ).toEqual([
      `${id}.yaml:${lineOf('monster: items')}: “monster”: expected the path of a monster, not “items/quest/inter-library-loan”.`,
      `${id}.yaml:${lineOf('- items/quest/nowhere')}: “things”: expected the path of a quest item, not “items/quest/nowhere”.`,
      `${id}.yaml:${lineOf('chosen: ')}: “chosen”: expected the path of an NPC’s favour, not “items/quest/inter-library-loan”.`,
    ]);
  });

  test('a thing of quests that none gives is told', () => {
    const without = cards.filter((one) => one.id !== first.id);
    const things = first.card.reward.things ?? [];
    expect(things.length).toBeGreaterThan(0);
    expect(faultsOfQuests(without)).toEqual(
      [...things]
        .sort()
        .map(
          (id) =>
            expect.stringMatching(
              new RegExp(
                `^${id}\\.yaml:\\d: “kinds”: expected a quest that gives it, as it is a quest item\\.$`,
              ),
            ) as string,
        ),
    );
  });
});

describe.each(quests.map((quest) => [quest.card.name, quest] as const))('%s', (_, quest) => {
  const most = { level: 3, worn: Array.from({ length: quest.card.party }, () => []) };

  test('[QUEST-01] [QUEST-08] has room for a whole party at its doors, and for all who wait there', () => {
    const { board, creatures } = questBegun(quest, cards, most, evenDice(1));
    const all = Object.values(creatures);
    const heroes = all.filter(({ kind }) => kind === 'hero');
    expect(heroes.map(({ tile }) => tile)).toHaveLength(quest.card.party);
    expect(all.filter(({ crowded }) => crowded)).toEqual([]);
    expect(new Set(all.map(({ tile }) => tile)).size).toBe(all.length);
    expect(all.filter(({ kind }) => kind === 'monster')).toHaveLength(
      Object.keys(quest.card.foes).length,
    );
    expect(board.name).toBe(quest.card.name);
  });

  test('[STAT-11] whoever waits there is as large as its card has it', () => {
    const { creatures } = questBegun(quest, cards, alone, evenDice(1));
    for (const { name, sheet } of Object.values(creatures)) {
      const foe = monsters.find(({ card }) => card.name === name)?.card;
      if (!foe) continue;
      expect(sheet.stats.size).toBe(foe.level + (foe.stats.size ?? 0));
      expect(sheet.stats.size).toBeGreaterThanOrEqual(0);
    }
  });

  test('ends for one who goes in with nothing', () => {
    const begun = questBegun(quest, cards, alone, evenDice(2));
    expect(awaited(begun)).not.toBeNull();
    expect(typeof isCompleted(begun, evenDice(3))).toBe('boolean');
  });
});

import { z } from 'zod';
import { type Drawn, readDrawing } from './board/board.ts';
import { anyWay, reach } from './board/paths.ts';
import { letter } from './board/schema.ts';
import { tilesOfGround } from './board/terrain.ts';
import { cardPath, rewardSchema } from './reward.ts';

/** QUEST-01, GAME-01: as many as a game has. */
const most = 10;

/**
 * A quest as `seeds/quests` states it (QUEST-01). `threat`: 1 to 5, from whoever has a weapon to a full
 * party of the late weeks. `party`: how many may go together at most. `foes`: which monster waits at
 * which letter of the drawing, of its card's level or another; heroes come in on its spawn tiles.
 */
export const questSchema = z
  .strictObject({
    name: z.string().min(2).max(48),
    description: z.string().min(20).max(600),
    threat: z.number().int().min(1).max(5),
    party: z.number().int().min(1).max(most),
    /** QUEST-03: stays on the board for others once somebody has completed it. */
    repeatable: z.boolean(),
    drawing: z.string().max(4300),
    foes: z.record(
      letter,
      z.strictObject({ monster: cardPath, level: z.number().int().min(0).max(30).optional() }),
    ),
    reward: rewardSchema,
  })
  .superRefine((quest, check) => {
    for (const message of faultsOf(quest))
      check.addIssue({ code: 'custom', path: ['drawing'], message });
  });
export type QuestDefinition = z.infer<typeof questSchema>;

type Ground = Pick<QuestDefinition, 'name' | 'drawing' | 'foes' | 'party'>;

function faultsOf(quest: Ground): string[] {
  try {
    const drawn = readDrawing(quest.name, quest.drawing);
    return [...strangers(drawn, quest), ...places(drawn, quest), ...apart(drawn)];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

function strangers({ marks }: Drawn, { foes }: Ground): string[] {
  const drawn = Object.keys(marks);
  return [
    ...drawn.filter((mark) => !(mark in foes)).map((mark) => `“${mark}” is none of the foes`),
    ...Object.keys(foes)
      .filter((mark) => !drawn.includes(mark))
      .map((mark) => `“${mark}” is a foe, and not drawn`),
    ...(Object.keys(foes).length > 0 ? [] : ['at least one foe']),
  ];
}

const places = ({ board }: Drawn, { party }: Ground): string[] =>
  tilesOfGround(board, 'spawn').length < party
    ? [`a spawn tile (“@”) for each of a party of ${party}`]
    : [];

/** From where heroes come in to each foe, on foot, whatever that costs them. */
function apart({ board, marks }: Drawn): string[] {
  const [start] = tilesOfGround(board, 'spawn');
  if (start === undefined) return [];
  const { tiles } = reach({ board, others: [] }, { tile: start, size: 0 }, anyWay);
  return Object.entries(marks)
    .filter(([, tile]) => !tiles.includes(tile))
    .map(([mark]) => `no way from the first spawn tile to “${mark}”`);
}

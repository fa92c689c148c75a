import { z } from 'zod';
import { type Drawn, readDrawing } from './board/board.ts';
import { anyWay, reach } from './board/paths.ts';
import { type DrawingFault, inDrawing, refuseFaults } from './board/misdrawn.ts';
import { letter } from './board/schema.ts';
import { tilesOfGround } from './board/terrain.ts';
import { rowOf } from './board/tile.ts';
import { cardPath, rewardSchema } from './reward.ts';
import { legible, visible } from './visible.ts';

/** QUEST-01, GAME-01: as many as a game has. */
const most = 10;

/**
 * A quest as `seeds/quests` states it (QUEST-01). `threat`: 1 to 5, from whoever has a weapon to a full
 * party of the late weeks. `party`: how many may go together at most. `foes`: which monster waits at
 * which letter of the drawing, of its card's level or another, and as large as its card's level makes
 * it either way; heroes come in on its spawn tiles.
 */
export const questSchema = z
  .strictObject({
    name: visible(2, 48),
    description: legible(20, 600),
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
  .superRefine((quest, context) => {
    refuseFaults(context, () => faultsOf(quest));
  });
export type QuestDefinition = z.infer<typeof questSchema>;

type Ground = Pick<QuestDefinition, 'name' | 'drawing' | 'foes' | 'party'>;

function faultsOf(quest: Ground): DrawingFault[] {
  const drawn = readDrawing(quest.name, quest.drawing);
  return [...strangers(drawn, quest), ...places(drawn, quest), ...apart(drawn)];
}

function strangers({ marks }: Drawn, { foes }: Ground): DrawingFault[] {
  const named = Object.keys(foes);
  return [
    ...Object.entries(marks)
      .filter(([mark]) => !named.includes(mark))
      .map(([mark, tile]) =>
        inDrawing(`expected “${mark}” under foes, too, as it is drawn`, rowOf(tile)),
      ),
    ...named
      .filter((mark) => !(mark in marks))
      .map((mark) => ({ path: ['foes', mark], message: 'expected a letter that is drawn' })),
    ...(named.length > 0 ? [] : [{ path: ['foes'], message: 'expected at least one foe' }]),
  ];
}

const places = ({ board }: Drawn, { party }: Ground): DrawingFault[] =>
  tilesOfGround(board, 'spawn').length < party
    ? [inDrawing(`expected a spawn tile (“@”) for each of a party of ${party}`)]
    : [];

/** From where heroes come in to each foe, on foot, whatever that costs them. */
function apart({ board, marks }: Drawn): DrawingFault[] {
  const [start] = tilesOfGround(board, 'spawn');
  if (start === undefined) return [];
  const { tiles } = reach({ board, others: [] }, { tile: start, size: 0 }, anyWay);
  return Object.entries(marks)
    .filter(([, tile]) => !tiles.includes(tile))
    .map(([mark, tile]) =>
      inDrawing(`expected a way from the first spawn tile (“@”) to “${mark}”`, rowOf(tile)),
    );
}

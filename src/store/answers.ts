import { type Answer } from '../play/answer.ts';
import { type GameId } from '../rules/names.ts';
import { causeKey } from './cause.ts';
import { type Tx } from './database.ts';
import { type AnswerModel } from './generated/models.ts';
import { inserted, type Row, type Write } from './rows.ts';
import { pack, unpack } from './upgrades.ts';

/** What this cause was answered before; null when it is new. */
export async function knownAnswer(tx: Tx, game: GameId, cause: string): Promise<Answer | null> {
  const [row] = await tx.$queryRaw<Pick<AnswerModel, 'answer'>[]>`
    SELECT "answer" FROM "answer" WHERE "cause" = ${causeKey(game, cause)}`;
  return row ? unpack<Answer>('answer', row.answer) : null;
}

export function answerWrites(game: GameId, cause: string, answer: Answer): Write[] {
  const row: Row<AnswerModel> = {
    cause: causeKey(game, cause),
    game,
    answer: pack('answer', answer),
  };
  return inserted('answer', [row]);
}

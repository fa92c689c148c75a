import { type Answer } from '../play/answer.ts';
import { type Intakes } from '../play/ports.ts';
import { isBetOf, type Actor, type Intent } from '../rules/intent.ts';
import { gameId, playerId } from '../rules/names.ts';
import { type Database } from './database.ts';
import { unpack } from './upgrades.ts';

/** Of one button pressed over and over, none but the first has an answer of its own. */
const mostPresses = 200;

/** Interactions as they are taken in. */
export function prismaIntakes(db: Database): Intakes {
  /** Those whose act was accepted. */
  async function doneAmong(causes: string[]): Promise<Set<string>> {
    const answers = await db.answer.findMany({ where: { cause: { in: causes } } });
    const done = answers.filter(({ answer }) => unpack<Answer>('answer', answer).done);
    return new Set(done.map(({ cause }) => cause));
  }
  return {
    receive: async (intake) => {
      const { count } = await db.intake.createMany({ data: [intake], skipDuplicates: true });
      return count === 1;
    },
    answered: async (interaction) => {
      await db.intake.updateMany({ where: { interaction }, data: { token: null, answered: true } });
    },
    doneBefore: async ({ interaction, player, what }, since) => {
      const rows = await db.intake.findMany({
        where: {
          // Both, so that the index is of use.
          OR: [{ answered: true }, { answered: false }],
          receivedAt: { gte: since },
          player,
          what,
          NOT: { interaction },
        },
        orderBy: { receivedAt: 'desc' },
        take: mostPresses,
      });
      const causes = rows.map(({ interaction: cause }) => cause);
      const done = await doneAmong(causes);
      return causes.find((cause) => done.has(cause)) ?? null;
    },
    betsSince: async (player, at) => {
      const rows = await db.act.findMany({
        where: { now: { gt: at } },
        select: { game: true, intent: true, actor: true },
      });
      const bets = rows.filter(({ intent, actor }) =>
        isBetOf(player, unpack<Intent>('intent', intent), unpack<Actor>('actor', actor)),
      );
      return [...new Set(bets.map(({ game }) => gameId(game)))];
    },
    unanswered: async (before) => {
      const rows = await db.intake.findMany({
        where: { answered: false, receivedAt: { lt: before } },
        orderBy: { receivedAt: 'asc' },
      });
      const causes = rows.map((row) => row.interaction);
      const answers = await db.answer.findMany({ where: { cause: { in: causes } } });
      const byCause = new Map(answers.map((row) => [row.cause, row.answer]));
      return rows.map(({ answered: _, ...row }) => {
        const answer = byCause.get(row.interaction);
        return {
          ...row,
          token: row.token ?? '',
          player: playerId(row.player),
          game: row.game === null ? null : gameId(row.game),
          receivedAt: Number(row.receivedAt),
          answer: answer === undefined ? null : unpack<Answer>('answer', answer),
        };
      });
    },
  };
}

import { inGame, single } from '../command.ts';
import { card } from '../screen.ts';
import { entryLine } from '../views/statement.ts';
import { limits } from '../limits.ts';

/** Newest first, as many as a card holds. */
export const gold = single(
  inGame({
    name: 'gold',
    description: 'Your gold: what you have, what is held, what came and went',
    run: async ({ desk, game, own }) => {
      const { hero, free, held } = await own();
      const entries = await desk.asks.statement(game.game, hero.id);
      const lines = [
        held > 0 ? `${free} gold free, ${held} held by your bet.` : `${free} gold.`,
        '',
        ...entries.map(entryLine),
      ];
      return card('Your gold', fitting(lines));
    },
  }),
  'server and direct',
);

function fitting(lines: string[]): string[] {
  let room = limits.embedDescription - 40;
  const kept = lines.filter((line) => (room -= line.length + 1) >= 0);
  const left = lines.length - kept.length;
  return left === 0 ? kept : [...kept, `…and ${left} earlier ones.`];
}

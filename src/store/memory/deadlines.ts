import { type Deadlines, type Due } from '../../play/ports.ts';
import { type Shelves } from './shelves.ts';

/** The earliest deadline of each game that goes on. */
export const waiting = ({ games }: Shelves): Due[] =>
  [...games.values()].flatMap(({ game }) => {
    if (game.pausedSince !== null || game.phase === 'over' || game.phase === 'cancelled') return [];
    const [first] = Object.values(game.deadlines).sort((a, b) => a.due - b.due);
    return first ? [{ game: game.id, deadline: first.id, due: first.due }] : [];
  });

export function memoryDeadlines(shelves: Shelves): Deadlines {
  const inTurn = () => waiting(shelves).sort((a, b) => a.due - b.due);
  return {
    due: (now) => Promise.resolve(inTurn().filter(({ due }) => due <= now)),
    next: () => Promise.resolve(inTurn()[0]?.due ?? null),
  };
}

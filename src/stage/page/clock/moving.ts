import { Refused, sentence, tell } from '../api.ts';
import { change } from '../store.ts';

/**
 * Moves the stage's clock and waits until the bot has done all that fell due on the way; whether
 * that went well.
 */
export async function moveClock(by: { by: string } | { to: string }): Promise<boolean> {
  change({ clockWork: 'moving', clockProblem: null });
  try {
    const { now } = await tell<{ now: string }>('/clock', by);
    change({ now, clockWork: 'settling' });
    await tell('/settle', {});
    return true;
  } catch (error) {
    const open = error instanceof Refused ? error.open : [];
    change({ clockProblem: [sentence(error), ...open].join(' ') });
    return false;
  } finally {
    change({ clockWork: null });
  }
}

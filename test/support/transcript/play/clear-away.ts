import { type Worker } from '../worker/worker.ts';
import { ROOMY, SETTLES_WITHIN } from './begin.ts';
import { buttonIn } from './find.ts';
import { type Stage } from './stage.ts';
import { type Id, type Outcome, type WorldServer } from './stage-types.ts';
import { isExpected } from './step.ts';

/**
 * Leaves a worker as the next transcript wants it: no faults, no loaded dice, no things laid out, no game that would go
 * on while the next one moves the clock, no server. False when it is not fit to be used again.
 */
export async function clearAway(worker: Worker): Promise<boolean> {
  const { stage, operations } = worker;
  if (worker.dead() !== null) return false;
  try {
    await stage.ask('DELETE', '/faults');
    await stage.allow(ROOMY);
    await operations.clear();
    await operations.takeBack();
    const { servers } = await stage.world();
    for (const server of servers) {
      await endGames(stage, server);
      await stage.settle(SETTLES_WITHIN);
      await stage.ask('DELETE', `/servers/${server.id}`);
    }
    await stage.settle(SETTLES_WITHIN);
    const { sum, broken } = await operations.audit();
    return sum === 0 && broken.length === 0;
  } catch (error) {
    if (isExpected(error)) return false;
    throw error;
  }
}

/** The server's owner takes every game there over and cancels it, as a person would. */
async function endGames(stage: Stage, { owner, channels, members }: WorldServer): Promise<void> {
  if (!members.some(({ bot }) => bot)) return;
  for (const { id: channel } of channels.filter(({ kind }) => kind === 'text')) {
    const typed = (line: string) => stage.act<Outcome>(owner, 'command', { channel, line });
    if (cancelButton(await typed('/host cancel')) === null) await typed('/host take-over');
    const asked = await typed('/host cancel');
    const button = cancelButton(asked);
    if (button !== null) await stage.act(owner, 'press', button);
  }
}

function cancelButton({ answer }: Outcome): { message: Id; customId: string | undefined } | null {
  const button = answer && buttonIn(answer, /^Cancel/);
  return button ? { message: answer.id, customId: button.custom_id } : null;
}

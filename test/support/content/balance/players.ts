import { type ChildProcess, fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { type Answer, type Order } from './player.ts';

const script = fileURLToPath(new URL('./player.ts', import.meta.url));

/**
 * Has orders played by a process for each processor, until there are none; each answer goes with its
 * order. Rejects where a process dies.
 */
export async function playAll(
  next: () => Order | null,
  take: (order: Order, answer: Answer) => void,
): Promise<void> {
  const count = availableParallelism();
  await Promise.all(Array.from({ length: count }, () => work(next, take)));
}

function work(next: () => Order | null, take: (order: Order, answer: Answer) => void) {
  const child: ChildProcess = fork(script, { execArgv: process.execArgv });
  return new Promise<void>((done, fail) => {
    let order = next();
    const send = () => {
      if (order) child.send(order);
      else child.kill();
    };
    child.on('message', (answer: Answer) => {
      if (order) take(order, answer);
      order = next();
      send();
    });
    child.once('error', fail);
    child.once('exit', () =>
      order ? fail(new Error('a process that played duels ended early')) : done(),
    );
    send();
  });
}

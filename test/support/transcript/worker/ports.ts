import { createServer } from 'node:net';

/** Below those that a system hands out by itself: between here and their use nobody is given them. */
const lowest = 18_000;
const many = 14_000;

const handedOut = new Set<number>();

/** Ports on loopback that are free, each handed out once by this process. */
export async function freePorts(count: number): Promise<number[]> {
  const ports: number[] = [];
  while (ports.length < count) {
    const port = lowest + Math.floor(Math.random() * many);
    if (handedOut.has(port) || !(await isFree(port))) continue;
    handedOut.add(port);
    ports.push(port);
  }
  return ports;
}

const isFree = (port: number): Promise<boolean> =>
  new Promise((answer) => {
    const server = createServer();
    server.once('error', () => answer(false));
    server.listen(port, '127.0.0.1', () => server.close(() => answer(true)));
  });

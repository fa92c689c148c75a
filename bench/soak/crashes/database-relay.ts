import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { type Gate } from './gate.ts';
import { statementsOf } from './statements.ts';

/**
 * Passes PostgreSQL's protocol on. A step is what outlasts the connection: a transaction's commit,
 * or a writing statement outside of one. What is inside a transaction counts once, as its first write.
 */
export async function relayDatabase(
  to: { host: string; port: number },
  gate: Gate,
): Promise<{ port: number; close(): Promise<void> }> {
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect(to);
    for (const [socket, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(socket);
      socket.setNoDelay(true);
      socket.on('error', () => other.destroy());
      socket.on('close', () => {
        sockets.delete(socket);
        other.destroy();
      });
    }
    relay(client, upstream, gate);
  });
  gate.whenStruck(() => {
    for (const socket of sockets) socket.destroy();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

function relay(client: Socket, upstream: Socket, gate: Gate): void {
  const statements = statementsOf();
  let open: number | null = null;
  let unheard: Buffer[] = [];

  client.on('data', (bytes) => {
    for (const { what, message } of statements.read(bytes)) {
      if (what !== null) {
        const step = gate.begin(what);
        if (step === null) return upstream.destroy();
        open = step;
      }
      upstream.write(message);
    }
  });

  upstream.on('data', (bytes) => {
    if (open === null) return void client.write(bytes);
    unheard.push(bytes);
    const whole = Buffer.concat(unheard);
    const finished = isReady(whole);
    if (!finished && gate.strikesAfter(open)) return;
    unheard = finished ? [] : unheard;
    if (!finished) {
      unheard = [];
      return void client.write(whole);
    }
    const step = open;
    open = null;
    if (gate.end(step)) client.write(whole);
  });
}

/** PostgreSQL ends every answer with `ReadyForQuery`: Z, its length 5, and the state. */
const isReady = (bytes: Buffer): boolean =>
  bytes.length >= 6 && bytes[bytes.length - 6] === 0x5a && bytes[bytes.length - 2] === 5;

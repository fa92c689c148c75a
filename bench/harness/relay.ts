import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** Passes bytes on between a client and a server; while it is held nothing comes through. */
export type Relay = { port: number; hold(): void; release(): void; close(): Promise<void> };

export async function openRelay(to: { host: string; port: number }): Promise<Relay> {
  const sockets = new Set<Socket>();
  let held = false;
  const server = createServer({ pauseOnConnect: true }, (client) => {
    const upstream = connect(to);
    for (const [socket, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(socket);
      socket.on('data', (bytes) => other.write(bytes));
      socket.on('error', () => other.destroy());
      socket.on('close', () => {
        sockets.delete(socket);
        other.destroy();
      });
      if (held) socket.pause();
      else socket.resume();
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    hold() {
      held = true;
      for (const socket of sockets) socket.pause();
    },
    release() {
      held = false;
      for (const socket of sockets) socket.resume();
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

import { createServer, connect, type Socket } from 'node:net';

/** What a proxy does to the connection on which a COMMIT goes by. */
export type Mischief = 'none' | 'cut before' | 'cut after';

/** A TCP proxy in front of PostgreSQL that can lose a COMMIT, or the answer to one. */
export type FlakyProxy = {
  url: string;
  /** For the next COMMIT only. */
  next(mischief: Mischief): void;
  /** How many connections were cut at a COMMIT so far. */
  cuts(): number;
  /** From now on nobody gets through, or everybody does. */
  refuse(all: boolean): void;
  close(): Promise<void>;
};

export async function flakyProxy(url: string): Promise<FlakyProxy> {
  const target = new URL(url);
  const [port, host] = [Number(target.port), target.hostname];
  const open = new Set<Socket>();
  const cut = new WeakSet<Socket>();
  let mischief: Mischief = 'none';
  let refusing = false;
  let cuts = 0;
  const server = createServer((client) => {
    const upstream = connect(port, host);
    const drop = () => {
      client.destroy();
      upstream.destroy();
    };
    for (const socket of [client, upstream]) {
      open.add(socket);
      socket.on('error', drop).on('close', drop);
      socket.on('close', () => open.delete(socket));
    }
    if (refusing) return drop();
    client.on('data', (bytes) => {
      const now = bytes.includes('COMMIT') ? mischief : 'none';
      if (now === 'none') return void upstream.write(bytes);
      mischief = 'none';
      cuts++;
      if (now === 'cut before') return drop();
      upstream.once('data', drop);
      upstream.write(bytes);
      cut.add(client);
    });
    upstream.on('data', (bytes) => {
      if (!cut.has(client)) client.write(bytes);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  target.port = String(address.port);
  return {
    url: target.href,
    next: (what) => void (mischief = what),
    cuts: () => cuts,
    refuse: (all) => {
      refusing = all;
      if (all) for (const socket of open) socket.destroy();
    },
    close: () => {
      for (const socket of open) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

import { parentPort } from 'node:worker_threads';
import { type SqlDriverAdapter, type Transaction } from '@prisma/driver-adapter-utils';
import { pgliteAdapter } from './adapter.ts';
import { type OpenedPGlite, openPGlite } from './open.ts';
import { type Answered, type Ask, type Asked, faultOf } from './thread-messages.ts';

/** The thread on which PGlite runs: it does what it is asked, in the order in which it is asked. */
let opened: { pglite: OpenedPGlite; adapter: SqlDriverAdapter } | null = null;
const transactions = new Map<number, Transaction>();
let last = 0;

async function answer(ask: Ask): Promise<unknown> {
  if (ask.do === 'open') {
    const pglite = await openPGlite(ask.dir);
    opened = { pglite, adapter: await pgliteAdapter(pglite.client) };
    return null;
  }
  if (!opened) throw new Error('the database is not open');
  const { pglite, adapter } = opened;
  switch (ask.do) {
    case 'queryRaw':
    case 'executeRaw':
      return (ask.on === null ? adapter : transactionOf(ask.on))[ask.do](ask.query);
    case 'executeScript':
      return adapter.executeScript(ask.script);
    case 'begin':
      return begun(await adapter.startTransaction());
    case 'commit':
    case 'rollback':
      return ended(ask.on)[ask.do]();
    case 'close':
      return pglite.close();
  }
}

function begun(transaction: Transaction): number {
  transactions.set(++last, transaction);
  return last;
}

function transactionOf(number: number): Transaction {
  const found = transactions.get(number);
  if (!found) throw new Error('that transaction has ended');
  return found;
}

function ended(number: number): Transaction {
  const found = transactionOf(number);
  transactions.delete(number);
  return found;
}

parentPort?.on('message', ({ id, ask }: Asked) => {
  const tell = (answered: Answered) => parentPort?.postMessage(answered);
  void answer(ask)
    .then(
      (value) => tell({ id, value: value ?? null }),
      (error: unknown) => tell({ id, fault: faultOf(error) }),
    )
    .then(() => {
      if (ask.do === 'close') parentPort?.close();
    });
});

import { afterAll, beforeAll, describe } from 'vitest';
import { deadlinePromises } from './deadlines.ts';
import { gamesPromises } from './games.ts';
import { logPromises } from './log.ts';
import { moneyPromises } from './money.ts';
import { outboxPromises } from './outbox.ts';
import { placePromises } from './places.ts';
import { otherPromises } from './rest.ts';
import { type Home, tableAt } from './table.ts';

/** What every form of the store promises. */
export function storeContract(name: string, open: () => Promise<Home>): void {
  describe(`${name} keeps what it is given:`, () => {
    let home: Home;
    beforeAll(async () => {
      home = await open();
    });
    afterAll(() => home.close());

    const table = tableAt(() => home);
    gamesPromises(table);
    logPromises(table);
    moneyPromises(table);
    outboxPromises(table);
    deadlinePromises(table);
    placePromises(table);
    otherPromises(table);
  });
}

import { type House } from '../harness/house.ts';
import { type Id, type Outcome } from '../../test/support/transcript/play/stage-types.ts';

/** One game: its channel, and its players; the first is its host. */
export type Table = { channel: Id; people: Id[] };

/** What one person does: the path and body of the stage's control API. */
export type Deed = { person: Id; what: string; body: Record<string, unknown> };

export const typed = (person: Id, channel: Id, line: string): Deed => ({
  person,
  what: 'command',
  body: { channel, line },
});

export const done = ({ stage }: House, { person, what, body }: Deed): Promise<Outcome> =>
  stage.act<Outcome>(person, what, body);

const players = 4;

/** So many games with four players each, all started, four games in a server. */
export async function openTables(house: House, count: number): Promise<Table[]> {
  const tables: Table[] = [];
  for (let number = 1; number <= count; number++) tables.push(await openTable(house, number));
  for (const table of tables) await startGame(house, table);
  await house.stage.settle(60_000);
  return tables;
}

let server: { id: Id; name: string } | null = null;

async function openTable({ stage }: House, number: number): Promise<Table> {
  const people: Id[] = [];
  for (let seat = 1; seat <= players; seat++) {
    const { id } = await stage.ask<{ id: Id }>('POST', '/people', {
      name: `Player ${number}.${seat}`,
    });
    people.push(id);
  }
  const host = people[0] ?? '';
  if (number % 4 === 1 || server === null)
    server = await stage.ask<{ id: Id; name: string }>('POST', '/servers', {
      name: `Server ${number}`,
      owner: host,
    });
  for (const person of people)
    if (number % 4 !== 1 || person !== host)
      await stage.ask('POST', `/servers/${server.id}/members`, { person });
  const { id: channel } = await stage.ask<{ id: Id }>('POST', `/servers/${server.id}/channels`, {
    name: `table-${number}`,
  });
  return { channel, people };
}

async function startGame(house: House, { channel, people }: Table): Promise<void> {
  const [host = ''] = people;
  const lines: [Id, string][] = [
    [host, '/game create name: A game to measure zone: Europe/Rome'],
    ...people.map((person, seat): [Id, string] => [person, `/game join name: Hero ${seat + 1}`]),
    [host, '/game start'],
  ];
  for (const [person, line] of lines) {
    const { status, answer } = await done(house, typed(person, channel, line));
    if (status !== 'answered') throw new Error(`${line}: ${status}, ${answer?.text ?? ''}`);
  }
}

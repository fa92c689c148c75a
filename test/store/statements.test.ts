import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Game } from '../../src/rules/game.ts';
import { gold, heroId } from '../../src/rules/names.ts';
import { prismaGames } from '../../src/store/games.ts';
import { PrismaClient } from '../../src/store/generated/client.ts';
import { migratePostgres, postgresAdapter } from '../../src/store/postgres.ts';
import { recentGames } from '../../src/store/recent.ts';
import { postgres } from '../support/databases.ts';
import { anyGame, change, joined, newGameId, placeOf, purse, secret } from './made-up.ts';

test.skipIf(postgres === null)(
  'an act that changes everything is BEGIN and five statements, and loads nothing',
  async () => {
    const { url = '' } = (await postgres?.fresh()) ?? { dir: '' };
    await migratePostgres(url);
    const db = new PrismaClient({
      adapter: postgresAdapter(url, () => undefined),
      log: [{ emit: 'event', level: 'query' }],
    });
    const games = prismaGames(db, recentGames(1));
    const [id, h1] = [newGameId(), heroId('h1')];
    const some = (acts: number, holds: number): Game => ({
      ...(fc.sample(anyGame(id, acts), 1)[0] as Game),
      accounts: { mint: gold(-holds), 'purse:h1': gold(holds) } as Game['accounts'],
    });
    const first = some(1, 5);
    await games.create(change(null, first, 'create'), placeOf(first), secret);

    const statements: string[] = [];
    db.$on('query', ({ query }) => statements.push(query));
    await games.perform(id, 'act', ({ game }) =>
      change(game, some(2, 9), 'act', {
        events: [joined(h1), purse(h1, 3)],
        notes: [
          { to: 'public', kind: 'joined', face: {}, urgent: false },
          { to: h1, kind: 'panel', urgent: true },
        ],
      }),
    );
    await db.$disconnect();
    expect(statements).toHaveLength(5);
    expect(statements.filter((statement) => /FROM "public"\."hero"/.test(statement))).toEqual([]);
  },
);

import { type HeroPlace, type Places } from '../play/ports.ts';
import { gameId, heroId, playerId } from '../rules/names.ts';
import { type Database } from './database.ts';
import { type HeroPlaceModel } from './generated/models.ts';
import { oweAlone } from './owe.ts';

const toPlace = (row: HeroPlaceModel): HeroPlace => ({
  ...row,
  game: gameId(row.game),
  hero: heroId(row.hero),
  player: playerId(row.player),
  way: row.way as HeroPlace['way'],
  until: row.until === null ? null : Number(row.until),
});

/** Where heroes' players read. */
export function prismaPlaces(db: Database): Places {
  return {
    ofHero: async (game, hero) => {
      const row = await db.heroPlace.findUnique({ where: { game_hero: { game, hero } } });
      return row && toPlace(row);
    },
    ofPlayer: async (game, player) =>
      (await db.heroPlace.findMany({ where: { game, player } })).map(toPlace),
    byThread: async (thread) => {
      const row = await db.heroPlace.findFirst({ where: { thread } });
      return row && toPlace(row);
    },
    put: async ({ game, hero, ...place }) => {
      await db.heroPlace.upsert({
        where: { game_hero: { game, hero } },
        create: { game, hero, ...place },
        update: place,
      });
    },
    change: async ({ game, hero }, to) => {
      await db.heroPlace.updateMany({ where: { game, hero }, data: to });
    },
    forget: (thread) =>
      db.$transaction(async (tx) => {
        const row = await tx.heroPlace.findFirst({ where: { thread } });
        if (!row) return false;
        const { game, hero } = row;
        const { count } = await tx.heroPlace.updateMany({
          where: { game, hero, thread },
          data: { thread: null, threadPanel: null, until: 0 },
        });
        if (count === 0) return false;
        await oweAlone(tx, gameId(game), [{ to: heroId(hero), kind: 'panel', urgent: true }]);
        return true;
      }),
    reconsider: async (game) => {
      await db.heroPlace.updateMany({ where: { game, until: { not: null } }, data: { until: 0 } });
    },
  };
}

import { type HeroPlace, type Places } from '../play/ports.ts';
import { gameId, heroId } from '../rules/names.ts';
import { type Database } from './database.ts';
import { type HeroPlaceModel } from './generated/models.ts';

const toPlace = (row: HeroPlaceModel): HeroPlace => ({
  ...row,
  game: gameId(row.game),
  hero: heroId(row.hero),
  way: row.way as HeroPlace['way'],
});

/** Where heroes' players read. */
export function prismaPlaces(db: Database): Places {
  return {
    ofHero: async (game, hero) => {
      const row = await db.heroPlace.findUnique({ where: { game_hero: { game, hero } } });
      return row && toPlace(row);
    },
    byChannel: async (channel) => {
      const row = await db.heroPlace.findFirst({ where: { channel } });
      return row && toPlace(row);
    },
    put: async ({ game, hero, ...place }) => {
      await db.heroPlace.upsert({
        where: { game_hero: { game, hero } },
        create: { game, hero, ...place },
        update: place,
      });
    },
  };
}

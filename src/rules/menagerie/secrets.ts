import { drawnOn } from '../board/schema.ts';
import { type Tile } from '../board/tile.ts';
import { type Game } from '../game.ts';
import { type KnownSecret } from '../secret.ts';
import { type Goods, stocked } from '../goods.ts';
import { type HeroId } from '../names.ts';
import { appear, heroesOf, heroOf, type Scene, setHero } from '../scene.ts';
import { type SecretDefinition } from '../secret.ts';
import { menagerie } from './places.ts';

/** A secret where it lies: `where` in words. */
export type Hidden = { id: string; card: SecretDefinition; tile: Tile; where: string };

/**
 * ORB-09: ids of the secrets that lie on that map. They are in the game from now on as they are today,
 * and so are the things that they give.
 */
export function secretsOfTheWeek(scene: Scene, map: string): string[] {
  const there = stocked(scene.goods, 'secret').filter(({ card }) => card.place.map === map);
  for (const { id, card } of there) {
    const { things = [], chosen } = card.gives;
    for (const one of [id, ...things, ...(chosen === undefined ? [] : [chosen])])
      appear(scene, one);
  }
  return there.map(({ id }) => id);
}

/** All of this week's that the map has a place for; none where it has been changed and has not. */
export function secretsHidden(reading: { game: Game; goods: Goods }): Hidden[] {
  const { game, goods } = reading;
  const ids = game.week?.secrets ?? [];
  const map = ids.length === 0 ? null : menagerie(reading);
  if (!map) return [];
  const { marks } = drawnOn(map);
  return ids.flatMap((id) => {
    const card = goods.definition(game.goods[id] ?? '');
    if (card.of !== 'secret') return [];
    const [tile, where] = [marks[card.place.hide], map.hides?.[card.place.hide]];
    return tile === undefined || where === undefined ? [] : [{ id, card, tile, where }];
  });
}

/** ORB-09: what one hero knows of it; undefined: nothing. */
export const knownTo = (game: Game, hero: HeroId, secret: string): KnownSecret | undefined =>
  heroOf(game, hero).secrets?.[secret];

export function noteKnown(scene: Scene, hero: HeroId, secret: string, known: KnownSecret): void {
  const { secrets } = heroOf(scene.game, hero);
  setHero(scene, hero, { secrets: { ...secrets, [secret]: known } });
}

/** ORB-09: whether what the first to come gets is gone. */
export const isGone = (game: Game, { id, card }: Hidden): boolean =>
  card.for === 'the first' && heroesOf(game).some(({ secrets }) => secrets?.[id] === 'had');

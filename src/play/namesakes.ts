import { type Game } from '../rules/game.ts';
import { type PlayerId } from '../rules/names.ts';
import { type GamePlace } from './ports.ts';

/** A game with where it is played. */
export type Placed = { place: GamePlace; game: Game };

/**
 * Where games are played, newest first, named so that this player tells them apart: those of one name by whom
 * they play there and the week; where that is the same, too, by a number, which is 1 for the oldest.
 */
export function toldApart(games: readonly Placed[], player: PlayerId): GamePlace[] {
  const fuller = games.map(({ place, game }) =>
    games.filter((other) => other.place.name === place.name).length === 1
      ? place
      : { ...place, name: [place.name, ...asPlayed(game, player)].join(' · ') },
  );
  return fuller.map((place) => {
    const alike = fuller.filter(({ name }) => name === place.name);
    if (alike.length === 1) return place;
    return { ...place, name: `${place.name} · ${alike.length - alike.indexOf(place)}` };
  });
}

function asPlayed({ heroes, week }: Game, player: PlayerId): string[] {
  const hero = Object.values(heroes).find((one) => one.player === player);
  return [hero?.name ?? 'as host', week ? `week ${week.number}` : 'not begun'];
}

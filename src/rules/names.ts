/** Types of their own for what could be mixed up; each is made at the edge by the function beside it. */
declare const brand: unique symbol;
type Branded<T, Name extends string> = T & { readonly [brand]: Name };

/** One game of Marmello's Menagerie, over all servers: ten lower-case letters and digits. */
export type GameId = Branded<string, 'GameId'>;
/** A person, by their Discord id. */
export type PlayerId = Branded<string, 'PlayerId'>;
/** A hero within its game: `h1`, `h2`, … in the order of joining. */
export type HeroId = Branded<string, 'HeroId'>;
/** A single thing within its game, for life: `i1`, `i2`, … */
export type ItemId = Branded<string, 'ItemId'>;
/** An orb within its game, for life: `o1`, `o2`, … */
export type OrbId = Branded<string, 'OrbId'>;
/** A deadline within its game, for life: `d1`, `d2`, … */
export type DeadlineId = Branded<string, 'DeadlineId'>;
/** A whole number of gold. */
export type Gold = Branded<number, 'Gold'>;
/** Milliseconds since 1970, UTC. */
export type Instant = number;
/** A rule of the rulebook: `BET-04`. */
export type RuleId = `${Uppercase<string>}-${number}`;

export const gameId = (text: string) => text as GameId;
export const playerId = (text: string) => text as PlayerId;
export const heroId = (text: string) => text as HeroId;
export const itemId = (text: string) => text as ItemId;
export const orbId = (text: string) => text as OrbId;
export const deadlineId = (text: string) => text as DeadlineId;

/** A bug, not a refusal, when `amount` is not a whole number. */
export function gold(amount: number): Gold {
  if (!Number.isSafeInteger(amount)) throw new Error(`not a whole number of gold: ${amount}`);
  return amount as Gold;
}

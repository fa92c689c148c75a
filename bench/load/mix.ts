import { typed, type Deed, type Table } from './tables.ts';

const asking = [
  '/now',
  '/game status',
  '/orb list',
  '/item list',
  '/gold',
  '/me show',
  '/bet show',
];

const turn = <T>(things: readonly T[], n: number): T => things[n % things.length] as T;

/** Acts that anybody may do at any time, each one another change than the last of that hero. */
function actOf({ channel, people }: Table, n: number): Deed {
  return typed(turn(people, n), channel, `/me title title: the ${n}th`);
}

/** Nothing but acts, in turn at every table. */
export const acts = (tables: readonly Table[], n: number): Deed =>
  actOf(turn(tables, n), Math.floor(n / tables.length));

/** What people type while they play: three questions for every two acts. */
export function questionsAndActs(tables: readonly Table[], n: number): Deed {
  const table = turn(tables, n);
  const round = Math.floor(n / tables.length);
  if (round % 5 >= 3) return actOf(table, round);
  return typed(turn(table.people, round), table.channel, turn(asking, round));
}

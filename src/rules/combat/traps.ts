import { tilesOf, type Body } from '../board/space.ts';
import { type Fight, type Thing } from './fight.ts';

export type Trap = Extract<Thing, { kind: 'trap' }>;

export const trapsOf = ({ things }: Fight): Trap[] =>
  things.filter((one): one is Trap => one.kind === 'trap');

const none: readonly Trap[] = [];

/** ITEM-26: those that lie under a body and have not been sprung in this fight. */
export const trapsUnder = (fight: Fight, body: Body): readonly Trap[] => {
  const traps = fight.things.length === 0 ? none : trapsOf(fight);
  if (traps.length === 0) return none;
  const tiles = tilesOf(body);
  return traps.filter(({ tile, spent }) => !spent && tiles.includes(tile));
};

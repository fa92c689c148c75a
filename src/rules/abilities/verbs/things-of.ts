import type { Creature } from '../../combat/creature.ts';
import type { Carried } from '../carried.ts';
import { isMeant, type Meant } from '../meant.ts';
import type { Run } from './verb.ts';

/** What of its kit is meant, as seen from the thing that is used. */
export const thingsOf = ({ carried }: Run, { kit = [] }: Creature, of: Meant): Carried[] =>
  kit.filter((thing) => isMeant(thing, of, carried.item));

/** Which things those are, as it is noted of whose they are. */
export const noted = (things: readonly Carried[], of: Meant) => {
  const [first] = things;
  return {
    of,
    items: things.map(({ item }) => item),
    ...(of === 'this thing' && first && { thing: first.name }),
  };
};

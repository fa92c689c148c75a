import { livingIn } from './bout.ts';
import { type Creature } from './creature.ts';
import { type Fight } from './fight.ts';

export const riderOf = (fight: Fight, mount: Creature): Creature | undefined =>
  livingIn(fight).find((one) => one.mount === mount.id);

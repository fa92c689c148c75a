import { isClear, isClearOfForceWalls } from '../board/line-of-sight.ts';
import { distance } from '../board/space.ts';
import { type Creature } from './creature.ts';
import { type Fight } from './fight.ts';
import { type Thing } from './thing.ts';

export type Secret = Extract<Thing, { kind: 'secret' }>;

export const secretsIn = ({ things }: Fight): Secret[] =>
  things.filter((one): one is Secret => one.kind === 'secret');

/** PERC-02, PERC-05: whether it has found where that lies, or whoever plays it has. */
export const knowsSecret = (one: Creature, { foundBy = [] }: Secret): boolean =>
  foundBy.includes(one.id) || (one.player !== null && foundBy.includes(one.player));

/** ORB-09, MOVE-11, MOVE-13: those that it knows of and lays its hand on where it stands. */
export const secretsAtHand = (fight: Fight, one: Creature): Secret[] =>
  secretsIn(fight).filter((secret) => {
    const spot = { tile: secret.tile, size: 0 };
    return (
      knowsSecret(one, secret) &&
      distance(spot, one) <= 1 &&
      isClear(fight.board, one, spot) &&
      isClearOfForceWalls(fight.board, one, spot)
    );
  });

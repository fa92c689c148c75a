import { type Board, type Ground } from '../../board/board.ts';
import { isAfloat } from '../../board/gaits.ts';
import { type Body, tilesOf } from '../../board/space.ts';
import { groundAt } from '../../board/terrain.ts';
import { type Creature } from '../creature.ts';
import { type Fight } from '../fight.ts';
import { type Orders } from './orders.ts';

/** MOVE-10, MOVE-15: whoever has any rock under it is not in the Styx; lava burns any part. */
export const isOn = (board: Board, body: Body, ground: Ground): boolean =>
  ground === 'styx'
    ? isAfloat(board, body)
    : tilesOf(body).some((tile) => groundAt(board, tile) === ground);

/** DUEL-13: whether a body there is on ground that its player never wants it on. */
export const leadsInto = (board: Board, body: Body, { never = [] }: Orders): boolean =>
  never.some((ground) => isOn(board, body, ground));

/** Whether it is where its player never wants it: above it, or in the saddle, it is not. */
export const isInIt = ({ board }: Fight, one: Creature, orders: Orders): boolean =>
  one.height === 'ground' && one.mount === null && leadsInto(board, one, orders);

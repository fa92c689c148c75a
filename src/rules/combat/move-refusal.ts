import { type Board, type Ground, lastTile, signs, stopsWalkers } from '../board/board.ts';
import { type ActionOf } from './action.ts';
import { creatureOf } from './bout.ts';
import { type Creature } from './creature.ts';
import { type Fight } from './fight.ts';
import {
  isInReach,
  isOnBoard,
  looksFree,
  movementRules,
  movesBy,
  speedBy,
  waysOf,
} from './movement.ts';
import { type FightRefusal, refuseAction } from './refusal.ts';

type Move = ActionOf<'move'>;

/** MOVE-01: why it cannot move there so; what stands in the way names its own rule. */
export function moveRefusal(fight: Fight, creature: Creature, action: Move): FightRefusal | null {
  const { kind, to } = action;
  const rule = movementRules[kind];
  if (!movesBy(creature, kind))
    return refuseAction('cannot move so', rule, { kind, kinds: waysOf(creature) });
  if (!isOnBoard(fight.board, to))
    return refuseAction('no such tile', rule, { tile: to, last: lastTile(fight.board) });
  if (to === creature.tile) return refuseAction('already there', rule, { tile: to });
  return isInReach(fight, creature, kind, to) ? null : whyNoWay(fight, creature, action);
}

function whyNoWay(fight: Fight, creature: Creature, { kind, to }: Move): FightRefusal {
  const rule = movementRules[kind];
  if (creature.mount !== null) {
    const { name } = creatureOf(fight, creature.mount);
    return refuseAction('riding', 'MOVE-12', { mount: name });
  }
  // MOVE-05: what a swimmer crosses is water.
  const open = kind === 'swim' ? 'styx' : 'floor';
  const without = (...grounds: Ground[]): Fight => ({
    ...fight,
    board: grounds.reduce((board, ground) => opened(board, ground, open), fight.board),
  });
  const isFreeIn = (other: Fight) => looksFree(other, creature, to, kind);
  const leadsIn = (other: Fight) => isInReach(other, creature, kind, to);
  const wall = without('force wall');
  if (!isFreeIn(fight))
    return refuseAction('tile taken', isFreeIn(wall) ? 'MOVE-11' : rule, { tile: to });
  if (leadsIn(wall)) return refuseAction('walled off', 'MOVE-11', { tile: to });
  if (kind !== 'swim' && leadsIn(without('styx')))
    return refuseAction('across water', 'MOVE-05', { tile: to });
  if (kind === 'swim' && leadsIn(without(...land)))
    return refuseAction('not all water', 'MOVE-05', { tile: to });
  const slow = leadsIn(without('difficult ground'));
  const speed = speedBy(creature, kind);
  return refuseAction('out of reach', slow ? 'MOVE-07' : rule, { tile: to, speed });
}

/** What one walks on, and does not swim in. */
const land = (Object.keys(signs) as Ground[]).filter((ground) => !stopsWalkers(ground));

/** As if that ground were the other. */
const opened = ({ name, rows }: Board, ground: Ground, other: 'floor' | 'styx'): Board => ({
  name,
  rows: rows.map((row) => row.replaceAll(signs[ground], signs[other])),
});

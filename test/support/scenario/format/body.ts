import { groundAt } from '../../../../src/rules/board/terrain.ts';
import { tilesOf } from '../../../../src/rules/board/space.ts';
import { creatureFrom } from '../../../../src/rules/combat/enter.ts';
import { fault } from '../../format/reading.ts';
import { type CastReading, callOf } from './cast.ts';
import { type Drawn } from './map.ts';
import { type Newcomer } from './scenario.ts';

/** What no body can be: above the ground without wings, or sunk into a floor. */
export function refuseNoBody(
  reading: CastReading,
  { board }: Drawn,
  all: readonly Newcomer[],
): void {
  for (const { entrant, besides } of all) {
    const path = (key: string) => ['who', callOf(reading.cast, entrant.id), key];
    const body = { ...creatureFrom(entrant), ...besides };
    const { height, movement, mount, depth } = body;
    if (height === 'air' && !movement.includes('fly') && !mount)
      fault(reading, path('height'), 'It cannot fly; expected ground, or fly among its movement.');
    const grounds =
      entrant.tile === undefined ? [] : tilesOf(body).map((one) => groundAt(board, one));
    if (depth > 0 && !grounds.includes('styx'))
      fault(reading, path('depth'), 'It does not stand in the Styx; expected no depth, or 0.');
  }
}

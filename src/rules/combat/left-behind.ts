import { creaturesOf } from './bout.ts';
import { type Fight } from './fight.ts';

/** ENTER-07: a companion whose owner is not in the fight is safe, until the owner comes. */
export function noteLeftBehind(fight: Fight): void {
  for (const one of creaturesOf(fight)) {
    if (one.kind !== 'companion' || one.player === null) continue;
    one.leftBehind = fight.creatures[one.player] === undefined ? true : undefined;
  }
}

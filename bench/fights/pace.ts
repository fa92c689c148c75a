import { legalActions } from '../../src/rules/combat/index.ts';
import { begun, type Recorded, take } from './recorded.ts';

/** Decisions taken as given; with `silent` nothing of them is told. */
export function given(duel: Recorded, silent = false): number {
  const fight = begun(duel, silent);
  for (const action of duel.actions) take(fight, action);
  return duel.actions.length;
}

/** The same, each picked from the list of all that is legal. */
function listed(duel: Recorded): number {
  const fight = begun(duel);
  for (const place of duel.places) {
    const action = legalActions(fight.fight, fight.fight.turn.of)[place];
    if (action) take(fight, action);
  }
  return duel.places.length;
}

/** Decisions a second. */
export function paceOf(play: (duel: Recorded) => number, duels: readonly Recorded[]): number {
  const began = process.hrtime.bigint();
  const decisions = duels.reduce((sum, duel) => sum + play(duel), 0);
  return decisions / (Number(process.hrtime.bigint() - began) / 1e9);
}

/** So often that a peer with as many battles is warmed and measured for about as many seconds. */
const rounds = { given: { warm: 6, measured: 12 }, listed: { warm: 3, measured: 6 } };

/** Both ways to decide, once everything is warm. */
export function pacesOf(duels: readonly Recorded[]): { given: number; listed: number } {
  const often = (times: number) => Array.from({ length: times }, () => duels).flat();
  paceOf(given, often(rounds.given.warm));
  paceOf(listed, often(rounds.listed.warm));
  return {
    given: paceOf(given, often(rounds.given.measured)),
    listed: paceOf(listed, often(rounds.listed.measured)),
  };
}

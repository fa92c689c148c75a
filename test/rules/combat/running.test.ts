import fc from 'fast-check';
import { expect, test } from 'vitest';
import { practiceDuel } from '../../support/practice/duel.ts';
import { drawKit } from '../../support/practice/kits.ts';
import { tuningMaps } from '../../support/practice/maps.ts';
import { awaited } from '../../../src/rules/combat/acting.ts';
import {
  type Fight,
  type FightAction,
  legalActions,
  runFight,
  takeAction,
} from '../../../src/rules/combat/index.ts';
import { evenDice } from '../../support/even-dice.ts';

const [board] = tuningMaps;

/** A practice duel; with `asks` one of them wants to be asked about everything. */
function begun(seed: number, asks: boolean): Fight {
  if (!board) throw new Error('no map');
  const dice = evenDice(seed);
  const { fight } = practiceDuel(board, [drawKit(120, dice), drawKit(120, dice)], dice);
  if (!asks) return fight;
  const creatures = { ...fight.creatures };
  for (const one of Object.values(creatures))
    creatures[one.id] = {
      ...one,
      kit: (one.kit ?? []).map((thing) => ({ ...thing, standing: { 0: 'ask', 1: 'ask' } })),
    };
  return { ...fight, creatures };
}

const chosen = (fight: Fight, choice: number): FightAction => {
  const legal = legalActions(fight, awaited(fight)).filter(({ do: what }) => what !== 'concede');
  return legal[choice % legal.length] ?? { do: 'end turn' };
};

test('a fight that goes on in place is the same fight', () => {
  fc.assert(
    fc.property(
      fc.integer(),
      fc.boolean(),
      fc.array(fc.nat(10_000), { minLength: 5, maxLength: 60 }),
      (seed, asks, choices) => {
        let fight = begun(seed, asks);
        const before = JSON.stringify(fight);
        const [from, dice] = [fight, evenDice(seed)];
        const running = runFight(from, evenDice(seed));
        for (const choice of choices) {
          if (fight.outcome) break;
          const [who, action] = [awaited(fight), chosen(fight, choice)];
          const fought = takeAction(fight, who, action, dice);
          const went = running.take(who, action);
          if ('refused' in fought) expect(went).toEqual(fought);
          else {
            expect(went).toEqual(fought.events);
            fight = fought.fight;
          }
          expect(running.fight).toEqual(fight);
        }
        expect(JSON.stringify(from)).toBe(before);
      },
    ),
    { numRuns: 40 },
  );
});

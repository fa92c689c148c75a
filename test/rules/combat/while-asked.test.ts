import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Carried } from '../../../src/rules/abilities/carried.ts';
import { fightAbilitySchema } from '../../../src/rules/abilities/seam.ts';
import {
  type CreatureId,
  type Fight,
  legalActions,
  takeAction,
} from '../../../src/rules/combat/index.ts';
import { itemId } from '../../../src/rules/names.ts';
import { asItStands } from '../../../src/rules/combat/resolve.ts';
import { act, fightDrawn, idOf, strike } from '../../support/drawn-fight.ts';
import { anyOpened, anySetup, whoActs } from '../../support/any-kit.ts';
import { evenDice } from '../../support/even-dice.ts';

/** `FIGHTS=100000` plays that many. */
const fights = Number(process.env['FIGHTS'] ?? 100);

/** Whose owner is asked about as much as there can be, be it that they are blinded or dead by then. */
const bell: Carried = {
  ...{ item: itemId('i8'), name: 'Bell', x: 1, place: 8, charges: 0, spent: false, uses: {} },
  abilities: (['a condition is laid on me', 'I take damage', 'I die'] as const).map((when) =>
    fightAbilitySchema.parse({ when, do: [{ heal: 1 }] }),
  ),
  standing: { 0: 'ask', 1: 'ask', 2: 'ask' },
};
const anyWithBells = anySetup.map((setup) => ({
  ...setup,
  kits: [[...setup.kits[0], bell], [...setup.kits[1], bell], setup.kits[2]] as typeof setup.kits,
}));

/** COMBAT-17: whoever may not be offered it has no way to it either. */
function expectConcedesAsOffered(fight: Fight, id: CreatureId): void {
  const offered = legalActions(fight, id).some(({ do: what }) => what === 'concede');
  const fought = takeAction(fight, id, { do: 'concede' }, evenDice(1));
  expect('refused' in fought).toBe(!offered);
}

function expectAnswerable(fight: Fight, asked: CreatureId): void {
  for (const id of fight.order) {
    const legal = legalActions(fight, id);
    const answers = legal.filter((action) => action.do === 'answer');
    expect(answers).toHaveLength(id === asked ? 2 : 0);
    for (const action of legal)
      expect(takeAction(fight, id, action, evenDice(1))).toHaveProperty('fight');
    expectConcedesAsOffered(fight, id);
  }
}

test('[COMBAT-14] an act that other rules have begun, and whose dice are other ones now, can still be answered', () => {
  const fight = fightDrawn('A.B', {
    creatures: { A: { attacks: [{ damage: 2, range: 9 }] }, B: { kit: [bell] } },
  });
  const asking = act(fight, 'A', strike('B', 1), { 'to hit': [15] }).fight;
  const { pending } = asking;
  if (!pending) throw new Error('nobody is asked');
  const older = { ...asking, pending: { ...pending, rolls: [] } };
  expect(asItStands(asking).creatures[idOf('B')]?.damageTaken).toBe(2);
  expect(asItStands(older)).toEqual(older);
  expectAnswerable(older, pending.asked.of);
});

test('[COMBAT-14] [COMBAT-17] any kits: while somebody is asked all that is offered is accepted, be it that they have fallen', () => {
  fc.assert(
    fc.property(anyWithBells, (setup) => {
      const dice = evenDice(setup.seed);
      let fight = anyOpened(setup, dice);
      for (const choice of setup.choices) {
        if (fight.outcome) break;
        if (fight.pending) expectAnswerable(fight, fight.pending.asked.of);
        const acting = whoActs(fight, choice);
        const legal = legalActions(fight, acting);
        const fought = takeAction(fight, acting, legal[choice % legal.length]!, dice);
        if ('refused' in fought) throw new Error(`refused: ${JSON.stringify(fought)}`);
        fight = fought.fight;
      }
    }),
    { numRuns: fights },
  );
}, 3_600_000);

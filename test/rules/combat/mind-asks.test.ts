import { expect, test } from 'vitest';
import { type Carried } from '../../../src/rules/abilities/carried.ts';
import { type Fight, type Orders, playTurn } from '../../../src/rules/combat/index.ts';
import { act, fightDrawn, pass, strike } from '../../support/drawn-fight.ts';
import { evenDice } from '../../support/even-dice.ts';
import { thing } from '../../support/minds.ts';

/** What the one who is asked says by itself. */
function says(fight: Fight, orders: Orders = {}): boolean {
  const of = fight.pending?.asked.of;
  if (of === undefined) throw new Error('nobody is asked');
  const answered = playTurn(fight, of, evenDice(1), { [of]: orders });
  return answered.events.some(({ kind }) => kind === 'triggered');
}

const asking = (when: string, effects: object[], price: object = {}): Carried =>
  thing('charm', 4, { when, standing: 'ask', do: effects, ...price });

const club = { attacks: [{ damage: 4 }], stats: { accuracy: 4 } };
const hairShirt = asking('my turn begins', [{ 'change attacks': { damage: 3 }, turns: 1 }], {
  'pays hp': 1,
});
/** Asked as its turn begins, with 20 HP left. */
const shirted = { creatures: { A: { ...club, kit: [hairShirt], damageTaken: 10 } } };

test('[COMBAT-14] [DUEL-13] it pays for harder blows where it can strike, and not far off', () => {
  const asked = (text: string) => says(fightDrawn(text, shirted));
  expect(asked('AB')).toBe(true);
  expect(asked('A..............B')).toBe(false);
});

test('[COMBAT-14] [DUEL-13] it does not mend what is whole with what mends but once', () => {
  const bottle = asking('I take damage', [{ heal: 8 }], { 'used up': true });
  const hurt = (damageTaken: number, damage: number) => {
    const creatures = { A: { kit: [bottle], damageTaken }, B: { attacks: [{ damage }] } };
    const turned = act(fightDrawn('AB', { creatures }), 'A', pass).fight;
    return says(act(turned, 'B', strike('A', 1), { 'to hit': 15 }).fight);
  };
  expect(hurt(20, 5)).toBe(true);
  expect(hurt(0, 1)).toBe(false);
});

test('[DUEL-13] it says no to what would have it concede', () => {
  const fight = fightDrawn('AB', shirted);
  expect(says(fight)).toBe(true);
  expect(says(fight, { concedeBelow: 20 })).toBe(false);
});

test('[DUEL-13] who gives up anyway pays for nothing first, unless that keeps it from giving up', () => {
  expect(says(fightDrawn('AB', shirted), { concedeBelow: 25 })).toBe(false);
  const salve = asking('my turn begins', [{ heal: 8 }], { 'used up': true });
  const worn = { creatures: { A: { ...club, kit: [salve], damageTaken: 10 } } };
  expect(says(fightDrawn('AB', worn), { concedeBelow: 25 })).toBe(true);
  expect(says(fightDrawn('AB', worn), { concedeBelow: 29 })).toBe(false);
});

test('[COMBAT-14] [DUEL-13] it always has a blow that hits rolled again', () => {
  const penny = asking('I would be struck', [{ reroll: true }], { limit: { each: 'round' } });
  const creatures = { A: { kit: [penny] }, B: club };
  const turned = act(fightDrawn('AB', { creatures }), 'A', pass).fight;
  expect(says(act(turned, 'B', strike('A', 1), { 'to hit': 15 }).fight)).toBe(true);
});

test('[PERC-02] [COMBAT-14] who is hidden better than it would be anew does not hide anew', () => {
  const shroud = asking('my turn ends', [{ hide: true }]);
  const hidden = (total: number) => {
    const conditions = [{ kind: 'hidden', total, natural: 9, lasts: 'until ended' } as const];
    const creatures = { A: { kit: [shroud], stats: { stealth: 4 }, conditions } };
    return says(act(fightDrawn('A.#.B', { creatures }), 'A', pass).fight);
  };
  expect(hidden(21)).toBe(false);
  expect(hidden(9)).toBe(true);
});

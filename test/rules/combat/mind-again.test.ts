import { describe, expect, test } from 'vitest';
import { playedOut } from '../../support/practice/match.ts';
import { type Carried } from '../../../src/rules/abilities/carried.ts';
import { chooseAction } from '../../../src/rules/combat/mind/choose.ts';
import { walkUpAndHit } from '../../../src/rules/combat/mind/walk-up-and-hit.ts';
import { playTurn } from '../../../src/rules/combat/index.ts';
import { fightDrawn, idOf } from '../../support/drawn-fight.ts';
import { evenDice } from '../../support/even-dice.ts';
import { choiceOf, thing } from '../../support/minds.ts';
import { withDice } from '../../support/rolling.ts';

type Kit = { damage: number; accuracy?: number; kit?: Carried[] };

/** What of so many duels whoever plays itself wins against one that walks up and hits, sides in turns. */
function wonOf(fights: number, { damage, accuracy = 2, kit = [] }: Kit): number {
  let won = 0;
  for (let fight = 0; fight < fights; fight++) {
    const own = { stats: { hp: 30, accuracy }, attacks: [{ damage }], kit };
    const begun = fightDrawn('..........\n.A......B.\n..........', {
      creatures: { A: own, B: own },
    });
    const [mine, other] = fight % 2 === 0 ? ['h1', 'h2'] : ['h2', 'h1'];
    const minds = { [mine]: chooseAction, [other]: walkUpAndHit };
    const { outcome } = playedOut(begun, minds, evenDice(fight * 7919 + 5));
    won += outcome === null || outcome.winner === null ? 0.5 : outcome.winner === mine ? 1 : 0;
  }
  return won / fights;
}

const wand = (charges: number | null, ability: object): Carried => ({
  ...thing('wand', 0, { use: { range: 8, on: 'enemy' }, ...ability }),
  charges,
});

describe('[MONSTER-09] [DUEL-13] a mind uses what comes back, and what does not', () => {
  test.each([
    ['once a turn', null, { limit: { each: 'turn' } }],
    ['once a round', null, { limit: { each: 'round' } }],
    ['once a fight', null, { limit: { each: 'fight' } }],
    ['once a week', null, { name: 'Zap', limit: { each: 'week' } }],
    ['once a game', null, { name: 'Zap', limit: { each: 'game' } }],
    ['from its last charge', 1, { charge: true }],
    ['that is used up', null, { 'used up': true }],
    ['that costs HP', null, { 'pays hp': 2 }],
  ])('what works %s', (_, charges, price) => {
    for (const amount of [5, 14, 29]) {
      const kit = [wand(charges, { do: [{ deal: amount }], ...price })];
      const fight = fightDrawn('.A....B.', { creatures: { A: { kit } } });
      const { events } = withDice({}, (dice) => playTurn(fight, idOf('A'), dice));
      expect(events.map(({ kind }) => kind)).toContain('activated');
    }
  });

  test('of all spells one a turn, and strikes besides', () => {
    const spell: Carried = { ...wand(null, { do: [{ deal: 5 }] }), spell: true };
    const fight = fightDrawn('AB', {
      creatures: { A: { attacks: [{ damage: 4 }], kit: [spell] } },
    });
    const { events } = withDice({ 'to hit': 15 }, (dice) => playTurn(fight, idOf('A'), dice));
    const kinds = events.map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'activated')).toHaveLength(1);
    expect(kinds.filter((kind) => kind === 'attacked')).toHaveLength(1);
  });

  test('[COMBAT-13] what goes on hurting', () => {
    const kit = [wand(null, { do: [{ afflict: 4, turns: 4 }], limit: { each: 'turn' } })];
    const fight = fightDrawn('AB', { creatures: { A: { attacks: [{ damage: 4 }], kit } } });
    expect(choiceOf(fight)).toMatchObject({ do: 'activate', item: 'wand' });
  });

  test('whatever it may do each turn wins it most of its duels', () => {
    const kit = [wand(null, { do: [{ deal: 6 }], limit: { each: 'turn' } })];
    expect(wonOf(12, { damage: 4, kit })).toBeGreaterThan(0.8);
  });
});

describe('[MONSTER-09] [DUEL-13] a mind strikes, however hard its blows are', () => {
  const shares = [35, 40, 43, 45, 47, 50, 52, 55, 80, 97];

  test.each(shares)('that take %d in a hundred of its enemy’s HP', (percent) => {
    for (const accuracy of [2, 5, 9]) {
      const damage = Math.round((percent / 100) * 30);
      const own = { stats: { hp: 30, accuracy }, attacks: [{ damage }] };
      const fight = fightDrawn('AB', { creatures: { A: own, B: own } });
      expect(choiceOf(fight)).toMatchObject({ do: 'attack', target: 'h2', attack: 1 });
    }
  });

  test.each([35, 43, 47, 50, 55])(
    'and is not beaten for standing about with %d in a hundred',
    (percent) => {
      const damage = Math.round((percent / 100) * 30);
      expect(wonOf(8, { damage, accuracy: 9 })).toBeGreaterThan(0.3);
    },
  );
});

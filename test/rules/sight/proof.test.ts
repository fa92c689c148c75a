import { expect, test } from 'vitest';
import { positionSeenBy } from '../../../src/rules/sight/fight.ts';
import { act, fightDrawn, idOf, strike } from '../../support/drawn-fight.ts';

test('[COMBAT-15] who was seen to be invulnerable counts for it until that was seen to end', () => {
  const boon = { kind: 'invulnerable', to: 'all', lasts: { turns: 1, of: idOf('B') } } as const;
  const fight = fightDrawn('AB', {
    creatures: { A: { attacks: [{ damage: 5 }] }, B: { boons: [boon] } },
  });
  const proof = (now: typeof fight) =>
    positionSeenBy(now, idOf('A')).creatures.find(({ id }) => id === idOf('B'))?.proof;
  const struck = act(fight, 'A', strike('B'), { 'to hit': 15 }).fight;
  expect([proof(fight), proof(struck)]).toEqual([undefined, true]);
  const turned = act(struck, 'A', { do: 'end turn' }).fight;
  const ended = act(turned, 'B', { do: 'end turn' }).fight;
  expect([proof(turned), proof(ended)]).toEqual([true, undefined]);
});

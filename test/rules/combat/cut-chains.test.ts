import { expect, test } from 'vitest';
import { fightAbilitySchema } from '../../../src/rules/abilities/seam.ts';
import { type FightAction } from '../../../src/rules/combat/index.ts';
import { itemId } from '../../../src/rules/names.ts';
import { act, fightDrawn, idOf } from '../../support/drawn-fight.ts';

const thing = (name: string, ability: object, place: number) => ({
  ...{ item: itemId(name), name, x: 0, place, charges: null, spent: false },
  ...{ abilities: [fightAbilitySchema.parse(ability)], uses: {}, standing: {} },
});

test('[GAME-06] what is told of a cut chain has nothing in it that went off later', () => {
  const { creatures, ...fight } = fightDrawn('A.B');
  const a = creatures[idOf('A')] ?? expect.fail('no A');
  const kit = [
    thing('Watch', { use: {}, do: [{ actions: 30 }] }, 0),
    thing('Bell', { when: 'I use an ability', do: [{ 'temporary hp': 1 }] }, 1),
  ];
  const drawn = { ...fight, creatures: { ...creatures, [a.id]: { ...a, kit } } };
  const use: FightAction = {
    ...{ do: 'activate', item: itemId('Watch'), ability: 0, targets: [], tile: null },
  };
  const { events } = act(drawn, 'A', use);
  const kinds = events.map(({ kind }) => kind);
  expect(kinds.indexOf('triggered')).toBeGreaterThan(kinds.indexOf('chain cut'));
  const cut = events.find((event) => event.kind === 'chain cut');
  expect(cut?.chain.map(({ ability }) => ability)).toEqual(['Watch']);
});

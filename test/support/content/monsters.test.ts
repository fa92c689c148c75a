import { expect, test } from 'vitest';
import { monster } from './a-monster.ts';
import { ablated } from './ablate.ts';
import { needScenario } from './counts.ts';
import { twinsAmong } from './twins.ts';
import { shelfOf } from '../scenario/format/shelf.ts';

const starch = (power: number) => ({
  power,
  charges: 2,
  abilities: [
    { use: { range: 3, on: 'enemy' }, name: 'Starch', do: [{ deal: 'X' }], charge: true },
    { always: { speed: 1 } },
  ],
});
const steam = { abilities: [{ when: 'I die', name: 'Steam', do: [{ deal: 3, to: 'other' }] }] };

test('[MONSTER-06] two monsters whose abilities differ in numbers alone are twins, whatever they hit with', () => {
  const all = [
    monster('Mangle', starch(2)),
    monster('Press', { ...starch(5), stats: { hp: 90 }, week: 7 }),
    monster('Kettle', steam),
  ];
  expect(twinsAmong(all)).toEqual([['monsters/Mangle', 'monsters/Press']]);
  expect(twinsAmong([monster('Plain'), monster('Bare', { stats: { hp: 9 } })])).toHaveLength(1);
});

test('[MONSTER-06] what a creature or an attack is called makes no difference between twins', () => {
  const nest = (summon: string, attack: string) => ({
    abilities: [
      { when: 'I kill', name: summon, do: [{ summon, hp: 4 }] },
      { use: {}, name: attack, do: [{ 'grant attack': attack, range: 1, damage: 2 }] },
    ],
  });
  const flying = {
    abilities: [{ when: 'I kill', name: 'Wren', do: [{ summon: 'Wren', hp: 4, ways: ['fly'] }] }],
  };
  const all = [
    monster('Hat', nest('Cuckoo', 'Peck')),
    monster('Bonnet', nest('Starling', 'Nip')),
    monster('Cap', flying),
  ];
  expect(twinsAmong(all)).toEqual([['monsters/Hat', 'monsters/Bonnet']]);
});

test('every monster needs a scenario, the plain one too', () => {
  const plain = monster('Plain');
  expect(needScenario([plain])).toEqual([plain]);
  expect(ablated('.', plain, shelfOf([plain.card])).unnoticed).toEqual([
    { id: 'monsters/Plain', what: 'has no scenario' },
  ]);
});

import { expect, test } from 'vitest';
import { runScenario } from '../../support/scenario/play/run.ts';
import { readScenario } from '../../support/scenario/format/read.ts';

const auras = (count: number): string =>
  Array.from(
    { length: count },
    (_, at) => `{ aura: { radius: 1 }, name: Ray ${at + 1}, do: [{ deal: 1 }] }`,
  ).join(', ');

/** Whoever steps to B2 comes into so many auras at once. */
const stepping = (count: number, expected: string) =>
  readScenario(
    'auras.yaml',
    `title: Auras act 150 times in a turn and then no more.
rules: [GAME-06, COMBAT-18]
map: |
  A.B
  ...
who:
  A: { stats: { hp: 500 } }
  B: { items: { Crown: { abilities: [${auras(count)}] } } }
turn: A
steps:
  - { do: A moves to B2, ${expected} }
`,
  );

const broke = (count: number, expected: string) => {
  const scenario = stepping(count, expected);
  return Array.isArray(scenario) ? scenario : runScenario(scenario).broke;
};

test('[GAME-06] [COMBAT-18] auras act 150 times in a turn, and then no more', () => {
  expect(broke(149, 'expect: { A: { hp: 351 } }')).toBeNull();
  expect(broke(160, 'expect: { A: { hp: 350 } }')).toBeNull();
});

test('[GAME-06] it is told once that they were stopped', () => {
  expect(
    broke(160, 'happened: [anything, hurt, chain cut: { who: B, ability: Ray 151 }]'),
  ).toBeNull();
});

/** The owner of an aura once learned from it that somebody hidden had come in. */
test('[GAME-06] [COND-01] nobody in the fight is told, as it might give away who hides', () => {
  const unseen = 'sees: { A: { not told: chain }, B: { not told: chain } }';
  expect(broke(160, `happened: [anything, hurt, chain cut: { who: B }], ${unseen}`)).toBeNull();
});

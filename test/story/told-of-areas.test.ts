import { expect, test } from 'vitest';
import { a, b, c, type Facts, type One, told } from '../support/told.ts';

const uses = (ability: string, ...targets: One[]) => ({
  ...{ kind: 'activated', who: a, ability, targets },
});
const pushed = (who: One, tiles = 1) => ({
  ...{ kind: 'was moved', who, by: a, how: 'push' },
  path: Array.from({ length: tiles }, (_, tile) => tile),
});
const laid = (who: One, condition: string) => ({
  ...{ kind: 'condition laid', who, condition, turns: 1 },
  by: who === a ? null : a,
});
const overcomes = (target: One) => ({
  ...{ kind: 'attacked', who: a, target, with: 'Wave', how: 'special', verdict: 'hit' },
  roll: { purpose: 'to hit', sides: 20, natural: 12, parts: [], total: null },
  ...{ against: { stat: 'willpower', n: 11 }, health: 'uninjured', damage: null },
});
const burnt = (who: One, health: string) => ({
  ...{ kind: 'hurt', who, by: null, cause: 'lava', health, roll: null },
  damage: { type: 'fire', parts: [], times: 1, dealt: null },
});

const hurt = (who: One) => ({
  ...{ kind: 'hurt', who, by: a, cause: 'Gust', health: 'uninjured', roll: null },
  damage: { type: 'physical', parts: [], times: 1, dealt: null },
});

test.each<[string, Facts[], string]>([
  [
    'the one whom it reached by name',
    [uses('Gust', b), pushed(b, 2), laid(b, 'slowed')],
    'Ada used Gust, driving Bo back two tiles and slowing them.',
  ],
  [
    'all whom it reached, and counts nobody for another',
    [...[uses('Gust', b, c), pushed(c), pushed(b)], ...[laid(b, 'prone'), laid(c, 'prone')]],
    'Ada used Gust, driving Ratter and Bo back a tile and knocking both prone.',
  ],
  [
    'what befell some of them by their names',
    [uses('Gust', b, c), pushed(b), pushed(c), laid(c, 'prone')],
    'Ada used Gust, driving Bo and Ratter back a tile and knocking Ratter prone.',
  ],
  [
    'who used it among them',
    [uses('Silence', a, b), laid(b, 'goaded'), laid(a, 'goaded')],
    'Ada used Silence, goading Bo and themselves.',
  ],
  [
    'what one has brought upon oneself alone',
    [uses('Draught', a), laid(a, 'prone')],
    'Ada turned to Draught, knocking themselves prone.',
  ],
  [
    'how often it befell each',
    [1, 2].flatMap((time) => [uses('Gust', b, c), pushed(b), ...(time === 1 ? [pushed(c)] : [])]),
    'Ada used Gust twice, each time driving Bo back a tile and driving Ratter back a tile.',
  ],
  [
    'of a special attack upon several what befell each',
    [...[uses('Wave', b, c), overcomes(b), overcomes(c)], ...[laid(b, 'prone'), laid(c, 'prone')]],
    'Ada overcame Bo with Wave, knocking them prone. ' +
      'Ada overcame Ratter with Wave, knocking them prone.',
  ],
  [
    'what none of them could be',
    [
      ...[uses('Gust', b, c), pushed(b), pushed(c)],
      ...[b, c].map((who) => ({ kind: 'resisted', who, what: 'prone', why: 'invulnerable' })),
    ],
    'Ada used Gust, driving Bo and Ratter back a tile, though neither could be knocked prone.',
  ],
  [
    'nobody as unharmed whom it has harmed before',
    [
      ...[uses('Gust', b, c), hurt(b), hurt(c)],
      { kind: 'resisted', who: b, by: a, what: 'Gust', why: 'invulnerable' },
    ],
    'Ada used Gust. Bo was hurt by Ada’s Gust. Ratter was hurt by Ada’s Gust. ' +
      'Bo was proof against Ada’s Gust.',
  ],
  [
    'who was burnt of those whom it moved',
    [uses('Gust', b, c), pushed(b), burnt(b, 'injured'), pushed(c)],
    'Ada used Gust, driving Bo back a tile into the lava, driving Ratter back a tile and ' +
      'leaving Bo injured.',
  ],
])('tells of an area %s', (_, facts, text) => {
  expect(told(...facts)).toBe(`Round 1: ${text}`);
});

test('takes what went off for nothing that was used before it', () => {
  const goesOff = { kind: 'triggered', who: a, ability: 'Rage', by: null };
  expect(told(uses('Draught', a), goesOff, laid(a, 'goaded'))).toBe(
    'Round 1: Ada turned to Draught and was goaded by their own Rage.',
  );
});

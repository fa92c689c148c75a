import { expect, test } from 'vitest';
import { type SeenFightEvent } from '../../src/rules/combat/event.ts';
import { duelAccount } from '../../src/story/index.ts';

const [a, b, c, snare] = [
  { id: 'h1', name: 'Ada' },
  { id: 'h2', name: 'Bo' },
  { id: 'c1', name: 'Ratter' },
  { id: 'm0', name: 'Snare' },
];
type Facts = { kind: string; [fact: string]: unknown };

const turn = { kind: 'turn began', who: a };
const uses = (ability: string, on?: typeof b): Facts => ({
  ...{ kind: 'activated', who: a, ability, targets: on ? [on] : [] },
  ...(on && { on }),
});
const goesOff = (who: typeof a, ability: string) => ({ kind: 'triggered', who, ability, by: null });
const hurt = (who: typeof a, by: typeof a | null, cause: string, health: string): Facts => ({
  ...{ kind: 'hurt', who, by, cause, health, roll: null },
  damage: { type: cause === 'lava' ? 'fire' : 'physical', parts: [], times: 1, dealt: null },
});
const strikes = (natural: number, verdict: string, stat = 'dodge'): Facts => ({
  ...{ kind: 'attacked', who: a, target: b, with: 'Maul', how: 'basic', verdict },
  roll: { purpose: 'to hit', sides: 20, natural, parts: [], total: null },
  ...{ against: { stat, n: 11 }, health: 'uninjured' },
  damage: verdict === 'miss' ? null : { type: 'physical', parts: [], times: 1, dealt: null },
});
const lays = (condition: string) => ({
  kind: 'condition laid',
  who: b,
  condition,
  by: a,
  turns: 1,
});
const moves = (how: string, tiles: number) => ({
  ...{ kind: 'was moved', who: b, by: a, how },
  path: Array.from({ length: tiles }, (_, tile) => tile),
});

const becomes = {
  ...{ kind: 'enchanted', turns: null },
  what: { kind: 'guise', guise: 'a goose', by: {}, attacks: null },
};
const springs = { kind: 'trap sprung', who: b, trap: 'Snare', tile: 7 };

const told = (...facts: Facts[]) =>
  duelAccount(
    facts.map(
      (one) => ({ round: 1, rules: [], to: 'everybody', ...one }) as unknown as SeenFightEvent,
    ),
  );

test.each<[string, Facts[], string]>([
  [
    'a pull, and into what',
    [turn, uses('Hook', b), moves('pull', 3), hurt(b, null, 'lava', 'injured')],
    'Ada used Hook on Bo, dragging them three tiles into the lava and leaving them injured.',
  ],
  [
    'by what somebody strikes at no action',
    [turn, goesOff(a, 'Last Word'), { ...strikes(10, 'hit'), cause: 'Last Word' }],
    'Ada caught Bo with Maul by Last Word.',
  ],
  [
    'ground that is laid under somebody',
    [
      ...[turn, { ...uses('Soles'), tile: 7 }],
      { kind: 'ground laid', who: a, ground: 'lava', tiles: [7], turns: 2 },
      hurt(b, null, 'lava', 'injured'),
    ],
    'Ada used Soles, turning a tile into lava under Bo and leaving them injured.',
  ],
  [
    'into what somebody is transformed',
    [turn, uses('Wand', b), { ...becomes, who: b, by: a, cause: 'Wand' }],
    'Ada used Wand on Bo, turning them into a goose.',
  ],
  [
    'into what somebody turns, and when it is over',
    [
      ...[turn, uses('Elixir'), { ...becomes, who: a, by: a, cause: 'Elixir' }],
      { kind: 'enchantment ended', who: a, what: becomes.what, why: 'time' },
    ],
    'Ada turned to Elixir, turned into a goose and was a goose no more.',
  ],
  ['what is drunk or put on', [turn, uses('Flask')], 'Ada turned to Flask.'],
  [
    'what gave more actions, and how often',
    [1, 2].flatMap(() => [uses('Cape'), { kind: 'more actions', who: a, cause: 'Cape', more: 2 }]),
    'Ada turned to Cape twice, each time for two more actions.',
  ],
  [
    'a companion that is called and is gone',
    [
      { ...uses('Whistle'), tile: 7 },
      { kind: 'appeared', who: c, tile: 7, why: 'summoned' },
      { kind: 'vanished', who: c, why: 'time' },
    ],
    'Ada used Whistle, calling up Ratter. Ratter was gone again.',
  ],
  [
    'a trap and its wound',
    [springs, hurt(b, snare, 'Snare', 'injured')],
    'Bo sprang the Snare and was hurt by it, which left them injured.',
  ],
  [
    'a trap that kills',
    [springs, hurt(b, snare, 'Snare', 'dead'), { kind: 'died', who: b, by: snare }],
    'Bo sprang the Snare and fell to it.',
  ],
  [
    'where a trap has thrown somebody',
    [springs, { ...moves('push', 2), by: snare }],
    'Bo sprang the Snare and was driven back two tiles by it.',
  ],
  [
    'the poison of a trap',
    [springs, uses('Flask'), hurt(b, null, 'Snare', 'injured')],
    'Bo sprang the Snare. Ada turned to Flask. ' +
      'Bo was hurt by the Snare, which left them injured.',
  ],
  [
    'of a trap that hurts later whose doing it is',
    [springs, uses('Flask'), hurt(b, snare, 'Snare', 'injured')],
    'Bo sprang the Snare. Ada turned to Flask. ' +
      'Bo was hurt by the Snare, which left them injured.',
  ],
  [
    'no wound with a miss, though whoever it missed has got worse untold',
    [{ ...strikes(3, 'miss'), health: 'injured' }],
    'Ada missed Bo with Maul.',
  ],
  [
    'no wound with what does none',
    [{ ...strikes(12, 'hit'), how: 'special', damage: null, health: 'injured' }],
    'Ada overcame Bo with Maul.',
  ],
  [
    'a wound that was passed over with the next one',
    [
      { ...strikes(3, 'miss'), health: 'injured' },
      { ...strikes(12, 'hit'), health: 'injured' },
    ],
    'Ada missed Bo with Maul and then found the mark, leaving them injured.',
  ],
  [
    'a condition laid by a blow',
    [
      strikes(12, 'hit'),
      lays('goaded'),
      { kind: 'condition ended', who: b, condition: 'goaded', why: 'broken' },
    ],
    'Ada hit Bo with Maul, goading them. Bo was goaded no more.',
  ],
  [
    'that nothing comes of it',
    [strikes(12, 'hit'), { kind: 'resisted', who: b, by: a, what: 'Maul', why: 'invulnerable' }],
    'Ada hit Bo with Maul, without harming them.',
  ],
  [
    'a second try',
    [
      { kind: 'rerolled', who: a, target: b, by: b, ability: 'Veil', roll: {}, verdict: 'hit' },
      strikes(3, 'miss', 'willpower'),
    ],
    'At a second try, by Bo’s Veil, Ada failed to bend Bo with Maul.',
  ],
  [
    'the same twice, and what answered each time',
    [1, 2].flatMap(() => [strikes(3, 'miss'), hurt(a, b, 'Buckler', 'uninjured')]),
    'Ada missed Bo with Maul twice and was hurt by Bo’s Buckler twice.',
  ],
  [
    'what goes off without anybody knowing what it does, once',
    [turn, goesOff(a, 'Hide'), uses('Flask'), { ...goesOff(a, 'Hide'), round: 2 }],
    'Ada turned to Flask. Ada’s Hide stirred.',
  ],
])('tells %s', (_, facts, text) => {
  expect(told(...facts)).toBe(`Round 1: ${text}`);
});

test('tells a wound anew that was told before only where it changes something', () => {
  const nails = (round: number, health: string) => ({ ...hurt(a, b, 'Nails', health), round });
  expect(told(nails(1, 'injured'), nails(2, 'injured'), nails(3, 'near death'))).toBe(
    'Round 1: Ada was hurt by Bo’s Nails, which left them injured. ' +
      'Round 2: Again Bo’s Nails took its toll. ' +
      'Round 3: Ada was hurt by Bo’s Nails, which left them near death.',
  );
});

test('calls a trap that hurts again and again by its name alone', () => {
  const again = (round: number) => ({ ...hurt(b, snare, 'Snare', 'injured'), round });
  expect(told(again(1), again(2))).toMatch(/Round 2: Again the Snare took its toll\.$/);
});

test('takes no wound that another survives for a death', () => {
  expect(told(turn, uses('Harness', b), hurt(b, a, 'Harness', 'dead'))).not.toContain('felled');
});

import { describe, expect, test } from 'vitest';
import { refuseAction } from '../../../src/rules/combat/refusal.ts';
import { gold } from '../../../src/rules/names.ts';
import { refuse, type Refusal } from '../../../src/rules/refusal.ts';
import { tileAt } from '../../../src/rules/board/tile.ts';
import { limits } from '../../../src/discord/limits.ts';
import { refusalText } from '../../../src/discord/views/refusals/index.ts';

const longest = 'W'.repeat(32);
const tile = tileAt(3, 4);

/** One of each code, with the facts at their longest. */
const stands = { stake: gold(12), onName: longest };
const besides = { may: [longest, longest, null], free: gold(12), stands };
const all: Refusal[] = [
  refuse('bad name', 'GAME-01', { what: 'hero', min: 2, max: 32 }),
  refuse('name taken', 'GAME-01', { name: longest }),
  refuse('monster name', 'GAME-01', { name: longest, monster: longest }),
  refuse('odd letters', 'GAME-01', { name: longest }),
  refuse('bet word', 'GAME-01', { name: longest }),
  refuse('bad zone', 'TURN-02', { zone: 'Z'.repeat(60) }),
  refuse('bad setting', 'BET-01', { setting: 'betting time', min: 1, max: 72 }),
  refuse('setting stands', 'BET-01', { setting: 'betting time', value: 72, from: 'next week' }),
  refuse('setting stands', 'BET-05', { setting: 'duelists bet on a tie', value: 1, from: 'now' }),
  refuse('game full', 'GAME-01', { most: 10 }),
  refuse('already in', 'GAME-01', { name: longest }),
  refuse('no hero', 'GAME-01', { phase: 'lobby' }),
  refuse('no hero', 'GAME-01', { phase: 'loot' }),
  refuse('hero lost', 'GAME-04', { name: longest }),
  refuse('not in lobby', 'GAME-01', { phase: 'loot' }),
  refuse('still in lobby', null, {}),
  refuse('too few', 'GAME-01', { players: 1, least: 2 }),
  refuse('not host', null, { hosts: ['123456789012345678', '123456789012345679'] }),
  refuse('already host', null, { self: true }),
  refuse('already host', null, { self: false }),
  refuse('bot as host', null, { player: '123456789012345678' }),
  refuse('hero lives', 'MONSTER-09', { name: longest }),
  refuse('no monster to play', 'MONSTER-09', {}),
  refuse('monster taken', 'MONSTER-09', { by: '123456789012345678', self: true }),
  refuse('monster taken', 'MONSTER-09', { by: '123456789012345678', self: false }),
  refuse('monster not taken', 'MONSTER-09', { fights: true }),
  refuse('monster not taken', 'MONSTER-09', { fights: false }),
  refuse('no such hero', 'GAME-03', {}),
  refuse('begun since', 'GAME-03', { name: longest }),
  refuse('game over', null, { phase: 'cancelled' }),
  refuse('paused', null, {}),
  refuse('not paused', null, {}),
  refuse('not your turn', 'TURN-07', { whose: [longest, longest] }),
  refuse('not your turn', 'TURN-07', { whose: [] }),
  refuse('turn begun', 'TURN-09', {}),
  refuse('turn not begun', 'TURN-07', {}),
  refuse('monster stands', 'MONSTER-01', { monster: longest }),
  refuse('in a fight', 'ENTER-09', {}),
  refuse('no fight', 'COMBAT-02', { where: 'menagerie' }),
  refuse('no fight', 'ENTER-06', { where: 'void' }),
  refuse('no such orb', 'ORB-01', { orb: 'o99' }),
  refuse('orb empty', 'ORB-02', { orb: 7, own: true }),
  refuse('orb empty', 'ORB-02', { orb: 7, own: false }),
  refuse('orb known', 'ORB-05', { orb: 7, name: longest }),
  refuse('no charges', 'ORB-06', {}),
  ...(['saved', 'key', 'chest'] as const).map((of) => refuse('red orb', 'ORB-03', { orb: 60, of })),
  refuse('red orb closed', 'ORB-03', { orb: 60 }),
  ...(['own', 'saved', 'key', 'chest'] as const).map((of) =>
    refuse('red already', 'ORB-03', { orb: 60, of }),
  ),
  refuse('one save a week', 'ORB-03', {}),
  refuse('beyond answering', 'ITEM-27', { name: longest }),
  refuse('no chest', 'ORB-08', { orb: 60 }),
  refuse('no key', 'ORB-08', {}),
  refuse('key opens it', 'ORB-08', { orb: 60 }),
  refuse('one chest a week', 'ORB-08', {}),
  refuse('not enough gold', 'ORB-07', { cost: gold(30), free: gold(4), held: gold(9) }),
  ...([null, longest] as const).map((name) =>
    refuse('another price', 'GAME-06', { of: 'buy', name, was: 500, price: gold(501) }),
  ),
  refuse('another price', 'GAME-06', { of: 'sell', name: longest, was: 500, price: gold(501) }),
  refuse('no such item', 'SLOT-08', {}),
  refuse('not yours', 'SLOT-08', { name: longest }),
  refuse('cannot take off', 'SLOT-08', { name: longest, slot: 'greater ultimate' }),
  refuse('cannot take off', 'ITEM-08', { name: longest, slot: 'ring', cursed: true }),
  refuse('no safe way', 'MOVE-01', {
    tile: tileAt(1, 1),
    why: 'taken',
    mount: null,
    holder: longest,
  }),
  refuse('slot cannot be emptied', 'ENTER-02', { name: longest, holds: longest, slot: 'class' }),
  refuse('cannot make room', 'ENTER-02', {
    name: longest,
    slot: 'ring',
    choices: [longest, longest],
  }),
  refuse('cannot make room', 'ENTER-02', { name: longest, slot: 'ring', choices: [] }),
  refuse('choose a form', 'ITEM-21', { name: longest }),
  refuse('no such form', 'ITEM-21', { name: longest }),
  refuse('one ultimate a week', 'ITEM-22', { name: longest }),
  refuse('ultimate owned', 'ITEM-22', { name: longest }),
  refuse('already equipped', 'SLOT-08', { name: longest }),
  refuse('not equipped', 'SLOT-08', { name: longest }),
  ...(
    [
      ...(['starter', 'treasure', 'worn curse', 'spent', 'bought from an NPC'] as const),
      ...(['quest item without value', 'used upgrade', 'lies in the menagerie'] as const),
      ...(['favour', 'sits on a thing', 'other treasure', 'key'] as const),
    ] as const
  ).map((why) => refuse('no sale', 'ITEM-28', { name: longest, why })),
  refuse('equipment locked', 'DUEL-12', { why: 'feature' }),
  refuse('equipment locked', 'SLOT-08', { why: 'turn' }),
  refuse('not cursed', 'ITEM-08', { name: longest }),
  refuse('no cure', 'ITEM-08', { name: longest }),
  refuse('fills no slot', 'ITEM-02', { name: longest, addition: 'gem' }),
  refuse('sits on no thing', 'ITEM-18', { name: longest }),
  refuse('sits on nothing', 'ITEM-18', { name: longest }),
  refuse('sits there already', 'ITEM-02', { name: longest, onto: longest }),
  refuse('cannot carry', 'ITEM-13', { name: longest, onto: longest, addition: 'manatech crystal' }),
  refuse('no room for it', 'ITEM-02', { name: longest, onto: longest, holds: longest }),
  refuse('upgrade used', 'ITEM-30', { name: longest, home: longest }),
  refuse('moved this week', 'ITEM-02', { name: longest }),
  refuse('lies in the void', 'ENTER-08', { name: longest }),
  refuse('not betting', 'BET-01', { phase: 'loot' }),
  refuse('no duelist', 'BET-01', { pair: [longest, longest], ...besides, stands: null }),
  refuse('bet on opponent', 'BET-06', { opponent: longest, ...besides }),
  refuse('tie bet off', 'BET-05', besides),
  refuse('bad stake', 'BET-07', { stake: 13, free: gold(12), on: longest, stands }),
  refuse('bad stake', 'BET-07', { stake: 1, free: gold(0), on: null, stands: null }),
  refuse('no bet', 'BET-07', { free: gold(12) }),
  refuse('not a duelist', 'FEAT-01', {}),
  refuse('feature posted', 'FEAT-05', {}),
  refuse('no feature time', 'FEAT-01', { phase: 'loot' }),
  refuse('stale', null, {}),
  refuse('not due', null, {}),
  refuseAction('wait your turn', 'COMBAT-02', { whose: longest }),
  refuseAction('out of range', 'COMBAT-03', {
    target: longest,
    attack: longest,
    range: 1,
    distance: 4,
  }),
  refuseAction('tile taken', 'MOVE-01', { tile }),
  refuseAction('out of reach', 'MOVE-01', { tile, speed: 3 }),
  refuseAction('nobody to check', 'COMBAT-12', { others: [longest, longest] }),
  refuseAction('nobody to check', 'COMBAT-12', { others: [] }),
  refuseAction('no such attack', 'COMBAT-03', { attack: 3, attacks: [longest, longest] }),
];

const text = (refusal: Refusal) => refusalText(refusal, () => 'A rule of this very name');

describe('refusals', () => {
  test.each(all.map((refusal) => [refusal.refused, refusal] as const))(
    '“%s” says what did not happen, by which rule, and what to do now',
    (_code, refusal) => {
      const said = text(refusal);
      expect(said).toMatch(/^[A-Z].*[.!] .*[.!]$/s);
      expect(said).not.toMatch(/undefined|null|\[object|\.\./);
      expect(said.length).toBeLessThan(limits.content / 2);
      if (refusal.rule !== null)
        expect(said).toContain(`(${refusal.rule} A rule of this very name)`);
    },
  );

  test.each([
    [0, 20, 'Send a greater stake, for example “bet 5 on Bran”.'],
    [9, 2, 'Send a smaller stake, for example “bet 2 on Bran”.'],
    [0.5, 3, 'Send a whole stake, for example “bet 3 on Bran”.'],
    [1.5, 3, 'Send a whole stake, for example “bet 3 on Bran”.'],
    [1, 0, 'You are paid again when the next week begins.'],
  ])('a stake of %d from %d gold: %s', (stake, free, now) => {
    const facts = { stake, free: gold(free), on: 'Bran', stands: null };
    expect(text(refuse('bad stake', 'BET-07', facts))).toContain(now);
  });

  test.each([
    ['feature', 'Betting opens when both duelists have posted their features'],
    ['duel', 'Bets on this duel are closed; on the next one they open'],
    ['trades', 'Bets on this duel are closed; on the next one they open'],
  ] as const)('[BET-01] in the phase “%s”, where there is no betting: %s', (phase, now) => {
    expect(text(refuse('not betting', 'BET-01', { phase }))).toContain(now);
  });

  const broke = 'You have no gold to bet; you are paid again when the next week begins.';

  test.each([
    [
      ['Bran', 'Cleo', null],
      12,
      'Bet on Bran or on Cleo or on a tie, for example “bet 5 on Bran”.',
    ],
    [['Bran', null], 3, 'Bet on Bran or on a tie, for example “bet 3 on Bran”.'],
    [['Bran'], 1, 'Bet on Bran, for example “bet 1 on Bran”.'],
    [['Bran', 'Cleo', null], 0, broke],
  ])('[BET-01] who may bet on %j with %d gold and names nobody of them: %s', (may, free, now) => {
    const pair: [string, string] = ['Bran', 'Cleo'];
    const facts = { pair, may, free: gold(free), stands: null };
    expect(text(refuse('no duelist', 'BET-01', facts))).toContain(now);
  });

  test.each([
    [['Bran', null], 1, 'Bet on yourself or on a tie, or not at all.'],
    [['Bran'], 1, 'Bet on yourself, or not at all.'],
    [['Bran', null], 0, broke],
  ])('[BET-06] a duelist who may bet on %j with %d gold: %s', (may, free, now) => {
    const facts = { opponent: 'Cleo', may, free: gold(free), stands: null };
    expect(text(refuse('bet on opponent', 'BET-06', facts))).toContain(now);
    expect(text(refuse('tie bet off', 'BET-05', facts))).toContain(now);
  });

  test.each([
    [1, 'Place one with `/bet place`'],
    [0, broke],
  ])('[BET-07] who has no bet to take back and %d gold: %s', (free, now) => {
    expect(text(refuse('no bet', 'BET-07', { free: gold(free) }))).toContain(now);
  });

  test('[BET-07] a refused change says that the bet stands as it was', () => {
    const facts = { stake: 9, free: gold(4), on: null, stands: { stake: gold(3), onName: 'Bran' } };
    expect(text(refuse('bad stake', 'BET-07', facts))).toMatch(
      /^Your bet of 3 gold on Bran stands as it was: /,
    );
  });

  test.each([
    ['ITEM-05', 'treasure', 'It brings you gold as long as you wear it.'],
    ['ITEM-05', 'other treasure', 'Choose something else: the panel’s **Sell** shows what goes'],
    [
      'ORB-08',
      'key',
      'It opens one of the week’s two chests for nothing more, in the turn in which',
    ],
  ] as const)(
    '[%s] nobody buys “%s”, and what is said of it is true of it: %s',
    (rule, why, now) => {
      const said = text(refuse('no sale', rule, { name: 'Jar', why }));
      expect(said).toContain(now);
      expect(said.includes('brings you gold')).toBe(why === 'treasure');
    },
  );

  test('a name in it is not obeyed', () => {
    const said = text(refuse('not your turn', 'TURN-07', { whose: ['@everyone **x**', 'Ana'] }));
    expect(said).not.toContain('@everyone');
    expect(said).toContain('\\*\\*x');
    expect(said).toContain(' and Ana');
  });
});

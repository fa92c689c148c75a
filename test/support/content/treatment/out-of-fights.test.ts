import { describe, expect, test } from 'vitest';
import { gold } from '../../../../src/rules/names.ts';
import { bought } from './bought.ts';
import { everyThing, found, gem, glass, hat, item, lax, night, wand, water } from './broken-law.ts';
import { errands } from './errands.ts';
import { outOfFights } from './out-of-fights.ts';
import { setOn } from './set-on.ts';
import { sold } from './sold.ts';
import { type Law, theLaw } from './treatment.ts';
import { worn } from './worn.ts';
import { worth } from './worth.ts';

describe('[ORB-07] buying finds', () => {
  test('that it is had for too little, in no form, or twice', () => {
    expect(found(bought, hat, lax)).toContain('bought for too little: is not refused');
    expect(found(bought, hat, lax)).toContain('bought twice: is not refused');
    expect(found(bought, night, lax)).toContain('bought as neither: is not refused');
  });

  test('that it stays where it lay, or is not put on', () => {
    expect(found(bought, hat, everyThing({ holder: 'gone' }))).toContain('it is not hers');
    expect(found(bought, hat, everyThing({ slot: null }))).toContain('it is worn as null');
    expect(found(bought, wand, everyThing({ charges: 1 }))).toContain('it is not full');
  });

  test('that what is no orb’s lies in one', () => {
    const favour = item('Favour', { kinds: ["npc's chosen"], slot: "npc's chosen" });
    expect(found(bought, favour)).toBe('');
    const anything: Law['layLoot'] = (scene) => {
      const one = Object.values(scene.game.items)[0];
      if (!one) return;
      const items = { ...scene.game.items, [one.id]: { ...one, definition: 'part 0' } };
      scene.game = { ...scene.game, items };
    };
    expect(found(bought, favour, { layLoot: anything })).toContain('lies in an orb');
  });
});

const heavy = {
  kinds: ['basic equipment', 'curse'],
  abilities: [{ always: { armor: 1, speed: -1 } }],
};

describe('[SLOT-08] wearing finds', () => {
  test('that it is put on twice, or what never comes off does', () => {
    const curse = item('Weight', heavy);
    expect(found(worn, hat, lax)).toContain('twice: is not refused');
    expect(found(worn, curse, lax)).toContain('taken off for good: is not refused');
  });

  test('that it does not go on, or not off', () => {
    expect(found(worn, hat, everyThing({ slot: null }))).toContain('it is not in its slot');
    expect(found(worn, hat, everyThing({ slot: 'head' }))).toContain('it is still worn');
  });
});

test('[ITEM-02] setting on a thing finds that it does not sit, or goes on anything', () => {
  expect(found(setOn, gem, lax)).toContain('set on a starter: is not refused');
  expect(found(setOn, gem, everyThing({ on: null }))).toContain('it does not sit there');
});

test('[ITEM-28] its worth finds another price, and another card', () => {
  const free: Law['netWorth'] = () => gold(0);
  expect(found(worth, hat, { netWorth: free })).toContain('it is worth 0; expected 9');
  const [dear, cheap] = [item('Hat', { cost: 12 }).card, hat.card];
  const made = { as: 'itself', card: dear, parts: [{ written: cheap, form: {} }] } as const;
  expect(worth(made, theLaw)).toEqual(['has another card in a game']);
  const full: Law['netWorth'] = () => gold(9);
  expect(found(worth, water, { netWorth: full })).toContain('a spent one is worth 9; expected 0');
});

test('[ITEM-28] selling finds another price, what is sold twice, and what is not to be sold', () => {
  expect(found(sold, hat)).toBe('');
  const idle: Law['rule'] = (game, intent, ...rest) =>
    intent.do === 'sell'
      ? { game: { ...game, acts: game.acts + 1 }, events: [], transfers: [] }
      : theLaw.rule(game, intent, ...rest);
  expect(found(sold, hat, { rule: idle })).toContain('stored, it is sold for 0; expected 4');
  expect(found(sold, hat, { rule: idle })).toContain('worn, it is still there once');
  expect(found(sold, hat, lax)).toContain('worn, a second sale: is not refused');
  const curse = item('Weight', heavy);
  expect(found(sold, curse)).toBe('');
  expect(found(sold, curse, lax)).toContain('worn, a sale: is not refused');
});

test('[ITEM-27] the void finds that something is used there', () => {
  expect(found(outOfFights, wand, lax)).toContain('use 1 in the void: is not refused');
});

test('[ITEM-08] [ITEM-36] errands find what takes no charge, or is for anything', () => {
  expect(found(errands, water, lax)).toContain('a cure of what is not cursed: is not refused');
  expect(found(errands, water, everyThing({ charges: 2 }))).toContain('leaves 2 of 2');
  expect(found(errands, glass, lax)).toContain('identify out of turn: is not refused');
  expect(found(errands, glass, everyThing({ charges: 2 }))).toContain('leaves 2 of 2');
});

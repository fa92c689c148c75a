import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readStock } from '../../../src/catalogue/index.ts';
import { cardText } from '../../../src/discord/views/card-text.ts';
import { stocked } from '../../../src/rules/goods.ts';
import { additionOf } from '../../../src/rules/items/additions.ts';
import { abilitiesOf, type Card } from '../../../src/rules/items/card.ts';
import { combined, whyNotCombined } from '../../../src/rules/items/combined.ts';
import { type ItemDefinition } from '../../../src/rules/items/definition.ts';
import { descriptionOf } from '../../../src/rules/items/description.ts';
import { greater } from '../../../src/rules/items/greater.ts';

const { stock, definitions } = readStock('seeds');
const definition = (hash: string) => definitions.get(hash) ?? expect.fail(`no ${hash}`);
const all: ItemDefinition[] = stocked({ stock, definition }, 'item').map(({ card }) => card);
const isTreasure = ({ kinds }: ItemDefinition) => kinds.includes('treasure');
const any = fc.constantFrom(
  ...all.filter((card) => additionOf(card) === null && !isTreasure(card)),
);
const treasure = fc.constantFrom(...all.filter(isTreasure));
const sitting = fc.constantFrom(...all.filter((card) => additionOf(card) !== null));

const called = (name: string): Card => all.find((card) => card.name === name) ?? expect.fail(name);
const helm = called('Dented Helm');
const candles = called('Candle Crown');
const belt = called('Rope Belt');
const flea = called('Lucky Flea');

describe('[FORGE-03] any two things of the stock', () => {
  test('go together where they share a slot or one needs none', () => {
    fc.assert(
      fc.property(any, any, (one, other) => {
        const isApart = one.slot !== other.slot && ![one.slot, other.slot].includes('slotless');
        expect(whyNotCombined(one, other)).toBe(isApart ? 'other slot' : null);
        if (isApart) expect(() => combined(one, other)).toThrow('other slot');
      }),
    );
  });

  test('[ITEM-05] stay two where one of them is a treasure', () => {
    fc.assert(
      fc.property(any, treasure, (one, other) => {
        expect(whyNotCombined(one, other)).toBe('treasure');
        expect(whyNotCombined(other, one)).toBe('treasure');
      }),
    );
  });

  test('stay two where one of them sits on things', () => {
    fc.assert(
      fc.property(any, sitting, (one, gem) => {
        expect(whyNotCombined(one, gem)).toBe('sits on things');
        expect(whyNotCombined(gem, one)).toBe('sits on things');
      }),
    );
  });

  test('are one in the slot of the first, with the abilities of both, worth their sum', () => {
    fc.assert(
      fc.property(any, any, (one, other) => {
        fc.pre(whyNotCombined(one, other) === null);
        const both = combined(one, other);
        expect(both.slot).toBe(one.slot);
        expect(both.cost).toBe(one.cost + other.cost);
        expect(abilitiesOf(both)).toEqual([...one.abilities, ...other.abilities]);
        expect(whyNotCombined(both, other)).toBe('combined already');
        expect(whyNotCombined(other, both)).toBe('combined already');
        const says = cardText(descriptionOf(both));
        for (const part of [one, other]) expect(says).toContain(cardText(part));
        expect(says).toContain(other.name);
      }),
    );
  });
});

describe('[FORGE-03] a combination', () => {
  test('sits where the first one sat, whichever it was', () => {
    expect(combined(belt, flea).slot).toBe('belt');
    expect(combined(flea, belt).slot).toBe('slotless');
  });

  test('[FORGE-02] is made greater as one, worth half as much again as the two', () => {
    const both = greater(combined(belt, flea));
    expect(both.cost).toBe(Math.floor(1.5 * (belt.cost + flea.cost)));
    expect(both.abilities).toEqual(greater(belt).abilities);
    expect(both.with?.abilities).toEqual(greater(flea).abilities);
  });

  test('[FORGE-02] is greater in both, where the first names a greater form of its own', () => {
    const own = { abilities: [{ always: { armor: 9 } }] };
    const both = greater(combined({ ...belt, 'greater form': own }, flea));
    expect(both.abilities).toEqual(own.abilities);
    expect(both.with).toEqual(greater(flea));
  });

  test('[FORGE-02] of things that are greater is not made greater again, and keeps what they have', () => {
    const both = combined(helm, greater(candles));
    expect(both.cost).toBe(helm.cost + Math.floor(1.5 * candles.cost));
    expect(() => greater(both)).toThrow('greater already');
    expect(() => greater(combined(greater(helm), candles))).toThrow('greater already');
  });
});

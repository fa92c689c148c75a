import { describe, expect, test } from 'vitest';
import { readStock } from '../../../src/catalogue/index.ts';
import { limits } from '../../../src/discord/limits.ts';
import { type Screen } from '../../../src/discord/screen.ts';
import { roomyCard, withoutMiddle } from '../../../src/discord/views/roomy-card.ts';
import { itemNames, thingCard, thingsCard } from '../../../src/discord/views/items.ts';
import { companionSchema } from '../../../src/rules/abilities/companion.ts';
import { descriptionOf } from '../../../src/rules/items/description.ts';
import { gold, itemId } from '../../../src/rules/names.ts';
import { type OwnItem } from '../../../src/rules/sight/views.ts';

const all: OwnItem[] = [...readStock('seeds').definitions.values()].flatMap((card, nth) =>
  card.of === 'item'
    ? {
        ...{ id: itemId(`i${nth}`), name: card.name, ...descriptionOf(card), answers: [] },
        ...{ slot: card.slot, equipped: true, left: null, cost: gold(card.cost) },
        ...{ worth: gold(card.cost), on: null, carries: [], fixed: null },
      }
    : [],
);

const text = ({ embeds = [] }: Screen): string => embeds[0]?.description ?? '';

describe('the things of somebody', () => {
  test('are told with all that they do while there is room for it', () => {
    const some = all.slice(0, 3);
    for (const { name } of some) expect(text(thingsCard(some))).toContain(`**${name}**`);
    expect(text(thingsCard(some))).toContain('worth');
  });

  test('[ITEM-03] tell what a dependent gives now, or that it waits', () => {
    const [one] = all;
    const told = (equipped: boolean, by: number | null) =>
      text(thingsCard(one ? [{ ...one, equipped, depends: [{ stat: 'armor', by }] }] : []));
    expect(told(true, 3)).toContain(' It gives +3 armor now.');
    expect(told(true, null)).toContain(' It gives nothing until you level up.');
    expect(told(true, 0)).toContain(' It gives nothing now: it came to 0 when');
    expect(told(false, null)).toContain(' It gives nothing until you level up with it on.');
  });

  test('[ITEM-25] [ITEM-33] tell how who comes along with them is', () => {
    const [one] = all;
    if (!one) expect.fail('no thing');
    const nip = { name: 'Nip', level: 0, most: 9, damageTaken: 4, isOut: false, isEgg: false };
    const told = (over: Partial<typeof nip>) =>
      text(thingsCard([{ ...one, companions: [{ ...nip, ...over }] }]));
    expect(told({})).toContain(' Nip has 5 of 9 HP.');
    // STAT-01: a host may have left it fewer at most than the damage that it has taken.
    expect(told({ most: 3 })).toContain(' Nip has 1 of 3 HP.');
    expect(told({ isOut: true })).toContain(' Nip has fallen, and is back when you level up.');
    expect(told({ isEgg: true, level: 2 })).toContain(' Nip, of level 2, has 5 of 9 HP.');
    expect(told({ isEgg: true, level: -1 })).toContain(' Nip hatches in 1 week.');
  });

  test('[FORGE-03] [ITEM-15] tell which half of two that are one is used up, or has charges left', () => {
    const [one] = all;
    if (!one) expect.fail('no thing');
    const { charges: _, ...plain } = { ...one, name: 'Ring' };
    const phial = { ...plain, name: 'Phial' };
    const told = (over: Partial<OwnItem>) => text(thingsCard([{ ...plain, ...over }]));
    expect(told({ left: 0 })).toContain(' Used up.');
    expect(itemNames([{ ...plain, left: 0 }])).toMatch(/, used up\)$/);
    const scroll = { left: 0, abilities: [{ identify: { charges: 3 } }] };
    expect(told(scroll)).toContain(' 0 charges left.');
    expect(itemNames([{ ...plain, ...scroll }])).not.toContain('used up');
    const bottle = { ...scroll, kinds: ['consumable'] as OwnItem['kinds'], charges: 3 };
    expect(told(bottle)).toContain(' Used up.');
    expect(told({ left: 0, with: phial })).toContain('Ring is used up.');
    expect(told({ leftOfSecond: 0, with: phial })).toContain('Phial is used up.');
    expect(told({ leftOfSecond: 0, with: { ...phial, charges: 2 } })).toContain(
      '0 charges left of Phial.',
    );
  });

  test('[ITEM-25] tell of an egg when it hatches, and once it has hatched no more', () => {
    const [one] = all;
    if (!one) expect.fail('no thing');
    const ability = companionSchema.parse({ companion: 'Nip', hatches: 2, hp: 9 });
    const nip = { name: 'Nip', most: 9, damageTaken: 0, isOut: false, isEgg: true };
    const cards = (level: number): string[] => {
      const item = { ...one, abilities: [ability], companions: [{ ...nip, level }] };
      return [text(thingsCard([item])), text(thingCard(item))];
    };
    for (const told of cards(-1)) expect(told).toContain('hatches after 2 weeks');
    for (const told of cards(0)) {
      expect(told).not.toContain('hatches');
      expect(told).toMatch(/hatched from its egg/);
    }
    const whole = { ...one, abilities: [], with: { ...one, abilities: [ability] } };
    const told = text(thingCard({ ...whole, companions: [{ ...nip, level: 3 }] }));
    expect(told).not.toContain('hatches');
  });

  test('say each word once, and how many charges are left', () => {
    const [one] = all;
    if (!one) expect.fail('no thing');
    const told = (over: Partial<OwnItem>) => text(thingsCard([{ ...one, ...over }]));
    expect(told({ kinds: ['class'], slot: 'class', worth: gold(4) })).toContain(
      '(class, equipped; worth 4 gold).',
    );
    expect(told({ kinds: ['gem'], slot: 'slotless', equipped: false, worth: gold(4) })).toContain(
      '(gem; worth 4 gold).',
    );
    expect(told({ left: 1 })).toContain(' 1 charge left.');
    expect(told({ left: 2 })).toContain(' 2 charges left.');
  });

  test('[FORGE-03] say below the halves of a thing what is so of the whole of it', () => {
    const [one] = all;
    if (!one) expect.fail('no thing');
    const half = { ...one, name: 'Tin Ring' };
    const told = (item: OwnItem) => text(thingsCard([item]));
    expect(told({ ...one, fixed: 'for good', with: half })).toMatch(
      /\n\*\*Combined with Tin Ring:\*\* .*\nIt never comes off\./,
    );
    expect(told({ ...one, fixed: 'for good' })).toMatch(/\. It never comes off\./);
    expect(told({ ...one, fixed: 'for good', kinds: ['curse', 'magic equipment'] })).toMatch(
      /\. It stays on until something takes the curse off you\./,
    );
  });

  test('[GAME-06] say that the fight that goes on has them as they were before a change', () => {
    const [one] = all;
    if (!one) expect.fail('no thing');
    const change = { version: 2, week: 1, why: 'Too strong.' };
    const after = { ...one, abilities: [{ always: { armor: 1 } }], left: 1, charges: 4 };
    const changed = { ...one, afterFight: { ...after, changed: change } };
    const said =
      '\n**Once what goes on is over (GAME-06):** +1 armor. 4 charges a week. ' +
      'Changed by the host in week 1 (version 2): “Too strong.” 1 charge left.';
    for (const screen of [thingsCard([changed]), thingCard(changed)])
      expect(text(screen)).toContain(said);
    for (const screen of [thingsCard([one]), thingCard(one)])
      expect(text(screen)).not.toContain('what goes on is over');
    const renamed = { ...one, afterFight: { ...after, name: 'Whelp' } };
    expect(text(thingCard(renamed))).toContain('**Once what goes on is over as Whelp (GAME-06):**');
  });

  test('[ITEM-27] say what is left of a week or of the game, and when it is back', () => {
    const [one] = all;
    if (!one) expect.fail('no thing');
    const says = (each: 'week' | 'game', left: number, words: string) => {
      const item = { ...one, uses: [{ ability: 'Encore', each, left }] };
      for (const screen of [thingCard(item), thingsCard([item])])
        expect(text(screen)).toContain(`Encore: ${words}.`);
    };
    says('week', 2, '2 uses left this week');
    says('game', 1, '1 use left in this game');
    says('week', 0, 'none left until you level up');
    says('game', 0, 'none left in this game');
  });

  test('[GLOSS-03] are told with short forms alone explained before their cards are left out', () => {
    const told = all.slice(0, 40).map((_, nth) => text(thingsCard(all.slice(0, nth + 1))));
    const [few, more] = [told[1] ?? '', told.find((one) => one.includes('`/item read`')) ?? ''];
    expect(few).not.toContain('`/item read`');
    expect(more).toContain('BA is basic attack');
    expect(more).not.toContain('hidden is');
    expect(more.length).toBeLessThanOrEqual(limits.embedDescription);
  });

  test('are told by name where there is room for no more', () => {
    const many = all.slice(0, 60);
    const told = text(thingsCard(many));
    expect(told.length).toBeLessThanOrEqual(limits.embedDescription);
    for (const { name } of many) expect(told).toContain(name);
    expect(told).toContain('`/item read` tells what one of them does, and what its words mean.');
  });

  test('are each told in full sentences on a card of their own, which has room for any of them', () => {
    for (const item of all) {
      const { length } = text(thingCard(item));
      expect(length).toBeGreaterThan(20);
      expect(length).toBeLessThanOrEqual(limits.embedDescription);
    }
  });
});

test('a card of more lines than it has room for goes on in a second one, and says how many more there are', () => {
  const lines = Array.from({ length: 100 }, (_, nth) => `${nth} ${'x'.repeat(96)}`);
  const { embeds = [] } = roomyCard('Lines', lines);
  const all = embeds.map(({ description = '' }) => description);
  expect(all).toHaveLength(2);
  for (const one of all) expect(one.length).toBeLessThanOrEqual(limits.embedDescription);
  expect(all.join('').length).toBeLessThanOrEqual(limits.embedsTogether - limits.embedTitle);
  const told = all.join('\n').split('\n');
  expect(told.slice(0, -1)).toEqual(lines.slice(0, told.length - 1));
  expect(told.at(-1)).toBe(`…and ${100 - told.length + 1} lines more than there is room for.`);
});

test('news for which there is no room lose their midst, and how much is told', () => {
  const lines = Array.from({ length: 40 }, (_, at) => `This is line ${at} of the news.`);
  const told = withoutMiddle(lines.join('\n'), 300).split('\n');
  expect(told.join('\n').length).toBeLessThanOrEqual(300);
  expect([told[0], told.at(-1)]).toEqual([lines[0], lines[39]]);
  expect(told).toContain(`…and ${40 - (told.length - 1)} lines more…`);
  expect(withoutMiddle('Short.', 300)).toBe('Short.');
  expect(withoutMiddle('x'.repeat(400), 300)).toHaveLength(300);
});

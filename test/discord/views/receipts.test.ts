import { describe, expect, test } from 'vitest';
import { tileAt } from '../../../src/rules/board/tile.ts';
import { type EventFor } from '../../../src/rules/event.ts';
import { itemSchema } from '../../../src/rules/items/definition.ts';
import { gold, heroId, playerId } from '../../../src/rules/names.ts';
import { type OwnItem } from '../../../src/rules/sight/views.ts';
import { receiptLines } from '../../../src/discord/views/receipts.ts';

type Does = Pick<OwnItem, 'kinds' | 'abilities'> | { text: string };

const told = (does: Does): string[] => {
  const own = { orb: 4, name: 'Dented Helm', left: 2, ...does };
  const event: EventFor = { kind: 'identified', v: 1, rules: ['ORB-05'], face: null, own };
  return receiptLines([event]);
};

test('[ORB-05] what an orb’s item does is told, also where an older row has it in words', () => {
  const lines = ['Orb 4, Dented Helm: +4 HP. (2 charges left.)'];
  expect(told({ kinds: ['basic equipment'], abilities: [{ always: { hp: 4 } }] })).toEqual(lines);
  expect(told({ text: '+4 HP.' })).toEqual(lines);
});

test('[GLOSS-03] short forms in it are explained below it', () => {
  const { abilities } = itemSchema.parse({
    ...{ name: 'Wand', kinds: ['magic equipment'], slot: 'off hand', cost: 9, power: 2 },
    abilities: [{ use: { range: 3, on: 'enemy' }, do: [{ deal: 'X', type: 'fire' }] }],
  });
  const [line = ''] = told({ kinds: ['magic equipment'], abilities });
  expect(line).toMatch(/\n-# .*X is /);
  expect(line).toMatch(/RG is /);
});

test('[ENTER-10] [MONSTER-02] whose tile was taken reads where they stand instead', () => {
  const hero = { id: heroId('h1'), name: 'Ana', player: playerId('1') };
  const entered = (own: Extract<EventFor, { kind: 'entered' }>['own']): EventFor => ({
    ...{ kind: 'entered', v: 1, rules: ['TURN-07'], face: { hero, kind: 'monster' }, own },
  });
  const line = 'You have entered the menagerie for your turn against the monster.';
  expect(receiptLines([entered(null)])).toEqual([line]);
  expect(receiptLines([entered({ to: tileAt(3, 3), at: tileAt(2, 2) })])).toEqual([
    `${line} D4 was taken: you stand on C3.`,
  ]);
});

test('[ITEM-02] what was set on what is told, and whether that was its move', () => {
  const own = { name: 'Ruby', onto: 'Cap', from: 'Helm', moves: true };
  const event: EventFor = { kind: 'attached', v: 1, rules: ['ITEM-02'], face: null, own };
  expect(receiptLines([event])).toEqual([
    'You set Ruby on Cap, off Helm. That was its move of this week.',
  ]);
  const first: EventFor = { ...event, own: { ...own, from: null, moves: false } };
  expect(receiptLines([first])).toEqual(['You set Ruby on Cap.']);
  const off: EventFor = {
    ...{ kind: 'detached', v: 1, rules: ['ITEM-02'], face: null },
    own: { name: 'Ruby', from: 'Cap' },
  };
  expect(receiptLines([off])).toEqual(['You took Ruby off Cap, into your inventory.']);
});

test('[ITEM-28] of what was sold it is said to whom, for how much, and what went along', () => {
  const sold = (to: 'Goop' | null, along: string[]): EventFor => ({
    ...{ kind: 'sold', v: 1, rules: ['ITEM-28'], face: null },
    own: { name: 'Axe', to, price: gold(17), with: along, purse: gold(20) },
  });
  expect(receiptLines([sold('Goop', ['Red Gem']), sold(null, [])])).toEqual([
    'You sold Axe and Red Gem to Goop for 17 gold; your purse has 20.',
    'You sold Axe to the house for 17 gold; your purse has 20.',
  ]);
});

test('[ORB-03] of what was saved it is said what that does', () => {
  const own = { orb: 4, name: 'Ruby', cost: gold(11) };
  const event: EventFor = { kind: 'saved', v: 1, rules: ['ORB-03'], face: null, own };
  expect(receiptLines([event])).toEqual([
    'You saved Ruby: orb 4 is red now, costs 11 gold, and stays when the week ends. Nobody else sees what is in it or who saved it, but anybody may buy it unseen.',
  ]);
});

test('[ORB-08] of an opened chest it is said what was in it', () => {
  const own = { orb: 4, name: 'Goose', slot: 'slotless', popped: null, by: 'Key' } as const;
  const opened = (over: object): EventFor => ({
    ...{ kind: 'opened', v: 1, rules: ['ORB-08'], face: null },
    own: { ...own, ...over },
  });
  expect(receiptLines([opened({})])).toEqual([
    'You opened the chest in orb 4: Goose (slotless) is yours, and Key is spent.',
  ]);
  expect(receiptLines([opened({ popped: 'Cap' })])[0]).toContain('Cap came off');
  expect(receiptLines([opened({ stored: true })])[0]).toContain('It is in your inventory.');
});

describe('of what came to nothing once its hero had set out for it', () => {
  const told = (own: Extract<EventFor, { kind: 'in vain' }>['own']) =>
    receiptLines([{ kind: 'in vain', v: 1, rules: [], face: null, own }]);

  test('[ORB-03] it is said that they stand there, that nothing was paid, and no reason', () => {
    expect(told({ of: 'buy', orb: 13, why: 'closed' })).toEqual([
      'You stand beside the red orb 13, but nothing was bought and nothing paid: your hero cannot have what is in it now. ' +
        'Why not is as secret as what is in it (ORB-03). Choose another orb.',
    ]);
  });

  test('[ORB-07] [ORB-08] [ENTER-12] it is said that they were kept from it, and what to do', () => {
    expect(told({ of: 'buy', orb: 3, why: 'kept' })).toEqual([
      'Nothing was bought, and nothing paid: you were kept from orb 3. Choose it again as soon as nothing keeps you.',
    ]);
    expect(told({ of: 'open', orb: 3, why: 'kept' })).toEqual([
      'Nothing was opened, and no key is spent: you were kept from orb 3. Choose it again as soon as nothing keeps you.',
    ]);
    expect(told({ of: 'sell', why: 'kept' })).toEqual([
      'Nothing was sold: you were kept from the stall. Choose the thing again as soon as nothing keeps you.',
    ]);
  });

  test('[ITEM-28] it is said that it was used up on the way', () => {
    expect(told({ of: 'sell', why: 'used up' })).toEqual([
      'Nothing was sold: it was used up on the way to the stall, and nobody pays what you were offered for it any more (ITEM-28).',
    ]);
  });

  test('[ENTER-04] it is said that the turn was over before', () => {
    expect(told({ of: 'buy', orb: 3, why: 'over' })).toEqual([
      'Nothing was bought, and nothing paid: your turn was over before.',
    ]);
    expect(told({ of: 'open', orb: 3, why: 'over' })[0]).toMatch(
      /^Nothing was opened.+over before/,
    );
    expect(told({ of: 'sell', why: 'over' })[0]).toMatch(/^Nothing was sold: your turn was over/);
  });
});

describe('[ORB-07] of what was bought', () => {
  type Bought = NonNullable<Extract<EventFor, { kind: 'bought' }>['own']>;
  const told = (over: Partial<Bought>) => {
    const all = { orb: 3, name: 'Ruby', cost: gold(11), slot: 'slotless', popped: null } as const;
    const own = { ...all, purse: gold(4), ...over };
    return receiptLines([{ kind: 'bought', v: 1, rules: ['ORB-07'], face: null, own }]).join('\n');
  };

  test('it is said what it fills, what came off, and that there was no room for it', () => {
    expect(told({ slot: 'head', popped: 'Cap' })).toBe(
      'You bought Ruby (head) from orb 3 for 11 gold; your purse has 4. Cap came off and is in your inventory.',
    );
    expect(told({ slot: 'head', stored: true })).toMatch(/4\. It is in your inventory\.$/);
  });

  test('[ORB-08] it is said of a key what is to be done with it', () => {
    expect(told({ opens: true })).toMatch(/4\. Open a chest with it before your turn is over/);
    expect(told({ opens: false })).toMatch(/4\. It opens nothing for you: you have had your chest/);
    expect(told({})).not.toMatch(/chest/);
  });

  test('[ITEM-21] it is said which an ultimate is', () => {
    expect(told({ as: 'lesser' })).toContain('Ruby (lesser ultimate) from');
    expect(told({ as: 'greater', slot: 'greater ultimate' })).toContain('(greater ultimate) from');
  });

  test.each([
    ['gem', /\(gem\).+sits on equipment of yours, which carries one gem each/],
    ['upgrade', /\(upgrade\).+fits nothing else from then on/],
    ['manatech crystal', /\(manatech crystal\).+sits on tech equipment/],
  ] as const)('[ITEM-02] [ITEM-13] [ITEM-18] of a %s it is said how it works', (addition, says) => {
    const text = told({ addition, stored: true });
    expect(text).toMatch(says);
    expect(text).toContain('`/item attach`');
    expect(text).not.toContain('slotless');
  });
});

test('who plays though away reads that the absence is over', () => {
  const hero = { id: heroId('h1'), name: 'Ana', player: playerId('p1') };
  const line = (own: { left: number; acted?: true }) =>
    receiptLines([
      { kind: 'away set', v: 1, rules: ['TURN-05'], face: { hero, until: null }, own },
    ]);
  expect(line({ left: 6, acted: true })[0]).toMatch(/your absence is over. 6 days/);
  expect(line({ left: 6 })[0]).toMatch(/^You are here/);
});

test('[ENTER-10] [ORB-03] [ORB-08] [ITEM-35] whoever leaves the menagerie reads what came of it', () => {
  const haul = {
    ...{ had: gold(10), got: ['Ruby', 'Owl'], saved: [{ orb: 4, name: 'Cap' }] },
    traps: [{ name: 'Snare', tile: tileAt(2, 3) }],
  };
  const face = {
    hero: { id: heroId('h1'), name: 'A', player: playerId('1') },
    why: 'asked' as const,
  };
  const left = (own: Extract<EventFor, { kind: 'turn ended' }>['own']) =>
    receiptLines([{ kind: 'turn ended', v: 1, rules: ['ENTER-10'], face, own }]);
  expect(left({ purse: gold(25), haul })).toEqual([
    'You have left the menagerie, with Ruby and Owl. Your purse has 25 gold, and had 10 when you came in. ' +
      'Cap stays saved in orb 4. Snare lies in wait on C4.',
  ]);
  expect(left({ purse: gold(10), haul: { ...haul, got: [], saved: [], traps: [] } })).toEqual([
    'You have left the menagerie, with nothing new. Your purse has 10 gold, as before.',
  ]);
  const sold = { ...haul, got: [], sold: ['Helm_', 'Gem'], saved: [], traps: [] };
  expect(left({ purse: gold(14), haul: sold })[0]).toMatch(
    /had 10 when you came in\. You have sold Helm\\_ and Gem\.$/,
  );
  const kept = { ...haul, got: ['Key_'], saved: [], traps: [], key: 'Key_' };
  expect(left({ purse: gold(14), haul: kept })[0]).toMatch(
    /when you came in\. Key\\_ has opened no chest, and opens none any more \(ORB-08\)\.$/,
  );
  expect(left({ purse: gold(10) })).toEqual([
    'You have left the menagerie. Your purse has 10 gold.',
  ]);
});

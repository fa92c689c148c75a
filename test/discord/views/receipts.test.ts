import { expect, test } from 'vitest';
import { type EventFor } from '../../../src/rules/event.ts';
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

import { expect, test } from 'vitest';
import { type Phase } from '../../../src/rules/game.ts';
import { deadlineId } from '../../../src/rules/names.ts';
import { beats, beginsDuel, begun, kills, looting, posts } from '../../support/table-weeks.ts';
import { Table } from '../../support/table.ts';

const enters = { do: 'enter' } as const;
const ends = { do: 'end turn' } as const;

test('[WEEK-06] a week goes through its steps in order, and the next week follows', () => {
  const table = new Table('Ana', 'Bran', 'Cleo').host({ do: 'start' });
  const phases: Phase[] = [];
  const then = (step: () => unknown) => {
    step();
    if (phases.at(-1) !== table.game.phase) phases.push(table.game.phase);
  };
  const [first, second, third] = ['Ana', 'Bran', 'Cleo'] as const;
  then(() => table.game);
  then(() => table.comes('next step', { 'order of entry': [3, 2] }));
  then(() => beats(table, first));
  then(() => table.does(first, ends).does(second, { do: 'pass' }));
  then(() => table.does(third, enters).does(third, ends));
  then(() => table.does(second, enters).does(second, ends));
  then(() => table.comes('next step'));
  then(() => posts(table, first));
  then(() => posts(table, third));
  then(() => table.comes('betting'));
  then(() => beginsDuel(table));
  then(() => kills(table, first, third));
  then(() => table.comes('next step'));
  then(() => table.comes('next step'));
  then(() => table.comes('next step'));
  expect(phases).toEqual([
    'level-up',
    'monster round',
    'loot',
    'make-up',
    'auction',
    'feature',
    'betting',
    'duel',
    'payout',
    'trades',
    'level-up',
    'monster round',
  ]);
  expect(table.game.week?.number).toBe(2);
});

test('[WEEK-06] loot turns are for one player at a time', () => {
  const table = looting('Ana', 'Bran', 'Cleo');
  expect(table.game.week?.turn?.hero).toBe(table.id('Ana'));
  expect(Object.values(table.game.deadlines).filter(({ kind }) => kind === 'turn')).toHaveLength(1);
  table.does('Ana', ends);
  expect(table.game.week?.turn?.hero).toBe(table.id('Bran'));
  expect(Object.values(table.game.deadlines).filter(({ kind }) => kind === 'turn')).toHaveLength(1);
});

test('[WEEK-12] payout, trades and the next week are each a step of their own', () => {
  const table = looting('Ana', 'Bran').does('Ana', ends).does('Bran', enters).does('Bran', ends);
  table.comes('next step');
  posts(posts(table, 'Ana'), 'Bran').comes('betting');
  kills(beginsDuel(table), 'Ana', 'Bran');
  const steps = [table.kinds(), ...[1, 2, 3].map(() => table.comes('next step').kinds())];
  expect(steps.map((kinds) => kinds.filter((kind) => kind !== 'levelled'))).toEqual([
    ['fought', 'duel decided', 'key revealed'],
    ['duel paid', 'phase entered'],
    ['phase entered'],
    ['week began', 'monster arrived', 'loot laid', 'turn unlocked'],
  ]);
});

test('a deadline is performed once, not before its time, and by nobody else', () => {
  const table = begun('Ana', 'Bran', 'Cleo');
  const due = { do: 'due', deadline: table.next()?.id ?? deadlineId('') } as const;
  expect(table.byClock(due)).toMatchObject({ refused: 'not due' });
  expect(table.refused('Ana', due)).toMatchObject({ refused: 'not due' });
  expect(table.refused('host', due)).toMatchObject({ refused: 'no hero' });
  table.comes('turn');
  expect(table.byClock(due)).toMatchObject({ refused: 'not due' });
  expect(table.byClock({ do: 'pass' })).toMatchObject({ refused: 'not due' });
});

import { describe, expect, test } from 'vitest';
import { comesNext } from '../../../src/discord/views/next.ts';
import { publicView } from '../../../src/rules/sight/public-view.ts';
import { goodsOf } from '../../support/table-cards.ts';
import {
  begun,
  betting,
  decided,
  duelling,
  features,
  looting,
  nextWeek,
  tied,
} from '../../support/table-weeks.ts';
import { type Table } from '../../support/table.ts';

const next = (table: Table) => comesNext(publicView(table.game, goodsOf(table.stock), table.now));
const three = ['Ana', 'Bran', 'Cleo'];

describe('[WEEK-06] everybody sees what comes next', () => {
  test('while turns are open', () => {
    expect(next(begun(...three))).toBe('Next: the turn of **Bran**.');
    const table = looting(...three).does('Ana', { do: 'end turn' });
    expect(next(table)).toBe('Next: the turn of **Cleo**.');
    table.does('Bran', { do: 'pass' });
    expect(next(table)).toBe('Next: the make-up turn of **Bran**.');
    table.does('Cleo', { do: 'enter' }).does('Cleo', { do: 'end turn' });
    expect(next(table)).toBe('Next: all turns are over, and the duel is named.');
  });

  test('whoever has lost has no turn to come', () => {
    const table = looting(...three).does('Bran', { do: 'leave' });
    expect(next(table)).toBe('Next: the turn of **Cleo**.');
  });

  test('about the duel', () => {
    expect(next(features(...three))).toBe('Next: bets open.');
    expect(next(betting(...three))).toBe('Next: the duel.');
    expect(next(duelling(...three))).toBe('Next: the duel is paid, and week 2 begins.');
    expect(next(decided(...three))).toBe('Next: week 2.');
  });

  test('[DUEL-10] after the two of a tie the third', () => {
    expect(next(nextWeek(tied(duelling(...three)), { half: 2 }))).toBe(
      'Next: the turn of **Ana**.',
    );
  });
});

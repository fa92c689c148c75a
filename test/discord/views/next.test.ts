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

  test('[TURN-08] make-up turns that are drawn by lot are nobody’s yet', () => {
    const table = looting(...three).does('Ana', { do: 'end turn' });
    table.arrange(({ house }) => ({ house: { ...house, 'make-ups in order': 0 } }));
    table.does('Bran', { do: 'pass' });
    expect(next(table)).toBe('Next: the make-up turn of **Bran**.');
    const two = looting('Dov', ...three).does('Dov', { do: 'end turn' });
    two.arrange(({ house }) => ({ house: { ...house, 'make-ups in order': 0 } }));
    two.does('Ana', { do: 'pass' }).does('Bran', { do: 'pass' });
    expect(next(two)).toBe('Next: a make-up turn, drawn by lot among **Ana** and **Bran**.');
  });

  test('[DUEL-15] without two who entered no duel comes', () => {
    const table = looting(...three).does('Ana', { do: 'end turn' });
    table.does('Bran', { do: 'pass' }).does('Cleo', { do: 'pass' });
    table.does('Cleo', { do: 'leave' });
    expect(next(table)).toBe('Next: week 2, without a duel.');
  });

  test('[DUEL-10] [TURN-04] not the one of a tied pair who has passed', () => {
    const table = nextWeek(tied(duelling(...three)), { half: 2 });
    table.does('Cleo', { do: 'pass' });
    expect(next(table)).toBe('Next: the turn of **Ana**.');
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

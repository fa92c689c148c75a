import { describe, expect, test } from 'vitest';
import { longestAnswer, questions } from '../../../src/rules/interview.ts';
import { publicView } from '../../../src/rules/sight/public-view.ts';
import { goodsOf } from '../../support/table-cards.ts';
import { begun, dies } from '../../support/table-weeks.ts';
import { Table } from '../../support/table.ts';

const says = (answers: object) => ({ do: 'answer interview' as const, answers });
const seen = (table: Table, name: string) =>
  publicView(table.game, goodsOf(table.stock), table.now).heroes.find((one) => one.name === name);

describe('an interview about the build', () => {
  test('[GAME-04] what the dead answer is public, as they wrote it, and kept with the game', () => {
    const table = dies(begun('Ana', 'Bran', 'Cleo'), 'Ana');
    expect(seen(table, 'Ana')?.interview).toBeNull();
    table.does('Ana', says({ best: ' The  Nail. ', feared: '' }));
    expect(table.told('interviewed')).toMatchObject({
      rules: ['GAME-04'],
      public: {
        hero: { name: 'Ana' },
        title: 'the Ana',
        loss: { cause: 'monster', by: 'Rat', week: 1 },
        answers: { best: 'The Nail.' },
      },
      own: {},
    });
    expect(seen(table, 'Ana')?.interview).toEqual({ best: 'The Nail.' });
  });

  test('[GAME-04] answering again replaces all of it', () => {
    const table = dies(begun('Ana', 'Bran', 'Cleo'), 'Ana');
    table.does('Ana', says({ best: 'The Nail.', regret: 'Nothing.' }));
    table.does('Ana', says({ regret: 'All of it.' }));
    expect(seen(table, 'Ana')?.interview).toEqual({ regret: 'All of it.' });
  });

  test.each([
    ['by strikes', () => strikesOut()],
    ['by leaving', () => begun('Ana', 'Bran', 'Cleo').does('Ana', { do: 'leave' })],
    ['by the host', () => removed()],
    ['in a pause', () => dies(begun('Ana', 'Bran', 'Cleo'), 'Ana').host({ do: 'pause' })],
    ['after the end', () => dies(begun('Ana', 'Bran'), 'Ana')],
    [
      'after a cancelled game',
      () => dies(begun('Ana', 'Bran', 'Cleo'), 'Ana').host({ do: 'cancel' }),
    ],
  ])('[GAME-04] whoever has lost answers, %s', (_, table) => {
    const after = table().does('Ana', says({ plan: 'To live.' }));
    expect(after.hero('Ana').interview).toEqual({ plan: 'To live.' });
  });

  test('[GAME-02] [GAME-04] who is left at the end answers too, having lost nothing', () => {
    const table = dies(begun('Ana', 'Bran'), 'Ana').does('Bran', says({ advice: 'Wait.' }));
    expect(table.told('interviewed').public).toMatchObject({ hero: { name: 'Bran' }, loss: null });
  });

  test.each([
    ['living', () => begun('Ana', 'Bran', 'Cleo')],
    ['in the lobby', () => new Table('Ana', 'Bran')],
    ['in a cancelled game', () => begun('Ana', 'Bran').host({ do: 'cancel' })],
  ])('[GAME-04] nobody is interviewed %s', (_, table) => {
    expect(table().refused('Ana', says({ best: 'Me.' }))).toEqual({
      refused: 'not interviewed',
      rule: 'GAME-04',
      facts: {},
    });
  });

  test.each([{}, { best: '' }, { best: ' \n ', plan: '\u200b' }])(
    '[GAME-04] one question at least is answered: %j',
    (answers) => {
      const table = dies(begun('Ana', 'Bran', 'Cleo'), 'Ana');
      expect(table.refused('Ana', says(answers))).toMatchObject({
        refused: 'nothing answered',
        rule: 'GAME-04',
      });
    },
  );

  test('[GAME-04] each answer has its length, and one too long changes none', () => {
    const table = dies(begun('Ana', 'Bran', 'Cleo'), 'Ana');
    const longest = 'x'.repeat(longestAnswer);
    const all = Object.fromEntries(questions.map((one) => [one, longest]));
    table.does('Ana', says(all));
    expect(table.hero('Ana').interview).toEqual(all);
    expect(table.refused('Ana', says({ best: 'Short.', advice: `${longest}x` }))).toEqual({
      refused: 'bad name',
      rule: 'GAME-04',
      facts: { what: 'answer', min: 0, max: longestAnswer },
    });
    expect(table.hero('Ana').interview).toEqual(all);
  });

  test('[GAME-01] [GAME-04] who has no hero is asked nothing', () => {
    const table = dies(begun('Ana', 'Bran', 'Cleo'), 'Ana');
    expect(table.refused('Eda', says({ best: 'Me.' }))).toMatchObject({ refused: 'no hero' });
  });
});

const strikesOut = () =>
  begun('Ana', 'Bran', 'Cleo').arrangeHero('Ana', { strikes: 2 }).does('Ana', { do: 'pass' });

function removed(): Table {
  const table = begun('Ana', 'Bran', 'Cleo');
  return table.host({ do: 'remove', hero: table.id('Ana'), why: 'asked' });
}

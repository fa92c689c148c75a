import { expect, test } from 'vitest';
import { announcementOf } from '../../../src/discord/views/announcements/index.ts';
import { heroNote } from '../../../src/discord/views/announcements/hero-notes.ts';
import { surePass } from '../../../src/discord/views/panel/sure.ts';
import { receiptLines } from '../../../src/discord/views/receipts.ts';
import { type EventFor } from '../../../src/rules/event.ts';
import { gameId, heroId, playerId } from '../../../src/rules/names.ts';
import { heroView } from '../../../src/rules/sight/hero-view.ts';
import { goodsOf } from '../../support/table-cards.ts';
import { heroView as shown, noLegal } from '../support/hero-view.ts';
import { looting } from '../../support/table-weeks.ts';

const reader = {
  game: gameId('abcdefghij'),
  hero: heroId('h2'),
  player: playerId('1'),
  mark: '№ 1',
};

/** Bran, whose loot turn is open, has made up as often as this game allows. */
function limited() {
  const table = looting('Ana', 'Bran', 'Cleo').does('Ana', { do: 'end turn' });
  table.arrange(({ house }) => ({ house: { ...house, 'make-up limit': 2 } }));
  return table.arrangeHero('Bran', { makeUps: 2 });
}

test('[TURN-06] whoever would pass is told that the limit is used up, and no make-up turn is meant', () => {
  const table = limited();
  const view = heroView(table.game, goodsOf(table.stock), table.id('Bran'), table.now);
  const named = { ...view, everyone: { ...view.everyone, game: gameId('abcdefghij') } };
  const text = surePass(named)?.embeds?.[0]?.description;
  expect(text).toContain('You have made up 2 turns, the limit in this game (TURN-06)');
  expect(text).not.toContain('make-up turn is lost');
});

test.each(['by word', 'by lapse'])(
  '[TURN-06] the limit is named to everybody, passed %s',
  (how) => {
    const table = limited();
    if (how === 'by word') table.does('Bran', { do: 'pass' });
    else table.comes('turn');
    const face = table.told('passed').public;
    const all = JSON.stringify(announcementOf('passed', face, gameId('abcdefghij'), 1));
    expect(all).toContain('All 2 make-up turns that a hero has in this game are taken (TURN-06)');
    expect(all).not.toContain('It was a make-up turn');
    const note = heroNote('passed', { face, own: null }, reader);
    expect(note?.screen.content).toContain('you have made up 2 turns, the limit in this game');
    const event = { kind: 'passed', v: 1, rules: [], face, own: null } as EventFor;
    expect(receiptLines([event]).join()).toContain('You have made up 2 turns, the limit');
  },
);

test('[TURN-06] whose make-up turn opens with the lapse of the one before reads that it stands for that one', () => {
  const table = limited();
  table.comes('turn');
  const { limit: _, ...rest } = table.told('passed').public ?? expect.fail();
  const face = { ...rest, then: 'make-up' as const };
  const says = (own: { opened: true } | null) =>
    heroNote('passed', { face, own }, reader)?.screen.content;
  expect(says(null)).toContain('once all others have had theirs');
  expect(says({ opened: true })).toContain('the make-up turn that is open now stands in its place');
});

test('[TURN-06] whoever passes for a make-up reads how many there are in all, where the house limits them', () => {
  const asks = (limit: number) => {
    const view = shown({ legal: { ...noLegal, pass: 'make-up' } });
    const house = { ...view.everyone.house, 'make-up limit': limit };
    const named = { ...view, everyone: { ...view.everyone, house } };
    return surePass(named)?.embeds?.[0]?.description;
  };
  expect(asks(1)).toContain('In this game you can make up 1 turn in all.');
  expect(asks(0)).not.toContain('in all');
});

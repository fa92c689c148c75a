import { describe, expect, test } from 'vitest';
import { game, people, told } from './table.ts';

describe('a panel', () => {
  const text = '**Clementine, the Cook · The Friday Game**\nWeek 1';

  test('is for its hero’s player alone, without a word of the file about the game', () => {
    const step = game();
    expect(step(null, 'clock', { thread: 'Cleo', text })).toEqual([]);
    expect(told(step('Bran', '/now', { to: ['Bran'], text }))).toEqual([
      `the panel of Clementine: Bran sees: ${text}`,
    ]);
  });

  test('that comes to somebody else first is found out at once', () => {
    expect(told(game()('Bran', '/now', { to: ['Bran'], text }))).toHaveLength(1);
  });

  test('of a name that is free again is for its new player too', () => {
    const step = game();
    step('Cleo', '/now', { to: ['Cleo'], text });
    step('Dov', 'Join', {
      text: '**Clementine has joined**\n**Clementine** (@Dov). 2 heroes so far.',
    });
    expect(step('Dov', '/now', { to: ['Dov'], text })).toEqual([]);
  });
});

describe('a fight', () => {
  const begun =
    '**The duel begins**\n**Clementine** against **Dovrefjell**. Nothing of it is told.';
  const board =
    '\n\nRound 1. **It is your move**, until <t:1:F> (<t:1:R>). You have 2 actions left in this turn.\n```\n. . .\n```';
  const panel = (hero: string, ...account: string[]) =>
    `**${hero} · The Friday Game**\nWeek 1: the duel is being fought.\n\n${account.join('\n')}${board}`;
  const moved = 'Clementine moves 2 tiles (walk) to C3.';
  const own =
    'Clementine attacks Dovrefjell (Rusty Nail). 17 + 3 = 20 against dodge 11: hit (2 weapon, less armor). Dovrefjell is injured.';
  const others =
    'Clementine attacks Dovrefjell (Rusty Nail). 17 on the die against dodge 11: hit for 2. Dovrefjell is injured.';

  function duel() {
    const step = game();
    const cleo = { thread: 'Cleo', id: 50, text: panel('Clementine', moved, own) };
    const dov = { thread: 'Dov', id: 51, text: panel('Dovrefjell', moved, others) };
    expect(step(null, 'clock', { text: begun }, cleo, dov)).toEqual([]);
    return step;
  }

  test.each([moved, own, others])('is told to nobody but its fighters: %s', (line) => {
    expect(told(duel()('Bran', '/now', { to: ['Bran'], text: `News:\n${line}` }))).toEqual([
      expect.stringMatching(/^the fight in The Friday Game .*: Bran sees/s),
    ]);
    expect(duel()('Cleo', '/act', { text: line }).length).toBeGreaterThan(1);
  });

  test('keeps the parts of a roll from the other', () => {
    const step = duel();
    expect(
      step('Dov', '/now', { to: ['Dov'], text: panel('Dovrefjell', moved, own) }),
    ).toHaveLength(1);
    expect(step('Cleo', '/now', { to: ['Cleo'], text: panel('Clementine', others) })).toEqual([]);
  });

  test('that is shown to a third hero is found out at once', () => {
    const step = game();
    step(null, 'clock', { text: begun });
    expect(step('Bran', '/now', { to: ['Bran'], text: panel('Brannoch', moved) })).toHaveLength(1);
  });

  test('may be told once it is decided', () => {
    const step = duel();
    const text = `**The duel: Clementine against Dovrefjell**\n${moved}`;
    expect(step('Dov', 'Concede', { text })).toEqual([]);
    expect(step('Bran', '/now', { to: ['Bran'], text: moved })).toEqual([]);
  });

  test('with the monster is that host’s too who plays it, for so long', () => {
    const step = game();
    const walked = 'Brannoch moves 1 tile (walk) to B2.';
    const later = 'Brannoch moves 2 tiles (walk) to B4.';
    const entered = { text: '**Brannoch enters the menagerie**\nThe monster is waiting.' };
    step('Bran', 'Enter', entered, { thread: 'Bran', text: panel('Brannoch', walked) });
    const taken =
      '**A host plays Rat**\nFrom now on @Ines decides what it does in this fight, and sees what it sees (MONSTER-09).';
    const own = { to: ['Ines'], text: panel('Rat', walked) };
    expect(step('Ines', 'Play Monster', { text: taken }, own)).toEqual([]);
    expect(step('Dov', '/now', { to: ['Dov'], text: panel('Rat') }).length).toBeGreaterThan(0);
    const freed = { text: '**Rat plays itself again**\n@Ines has given it back (MONSTER-09).' };
    step('Ines', 'Release', freed);
    step('Bran', 'Move', { thread: 'Bran', text: panel('Brannoch', later) });
    expect(step('Ines', '/now', { to: ['Ines'], text: later })).toHaveLength(1);
  });

  test('with the monster is its fighter’s, whoever takes it up', () => {
    const step = game();
    const entered = (hero: string) => ({
      text: `**${hero} enters the menagerie**\nThe monster is waiting.`,
    });
    const walked = 'Brannoch moves 1 tile (walk) to B2.';
    const bran = { thread: 'Bran', text: panel('Brannoch', walked) };
    expect(step('Bran', 'Enter', entered('Brannoch'), bran)).toEqual([]);
    const text = panel('Clementine', walked);
    expect(step('Dov', '/now', { to: ['Dov'], text: walked })).toHaveLength(1);
    expect(step('Cleo', 'Enter', entered('Clementine'), { thread: 'Cleo', text })).toEqual([]);
    expect(step('Cleo', 'Nail', { text: `**Rat is defeated**\n${walked}` })).toEqual([]);
  });
});

describe('a bet', () => {
  const sealed = 'Sealed: 3 gold on Clementine. Nobody sees how much or on whom before bets close';
  function betting() {
    const step = game();
    step(null, 'clock', { text: '**Bets are open**\nBet on your panel.' });
    expect(step('Bran', '/bet place', { to: ['Bran'], text: sealed })).toEqual([]);
    return step;
  }

  test('is sealed until betting closes, also where the file marks nothing', () => {
    const step = betting();
    const bet = { text: 'Brannoch has put 3 gold on Clementine.' };
    expect(step('Bran', '/bet', bet)).toHaveLength(people.length - 1);
    expect(step('Dov', '/bet place', { to: ['Dov'], text: sealed })).toEqual([]);
  });

  test('is public from the close on', () => {
    const step = betting();
    const text = '**Bets are closed**\n**Brannoch**: 3 gold on Clementine';
    expect(step(null, 'clock', { text })).toEqual([]);
    const paid = '**The duel is paid**\n**Brannoch**: 3 gold on Clementine, lost';
    const again = { thread: 'Bran', text: `**Last:** ${sealed}` };
    expect(step('Dov', 'Concede', again, { text: paid })).toEqual([]);
  });
});

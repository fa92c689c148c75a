import { describe, expect, test } from 'vitest';
import { game, told } from './table.ts';

describe('what a thing does', () => {
  const receipt = 'Orb 1, Dented Helm: +4 HP. (2 charges left.)';
  const list = 'Orb 1: **Dented Helm**, 7 gold, head, basic equipment. +4 HP. You can buy it now.';
  const mine = '**Your things**\n**Dented Helm** (head; worth 7 gold; basic equipment). +4 HP.';
  const panel =
    '**Orb 1: Dented Helm**\nIt costs 7 gold.\nSlot: head · basic equipment\n+4 HP.\n[Back]';
  const secret = 'what Dented Helm does';

  test('is known to who identified it, in every form, and to nobody else', () => {
    const step = game();
    expect(step('Bran', '/orb identify', { to: ['Bran'], text: receipt })).toEqual([]);
    expect(step('Bran', '/orb list', { to: ['Bran'], text: list })).toEqual([]);
    expect(step('Bran', 'Orb 1', { to: ['Bran'], text: panel })).toEqual([]);
    for (const text of [receipt, list, mine, panel]) {
      const [leak] = step('Ines', 'look', { to: ['Dov'], text });
      expect(leak).toMatchObject({ secret, where: `Dov sees: ${text}` });
    }
  });

  test('is told to nobody when the answer to identifying is public', () => {
    expect(told(game()('Bran', '/orb identify', { text: receipt }))).toContain(
      `${secret}: Dov sees: ${receipt}`,
    );
  });

  test('is not read by who has neither identified nor bought it', () => {
    const step = game();
    expect(step('Cleo', '/orb list', { to: ['Cleo'], text: list })).toHaveLength(1);
    expect(step('Cleo', 'Orb 1', { to: ['Cleo'], text: panel })).toHaveLength(1);
  });

  test('is known to who bought it', () => {
    const step = game();
    const text = 'You bought Dented Helm (head) from orb 1 for 7 gold; your purse has 3.';
    expect(step('Bran', '/orb buy', { to: ['Bran'], text })).toEqual([]);
    expect(step('Bran', '/item list', { to: ['Bran'], text: mine })).toEqual([]);
    expect(step('Cleo', '/item list', { to: ['Cleo'], text: mine })).toHaveLength(1);
  });

  test('[TURN-05] is known to whom it was told of a turn that was played for them, and to them alone', () => {
    const step = game();
    const text = `Your autopilot has played your loot turn.\n${receipt}`;
    expect(step('Bran', '/turn end', { to: ['Cleo'], text })).toEqual([]);
    expect(step('Cleo', '/orb list', { to: ['Cleo'], text: list })).toEqual([]);
    expect(step('Dov', '/orb list', { to: ['Dov'], text: list })).toHaveLength(1);
    expect(told(game()('Bran', '/turn end', { text }))).toContain(`${secret}: Dov sees: ${text}`);
  });

  test('[ORB-08] is known to who opened the chest with it, and stood in no list before', () => {
    const step = game();
    const text =
      'You opened the chest in orb 9: Brass Goose (slotless) is yours, and Old Key is spent.';
    const goose = '**Your things**\n**Brass Goose** (slotless; worth 9 gold; treasure). +9 HP.';
    expect(step('Bran', '/orb open', { to: ['Bran'], text })).toEqual([]);
    expect(step('Bran', '/item list', { to: ['Bran'], text: goose })).toEqual([]);
    expect(step('Cleo', '/item list', { to: ['Cleo'], text: goose })).toHaveLength(1);
  });

  test('is no secret of starter things, nor is a thing that looks like another', () => {
    const step = game();
    step('Bran', '/orb identify', { to: ['Bran'], text: receipt });
    const text =
      '**Rusty Nail** (primary hand, equipped; worth 0 gold; starter). BA, RG 1, 2 damage.';
    expect(step('Cleo', '/item list', { to: ['Cleo'], text })).toEqual([]);
    const other = `${list.split('. ')[0] ?? ''}.\nOrb 2: **Pot Lid**, 5 gold, off hand, basic equipment. +4 HP.`;
    step('Dov', '/orb identify', { to: ['Dov'], text: 'Orb 2, Pot Lid: +4 HP. (2 charges left.)' });
    expect(step('Dov', '/orb list', { to: ['Dov'], text: other })).toEqual([]);
  });

  test('is public with the build of a hero who has lost, and when the game is over', () => {
    const lost = game();
    lost('Bran', '/orb identify', { to: ['Bran'], text: receipt });
    lost(null, 'clock', {
      text: '**Brannoch has lost the game**\nThe build is public now (GAME-04). Wore Dented Helm (head).',
    });
    expect(lost('Dov', '/game status', { to: ['Dov'], text: mine })).toEqual([]);
    const won = game();
    const text = 'You bought Dented Helm (head) from orb 1 for 7 gold; your purse has 3.';
    won('Bran', '/orb buy', { to: ['Bran'], text });
    won('Bran', '/item list', { to: ['Bran'], text: mine });
    won(null, 'clock', { text: '**The game is won**\nBrannoch is the last one living, and wins.' });
    expect(won('Dov', '/game status', { to: ['Dov'], text: mine })).toEqual([]);
  });
});

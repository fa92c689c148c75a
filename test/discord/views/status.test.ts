import { expect, test } from 'vitest';
import { limits } from '../../../src/discord/limits.ts';
import { status } from '../../../src/discord/views/status.ts';
import { gameId } from '../../../src/rules/names.ts';
import { publicView } from '../../../src/rules/sight/public-view.ts';
import { goodsOf } from '../../support/table-cards.ts';
import { looting } from '../../support/table-weeks.ts';

const letters = [...'ABCDEFGHIJ'];

/** Ten heroes of names and titles as long as they may be, of what Discord wants escaped. */
function longest(sign: string) {
  const names = letters.map((letter) => letter + sign.repeat(31));
  const table = looting(...names);
  for (const name of names) table.arrangeHero(name, { title: sign.repeat(60) });
  const view = publicView(table.game, goodsOf(table.stock), table.now);
  return { ...view, game: gameId('abcdefghij') };
}

test.each(['x', '*', '*\u0301\u0302'])(
  'the status of ten heroes called %s fits a message',
  (sign) => {
    const text = status(longest(sign)).embeds?.[0]?.description ?? '';
    expect(text.length).toBeLessThanOrEqual(limits.embedDescription);
    for (const letter of letters) expect(text).toContain(`**${letter}`);
  },
);

test('[GAME-03] whoever has lost is marked in the order of turns', () => {
  const table = looting('Ana', 'Bran', 'Cleo').does('Cleo', { do: 'leave' });
  const seen = publicView(table.game, goodsOf(table.stock), table.now);
  const text = status({ ...seen, game: gameId('abcdefghij') }).embeds?.[0]?.description ?? '';
  expect(text).toMatch(/Order of turns: .*Cleo\W* \(lost\)/);
  expect(text.match(/\(lost\)/g)).toHaveLength(1);
});

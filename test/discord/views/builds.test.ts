import { describe, expect, test } from 'vitest';
import { buildCard, buildLines } from '../../../src/discord/views/builds.ts';
import { status } from '../../../src/discord/views/status.ts';
import { limits } from '../../../src/discord/limits.ts';
import { type PublicView } from '../../../src/rules/sight/views.ts';
import { wonders } from '../../support/wonders.ts';
import { begun, dies } from '../../support/table-weeks.ts';
import { goodsOf } from '../../support/table-cards.ts';
import { publicView } from '../../../src/rules/sight/public-view.ts';

/** Ana has lost with so many more things in the inventory. */
function lostWith(things: number): { view: PublicView; ana: string } {
  const table = begun('Ana', 'Bran', 'Cleo');
  for (let n = 0; n < things; n++) table.gives('Ana', 'hammer');
  dies(table, 'Ana');
  // The rules know a game by any name; a button only by one of ten characters.
  const view = publicView(table.game, goodsOf(table.stock), table.now);
  return { view: { ...view, game: 'abcdefghij' as typeof view.game }, ana: table.id('Ana') };
}
const textOf = (screen: ReturnType<typeof buildCard>) => screen?.embeds?.[0]?.description ?? '';

describe('public builds', () => {
  test('[GAME-04] all of a build can be read, page by page', () => {
    const { view, ana } = lostWith(300);
    const last = Number(/Page 1 of (\d+)/.exec(textOf(buildCard(view, ana)))?.[1]);
    expect(last).toBeGreaterThan(1);
    const pages = Array.from({ length: last }, (_, at) => textOf(buildCard(view, ana, at + 1)));
    for (const page of pages) expect(page.length).toBeLessThanOrEqual(limits.embedDescription);
    expect(pages.join('\n').match(/Hammer/g)).toHaveLength(300);
    expect(pages[0]).toContain('**Heart** (slotless). +12 HP.');
  });

  test('[GLOSS-03] short forms in a build are explained below it', () => {
    const table = begun('Ana', 'Bran', 'Cleo');
    Object.assign(table.stock, wonders);
    table.gives('Ana', 'wand');
    dies(table, 'Ana');
    const view = publicView(table.game, goodsOf(table.stock), table.now);
    const shown = textOf(
      buildCard({ ...view, game: 'abcdefghij' as typeof view.game }, table.id('Ana')),
    );
    expect(shown).toMatch(/\n-# .*RG is /);
  });

  test('[GAME-04] a status too long for them says where they are to be read', () => {
    const { view } = lostWith(600);
    const screen = status(view);
    expect(textOf(screen)).toContain('too long to stand here: choose one below');
    expect(textOf(screen).length).toBeLessThanOrEqual(limits.embedDescription);
    expect(JSON.stringify(screen.rows)).toContain('Read a build');
    expect(buildLines(lostWith(1).view, 2000).join('\n')).toContain('In the inventory: Hammer.');
  });

  test('[GAME-04] the build of the living stays theirs', () => {
    const { view } = lostWith(1);
    const bran = view.heroes.find(({ name }) => name === 'Bran');
    expect(buildCard(view, bran?.id ?? '')).toBeNull();
  });
});

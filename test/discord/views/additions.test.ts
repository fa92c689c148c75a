import { expect, test } from 'vitest';
import { buildLines } from '../../../src/discord/views/builds.ts';
import { wornText } from '../../../src/discord/views/duel.ts';
import { thingsCard } from '../../../src/discord/views/items.ts';
import { itemOffer } from '../../../src/discord/views/offers.ts';
import { panel } from '../../../src/discord/views/panel/panel.ts';
import { type Item } from '../../../src/rules/game.ts';
import { gold, itemId } from '../../../src/rules/names.ts';
import { publicView as seenBy } from '../../../src/rules/sight/public-view.ts';
import { additions } from '../../support/additions.ts';
import { goodsOf } from '../../support/table-cards.ts';
import { begun, dies } from '../../support/table-weeks.ts';
import { heroView, thing } from '../support/hero-view.ts';

const helm = thing(1, { name: 'Helm', equipped: true, carries: ['Ruby'], worth: gold(16) });
const ruby = thing(2, {
  ...{ name: 'Ruby', slot: 'slotless', kinds: ['gem'] },
  on: { id: itemId('i1'), name: 'Helm' },
});
const textOf = (screen: ReturnType<typeof thingsCard>) => screen.embeds?.[0]?.description ?? '';

test('[ITEM-02] [ITEM-28] a thing shows what sits on it and what they are worth together', () => {
  const text = textOf(thingsCard([helm, ruby]));
  expect(text).toContain('**Helm** with Ruby (head, equipped; worth 16 gold; basic equipment).');
  expect(text).toContain('**Ruby** (on Helm; worth 5 gold; gem).');
  expect([helm, ruby].map(itemOffer)).toEqual(['Helm (head, equipped)', 'Ruby (on Helm)']);
});

test('[ITEM-02] the panel names it with its thing, and not in the inventory', () => {
  const text = textOf(panel(heroView({ items: [helm, ruby] })));
  expect(text).toContain('**Equipped:** Helm with Ruby (head)');
  expect(text).toContain('**Inventory:** nothing');
});

test('[FEAT-05] a feature names what sits on what is worn', () => {
  expect(wornText([{ name: 'Helm', slot: 'head', with: ['Ruby', 'Whetstone'] }])).toBe(
    'Helm with Ruby and Whetstone (head)',
  );
});

test('[GAME-04] a public build says what sat on what', () => {
  const table = begun('Ana', 'Bran', 'Cleo');
  Object.assign(table.stock, additions);
  const [on, gem] = [table.gives('Ana', 'helm', 'worn'), table.gives('Ana', 'opal')];
  table.arrange(({ items }) => ({ items: { ...items, [gem]: { ...(items[gem] as Item), on } } }));
  dies(table, 'Ana');
  expect(table.told('died').public).toMatchObject({
    build: expect.arrayContaining([{ name: 'Helm', slot: 'head', with: ['Opal'] }]) as object,
    stored: [],
  });
  const lines = buildLines(seenBy(table.game, goodsOf(table.stock), table.now), 2000);
  expect(lines.join(' ')).toContain('Helm (head), Opal (on Helm)');
});

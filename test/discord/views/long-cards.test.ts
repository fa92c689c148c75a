import { describe, expect, test } from 'vitest';
import { buildCard } from '../../../src/discord/views/builds.ts';
import { legended } from '../../../src/discord/views/card-text.ts';
import { thingCard } from '../../../src/discord/views/items.ts';
import { orbPanel } from '../../../src/discord/views/panel/orb.ts';
import { plainly, receiptLines } from '../../../src/discord/views/receipts.ts';
import { type EventFor } from '../../../src/rules/event.ts';
import { type Ability } from '../../../src/rules/items/definition.ts';
import { gold } from '../../../src/rules/names.ts';
import { publicView as sightOf } from '../../../src/rules/sight/public-view.ts';
import { chapters } from '../../support/chapters.ts';
import { goodsOf } from '../../support/table-cards.ts';
import { begun, dies } from '../../support/table-weeks.ts';
import { heroView, noLegal, orb, publicView, thing } from '../support/hero-view.ts';
import { expectWithinLimits, textOf } from '../support/limits.ts';

/** As older games may have them: nobody can bring such a thing any more. */
const long: Record<string, Ability[]> = {
  'a formula without end': [{ always: { armor: `${'hp / 2 + '.repeat(600)}1` } }],
  'many abilities': chapters(24),
  'very many abilities': chapters(70),
};

describe.each(Object.entries(long))('[ORB-05] a thing of %s', (_, abilities) => {
  test('is read by its owner, who is told what it is worth', () => {
    const shown = thingCard(thing(1, { abilities, left: 2, charges: 3 }));
    expectWithinLimits(shown);
    expect(textOf(shown)).toContain('worth 5 gold');
    expect(textOf(shown)).toContain('2 charges left');
  });

  test('can be bought by whoever has identified it', () => {
    const there = orb(1, { cost: gold(9) });
    const shown = orbPanel(
      heroView({
        everyone: { orbs: [there] },
        legal: { ...noLegal, buy: [there.id] },
        known: { [there.id]: { kinds: there.kinds, abilities } },
      }),
      there,
      ['You have moved.'],
    );
    expectWithinLimits(shown);
    expect(textOf(shown)).toContain('Buy for 9 Gold');
    expect(textOf(shown)).toContain('**Last:** You have moved.');
  });

  test('is told to whoever identifies it, with the charges that are left', () => {
    const own = { orb: 4, name: 'Helm', left: 2, kinds: thing(1).kinds, abilities };
    const event: EventFor = { kind: 'identified', v: 1, rules: ['ORB-05'], face: null, own };
    const lines = receiptLines([event]);
    expectWithinLimits(plainly(lines));
    expect(lines.join()).toContain('(2 charges left.)');
    expectWithinLimits(plainly([...lines, ...lines, ...lines]));
  });

  test('[GAME-04] is read in the build of whoever has lost', () => {
    const table = begun('Ana', 'Bran', 'Cleo');
    dies(table, 'Ana');
    const view = sightOf(table.game, goodsOf(table.stock), table.now);
    const { on: _on, ...one } = { ...thing(1), slot: null, abilities };
    const heroes = view.heroes.map((hero) => ({ ...hero, build: [one] }));
    const shown = buildCard({ ...publicView(), heroes }, table.id('Ana'));
    expectWithinLimits(shown ?? {});
    expect(textOf(shown ?? {})).toContain('**Thing 1** (inventory)');
  });
});

test('[GLOSS-03] lines are explained as far as there is room for it', () => {
  const [all, few, none] = legended(['RG 2; aura 1.']).map((lines) => lines.join('\n'));
  expect(all).toMatch(/RG is .*aura is /);
  expect(few).toMatch(/RG is /);
  expect(few).not.toContain('aura is');
  expect(none).toBe('RG 2; aura 1.');
});

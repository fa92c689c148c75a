import { describe, expect, test } from 'vitest';
import { additionsPanel } from '../../../../src/discord/views/panel/additions.ts';
import { carriersPanel } from '../../../../src/discord/views/panel/carriers.ts';
import { panel } from '../../../../src/discord/views/panel/panel.ts';
import { heroId } from '../../../../src/rules/names.ts';
import { fightSeenBy } from '../../../../src/rules/sight/fight.ts';
import { fightDrawn } from '../../../support/drawn-fight.ts';
import { heroView, noLegal, thing } from '../../support/hero-view.ts';
import { expectWithinLimits, textOf } from '../../support/limits.ts';

const helm = thing(1, { name: 'Helm', equipped: true, carries: ['Ruby'] });
const ring = thing(2, { name: 'Ring', equipped: true, slot: 'ring' });
const ruby = thing(3, {
  ...{ name: 'Ruby', slot: 'slotless' as const, kinds: ['gem' as const] },
  on: { id: helm.id, name: 'Helm' },
});
const items = [helm, ring, ruby];
const attach = [{ item: ruby.id, onto: [ring.id] }];
const seen = fightSeenBy(fightDrawn('A..m'), heroId('h1'));
const fighting = heroView({ items, fight: seen, legal: { ...noLegal, fight: true, attach } });
const inVoid = heroView({ items, legal: { ...noLegal, attach } });

describe('[ITEM-02] [ITEM-13] [ITEM-18] in a fight or a loot turn', () => {
  test('there is a button to set things, where any can be set', () => {
    expect(textOf(panel(fighting))).toContain('"Set Gems"');
    const none = { ...fighting, legal: { ...fighting.legal, attach: [] } };
    expect(textOf(panel(none))).not.toContain('Set Gems');
  });

  test('only what can be set is offered, with where it sits', () => {
    const screen = additionsPanel(fighting);
    expectWithinLimits(screen);
    expect(textOf(screen)).toContain('"Ruby"');
    expect(textOf(screen)).toContain('"on Helm"');
    expect(textOf(screen)).not.toContain('"Ring"');
  });

  test('it says that it takes an action, and in the void it takes none', () => {
    expect(textOf(additionsPanel(fighting))).toContain('It takes one action');
    expect(textOf(carriersPanel(fighting, ruby))).toContain('Here it takes an action');
    expect(textOf(additionsPanel(inVoid))).not.toContain('action');
    expect(textOf(carriersPanel(inVoid, ruby))).not.toContain('action');
  });

  test('on an old panel, where nothing can be set any more, that is said', () => {
    const screen = additionsPanel(heroView({ items }));
    expectWithinLimits(screen);
    expect(textOf(screen)).toContain('Nothing of yours can be set on another thing now.');
  });
});

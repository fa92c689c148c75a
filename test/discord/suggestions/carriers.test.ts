import { expect, test } from 'vitest';
import { type Asked } from '../../../src/discord/options.ts';
import { itemToCarry } from '../../../src/discord/suggestions/goods.ts';
import { heroView, noLegal, thing } from '../support/hero-view.ts';

const names = ['Cap', 'Gauntlet', 'Ruby', 'Cell'];
const [cap, gauntlet, ruby, cell] = names.map((name, at) => thing(at + 1, { name }));
const view = heroView({
  items: [cap, gauntlet, ruby, cell].filter((one) => one !== undefined),
  legal: {
    ...noLegal,
    attach: [
      { item: thing(3).id, onto: [thing(1).id, thing(2).id] },
      { item: thing(4).id, onto: [thing(2).id] },
    ],
  },
});
const offered = async (item?: string, typed = ''): Promise<string[]> => {
  const given = new Map(item === undefined ? [] : [['item', item]]);
  const own = () => Promise.resolve(view);
  const all = (await itemToCarry.suggest?.({ typed, given, own } as unknown as Asked)) ?? [];
  return all.map(({ value }) => value);
};

test('[ITEM-02] [ITEM-13] only things are offered that may take what is to be set on them', async () => {
  expect(await offered('i3')).toEqual(['i1', 'i2']);
  expect(await offered('i4')).toEqual(['i2']);
  expect(await offered('cell')).toEqual(['i2']);
  expect(await offered('i3', 'gaunt')).toEqual(['i2']);
});

test('[ITEM-02] of what sits on nothing, none, and before anything is chosen all that take some', async () => {
  expect(await offered('i1')).toEqual([]);
  expect(await offered()).toEqual(['i1', 'i2']);
});

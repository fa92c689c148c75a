import { hashOf, readBrought } from '../catalogue/index.ts';
import { type ReadGoods } from '../discord/index.ts';
import { cardsSaid } from '../rules/sight/brought.ts';
import { type Play } from '../play/index.ts';

/** Reads goods that a host sends, as the catalogue does, and has them kept. */
export const readingGoods =
  (play: Pick<Play, 'keep'>): ReadGoods =>
  async (file) => {
    const found = readBrought(file);
    if ('faults' in found) return found;
    const goods = new Map(found.goods.map((one) => [hashOf(one), one]));
    await play.keep(goods);
    return { goods: [...goods.keys()], cards: cardsSaid(goods.values()) };
  };

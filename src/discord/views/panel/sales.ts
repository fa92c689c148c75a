import { type HeroView, type OwnItem } from '../../../rules/sight/views.ts';
import { button, buttonRows, card, chooser, type Entry, type Screen } from '../../screen.ts';
import { escape, plain } from '../escape.ts';
import { besidesText, placeOf } from '../items.ts';
import { listed } from '../lists.ts';
import { idsOf } from './ids.ts';
import { backTo } from './orb.ts';

/** ITEM-28: a thing that somebody buys now, and what for. */
export type Sale = { item: OwnItem; price: number };

/** All of one's own that can be sold now. */
export const salesIn = ({ items, legal }: HeroView): Sale[] =>
  legal.sell.flatMap(({ item: id, price }) => {
    const item = items.find((one) => one.id === id);
    return item ? [{ item, price }] : [];
  });

/** ITEM-28: which thing is to be sold. */
export function salesPanel(view: HeroView, page?: number): Screen {
  const entries = salesIn(view).map(({ item, price }): Entry => ({
    label: `${plain(item.name)}${besidesText(item, plain)}`,
    value: item.id,
    description: `${price} gold · ${plain(placeOf(item))}`,
  }));
  return card(
    'What do you sell?',
    [
      'Snow Beard, Goop and Galtorex buy for the house, at half of what a thing is worth (ITEM-28). ' +
        'Your hero goes to the nearest of them; the sale takes an action.',
      ...(entries.length === 0 ? [unsold(view)] : []),
    ],
    [
      ...(entries.length === 0
        ? []
        : [chooser(idsOf(view)('sale'), 'Choose a thing', entries, page)]),
      ...buttonRows([backTo(view)]),
    ],
  );
}

const unsold = ({ everyone }: HeroView): string =>
  everyone.pausedSince === null
    ? 'You have nothing that anybody buys.'
    : 'The game is paused; nothing is sold until it goes on.';

/** Asks before a thing goes for good. */
export function sureSale(view: HeroView, { item, price }: Sale): Screen {
  const along = item.carries.map(escape);
  return card(
    `Sell ${escape(item.name)}?`,
    [
      `You get **${price} gold** for it. It cannot be taken back.`,
      ...(along.length === 0
        ? []
        : [`${listed(along)} on it ${along.length === 1 ? 'goes' : 'go'} along.`]),
    ],
    buttonRows([
      button(`Sell for ${price} Gold`, idsOf(view)('sell', `${item.id}.${price}`), 'danger'),
      backTo(view),
    ]),
  );
}

import { type HeroView, type OwnItem } from '../../../rules/sight/views.ts';
import { writeCustomId } from '../../custom-id.ts';
import { limits } from '../../limits.ts';
import { button, buttonRows, chooser, type Entry, type Row } from '../../screen.ts';
import { onWhom } from '../bets.ts';
import { plain } from '../escape.ts';
import { hostButtons } from '../host.ts';
import { besidesText, slotOf } from '../items.ts';
import { mapButton } from '../map.ts';
import { spawnEntries } from '../spawns.ts';
import { type FightPages } from './fight-rows.ts';
import { idsOf, thingsButton } from './ids.ts';
import { orbEntries } from './orb-entry.ts';

/** Which page of its choosers a panel shows, where one has more than fit. */
export type Pages = FightPages & {
  orb?: number;
  'put-on'?: number;
  'take-off'?: number;
};

/** All that can be done outside a fight. */
export function voidRows(view: HeroView, pages: Pages): Row[] {
  const id = idsOf(view);
  const { legal, items } = view;
  const choosers: [string, string, Entry[], (number | undefined)?][] = [
    [
      'enter-on',
      'Enter on a tile of your choice',
      legal.enterOn === null ? [] : spawnEntries(legal.enterOn),
    ],
    ['orb', 'Choose an orb', orbEntries(view), pages.orb],
    [
      'put-on',
      'Put on',
      items.filter((item) => isPutOn(view, item)).map((item) => putOnEntry(view, item)),
      pages['put-on'],
    ],
    [
      'take-off',
      'Take off',
      [
        ...items
          .filter(({ id }) => legal.unequip.includes(id) || legal.detach.includes(id))
          .map(itemEntry),
        ...items.filter(({ id }) => legal.uncurse.includes(id)).map(cursedEntry),
      ],
      pages['take-off'],
    ],
    [
      'bet-on',
      'Bet on',
      legal.bet?.on.map(({ pick, name }) => ({ label: plain(onWhom(name)), value: pick })) ?? [],
    ],
  ];
  const shown = choosers.filter(([, , entries]) => entries.length > 0);
  return [
    ...buttonRows(voidButtons(view, limits.rows - shown.length)),
    ...shown.map(([action, placeholder, entries, page]) =>
      chooser(id(action), placeholder, entries, page),
    ),
  ].slice(0, limits.rows);
}

/** In so many rows as the choosers leave, and in one at least. */
function voidButtons(view: HeroView, free: number) {
  const { legal } = view;
  const id = idsOf(view);
  const buttons = [
    ...(legal.enter ? [button('Enter', id('enter'), 'good')] : []),
    ...(legal.pass === null ? [] : [button('Pass', id('pass'))]),
    ...(legal.endTurn ? [button('End Turn', id('end-turn'), 'main')] : []),
    ...(legal.sell.length > 0 ? [button('Sell', id('sales'))] : []),
    ...(legal.postFeature ? [button('Post Feature', id('feature'), 'main')] : []),
    ...(legal.withdrawBet ? [button('Withdraw Bet', id('unbet'))] : []),
    ...hostButtons(view.everyone, view.hero.player),
    ...(view.everyone.menagerie ? [mapButton(view.everyone.game)] : []),
  ];
  const rows = Math.ceil((buttons.length + 2) / limits.buttonsInRow);
  const hasRoom = view.items.length > 0 && rows <= Math.max(1, free);
  return [
    ...buttons,
    ...(hasRoom ? [thingsButton(view)] : []),
    button('Refresh', writeCustomId('panel', { game: view.everyone.game, hero: view.hero.id })),
  ];
}

/** ITEM-02, ITEM-13, ITEM-18: on another thing of its hero. */
const isSetOn = ({ legal }: HeroView, { id }: OwnItem): boolean =>
  legal.attach.some(({ item }) => item === id);

/** Into its slot, or on another thing. */
const isPutOn = (view: HeroView, item: OwnItem): boolean =>
  view.legal.equip.includes(item.id) || isSetOn(view, item);

const putOnEntry = (view: HeroView, item: OwnItem): Entry => ({
  ...itemEntry(item),
  ...(isSetOn(view, item) && { description: `${placeIn(item)}: goes on another thing of yours` }),
});

/** ITEM-08: it costs a charge of what takes it off. */
const cursedEntry = (item: OwnItem): Entry => ({
  ...itemEntry(item),
  description: `${slotOf(item)}, a curse: takes a charge of a cure`,
});

const itemEntry = (item: OwnItem): Entry => ({
  label: `${plain(item.name)}${besidesText(item, plain)}`,
  value: item.id,
  description: placeIn(item),
});

const placeIn = (item: OwnItem): string =>
  item.on === null ? slotOf(item) : `on ${plain(item.on.name)}`;

import { type HeroView, type OwnItem, type PublicOrb } from '../../../rules/sight/views.ts';
import { writeCustomId } from '../../custom-id.ts';
import { limits, shortened } from '../../limits.ts';
import { button, buttonRows, chooser, type Entry, type Row, type Screen } from '../../screen.ts';
import { escape, plain } from '../escape.ts';
import { hostButtons } from '../host.ts';
import { onWhom } from '../bets.ts';
import { itemNames } from '../items.ts';
import { spawnEntries } from '../spawns.ts';
import { fightRows, type FightPages } from './fight-rows.ts';
import { fightText } from './fight.ts';
import { idsOf } from './ids.ts';
import { callToAct, situation } from './situation.ts';

/** Which page of its choosers a panel shows, where one has more than fit. */
export type Pages = FightPages & { orb?: number; 'put-on'?: number; 'take-off'?: number };

/** The card that is a player's whole game: how it stands, and what they can do, as buttons. */
export function panel(view: HeroView, last: readonly string[] = [], pages: Pages = {}): Screen {
  const fighting = view.fight && !view.fight.outcome ? view.fight : null;
  const rows = fighting ? fightRows(view, fighting, pages) : voidRows(view, pages);
  const lines = [
    ...situation(view.everyone),
    callToAct(view),
    ...(fighting ? [heroLine(view)] : ['', ...heroLines(view)]),
  ].filter((line) => line !== null);
  const news = last.length > 0 ? ['', `**Last:** ${last.join('\n')}`] : [];
  // The board stands at the end, next to the buttons.
  const end = fighting ? ['', ...fightText(view, fighting)] : [];
  return {
    embeds: [{ title: titleOf(view), description: fitting(lines, news, end) }],
    rows,
    asOf: view.everyone.act,
  };
}

const titleOf = ({ hero, everyone }: HeroView) =>
  shortened(
    `${escape(hero.name)}${hero.title === '' ? '' : `, ${escape(hero.title)}`} · ${escape(everyone.name)}`,
    limits.embedTitle,
  );

/** What happened last gives way to what there is. */
function fitting(lines: string[], news: string[], end: string[]): string {
  const room = limits.embedDescription - [...lines, ...end].join('\n').length - 2;
  const told = news.length === 0 || room < 20 ? [] : [shortened(news.join('\n'), room)];
  return shortened([...lines, ...told, ...end].join('\n'), limits.embedDescription);
}

const isWorn = ({ equipped }: OwnItem) => equipped;

function heroLine({ hero, hp, free, held }: HeroView): string {
  const gold = held > 0 ? `${free} gold free, ${held} held by your bet` : `${free} gold`;
  const strikes = hero.strikes > 0 ? ` · ${hero.strikes} of 3 strikes` : '';
  return `Level ${hero.level} · HP ${hp.now} of ${hp.most} · ${gold}${strikes}`;
}

function heroLines(view: HeroView): string[] {
  const { everyone, items, bet } = view;
  if (everyone.phase === 'lobby') return ['Your hero is equipped and paid when the game starts.'];
  if (everyone.week === 0) return [`**Equipped:** ${itemNames(items.filter(isWorn))}`];
  const worn = items.filter(isWorn);
  const stored = items.filter((item) => !isWorn(item) && item.on === null);
  return [
    heroLine(view),
    `**Equipped:** ${itemNames(worn)}`,
    `**Inventory:** ${itemNames(stored)}`,
    ...(bet
      ? [
          everyone.duel?.tally
            ? `**Your bet:** ${bet.stake} gold on ${escape(onWhom(bet.onName))}; right, it pays ${bet.back}.`
            : `**Your sealed bet:** ${bet.stake} gold on ${escape(onWhom(bet.onName))}; right, it pays ${bet.back}${bet.on === 'tie' ? '' : ' or more'}.`,
        ]
      : []),
  ];
}

/** All that can be done outside a fight. */
function voidRows(view: HeroView, pages: Pages): Row[] {
  const id = idsOf(view);
  const { legal, everyone, items } = view;
  const choosers: [string, string, Entry[], (number | undefined)?][] = [
    [
      'enter-on',
      'Enter on a tile of your choice',
      legal.enterOn === null ? [] : spawnEntries(legal.enterOn),
    ],
    [
      'orb',
      'Choose an orb',
      everyone.orbs.filter((orb) => !orb.empty).map((orb) => orbEntry(view, orb)),
      pages.orb,
    ],
    [
      'put-on',
      'Put on',
      items.filter((item) => isPutOn(view, item)).map(itemEntry),
      pages['put-on'],
    ],
    [
      'take-off',
      'Take off',
      items
        .filter(({ id }) => legal.unequip.includes(id) || legal.detach.includes(id))
        .map(itemEntry),
      pages['take-off'],
    ],
    [
      'bet-on',
      'Bet on',
      legal.bet?.on.map(({ pick, name }) => ({ label: plain(onWhom(name)), value: pick })) ?? [],
    ],
  ];
  return [
    ...buttonRows(voidButtons(view)),
    ...choosers
      .filter(([, , entries]) => entries.length > 0)
      .map(([action, placeholder, entries, page]) =>
        chooser(id(action), placeholder, entries, page),
      ),
  ].slice(0, limits.rows);
}

function voidButtons(view: HeroView) {
  const { legal } = view;
  const id = idsOf(view);
  return [
    ...(legal.enter ? [button('Enter', id('enter'), 'good')] : []),
    ...(legal.pass === null ? [] : [button('Pass', id('pass'))]),
    ...(legal.endTurn ? [button('End Turn', id('end-turn'), 'main')] : []),
    ...(legal.postFeature ? [button('Post Feature', id('feature'), 'main')] : []),
    ...(legal.withdrawBet ? [button('Withdraw Bet', id('unbet'))] : []),
    ...hostButtons(view.everyone, view.hero.player),
    button('Refresh', writeCustomId('panel', { game: view.everyone.game, hero: view.hero.id })),
  ];
}

function orbEntry({ legal, known }: HeroView, orb: PublicOrb): Entry {
  const notes = [
    orb.slot,
    ...(legal.buy.includes(orb.id) ? ['you can buy it'] : []),
    ...(known[orb.id] === undefined ? [] : ['identified']),
  ];
  return {
    label: `Orb ${orb.number}: ${plain(orb.name)}, ${orb.cost} gold`,
    value: orb.id,
    description: notes.join(' · '),
  };
}

/** Into its slot, or on another thing (ITEM-02). */
const isPutOn = ({ legal }: HeroView, { id }: OwnItem): boolean =>
  legal.equip.includes(id) || legal.attach.some(({ item }) => item === id);

const itemEntry = (item: OwnItem): Entry => ({
  label: plain(item.name),
  value: item.id,
  description: item.on === null ? item.slot : `on ${plain(item.on.name)}`,
});

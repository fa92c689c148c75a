import { type HeroView, type OwnItem } from '../../../rules/sight/views.ts';
import { limits, shortened } from '../../limits.ts';
import { type Screen } from '../../screen.ts';
import { fallenLines } from '../along.ts';
import { escape } from '../escape.ts';
import { onWhom } from '../bets.ts';
import { withoutMiddle } from '../roomy-card.ts';
import { itemNames } from '../items.ts';
import { fightRows } from './fight-rows.ts';
import { fightText } from './fight.ts';
import { callToAct, situation } from './situation.ts';
import { seenBy } from '../map.ts';
import { isTurnOf } from '../turns.ts';
import { type Pages, voidRows } from './void-rows.ts';
import { isWalking, walkRows, walkText } from './walk.ts';
import { cheaperNow } from '../cheaper.ts';
import { herePicture } from '../here-picture.ts';

/** The card that is a player's whole game: how it stands, and what they can do, as buttons. */
export function panel(view: HeroView, last: readonly string[] = [], pages: Pages = {}): Screen {
  const fighting = view.fight && !view.fight.outcome ? view.fight : null;
  const led = view.companions.find(({ you }) => you === pages.by);
  const walking = fighting && isWalking(fighting) ? fighting : null;
  const rows =
    walking && !isDeedPage(pages)
      ? walkRows(view, walking, pages)
      : fighting
        ? fightRows(view, led ?? fighting, pages)
        : voidRows(view, pages);
  const lines = [
    ...situation(view.everyone),
    callToAct(view),
    ...(fighting ? [heroLine(view)] : ['', ...heroLines(view)]),
  ].filter((line) => line !== null);
  const news = last.length > 0 ? ['', `**Last:** ${last.join('\n')}`] : [];
  const picture = fighting && herePicture(seenBy(view), led ?? fighting);
  // Who is where stands at the end, next to the picture and the buttons.
  const end =
    walking && !led
      ? ['', ...walkText(view, walking, last.length > 0)]
      : fighting
        ? ['', ...fightText(view, fighting, led, walking !== null && last.length > 0)]
        : [];
  return {
    ...(picture && { picture }),
    embeds: [{ title: titleOf(view), description: fitting(lines, news, end) }],
    rows,
    asOf: view.everyone.act,
  };
}

/** One looks for something else to do than to walk. */
const isDeedPage = ({ attack, move, use, deed, by }: Pages): boolean =>
  [attack, move, use, deed].some((page) => page !== undefined) || (by ?? null) !== null;

const titleOf = ({ hero, everyone }: HeroView) =>
  shortened(
    `${escape(hero.name)}${hero.title === '' ? '' : `, ${escape(hero.title)}`} · ${escape(everyone.name)}`,
    limits.embedTitle,
  );

/** What happened last gives way to what there is. */
export function fitting(lines: string[], news: string[], end: string[]): string {
  const room = limits.embedDescription - [...lines, ...end].join('\n').length - 2;
  const told = news.length === 0 || room < 20 ? [] : [withoutMiddle(news.join('\n'), room)];
  return shortened([...lines, ...told, ...end].join('\n'), limits.embedDescription);
}

/** SLOT-08: once the own turn is open nothing is put on or taken off any more. */
const isShut = ({ everyone, hero }: HeroView): boolean => isTurnOf(everyone.turn, hero.id);

const isWorn = ({ equipped }: OwnItem) => equipped;

function heroLine(view: HeroView): string {
  const { hero, hp, free, held } = view;
  const gold = held > 0 ? `${free} gold free, ${held} held by your bet` : `${free} gold`;
  const strikes = hero.strikes > 0 ? ` · ${hero.strikes} of 3 strikes` : '';
  return `Level ${hero.level} · HP ${hp.now} of ${hp.most} · ${gold}${cheaperNow(view)}${strikes}`;
}

function heroLines(view: HeroView): string[] {
  const { everyone, hero, items, bet } = view;
  // The cards of all lost heroes stand elsewhere (GAME-04).
  if (hero.lost) return [];
  if (everyone.phase === 'lobby') return ['Your hero is equipped and paid when the game starts.'];
  if (everyone.week === 0) return [`**Equipped:** ${itemNames(items.filter(isWorn))}`];
  const worn = items.filter(isWorn);
  const stored = items.filter((item) => !isWorn(item) && item.on === null);
  return [
    heroLine(view),
    `**Equipped:** ${itemNames(worn)}`,
    `**Inventory${isShut(view) ? ' (shut until your turn is over, SLOT-08)' : ''}:** ${itemNames(stored)}`,
    ...fallenLines(items),
    ...(bet
      ? [
          everyone.duel?.tally
            ? `**Your bet:** ${bet.stake} gold on ${escape(onWhom(bet.onName))}; right, it pays ${bet.back}.`
            : `**Your sealed bet:** ${bet.stake} gold on ${escape(onWhom(bet.onName))}; right, it pays ${bet.back}${bet.on === 'tie' ? '' : ' or more'}.`,
        ]
      : []),
  ];
}

import { terse } from '../../rules/abilities/aloud/index.ts';
import { statNames, type BasicAttack } from '../../rules/hero/stats.ts';
import { type HeroView } from '../../rules/sight/views.ts';
import { type Screen } from '../screen.ts';
import { roomyCard } from './roomy-card.ts';
import { buildCard } from './builds.ts';
import { escape } from './escape.ts';
import { forNowLines } from './for-now.ts';
import { withLegend, withShortLegend } from './card-text.ts';
import { cheaperNow } from './cheaper.ts';
import { itemLines, shortLines } from './items.ts';
import { whyLost } from './lost.ts';
import { ordersOf } from './orders.ts';

/** Everything of the own hero that its player may know; GAME-04: of a lost one the build, as it was. */
export function heroCard(view: HeroView): Screen {
  const { lost } = view.hero;
  const gone = lost && [`You have lost this game${whyLost(lost)}.`, ''];
  return (gone && buildCard(view.everyone, view.hero.id, 1, gone)) ?? livingCard(view);
}

function livingCard(view: HeroView): Screen {
  const { hero, quote, hp, stats, attacks, items, free, held } = view;
  const named = statNames
    .filter((stat) => stat !== 'hp')
    .map((stat) => `${stat} ${Math.floor(stats[stat])}`.replace('-', '−'));
  const lines = (things: string[]) => [
    ...(quote === '' ? [] : [`“${escape(quote)}”`]),
    `Level ${hero.level} · HP ${hp.now} of ${hp.most} · ${free} gold${held > 0 ? `, ${held} held` : ''}${cheaperNow(view)}`,
    named.join(' · '),
    ...(view.fight ? forNowLines(view.fight) : []),
    '',
    '**Attacks**',
    ...attacks.map(attackLine),
    '',
    '**Things**',
    ...(items.length === 0 ? ['none'] : things),
    '',
    '**Standing orders**',
    ...ordersOf(view),
  ];
  const title = `${escape(hero.name)}${hero.title === '' ? '' : `, ${escape(hero.title)}`}`;
  const things = itemLines(items);
  const cards = [...attacks.map(attackLine), ...things];
  return roomyCard(
    title,
    withLegend(lines(things), cards),
    withShortLegend(lines(things), cards),
    lines(shortLines(items)),
  );
}

/** GLOSS-03: BA is a basic attack, RG its range in tiles. */
const attackLine = ({ name, range, damage, piercing, type }: BasicAttack): string =>
  `${escape(name)}: ${terse({ attack: { range, damage, piercing, type } }).replace(/\.$/, '')}`;

import { type FightView } from '../../../rules/sight/fight.ts';
import { type MonsterView } from '../../../rules/sight/monster-view.ts';
import { writeCustomId } from '../../custom-id.ts';
import { limits, shortened } from '../../limits.ts';
import { button, buttonRows, type Row, type Screen } from '../../screen.ts';
import { escape, plain } from '../escape.ts';
import { herePicture } from '../here-picture.ts';
import { actionRows, type FightPages } from './fight-rows.ts';
import { fightText } from './fight.ts';
import { fitting } from './panel.ts';
import { situation } from './situation.ts';

/** MONSTER-09: what a host plays a monster from: its board, how it is, and what it can do, as buttons. */
export function monsterPanel(
  view: MonsterView,
  last: readonly string[] = [],
  pages: FightPages = {},
): Screen {
  const { everyone, fight, others } = view;
  const led = others.find(({ you }) => you === pages.by) ?? fight;
  const lines = [...situation(everyone), lineOf(led)];
  const news = last.length > 0 ? ['', `**Last:** ${last.join('\n')}`] : [];
  const title = `${escape(nameOf(led))} · ${escape(everyone.name)}`;
  const picture = herePicture(null, led);
  return {
    ...(picture && { picture }),
    embeds: [
      {
        title: shortened(title, limits.embedTitle),
        description: fitting(lines, news, ['', ...fightText(view, led)]),
      },
    ],
    rows: rowsOf(view, led, pages),
    asOf: everyone.act,
  };
}

const selfIn = ({ creatures, you }: FightView) => creatures.find(({ id }) => id === you);
const nameOf = (fight: FightView): string => selfIn(fight)?.name ?? '';

function lineOf(fight: FightView): string {
  const own = selfIn(fight);
  const level = own?.own ? `Level ${own.own.level} · ` : '';
  return own?.hp ? `${level}HP ${own.hp.now} of ${own.hp.most}` : '';
}

function rowsOf(view: MonsterView, fight: FightView, pages: FightPages): Row[] {
  const { game } = view.everyone;
  const id = (action: string, subject = '', by = fight.you) =>
    writeCustomId(`m-${action}`, { game, subject, step: String(fight.step), by });
  const rows = actionRows(id, fight, pages);
  const ends = fight.legal.some((action) => action.do === 'end turn');
  const others = [view.fight, ...view.others].filter(({ you }) => you !== fight.you);
  const room = (limits.rows - rows.length) * limits.buttonsInRow - 3;
  return [
    ...rows,
    ...buttonRows([
      ...(ends ? [button('End Turn', id('fight-end'))] : []),
      ...others
        .slice(0, room)
        .map((one) => button(`Lead ${plain(nameOf(one))}`, id('lead', one.you))),
      button('Refresh', id('refresh')),
      button('Release Monster', id('release')),
    ]),
  ];
}

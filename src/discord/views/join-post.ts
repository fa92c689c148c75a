import { type PublicView } from '../../rules/sight/views.ts';
import { type GameId } from '../../rules/names.ts';
import { writeCustomId } from '../custom-id.ts';
import { button, row, type Row, type Screen } from '../screen.ts';
import { escape } from './escape.ts';
import { titled } from './names.ts';

/** Buttons of the post with which a game opens. */
export const joinRow = (game: GameId): Row =>
  row(
    button('Join', writeCustomId('join', { game }), 'good'),
    button('Leave', writeCustomId('leave', { game })),
    button('Status', writeCustomId('status', { game })),
  );

export const joinTitle = (name: string) => `${escape(name)}: who dares to enter?`;

/** What stands on it: the hint below the heroes says what comes next. */
export const joinLines = (
  zone: string,
  heroes: readonly string[] = [],
  hint = 'The host starts the game with `/game start`.',
): string[] => [
  'Marmello opens his menagerie to two to ten heroes. Press **Join** and name yours.',
  `Turns end at midnight in ${escape(zone)}.`,
  '',
  `**Heroes (${heroes.length} of 10)**`,
  ...(heroes.length === 0 ? ['none yet'] : heroes),
  '',
  hint,
];

/** The post as it is now: who is in, and buttons while there is something to press. */
export function joinPost(view: PublicView, footer: string): Screen {
  const open = view.phase === 'lobby';
  const heroes = view.heroes.map((hero) => `${titled(hero)} (<@${hero.player}>)`);
  const hint =
    view.phase === 'cancelled'
      ? 'This game was cancelled.'
      : 'The game has started. `/now` shows what you can do.';
  const lines = open ? joinLines(view.zone, heroes) : joinLines(view.zone, heroes, hint);
  const description = lines.join('\n');
  return {
    embeds: [{ title: joinTitle(view.name), description, footer: { text: footer } }],
    rows: open ? [joinRow(view.game)] : [],
  };
}

import { type PublicHero, type PublicView } from '../../rules/sight/views.ts';
import { writeCustomId } from '../custom-id.ts';
import { button, card, row, type Screen } from '../screen.ts';
import { escape } from './escape.ts';
import { called } from './names.ts';
import { status } from './status.ts';

/** What everybody may know, with a host's buttons: a host may play, so no secret is shown. */
export function hostPanel(view: PublicView): Screen {
  const id = (action: string) => writeCustomId(action, { game: view.game });
  const running = view.phase !== 'over' && view.phase !== 'cancelled';
  const lobby = view.phase === 'lobby';
  const buttons = [
    ...(lobby ? [button('Start Game', id('start'), 'good')] : []),
    ...(!lobby && view.pausedSince === null ? [button('Pause', id('pause'))] : []),
    ...(view.pausedSince === null ? [] : [button('Resume', id('resume'), 'good')]),
    button('Cancel Game', id('cancel'), 'danger'),
  ];
  return { ...status(view), rows: running ? [row(...buttons)] : [] };
}

export const sureCancel = (view: PublicView): Screen =>
  card(
    `Cancel ${escape(view.name)}?`,
    ['The game ends **for good** and has no winner. All stakes go back.'],
    [row(button('Cancel for Good', writeCustomId('cancel-sure', { game: view.game }), 'danger'))],
  );

export const sureRemove = (view: PublicView, hero: PublicHero): Screen =>
  card(
    `Remove ${escape(hero.name)}?`,
    [`${called(hero)} **loses the game for good**; things and gold leave it (GAME-03).`],
    [
      row(
        button(
          'Remove for Good',
          writeCustomId('remove-sure', { game: view.game, subject: hero.id }),
          'danger',
        ),
      ),
    ],
  );

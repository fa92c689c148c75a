import { type EventFaces, type EventKind } from '../../../rules/event.ts';
import { type PlayerId } from '../../../rules/names.ts';
import { type PublicView } from '../../../rules/sight/views.ts';
import { writeCustomId } from '../../custom-id.ts';
import { button, row, type Screen } from '../../screen.ts';
import { escape } from '../escape.ts';
import { when } from '../times.ts';
import { fitting } from './parts.ts';

/** The button to the panel of the monster that its presser plays. */
export const monsterButton = ({ game }: Pick<PublicView, 'game'>) =>
  button('Monster Panel', writeCustomId('m-panel', { game }));

/** MONSTER-09: calls the host who plays a monster to its turn; null for what is no such call. */
export function monsterCall(
  { kind, face }: { kind: EventKind; face: object },
  view: PublicView,
  { host, mark }: { host: PlayerId; mark: string },
): Screen | null {
  if (kind !== 'monster to move') return null;
  const { monster, until } = face as EventFaces['monster to move']['public'];
  return {
    ...fitting(
      [
        `<@${host}>, it is the move of **${escape(monster)}**, which you play in “${escape(view.name)}”.`,
        `Until ${when(until)}; after that it plays this turn by itself (MONSTER-09).`,
      ],
      `-# ${mark}`,
    ),
    rows: [row(monsterButton(view))],
  };
}

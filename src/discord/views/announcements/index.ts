import { type EventKind } from '../../../rules/event.ts';
import { type GameId } from '../../../rules/names.ts';
import { limits, shortened } from '../../limits.ts';
import { type Screen } from '../../screen.ts';
import { escape } from '../escape.ts';
import { type Announced, type Announcements } from './announcement.ts';
import { duelAnnouncements } from './duel.ts';
import { interviewAnnouncements } from './interview.ts';
import { lobbyAnnouncements } from './lobby.ts';
import { monsterAnnouncements } from './monster.ts';
import { weekAnnouncements } from './week.ts';

export const announcements: Announcements = {
  ...lobbyAnnouncements,
  ...weekAnnouncements,
  ...monsterAnnouncements,
  ...duelAnnouncements,
  ...interviewAnnouncements,
};

/** What readers count announcements by, and a publisher in doubt looks for. */
export const numbered = (number: number) => `№ ${number}`;

/**
 * The same for one hero’s messages, as markup: in direct messages, and where only the channel is
 * left, those of several games or heroes stand in one place.
 */
export const numberedFor = (number: number, hero: string, game: string) =>
  `${numbered(number)} · ${escape(game)} · ${escape(hero)}`;

/** The message about an event; null for a kind that is not announced. */
export function announcementOf(
  kind: EventKind,
  face: object,
  game: GameId,
  number: number,
): Screen | null {
  if (!(kind in announcements)) return null;
  const write = announcements[kind as keyof Announcements] as (
    face: object,
    game: GameId,
  ) => Announced;
  return announced(write(face, game), numbered(number));
}

/** What does not fit on the card is attached as a whole, never cut off silently. */
function announced({ title, body, rows = [] }: Announced, footer: string): Screen {
  const text = body.join('\n');
  const fits = text.length <= limits.embedDescription;
  const description = fits
    ? text
    : `${text.slice(0, text.lastIndexOf(' ', limits.embedDescription - 60))}…\n*The whole of it is attached.*`;
  return {
    embeds: [{ title: shortened(title, limits.embedTitle), description, footer: { text: footer } }],
    rows,
    ...(!fits && { file: { name: 'whole.txt', text } }),
  };
}

import { createHash } from 'node:crypto';
import { type Note } from '../play/ports.ts';
import { type GameId } from '../rules/names.ts';

/** How far an audience of a game has got: its last place in the line and its last visible number. */
export type Line = { position: number; number: number };

/** A note with its place: `number` is 0 for what readers do not count. */
export type Placed = { id: string; position: number; number: number; note: Note };

/** Whether readers see a message of its own in it. */
export const isCounted = ({ kind }: Note): boolean => kind !== 'panel' && kind !== 'channel';

/**
 * Puts an act's notes at the end of their audiences' lines. Only the last panel of a hero stays:
 * it is drawn when it is sent, and so shows what the earlier ones would have shown.
 */
export function placed(
  game: GameId,
  notes: readonly Note[],
  before: ReadonlyMap<string, Line>,
): Placed[] {
  const lines = new Map(before);
  return lastPanels(notes).map((note) => {
    const last = lines.get(note.to) ?? { position: 0, number: 0 };
    const counted = isCounted(note) ? 1 : 0;
    const line = { position: last.position + 1, number: last.number + counted };
    lines.set(note.to, line);
    const id = `${game}/${note.to}/${line.position}`;
    return { id, position: line.position, number: counted * line.number, note };
  });
}

function lastPanels(notes: readonly Note[]): Note[] {
  const urgent = new Set<string>();
  const last = new Map<string, Note>();
  for (const note of notes) {
    if (note.kind !== 'panel') continue;
    if (note.urgent) urgent.add(note.to);
    last.set(note.to, note);
  }
  return notes
    .filter((note) => note.kind !== 'panel' || last.get(note.to) === note)
    .map((note) =>
      note.kind === 'panel' && urgent.has(note.to) ? { ...note, urgent: true } : note,
    );
}

/**
 * What Discord tells repetitions by: 22 of its 25 characters, always the same for one row. What is
 * sent along with a row appends a letter, so that no two rows' nonces meet.
 */
export const nonceOf = (id: string): string =>
  createHash('sha256').update(id).digest('base64url').slice(0, 22);

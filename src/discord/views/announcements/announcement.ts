import { type EventFaces, type EventKind } from '../../../rules/event.ts';
import { type GameId } from '../../../rules/names.ts';
import { type Row } from '../../screen.ts';

/** What is said of an event in the game's channel. `rows`: what can be done about it there. */
export type Announced = { title: string; body: string[]; rows?: Row[] };

/** The kinds that are announced; the others are nobody's business, or told by these. */
export type ToldKind = Exclude<
  EventKind,
  | 'retitled'
  | 'orders set'
  | 'autopilot set'
  | 'answer set'
  | 'calls set'
  | 'reminded'
  | 'levelled'
  | 'walked'
  | 'secret found'
  | 'stood in'
  | 'fought'
  | 'played out'
  | 'monster to move'
  | 'bought'
  | 'identified'
  | 'saved'
  | 'sold'
  | 'opened'
  | 'in vain'
  | 'key expired'
  | 'equipped'
  | 'unequipped'
  | 'uncursed'
  | 'attached'
  | 'detached'
  | 'bet withdrawn'
  | 'your move'
  | 'phase entered'
>;

export type Face<K extends EventKind> = NonNullable<EventFaces[K]['public']>;

/** A pure function from one event's public face; it sees no game, so that no secret slips out. */
type Announcement<K extends EventKind> = (face: Face<K>, game: GameId) => Announced;
export type Announcements<K extends ToldKind = ToldKind> = { [One in K]: Announcement<One> };

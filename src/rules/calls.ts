import { type Instant } from './names.ts';

/** What a player can be called to: their turn, their duel, a move of a fight, what is nearly over. */
export const callKinds = ['turn', 'duel', 'move', 'reminder'] as const;
export type CallKind = (typeof callKinds)[number];

/** Hours of a day in which nobody is pinged: minutes after midnight in that IANA zone, `to` excluded. */
export type Quiet = { from: number; to: number; zone: string };

/** How a player wants to be called: to what without a ping, and when never with one. */
export type Calls = { muted: CallKind[]; quiet: Quiet | null };

/** Of who has said nothing. */
export const allCalls: Calls = { muted: [], quiet: null };

/** A day of the calendar in the game’s zone: how many days after 1 January 1970. */
export type Day = number;

/**
 * TURN-05: until when a player is away, as they have said; null: they are here. `spent`: of the days that
 * the house gives. `paid`: the last day for which one was spent; `kept`: the last one of those that do
 * not come back, since a turn was passed for them.
 */
export type Absence = { spent: number; paid: Day; kept: Day; until: Instant | null };

import { type Intent } from '../../rules/intent.ts';
import { type GameId } from '../../rules/names.ts';
import { type HeroView } from '../../rules/sight/views.ts';
import { type CustomId } from '../custom-id.ts';
import { type Desk } from '../desk.ts';
import { type Caller } from '../interactions/caller.ts';
import { type Modal, type Screen } from '../screen.ts';
import { type Opening } from '../views/forms.ts';
import { type Pages } from '../views/panel/void-rows.ts';

/** A use of a component, or of a form, that means a game. */
export type Press = {
  desk: Desk;
  caller: Caller;
  game: GameId;
  id: CustomId;
  /** What was chosen. */
  values: readonly string[];
  /** What was written into a form, by field. */
  fields: ReadonlyMap<string, string>;
  /** The presser's own view, checked against whose button it is; throws `NoHero` without one. */
  own: () => Promise<HeroView>;
  /** Does it; answers the panel with what came of it. */
  act: (intent: Intent) => Promise<Screen>;
  /** The panel with a line of news, or with other pages of its choosers. */
  panel: (news?: readonly string[], pages?: Pages) => Promise<Screen>;
};

/**
 * What a component does. `update` redraws the message that it belongs to, `whisper` answers for the
 * presser's eyes, `form` asks for texts first, and answers
 * `others`, whose it is not, that it is not theirs. `aged`: refused when the turn or fight has moved on.
 */
export type Action =
  | { answer: 'update' | 'whisper'; aged?: boolean; run: (press: Press) => Promise<Screen> }
  | { answer: 'form'; open: (opening: Opening) => Modal; others?: Screen };

export const updates = (run: (press: Press) => Promise<Screen>): Action => ({
  answer: 'update',
  run,
});
/** As `updates`, and only in the state that its button was made for. */
export const updatesNow = (run: (press: Press) => Promise<Screen>): Action => ({
  answer: 'update',
  aged: true,
  run,
});
export const whispers = (run: (press: Press) => Promise<Screen>): Action => ({
  answer: 'whisper',
  run,
});
export const opens = (open: (opening: Opening) => Modal, others?: Screen): Action => ({
  answer: 'form',
  open,
  ...(others && { others }),
});

/** What was meant for somebody else's eyes or hands; told beside the message, which stays. */
export class NotYours extends Error {
  override name = 'NotYours';
}

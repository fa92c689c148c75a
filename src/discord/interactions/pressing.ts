import { type GameId } from '../../rules/names.ts';
import { type HeroView } from '../../rules/sight/views.ts';
import { ownView, panelNow, panelOf, perform, told } from '../acting.ts';
import { type Action, NotYours, type Press } from '../components/action.ts';
import { type CustomId } from '../custom-id.ts';
import { type Desk } from '../desk.ts';
import { type Screen } from '../screen.ts';
import { movedOn, notDone } from '../views/not-done.ts';
import { stepOf } from '../views/panel/ids.ts';
import { status } from '../views/status.ts';
import { type Caller } from './caller.ts';
import { type Earlier } from './same-press.ts';

type Pressed = {
  caller: Caller;
  id: CustomId;
  values: readonly string[];
  fields: ReadonlyMap<string, string>;
};
type Runs = Extract<Action, { answer: 'update' | 'whisper' }>;

/** A message is drawn anew at a press: by then its button is gone. */
const samePressWithin = 3_600_000;
/** What is refused now may have been done, and undone, in the meantime: only a double press counts. */
const doublePressWithin = 60_000;

/**
 * Runs an action for who pressed, after checking that the button is theirs and of this state. A
 * second press of the same button is answered with what the first one did.
 */
export async function runPress(
  desk: Desk,
  action: Runs,
  pressed: Pressed,
  earlier: Earlier,
): Promise<Screen> {
  const { id } = pressed;
  const game = await gameOfPress(desk, pressed);
  if (game === null) return notDone.notPlayedHere;
  const before = (within: number) => earlier(pressed.caller.at - within);
  const press = pressOf(desk, game, pressed, () => before(doublePressWithin));
  if (id.hero !== null) await press.own();
  if (action.aged !== true || stepOf(await press.own()) === id.step) return action.run(press);
  const first = await before(samePressWithin);
  if (first === null) return press.panel([movedOn]);
  return action.run(pressOf(desk, game, asBefore(pressed, first)));
}

/** A game only where it is played, or in direct messages. */
async function gameOfPress(desk: Desk, { caller, id }: Pressed): Promise<GameId | null> {
  const place = id.game && (await desk.asks.placeOf(id.game));
  if (!place) return null;
  return caller.server === null || caller.server === place.server ? place.game : null;
}

/** The same cause is the same act, and gets the answer that it got. */
const asBefore = (pressed: Pressed, cause: string): Pressed => ({
  ...pressed,
  caller: { ...pressed.caller, cause },
});

/** `double` finds the press before this one, for what is refused because that one did it. */
function pressOf(
  desk: Desk,
  game: GameId,
  pressed: Pressed,
  double: () => Promise<string | null> = () => Promise.resolve(null),
): Press {
  const { caller, id, values, fields } = pressed;
  const own = async (): Promise<HeroView> => {
    if (id.hero === null) return ownView(desk, game, caller.player);
    const view = await desk.asks.heroView(game, caller.player);
    if (view?.hero.id !== id.hero) throw new NotYours();
    return view;
  };
  return {
    desk,
    caller,
    game,
    id,
    values,
    fields,
    own,
    act: async (intent) => {
      const now = await perform(desk, caller, game, intent);
      const first = now.done ? null : await double();
      if (first === null) return told(now);
      return told(await perform(desk, asBefore(pressed, first).caller, game, intent));
    },
    panel: async (news, pages) => panelOf(desk, await own(), news, pages),
  };
}

/** The newest panel, or how the game stands, for somebody whose button means nothing any more. */
export async function freshScreen(desk: Desk, caller: Caller, game: GameId | null) {
  const place = game && (await desk.asks.placeOf(game));
  if (!place || (caller.server !== null && caller.server !== place.server)) return null;
  const own = await panelNow(desk, place.game, caller.player);
  if (own) return own;
  const view = await desk.asks.publicView(place.game);
  return view && status(view);
}

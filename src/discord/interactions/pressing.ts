import { type GameId } from '../../rules/names.ts';
import { type HeroView } from '../../rules/sight/views.ts';
import { ownView, panelNow, panelOf, perform, told } from '../acting.ts';
import { type Action, NotYours, type Press } from '../components/action.ts';
import { type CustomId } from '../custom-id.ts';
import { type Desk } from '../desk.ts';
import { say, type Screen } from '../screen.ts';
import { stepOf } from '../views/panel/ids.ts';
import { status } from '../views/status.ts';
import { type Caller } from './caller.ts';

type Pressed = {
  caller: Caller;
  id: CustomId;
  values: readonly string[];
  fields: ReadonlyMap<string, string>;
};
type Runs = Extract<Action, { answer: 'update' | 'whisper' }>;

const movedOn =
  'That button was made before things moved on, so nothing was done. Here is how they stand.';

/** Runs an action for who pressed, after checking that the button is theirs and of this state. */
export async function runPress(desk: Desk, action: Runs, pressed: Pressed): Promise<Screen> {
  const { id } = pressed;
  const game = await gameOfPress(desk, pressed);
  if (game === null) return say('Nothing was done: that game is not played here.');
  const press = pressOf(desk, game, pressed);
  if (id.hero !== null) await press.own();
  if (action.aged === true && stepOf(await press.own()) !== id.step) return press.panel([movedOn]);
  return action.run(press);
}

/** A game only where it is played, or in direct messages. */
async function gameOfPress(desk: Desk, { caller, id }: Pressed): Promise<GameId | null> {
  const place = id.game && (await desk.asks.placeOf(id.game));
  if (!place) return null;
  return caller.server === null || caller.server === place.server ? place.game : null;
}

function pressOf(desk: Desk, game: GameId, { caller, id, values, fields }: Pressed): Press {
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
    act: async (intent) => told(await perform(desk, caller, game, intent)),
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

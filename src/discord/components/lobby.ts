import { perform } from '../acting.ts';
import { leaving } from '../leaving.ts';
import { joinForm } from '../views/forms.ts';
import { statusFor } from '../views/host.ts';
import { movedOn, notDone } from '../views/not-done.ts';
import { plainly } from '../views/receipts.ts';
import { type Intent } from '../../rules/intent.ts';
import { type Action, opens, type Press, updates, whispers } from './action.ts';

/** For people without a hero too: plain words, no panel. */
const tell = async ({ desk, caller, game }: Press, intent: Intent) =>
  plainly((await perform(desk, caller, game, intent)).lines);

/** Buttons of the join post. */
export const lobbyActions = {
  join: opens(joinForm),
  'join-form': whispers((press) =>
    tell(press, {
      do: 'join',
      name: press.fields.get('name') ?? '',
      title: press.fields.get('title') ?? '',
    }),
  ),
  leave: whispers(({ desk, caller, game }) => leaving(desk, caller, game)),
  'leave-sure': updates(async (press) => {
    const { everyone } = await press.own();
    const isOld = press.id.subject !== String(everyone.week);
    return isOld ? press.panel([movedOn]) : tell(press, { do: 'leave' });
  }),
  status: whispers(async ({ desk, caller, game }) => {
    const view = await desk.asks.publicView(game);
    return view ? statusFor(view, caller.player) : notDone.gameGone;
  }),
} satisfies Record<string, Action>;

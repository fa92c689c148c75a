import { perform, plainly } from '../acting.ts';
import { writeCustomId } from '../custom-id.ts';
import { leaving } from '../leaving.ts';
import { modal, say } from '../screen.ts';
import { statusFor } from '../views/host.ts';
import { type Intent } from '../../rules/intent.ts';
import { type Action, opens, type Press, updates, whispers } from './action.ts';

/** For people without a hero too: plain words, no panel. */
const tell = async ({ desk, caller, game }: Press, intent: Intent) =>
  plainly((await perform(desk, caller, game, intent)).lines);

/** Buttons of the join post. */
export const lobbyActions = {
  join: opens(({ game, view }) =>
    modal(writeCustomId('join-form', { game }), 'Join the game', [
      {
        id: 'name',
        label: 'Your hero’s name',
        min: 2,
        max: 32,
        ...(view && { value: view.hero.name }),
      },
      {
        id: 'title',
        label: 'Your hero’s title',
        about: 'If you like, for example “the Tinker”',
        max: 60,
        required: false,
        ...(view && { value: view.hero.title }),
      },
    ]),
  ),
  'join-form': whispers((press) =>
    tell(press, {
      do: 'join',
      name: press.fields.get('name') ?? '',
      title: press.fields.get('title') ?? '',
    }),
  ),
  leave: whispers(({ desk, caller, game }) => leaving(desk, caller, game)),
  'leave-sure': updates((press) => tell(press, { do: 'leave' })),
  status: whispers(async ({ desk, caller, game }) => {
    const view = await desk.asks.publicView(game);
    return view ? statusFor(view, caller.player) : say('There is no such game any more.');
  }),
} satisfies Record<string, Action>;

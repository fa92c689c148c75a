import { perform, plainly } from '../acting.ts';
import { writeCustomId } from '../custom-id.ts';
import { leaving } from '../leaving.ts';
import { modal, say } from '../screen.ts';
import { hostPanel, sureCancel } from '../views/host.ts';
import { status } from '../views/status.ts';
import { type Intent } from '../../rules/intent.ts';
import { heroId } from '../../rules/names.ts';
import { type Action, opens, type Press, updates, whispers } from './action.ts';

const gone = 'There is no such game any more.';

/** For people without a hero too: plain words, no panel. */
const tell = async ({ desk, caller, game }: Press, intent: Intent) =>
  plainly((await perform(desk, caller, game, intent)).lines);

/** Does it as a host and shows the host's panel again. */
const asHost = (intent: (press: Press) => Intent): Action =>
  updates(async (press) => {
    const { desk, caller, game } = press;
    const { lines } = await perform(desk, caller, game, intent(press));
    const view = await desk.asks.publicView(game);
    return { ...(view ? hostPanel(view) : {}), content: lines.join('\n') };
  });

const why = { id: 'why', label: 'Why', about: 'It is kept in the game’s log', max: 200, min: 2 };

/** Buttons of the join post and of the host's panel. */
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
  status: whispers(async ({ desk, game }) => {
    const view = await desk.asks.publicView(game);
    return view ? status(view) : say(gone);
  }),
  start: asHost(() => ({ do: 'start' })),
  pause: asHost(() => ({ do: 'pause' })),
  resume: asHost(() => ({ do: 'resume' })),
  cancel: updates(async ({ desk, game }) => {
    const view = await desk.asks.publicView(game);
    return view ? sureCancel(view) : say(gone);
  }),
  'cancel-sure': updates((press) => tell(press, { do: 'cancel' })),
  'remove-sure': opens(({ game, id }) =>
    modal(writeCustomId('remove-form', { game, subject: id.subject }), 'Remove for good', [why]),
  ),
  'remove-form': updates((press) =>
    tell(press, {
      do: 'remove',
      hero: heroId(press.id.subject.slice(0, 24)),
      why: press.fields.get('why') ?? '',
    }),
  ),
} satisfies Record<string, Action>;

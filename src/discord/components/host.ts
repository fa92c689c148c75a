import { houseRules, type HouseSetting } from '../../rules/house.ts';
import { heroId, playerId } from '../../rules/names.ts';
import { type Intent } from '../../rules/intent.ts';
import { perform } from '../acting.ts';
import { forHost, panelForHost } from '../for-host.ts';
import { beginning } from '../limits.ts';
import { sureCancel, sureRemove } from '../views/host.ts';
import {
  correctForm,
  removeForm,
  settingForm,
  settingIn,
  takeOutForm,
} from '../views/host-forms.ts';
import { type Screen } from '../screen.ts';
import { plainly } from '../views/receipts.ts';
import { type Action, opens, type Press, updates, whispers } from './action.ts';

/** Does it and shows the host's panel again, with what came of it. */
const asHost = (intent: (press: Press) => Intent): Action =>
  updates(async (press) => {
    const { desk, caller, game } = press;
    const { lines } = await perform(desk, caller, game, intent(press));
    const view = await desk.asks.publicView(game);
    return {
      ...(view ? await panelForHost(view, desk, caller.player) : {}),
      content: lines.join('\n'),
    };
  });

/** An empty field leaves what stands. */
const asGiven = (text = '') => (text.trim() === '' ? null : text);

/** Once the game has begun the question is asked anew, since it is another one. */
async function takeOut(press: Press): Promise<Screen> {
  const { desk, caller, game, id, fields } = press;
  const hero = heroId(beginning(id.subject, 24));
  const intent = { do: 'remove', hero, why: fields.get('why') ?? '', from: 'lobby' } as const;
  const { done, lines } = await perform(desk, caller, game, intent);
  const view = await desk.asks.publicView(game);
  const still = view?.hosts.includes(caller.player) === true && view.phase !== 'lobby';
  const there =
    still && !done ? view.heroes.find((one) => one.id === hero && !one.lost) : undefined;
  if (view && there) return { ...sureRemove(view, there), content: lines.join('\n') };
  return {
    ...(view ? await panelForHost(view, desk, caller.player) : {}),
    content: lines.join('\n'),
  };
}

/** Discord has checked that it is a person's id; whatever else is sent is nobody's. */
const chosenPerson = ({ values: [id = ''], caller }: Press): Intent => ({
  do: 'second',
  player: playerId(beginning(id, 24)),
  bot: caller.bots?.includes(id) ?? false,
});

/** As it is shown, `yes` or `no` too, where it is one of those; what is no number is out of bounds. */
function settingMeant(setting: HouseSetting, value: string): number {
  const word = value.trim().toLowerCase();
  if (houseRules[setting].unit === 'yes or no' && (word === 'yes' || word === 'no'))
    return Number(word === 'yes');
  return /^\d{1,4}$/.test(word) ? Number(word) : -1;
}

/** What is no whole number is out of bounds. */
const settingOf = ({ id, fields }: Press): Intent => {
  const setting = settingIn(id.subject)?.setting ?? 'turn clock';
  return { do: 'set', setting, value: settingMeant(setting, fields.get('value') ?? '') };
};

/** The host's panel and all that can be done on it; the rules check who does it. */
export const hostActions = {
  host: whispers(({ desk, caller, game }) => forHost(desk, caller, game, panelForHost)),
  start: asHost(() => ({ do: 'start' })),
  pause: asHost(() => ({ do: 'pause' })),
  resume: asHost(() => ({ do: 'resume' })),
  cancel: updates(({ desk, caller, game }) => forHost(desk, caller, game, sureCancel)),
  'cancel-sure': updates(async ({ desk, caller, game }) =>
    plainly((await perform(desk, caller, game, { do: 'cancel' })).lines),
  ),
  second: asHost(chosenPerson),
  remove: updates(({ desk, caller, game, values }) =>
    forHost(desk, caller, game, (view) => {
      const hero = view.heroes.find(({ id }) => id === values[0]);
      return hero ? sureRemove(view, hero) : panelForHost(view, desk, caller.player);
    }),
  ),
  'remove-sure': opens(({ game, id }) => removeForm({ game }, id.subject)),
  'remove-form': asHost((press) => ({
    do: 'remove',
    hero: heroId(press.id.subject.slice(0, 24)),
    why: press.fields.get('why') ?? '',
  })),
  'take-out': opens(({ game, id }) => takeOutForm({ game }, id.subject)),
  'take-out-form': updates(takeOut),
  correct: opens(({ game, values }) => correctForm({ game }, values[0] ?? '')),
  'correct-form': asHost(({ id, fields }) => ({
    do: 'correct feature',
    hero: heroId(beginning(id.subject, 24)),
    why: fields.get('why') ?? '',
    title: asGiven(fields.get('title')),
    quote: asGiven(fields.get('quote')),
  })),
  set: opens(({ game, values }) => settingForm({ game }, values[0] ?? '')),
  'set-form': asHost(settingOf),
} satisfies Record<string, Action>;

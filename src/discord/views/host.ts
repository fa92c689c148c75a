import { houseRules, type HouseSetting } from '../../rules/house.ts';
import { type PlayerId } from '../../rules/names.ts';
import { type PublicHero, type PublicView } from '../../rules/sight/views.ts';
import { writeCustomId } from '../custom-id.ts';
import {
  button,
  card,
  chooser,
  modal,
  personChooser,
  row,
  type Modal,
  type Row,
  type Screen,
} from '../screen.ts';
import { correctable } from './duel.ts';
import { escape, plain } from './escape.ts';
import { called } from './names.ts';
import { settingValue } from './settings.ts';
import { status } from './status.ts';

const isRunning = ({ phase }: PublicView) => phase !== 'over' && phase !== 'cancelled';

/** The button to a host's panel; none for whoever is no host. */
export const hostButtons = (view: PublicView, player: PlayerId) =>
  isRunning(view) && view.hosts.includes(player)
    ? [button('Host Panel', writeCustomId('host', { game: view.game }))]
    : [];

/** How the game stands, for this one person: a host gets the button to the host's panel. */
export function statusFor(view: PublicView, player: PlayerId): Screen {
  const shown = status(view);
  const buttons = hostButtons(view, player);
  return buttons.length === 0
    ? shown
    : { ...shown, rows: [...(shown.rows ?? []), row(...buttons)] };
}

/** What everybody may know, with all that a host can do: a host may play, so no secret is shown. */
export function hostPanel(view: PublicView): Screen {
  return { ...status(view), rows: isRunning(view) ? hostRows(view) : [] };
}

function hostRows(view: PublicView): Row[] {
  const id = (action: string) => writeCustomId(action, { game: view.game });
  const lobby = view.phase === 'lobby';
  const living = view.heroes.filter((hero) => !hero.lost);
  const buttons = [
    ...(lobby ? [button('Start Game', id('start'), 'good')] : []),
    ...(!lobby && view.pausedSince === null ? [button('Pause', id('pause'))] : []),
    ...(view.pausedSince === null ? [] : [button('Resume', id('resume'), 'good')]),
    button('Cancel Game', id('cancel'), 'danger'),
  ];
  const heroes = living.map(({ id: value, name }) => ({ label: plain(name), value }));
  const features = correctable(view).map(({ name, value }) => ({ label: plain(name), value }));
  return [
    row(...buttons),
    personChooser(id('second'), 'Name a second host'),
    ...(heroes.length > 0 ? [chooser(id('remove'), 'Remove a hero', heroes)] : []),
    ...(features.length > 0 ? [chooser(id('correct'), 'Correct a feature', features)] : []),
    chooser(id('set'), 'Change a house setting', settingEntries(view)),
  ];
}

/** A setting's name where blanks are not allowed. */
const slug = (setting: HouseSetting) => setting.replaceAll(' ', '.');

const settingEntries = ({ house }: PublicView) =>
  (Object.keys(houseRules) as HouseSetting[]).map((setting) => ({
    label: `${setting}: ${settingValue(setting, house[setting])}`,
    value: `${slug(setting)}~${house[setting]}`,
    description: houseRules[setting].says,
  }));

/** The setting that a chooser's entry or a form's subject means, and the value that it showed. */
export function settingIn(text: string): { setting: HouseSetting; value: string } | null {
  const [name, value = ''] = text.split('~');
  const setting = (Object.keys(houseRules) as HouseSetting[]).find((one) => slug(one) === name);
  return setting === undefined ? null : { setting, value };
}

/** Asks for the new value of a setting; filled in with the one that it has. */
export function settingForm(view: Pick<PublicView, 'game'>, chosen: string): Modal {
  const found = settingIn(chosen);
  const setting = found?.setting ?? 'turn clock';
  const { min, max, unit } = houseRules[setting];
  const about = unit === 'yes or no' ? '1 for yes and 0 for no' : `From ${min} to ${max} (${unit})`;
  const value = found?.value ?? '';
  return modal(
    writeCustomId('set-form', { game: view.game, subject: slug(setting) }),
    `Change “${setting}”`,
    [{ id: 'value', label: 'Its value', about, max: 4, min: 1, value }],
  );
}

/**
 * BET-07: asks for a feature's words as they should be, and what was wrong with them. What is no
 * hero's id is nobody's, which is refused when the form comes back.
 */
export const correctForm = (view: Pick<PublicView, 'game'>, hero: string): Modal =>
  modal(
    writeCustomId('correct-form', {
      game: view.game,
      subject: /^h\d{1,6}$/.test(hero) ? hero : 'nobody',
    }),
    'Correct a posted feature',
    [
      {
        id: 'why',
        label: 'What was wrong',
        about: 'Everybody reads it. All bets go back and betting starts anew',
        max: 200,
        min: 2,
      },
      { id: 'title', label: 'The title; empty: as it is', max: 60, required: false },
      { id: 'quote', label: 'The quote; empty: as it is', max: 300, required: false, long: true },
    ],
  );

export const sureCancel = (view: PublicView): Screen =>
  card(
    `Cancel ${escape(view.name)}?`,
    ['The game ends **for good** and has no winner. All stakes go back.'],
    [row(button('Cancel for Good', writeCustomId('cancel-sure', { game: view.game }), 'danger'))],
  );

export const sureRemove = (view: PublicView, hero: PublicHero): Screen =>
  card(
    `Remove ${escape(hero.name)}?`,
    [
      `${called(hero)} **loses the game for good**; ${view.house['gold of the lost leaves'] === 1 ? 'things and gold leave it' : 'things leave it, and the living share the gold'} (GAME-03).`,
    ],
    [
      row(
        button(
          'Remove for Good',
          writeCustomId('remove-sure', { game: view.game, subject: hero.id }),
          'danger',
        ),
      ),
    ],
  );

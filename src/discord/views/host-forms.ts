import { houseRules, type HouseSetting } from '../../rules/house.ts';
import { type PublicView } from '../../rules/sight/views.ts';
import { writeCustomId } from '../custom-id.ts';
import { modal, type Entry, type Field, type Modal } from '../screen.ts';
import { settingShown } from './settings.ts';

const settings = Object.keys(houseRules) as HouseSetting[];

/** A setting's name where blanks are not allowed. */
const slug = (setting: HouseSetting) => setting.replaceAll(' ', '.');

/** Every setting as a chooser offers it; its value is the one that was set last. */
export const settingEntries = (view: PublicView): Entry[] =>
  settings.map((setting) => ({
    label: `${setting}: ${settingShown(view, setting)}`,
    value: `${slug(setting)}~${view.houseNext[setting] ?? view.house[setting]}`,
    description: houseRules[setting].says,
  }));

/** The setting that a chooser's entry or a form's subject means, and the value that it showed. */
export function settingIn(text: string): { setting: HouseSetting; value: string } | null {
  const [name, value = ''] = text.split('~');
  const setting = settings.find((one) => slug(one) === name);
  return setting === undefined ? null : { setting, value };
}

/** Asks for the new value of a setting; filled in with the one that it has. */
export function settingForm(view: Pick<PublicView, 'game'>, chosen: string): Modal {
  const found = settingIn(chosen);
  const setting = found?.setting ?? 'turn clock';
  const { min, max, unit } = houseRules[setting];
  const isYesOrNo = unit === 'yes or no';
  const about = isYesOrNo ? 'yes or no' : `From ${min} to ${max} (${unit})`;
  const value = isYesOrNo && found ? yesOrNo(found.value) : (found?.value ?? '');
  return modal(
    writeCustomId('set-form', { game: view.game, subject: slug(setting) }),
    `Change “${setting}”`,
    [{ id: 'value', label: 'Its value', about, max: 4, min: 1, value }],
  );
}

/** What was typed, and is no such number, stays as it is. */
const yesOrNo = (value: string): string => (value === '1' ? 'yes' : value === '0' ? 'no' : value);

const why: Field = {
  id: 'why',
  label: 'Why',
  about: 'Everybody reads it',
  max: 200,
  min: 2,
};

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

/** Asks why a hero is taken out of the lobby; `hero` is the id that its button named. */
export const takeOutForm = (view: Pick<PublicView, 'game'>, hero: string): Modal =>
  modal(
    writeCustomId('take-out-form', { game: view.game, subject: hero }),
    'Take out of the lobby',
    [why],
  );

/** Asks why a hero is removed; `hero` is the id that its button named. */
export const removeForm = (view: Pick<PublicView, 'game'>, hero: string): Modal =>
  modal(writeCustomId('remove-form', { game: view.game, subject: hero }), 'Remove for good', [why]);

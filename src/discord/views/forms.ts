import { type GameId } from '../../rules/names.ts';
import { type HeroView } from '../../rules/sight/views.ts';
import { type CustomId, writeCustomId } from '../custom-id.ts';
import { modal, type Modal } from '../screen.ts';
import { onWhom } from './bets.ts';
import { plain } from './escape.ts';

/** What a form is made from; the view is null where it was not to be had in time. */
export type Opening = {
  game: GameId;
  id: CustomId;
  values: readonly string[];
  view: HeroView | null;
};

/** Asks for the name and title of a hero who joins; filled in with those of one who has. */
export const joinForm = ({ game, view }: Opening): Modal =>
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
  ]);

/** What the chooser offers; another value is none of ours and picks nobody. */
const pickIn = (value = '') => (/^(tie|h\d{1,6})$/.test(value) ? value : '');

const idOf = (action: string, { game, id }: Opening, subject = '') =>
  writeCustomId(action, { game, subject, ...(id.hero !== null && { hero: id.hero }) });

/** Asks for the stake of a bet on the one who was chosen; filled in with that of the present bet. */
export function betForm(opening: Opening): Modal {
  const { values, view } = opening;
  const pick = pickIn(values[0]);
  const found = view?.legal.bet?.on.find((one) => one.pick === pick);
  const name = found ? onWhom(found.name) : 'your pick';
  return modal(idOf('bet-form', opening, pick), `Bet on ${plain(name)}`, [
    {
      id: 'gold',
      label: 'How much gold',
      about: view?.legal.bet ? `A whole number from 1 to ${view.legal.bet.most}` : 'A whole number',
      min: 1,
      max: 9,
      ...(view?.bet && { value: String(view.bet.stake) }),
    },
  ]);
}

/** Asks for the words of a feature; filled in with the hero's own. */
export const featureForm = (opening: Opening): Modal =>
  modal(idOf('feature-form', opening), 'Your feature for the duel', [
    {
      id: 'title',
      label: 'Your hero’s title',
      max: 60,
      required: false,
      value: opening.view?.hero.title ?? '',
    },
    {
      id: 'quote',
      label: 'A quote or description',
      about: 'All that you wear is listed by itself, by name and slot',
      max: 300,
      required: false,
      long: true,
      value: opening.view?.quote ?? '',
    },
  ]);

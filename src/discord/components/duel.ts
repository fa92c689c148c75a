import { type Pick } from '../../rules/game.ts';
import { writeCustomId } from '../custom-id.ts';
import { modal } from '../screen.ts';
import { onWhom } from '../views/bets.ts';
import { plain } from '../views/escape.ts';
import { type Action, opens, updates } from './action.ts';

/** A stake as it was typed; what is no whole number becomes one that the rules refuse. */
const stakeIn = (typed: string) => (/^\d{1,9}$/.test(typed.trim()) ? Number(typed.trim()) : -1);

/** What the chooser offers; another value is none of ours and picks nobody. */
const pickIn = (value = '') => (/^(tie|h\d{1,6})$/.test(value) ? value : '');

/** The chooser of whom to bet on, the forms of a bet and of a feature. */
export const duelActions = {
  'bet-on': opens(({ game, id, values, view }) => {
    const pick = pickIn(values[0]);
    const found = view?.legal.bet?.on.find((one) => one.pick === pick);
    const name = found ? onWhom(found.name) : 'your pick';
    return modal(
      writeCustomId('bet-form', {
        game,
        subject: pick,
        ...(id.hero !== null && { hero: id.hero }),
      }),
      `Bet on ${plain(name)}`,
      [
        {
          id: 'gold',
          label: 'How much gold',
          about: view?.legal.bet
            ? `A whole number from 1 to ${view.legal.bet.most}`
            : 'A whole number',
          min: 1,
          max: 9,
          ...(view?.bet && { value: String(view.bet.stake) }),
        },
      ],
    );
  }),
  'bet-form': updates(({ act, id, fields }) =>
    act({
      do: 'bet',
      on: id.subject.slice(0, 24) as Pick,
      stake: stakeIn(fields.get('gold') ?? ''),
    }),
  ),
  unbet: updates(({ act }) => act({ do: 'withdraw bet' })),
  feature: opens(({ game, id, view }) =>
    modal(
      writeCustomId('feature-form', { game, ...(id.hero !== null && { hero: id.hero }) }),
      'Your feature for the duel',
      [
        {
          id: 'title',
          label: 'Your hero’s title',
          max: 60,
          required: false,
          value: view?.hero.title ?? '',
        },
        {
          id: 'quote',
          label: 'A quote or description',
          about: 'All that you wear is listed by itself, by name and slot',
          max: 300,
          required: false,
          long: true,
          value: view?.quote ?? '',
        },
      ],
    ),
  ),
  'feature-form': updates(({ act, fields }) =>
    act({
      do: 'post feature',
      title: fields.get('title') ?? '',
      quote: fields.get('quote') ?? '',
    }),
  ),
} satisfies Record<string, Action>;

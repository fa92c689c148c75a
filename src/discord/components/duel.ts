import { type Pick } from '../../rules/game.ts';
import { betForm, featureForm } from '../views/forms.ts';
import { type Action, opens, updates } from './action.ts';

/** A stake as it was typed; what is no whole number becomes a half, which the rules refuse as such. */
const stakeIn = (typed: string) => (/^\s*-?\d{1,9}\s*$/.test(typed) ? Number(typed) : 0.5);

/** The chooser of whom to bet on, the forms of a bet and of a feature. */
export const duelActions = {
  'bet-on': opens(betForm),
  'bet-form': updates(({ act, id, fields }) =>
    act({
      do: 'bet',
      on: id.subject.slice(0, 24) as Pick,
      stake: stakeIn(fields.get('gold') ?? ''),
    }),
  ),
  unbet: updates(({ act }) => act({ do: 'withdraw bet' })),
  feature: opens(featureForm),
  'feature-form': updates(({ act, fields }) =>
    act({
      do: 'post feature',
      title: fields.get('title') ?? '',
      quote: fields.get('quote') ?? '',
    }),
  ),
} satisfies Record<string, Action>;

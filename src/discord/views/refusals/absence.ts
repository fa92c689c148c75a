import { type RefusalFacts } from '../../../rules/refusal.ts';
import { escape } from '../escape.ts';
import { count } from '../times.ts';
import { type Sentences } from './sentences.ts';

type AbsenceFacts = Pick<
  RefusalFacts,
  'bad hours' | 'no such zone' | 'no such day' | 'away too long' | 'not away' | 'bad limit'
>;

/** Refusals of when a player is called, and of when they are away. */
export const absenceRefusals: Sentences<AbsenceFacts> = {
  'no such zone': ({ zone }) => [
    `Nothing was changed: there is no time zone “${escape(zone)}”`,
    'Type your city and take one of the zones that are offered, for example Europe/Rome.',
  ],
  'bad hours': () => [
    'Nothing was changed: quiet hours that end when they begin would be none, or all day',
    'Choose another end. To be pinged never, use `/me calls` for each kind of call.',
  ],
  'no such day': () => [
    'Nothing was changed: that is no day from today on',
    'Choose one of the days that are offered while you type; the last one counts as a whole.',
  ],
  'away too long': ({ days, left, most }) =>
    most === 0
      ? [
          'You are not away: in this game nobody can be, by a ruling of its host',
          'A turn that you miss is passed as if you had said so.',
        ]
      : [
          `You are not away until then: that would be ${count(days, 'day')}, and of the ${count(most, 'day')} that a player may be away in this game you have ${left === 0 ? 'none' : left} left`,
          left === 0
            ? 'A turn that you miss is passed as if you had said so.'
            : 'Choose an earlier day, or ask the host for more days.',
        ],
  'bad limit': ({ of, most }) =>
    of === 'gold'
      ? [
          `Your autopilot’s limits are as they were: gold is a whole number from 0 to ${most}`,
          '`/me autopilot spend: 40` has it spend 40 a week at most.',
        ]
      : [
          `Your autopilot’s limits are as they were: your hero has ${most} HP at most, and would never enter`,
          `Choose a whole number from 0, for no limit, to ${most}.`,
        ],
  'not away': () => [
    'Nothing was changed: you are not away',
    'To be away, name the last day with `/me away`.',
  ],
};

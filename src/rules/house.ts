import { type RuleId } from './names.ts';

/** One ruling that a host may change: its default, bounds (inclusive) and one sentence. */
export type HouseRule = {
  default: number;
  min: number;
  max: number;
  rule: RuleId;
  unit: 'hours' | 'gold' | 'yes or no' | 'times';
  says: string;
};

/** Every `[house]` ruling that this game knows. A yes is 1, a no is 0. */
export const houseRules = {
  'turn clock': {
    default: 12,
    min: 1,
    max: 72,
    rule: 'DUEL-13',
    unit: 'hours',
    says: 'Time for one turn of a fight before the autopilot plays it.',
  },
  'feature time': {
    default: 24,
    min: 1,
    max: 72,
    rule: 'FEAT-07',
    unit: 'hours',
    says: 'Time for the duelists to post their feature before the bot posts it.',
  },
  'betting time': {
    default: 24,
    min: 1,
    max: 72,
    rule: 'BET-01',
    unit: 'hours',
    says: 'How long bets are open once both features are posted.',
  },
  'duelists bet on a tie': {
    default: 1,
    min: 0,
    max: 1,
    rule: 'BET-05',
    unit: 'yes or no',
    says: 'Whether the two duelists may bet on a tie of their own duel.',
  },
  'make-up limit': {
    default: 0,
    min: 0,
    max: 50,
    rule: 'TURN-06',
    unit: 'times',
    says: 'How often a player may make a turn up in a game; 0 is without limit.',
  },
} as const satisfies Record<string, HouseRule>;

export type HouseSetting = keyof typeof houseRules;
export type House = Record<HouseSetting, number>;

export const defaultHouse: House = Object.fromEntries(
  Object.entries(houseRules).map(([setting, ruling]) => [setting, ruling.default]),
) as House;

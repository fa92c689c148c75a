import { type FightHouse } from './combat/fight-house.ts';
import { type RuleId } from './names.ts';

/** One ruling that a host may change: its default, bounds (inclusive) and one sentence. */
export type HouseRule = {
  default: number;
  min: number;
  max: number;
  rule: RuleId;
  unit: 'hours' | 'days' | 'weeks' | 'gold' | 'yes or no' | 'times' | 'monsters' | 'traps';
  says: string;
};

const yesByDefault = { default: 1, min: 0, max: 1, unit: 'yes or no' } as const;

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
  'reminder ahead': {
    default: 3,
    min: 0,
    max: 24,
    rule: 'TURN-02',
    unit: 'hours',
    says: 'How long before a deadline those not done, or still inside, are reminded; 0 reminds nobody.',
  },
  'lost time': {
    default: 12,
    min: 0,
    max: 24,
    rule: 'TURN-02',
    unit: 'hours',
    says: 'How much time that the bot could not be reached is given back at most; 0 gives none.',
  },
  'loot clock': {
    default: 0,
    min: 0,
    max: 1,
    rule: 'ENTER-04',
    unit: 'yes or no',
    says: 'Whether a loot turn lasts 30 minutes by the clock at most, besides its 300 actions; combats stop it.',
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
  'days for a turn': {
    default: 1,
    min: 1,
    max: 7,
    rule: 'TURN-02',
    unit: 'days',
    says: 'How many whole days follow the one of its unlocking before a turn ends, at midnight.',
  },
  'duelists bet on a tie': {
    ...yesByDefault,
    rule: 'BET-05',
    says: 'Whether the two duelists may bet on a tie of their own duel.',
  },
  'days away': {
    default: 7,
    min: 0,
    max: 60,
    rule: 'TURN-05',
    unit: 'days',
    says: 'How many days of a game a player may be away with notice; 0 allows none.',
  },
  'make-up limit': {
    default: 0,
    min: 0,
    max: 50,
    rule: 'TURN-06',
    unit: 'times',
    says: 'How often a player may make a turn up in a game; 0 is without limit.',
  },
  'missed turns are passed': {
    ...yesByDefault,
    rule: 'TURN-05',
    says: 'Whether a turn not taken in time is passed; if not, it is lost: no make-up and no strike.',
  },
  'make-ups in order': {
    ...yesByDefault,
    rule: 'TURN-08',
    says: 'Whether turns are made up in the order in which they were passed; if not, by lot.',
  },
  'first week by lot': {
    ...yesByDefault,
    rule: 'WEEK-07',
    says: 'Whether the order of the first week is drawn; if not, it is the order of joining.',
  },
  'monsters ahead': {
    default: 0,
    min: 0,
    max: 20,
    rule: 'WEEK-11',
    unit: 'weeks',
    says: 'By how many weeks monsters come early; with 0 the first week has the weakest one.',
  },
  'monster stays hurt': {
    ...yesByDefault,
    rule: 'MONSTER-02',
    says: 'Whether a monster stays as its last challenger left it; if not, each finds it fresh.',
  },
  'concede on any turn': {
    ...yesByDefault,
    rule: 'COMBAT-17',
    says: 'Whether a duelist may concede on any turn; if not, on their own only.',
  },
  'lava burns': {
    ...yesByDefault,
    rule: 'MOVE-15',
    says: 'Whether lava deals a d10 of fire damage; if not, it has no effect.',
  },
  'monsters released': {
    default: 1,
    min: 1,
    max: 3,
    rule: 'DUEL-04',
    unit: 'monsters',
    says: 'How many of the week’s monsters a duel releases.',
  },
  'companions are played': {
    ...yesByDefault,
    rule: 'ITEM-24',
    says: 'Whether what a player leaves to companions is played for them; if not, they wait.',
  },
  'traps of a hero': {
    default: 3,
    min: 1,
    max: 9,
    rule: 'ITEM-35',
    unit: 'traps',
    says: 'How many traps of one hero lie on the map at once.',
  },
  'tie within a turn': {
    ...yesByDefault,
    rule: 'DUEL-10',
    says: 'Whether both dead by the end of one turn is a tie; if not, only both dead at one blow.',
  },
  'entrants first without duel': {
    ...yesByDefault,
    rule: 'DUEL-15',
    says: 'Whether, after a week without a duel, those who entered come first; if not, all by lot.',
  },
  'gold of the lost leaves': {
    ...yesByDefault,
    rule: 'GAME-03',
    says: 'Whether the gold of who loses the game leaves it; if not, the living share it evenly.',
  },
  'last to die share the win': {
    ...yesByDefault,
    rule: 'GAME-07',
    says: 'Whether the last to die place first if nobody is left; if not, the game has no winner.',
  },
} as const satisfies Record<string, HouseRule>;

export type HouseSetting = keyof typeof houseRules;
export type House = Record<HouseSetting, number>;

export const defaultHouse: House = Object.fromEntries(
  Object.entries(houseRules).map(([setting, ruling]) => [setting, ruling.default]),
) as House;

/** What the rulings of the house mean for a fight that begins under them. */
export const houseOfFight = (house: House): FightHouse => ({
  ...(house['concede on any turn'] === 0 && { concede: 'own turn' }),
  ...(house['lava burns'] === 0 && { lava: 'harmless' }),
  ...(house['monsters released'] !== 1 && { released: house['monsters released'] }),
  ...(house['companions are played'] === 0 && { companions: 'wait' }),
  ...(house['tie within a turn'] === 0 && { tie: 'at one blow' }),
  ...(house['traps of a hero'] !== 3 && { traps: house['traps of a hero'] }),
});

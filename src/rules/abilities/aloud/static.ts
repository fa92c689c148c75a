import { type State, type StatName } from '../../hero/stats.ts';
import { type Amount, summandsOf } from '../amount.ts';
import { type Holy } from '../holy.ts';
import { type LevelUp } from '../levelling.ts';
import { type StaticAbility } from '../static.ts';
import { amountWords, asMuch, signedWords } from './amounts.ts';
import { armShort } from './arms.ts';
import { boonIn, boonShort, boonWords } from './boons.ts';
import { damageWords, piercingWords } from './damage.ts';
import { type Form } from './form.ts';
import { counted, listed } from './lists.ts';
import { changeWords } from './stats.ts';
import { type Text } from './text.ts';
import { thingWords } from './things.ts';
import { tuningShort, tuningWords } from './tuning.ts';
import { wayShort, wayWords } from './ways.ts';
import { you } from './whom.ts';

export type Always = Extract<StaticAbility, { always: object }>;
export type Depends = Extract<StaticAbility, { depends: object }>;
export type Attack = Extract<StaticAbility, { attack: object }>;

/** ITEM-27: `While this is equipped, you have +4 HP and true sight, and you can climb`. */
export const alwaysText: Text<Always> = {
  plain(
    { always, while: state, ways = [], boons = [], 'change abilities': by, protect },
    worn = 'this',
  ) {
    const has = [...statsIn(always, 'plain'), ...boons.map((one) => boonWords(...boonIn(one)))];
    const parts = [
      ...(has.length > 0 ? [`you have ${listed(has)}`] : []),
      ...(ways.length > 0 ? [`you can ${wayWords(ways)}`] : []),
      ...(by ? [`${thingWords(by.of, you)} has ${tuningWords(by)}`] : []),
      ...(protect ? [`${thingWords(protect, you)} is protected from others`] : []),
    ];
    const so = state === undefined ? '' : ` and ${stateWords[state]}`;
    return [`While ${worn} is equipped${so}, ${parts.join(', and ') || 'nothing is other'}`];
  },
  terse({ always, while: state, ways = [], boons = [], 'change abilities': by, protect }) {
    const has = [
      ...statsIn(always, 'terse'),
      ...wayShort(ways),
      ...boons.map((one) => boonShort(...boonIn(one))),
      ...(by ? [tuningShort(by)] : []),
      ...(protect ? [`protect ${protect}`] : []),
    ];
    return `${state === undefined ? '' : `while ${state}: `}${has.join(', ') || 'nothing'}`;
  },
};

/** `+2 dodge`: by so much one stat is other. */
export const statText = (stat: StatName, by: number): string =>
  statsIn({ [stat]: by }, 'plain').join('');

const stateWords: Record<State, string> = {
  'below half HP': 'you have less than half of your HP',
  unhurt: 'you are unhurt',
  hidden: 'you are hidden',
  prone: 'you are prone',
  riding: 'you ride somebody',
  'in the air': 'you are in the air',
};

const statsIn = (always: Always['always'], form: Form): string[] =>
  changeWords(always, form, signedWords);

/** ITEM-03: `+(speed / 2) armor, as of level-up`. */
export const dependsText: Text<Depends> = {
  plain: ({ depends }, worn = 'this') => [
    `While ${worn} is equipped, you have ${statsIn(depends, 'plain').join('')}, worked out each time that you level up`,
  ],
  terse: ({ depends }) => `${statsIn(depends, 'terse').join('')}, as of level-up`,
};

/** ITEM-10: `Holy spells: AP +2`. */
export const holyText: Text<Holy> = {
  plain: ({ holy }, worn = 'this') => [
    `While ${worn} is equipped, the ability power of your holy spells is ${Math.abs(holy)} ${holy < 0 ? 'less' : 'more'}`,
  ],
  terse: ({ holy }) => `holy spells: AP ${signedWords(holy, 'terse')}`,
};

/** ITEM-05: `On level-up: 3 gold`. */
export const levelUpText: Text<LevelUp> = {
  plain: ({ 'level up': { gold } }, worn = 'this') => [
    `Each time that you level up with ${worn} equipped, you get ${asMuch(gold, 'gold', 'plain')}${mayFall(gold) ? ', never less than 0' : ''}`,
  ],
  terse: ({ 'level up': { gold } }) =>
    `on level-up: ${asMuch(gold, 'gold', 'terse')}${mayFall(gold) ? ', not below 0' : ''}`,
};

/** Whether something in it is taken away. */
const mayFall = (amount: Amount): boolean => summandsOf(amount).some(({ sign }) => sign < 0);

/** COMBAT-03, GLOSS-03: `BA, RG 2, 3 fire`. */
export const attackText: Text<Attack> = {
  plain({ attack: { range, damage, piercing, type } }) {
    const hurts = damageWords(amountWords(damage, 'plain'), type);
    const reach = counted(range, 'tile');
    return [
      `as an action, make a basic attack up to ${reach} away for ${hurts}${piercingWords(piercing, type)}`,
    ];
  },
  terse: ({ attack }) => `BA, ${armShort(attack)}`,
};

import { wayWords } from '../rules/abilities/aloud/index.ts';
import { type FightEventOf } from '../rules/combat/event.ts';
import { signed } from './numbers.ts';
import { listed } from './words.ts';

type Enchantment = FightEventOf<'enchanted'>['what'];

/** What follows a name: `has +2 dodge and −5 HP`; `over`: `no longer has …`. */
export function enchantmentText(what: Enchantment, over = false): string {
  const no = over ? ' no longer' : '';
  const verb = (word: string, rest: string) =>
    over ? `no longer ${word} ${rest}` : `${word} ${rest}`;
  switch (what.kind) {
    case 'stats':
      return verb('has', listed(amountsOf(what.by)));
    case 'ways':
      return `can${no} ${wayWords(what.ways)}`;
    case 'attack':
      return `can${no} attack with ${what.attack.name}${over ? '' : ` (${numbersOf(what.attack)})`}`;
    case 'attacks': {
      const { type } = what;
      const more = listed(amountsOf(what.by));
      const of = type === null ? 'basic attacks' : `${type} basic attacks`;
      return verb('makes', more === '' ? of : `${of} with ${more}`);
    }
    case 'abilities':
      return verb('has', `${listed(powersOf(what.by))} with ${thingsText(what)}`);
    case 'protection':
      return verb('has', `protection for ${thingsText(what)}`);
    case 'guise':
      return over
        ? `is no longer ${what.guise}`
        : `becomes ${[what.guise, ...guiseText(what)].join(', ')}`;
    case 'affliction':
      return verb('takes', `${what.type} damage with each turn`);
    case 'boon':
      return what.boon === 'invulnerable' ? `is${no} invulnerable` : verb(...boonText(what, over));
  }
}

/** What it has for that, as far as it is known. */
function guiseText({ by, attacks }: Extract<Enchantment, { kind: 'guise' }>): string[] {
  const stats = amountsOf(by);
  const arms = (attacks ?? []).map((one) => `${one.name} (${numbersOf(one)})`);
  return [
    ...(stats.length === 0 ? [] : [`with ${listed(stats)}`]),
    ...(arms.length === 0 ? [] : [`with ${listed(arms)} as its own attacks,`]),
  ];
}

function boonText(
  { boon, by }: Extract<Enchantment, { kind: 'boon' }>,
  over: boolean,
): [string, string] {
  switch (boon) {
    case 'double damage':
      return ['deals', 'double damage'];
    case 'wider critical':
      return ['has', `criticals wider by ${by ?? 1}`];
    case 'legendary shield':
      return ['has', over ? 'a legendary shield' : `a legendary shield of ${by ?? 1}`];
    case 'empty mind':
      return ['has', 'an empty mind'];
    default:
      return ['has', boon];
  }
}

/** `+2 dodge`, `−5 HP`; what is no other is left out. */
const amountsOf = (by: Readonly<Record<string, number | undefined>>): string[] =>
  Object.entries(by).flatMap(([name, n]) =>
    n === undefined || n === 0
      ? []
      : [`${n > 0 ? '+' : ''}${signed(n)} ${name === 'hp' ? 'HP' : name}`],
  );

const powersOf = ({ power, range }: Extract<Enchantment, { kind: 'abilities' }>['by']): string[] =>
  amountsOf({ 'ability power': power, range });

/** `all things`, `Ember Wand`: which of somebody's it is about. */
const thingsText = ({ of, thing }: Extract<Enchantment, { of: string }>): string =>
  thing ?? (of === 'spells' ? of : `all ${of}`);

const numbersOf = ({
  range,
  damage,
  piercing,
  type,
}: Extract<Enchantment, { kind: 'attack' }>['attack']): string =>
  [
    `range ${range}`,
    `damage ${damage}`,
    ...(piercing > 0 ? [`piercing ${piercing}`] : []),
    type,
  ].join(', ');

import {
  type Damage,
  type FightEvent,
  type Part,
  type Roll,
  type SeenFightEvent,
} from '../rules/combat/event.ts';

type Known = number | null;
type Attack = Extract<FightEvent | SeenFightEvent, { kind: 'attacked' }>;

/** A number with a minus that is one. */
export const signed = (n: number) => (n < 0 ? `−${-n}` : String(n));

/** `3 + 4 − 1`: summands with their signs between them. */
function joined(parts: readonly { text: string; minus: boolean }[]): string {
  if (parts.length === 0) return '0';
  return parts
    .map(({ text, minus }, i) =>
      i === 0 ? `${minus ? '−' : ''}${text}` : `${minus ? '−' : '+'} ${text}`,
    )
    .join(' ');
}

/**
 * `17 + 3 = 20`, or where only the die may be known, `17 on the die`; what takes from the one number
 * that is always added has its name, `17 + 3 − 5 prone = 15`.
 */
export function rollText({ natural, parts, total }: Roll<Known>): string {
  if (total === null) return `${natural} on the die`;
  const named = parts.map(({ what, n }, i) => ({ n, name: i > 1 ? ` ${what}` : '' }));
  const known = named.flatMap(({ n, name }) => (n === null || n === 0 ? [] : [{ n, name }]));
  if (known.length === 1) return String(total);
  const sum = known.map(({ n, name }) => ({ text: `${Math.abs(n)}${name}`, minus: n < 0 }));
  return `${joined(sum)} = ${signed(total)}`;
}

const verdicts = {
  hit: 'hit',
  miss: 'miss',
  'critical hit': 'critical hit',
  'critical miss': 'natural 1, miss',
} as const;

/** `17 + 3 = 20 against dodge 16: hit for 6 (3 weapon + 4 damage − 1 armor)`. */
export function attackText({ how, roll, against, verdict, damage }: Attack): string {
  const result = damage ? verdicts[verdict] + damageText(damage, how) : verdicts[verdict];
  return `${rollText(roll)} against ${against.stat} ${signed(against.n)}: ${result}`;
}

/** ` for 6 (…)`: as much of a wound as may be known, down to nothing. */
function damageText(damage: Damage<Known>, how: Attack['how']): string {
  const { parts, times, dealt } = damage;
  const known = parts.filter(isKnown);
  // COMBAT-09: of nothing there is nothing to double.
  const doubled = dealt === 0 ? 1 : times;
  // What a special attack strikes with is an ability, and no weapon.
  const named = summands(known, (what) => (how === 'special' && what === 'weapon' ? 'base' : what));
  const secret = parts.filter(({ n }) => n === null).map(({ what }) => what);
  const amount = dealt === null ? '' : ` for ${dealt}`;
  const typed = (text: string) => (text.includes('resist') ? '' : typeOf(damage));
  if (secret.length === 0)
    return `${amount}${typed(named)} (${withTimes(named, doubled, leastOne(damage))})`;
  // Of the target's armor the attacker knows no more than that it counts; of the blow, the target.
  const brought = known.some(({ what }) => what === 'weapon' || what === 'damage');
  if (brought && dealt === null)
    return ` (${withTimes(`${named}, less ${secret[0] ?? ''}`, times, '')})`;
  if (dealt !== null) return amount + typed('');
  return typed('') === '' ? '' : ` with${typed('')}`;
}

/** STAT-03: ` fire`, which a resist that is named says already; nothing of what is physical. */
const typeOf = ({ type }: Damage<Known>): string =>
  type === null || type === 'physical' ? '' : ` ${type}`;

/**
 * What follows the name of who was hurt by no attack: `is hurt by lava for 4 (6 − 2 fire resist)`.
 * Its dice lie open; a number that stands there already is not said again.
 */
export function hurtText(cause: string, roll: Roll<Known> | null, damage: Damage<Known>): string {
  const { parts, times, dealt } = damage;
  const [first, ...others] = parts;
  const dice = (roll?.parts ?? []).flatMap(({ n }) => n ?? []).join(' + ');
  // What it took nobody else knows, so it may have been nothing.
  if (dealt === null) return `is caught by ${cause}${dice === '' ? '' : ` (${dice} on the dice)`}`;
  const known = others.filter(isKnown);
  // COMBAT-11: what another brought to it is not told; what one's own resist made of it is.
  const sum =
    first?.n === null
      ? known.map(({ what, n }) => `${n < 0 ? 'less' : 'plus'} ${Math.abs(n)} ${what}`).join(', ')
      : summands(known, (what) => what, roll ? dice : String(first?.n ?? 0));
  const told = (sum === '' ? [] : [sum])
    .concat(times === 1 || dealt === 0 ? [] : `× ${times}`)
    .join('; ');
  const more = told === '' || told === String(dealt) ? '' : ` (${told})`;
  return dealt === 0
    ? `feels nothing of ${cause}${more}`
    : `is hurt by ${cause} for ${dealt}${more.includes('resist') ? '' : typeOf(damage)}${more}`;
}

const isKnown = (part: Part<Known>): part is Part<number> => part.n !== null && part.n !== 0;

/** `3 weapon + 4 damage − 1 armor`, behind what they are added to. */
const summands = (
  parts: readonly Part<number>[],
  name: (what: string) => string,
  before?: string,
): string =>
  joined([
    ...(before === undefined ? [] : [{ text: before, minus: false }]),
    ...parts.map(({ what, n }) => ({ text: `${Math.abs(n)} ${name(what)}`, minus: n < 0 })),
  ]);

const leastOne = ({ parts, dealt }: Damage<Known>) =>
  dealt !== 0 && parts.reduce((sum, { n }) => sum + (n ?? 0), 0) < 1 ? ', at least 1' : '';

const withTimes = (sum: string, times: number, least: string) =>
  times === 1 ? `${sum}${least}` : `${sum}${least}; × ${times}`;

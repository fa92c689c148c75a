import { type DamageType } from '../../hero/stats.ts';
import { type Amount } from '../amount.ts';
import { amountWords, isNone } from './amounts.ts';

/** STAT-03: `3 damage`, `3 fire damage`. */
export const damageWords = (amount: string, type: DamageType): string =>
  type === 'physical' ? `${amount} damage` : `${amount} ${type} damage`;

/** STAT-03: `3 damage`, `3 fire`. */
export const damageShort = (amount: string, type: DamageType): string =>
  `${amount} ${type === 'physical' ? 'damage' : type}`;

/** COMBAT-05: what follows the damage: `, ignoring 2 armor`; nothing without piercing. */
export function piercingWords(piercing: Amount, type: DamageType): string {
  if (isNone(piercing)) return '';
  const ignored = type === 'physical' ? 'armor' : `${type} resist`;
  return `, ignoring ${amountWords(piercing, 'plain')} ${ignored}`;
}

/** COMBAT-05: `, piercing 2`. */
export const piercingShort = (piercing: Amount): string =>
  isNone(piercing) ? '' : `, piercing ${amountWords(piercing, 'terse')}`;

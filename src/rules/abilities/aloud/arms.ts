import { type DamageType } from '../../hero/stats.ts';
import { type Amount } from '../amount.ts';
import { amountWords } from './amounts.ts';
import { damageShort, damageWords, piercingShort, piercingWords } from './damage.ts';

/** A basic attack as a card states it (COMBAT-03). */
type Arm = { range: number; damage: Amount; piercing: Amount; type: DamageType };

/** `range 3, 2 fire damage, ignoring 1 fire resist`. */
export const armWords = ({ range, damage, piercing, type }: Arm): string =>
  `range ${range}, ${damageWords(amountWords(damage, 'plain'), type)}${piercingWords(piercing, type)}`;

/** GLOSS-03: `RG 3, 2 fire, piercing 1`. */
export const armShort = ({ range, damage, piercing, type }: Arm): string =>
  `RG ${range}, ${damageShort(amountWords(damage, 'terse'), type)}${piercingShort(piercing)}`;

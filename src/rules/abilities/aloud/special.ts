import { type Activated, type Special } from '../seam.ts';
import { amountWords, isNone } from './amounts.ts';
import { damageShort, damageWords, piercingShort, piercingWords } from './damage.ts';
import { type Form } from './form.ts';
import { doing, doingShort } from './text.ts';
import { sayIn, type Setting } from './whom.ts';

/** COMBAT-09: what a special attack does where it hits. */
export function hitting(special: Special, effects: Activated['do'], setting: Setting): string {
  const { damage, type, piercing } = special;
  const say = sayIn(setting);
  if (damage === undefined) return doing(effects, say);
  const dealt = damageWords(withPower(damage, 'plain'), type);
  const deal = `deal ${dealt} to ${setting.target.on}${piercingWords(piercing, type)}`;
  return effects.length === 0 ? deal : `${deal}, then ${doing(effects, say)}`;
}

/** COMBAT-09: the same on a card. */
export function hittingShort(
  { damage, type, piercing }: Special,
  effects: Activated['do'],
  setting: Setting,
): string {
  const say = sayIn(setting);
  if (damage === undefined) return doingShort(effects, say);
  const deal = `${damageShort(withPower(damage, 'terse'), type)}${piercingShort(piercing)}`;
  return effects.length === 0 ? deal : `${deal}; ${doingShort(effects, say)}`;
}

/** The power of the thing is added, and with nothing to add it to, it is all. */
const withPower = (damage: NonNullable<Special['damage']>, form: Form): string =>
  isNone(damage) ? 'AP' : `${amountWords(damage, form)} + AP`;

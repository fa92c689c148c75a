import { type CompanionAbility } from '../companion.ts';
import { needsCrystals } from '../crystals.ts';
import { type SeamAbility } from '../seam.ts';
import { auraText, trapText } from './around.ts';
import { companionText } from './companion.ts';
import { sentence, stopped } from './lists.ts';
import { priceShort, priceWords } from './price.ts';
import { alwaysText, attackText, dependsText, holyText, levelUpText } from './static.ts';
import { type Worn } from './text.ts';
import { useText } from './use.ts';
import { whenText } from './when.ts';

export { bodyShort } from './body.ts';
export { usesPower } from '../power.ts';
export { statText } from './static.ts';
export { wayWords } from './ways.ts';
export { type Abbreviation, abbreviationsIn, ofSuperPower, shortFormsIn } from './abbreviations.ts';

/** Whatever a card can say in words of the language. */
export type Readable = SeamAbility | CompanionAbility;

/**
 * An ability read aloud, in sentences that can be understood without the rules. It is made from the
 * data alone, so that it cannot say anything but what happens. What a companion is takes several lines.
 * `worn`: of what sits on other things (ITEM-02, ITEM-13, ITEM-18), that these have to be.
 */
export function plain(ability: Readable, worn: Worn = 'this'): string {
  const [name, sentences] = [nameOf(ability), plainly(ability, worn)];
  const each = [...(name === undefined ? [] : [stopped(name)]), ...sentences.map(sentence)];
  return each.join('companion' in ability ? '\n' : ' ');
}

/** GLOSS-03: the same as a card has room for it: `BA, RG 2, 3 fire.` */
export function terse(ability: Readable): string {
  const name = nameOf(ability);
  const text = sentence(tersely(ability));
  return name === undefined ? text : `${stopped(name)} ${text}`;
}

/** ITEM-13: with the word for what does nothing without a crystal, though it says no more than Y. */
const bounded = <A extends object>(ability: A): A & { powered?: true | undefined } =>
  needsCrystals(ability) ? { ...ability, powered: true } : ability;

const nameOf = (ability: Readable): string | undefined => {
  if ('attack' in ability) return ability.attack.name;
  return 'name' in ability ? ability.name : undefined;
};

function plainly(ability: Readable, worn: Worn): string[] {
  if ('always' in ability)
    return [...alwaysText.plain(ability, worn), ...priceWords(bounded(ability))];
  if ('depends' in ability)
    return [...dependsText.plain(ability, worn), ...priceWords(bounded(ability))];
  if ('level up' in ability) return levelUpText.plain(ability, worn);
  if ('holy' in ability) return holyText.plain(ability, worn);
  if ('attack' in ability) return [...attackText.plain(ability), ...priceWords(bounded(ability))];
  if ('companion' in ability) return companionText((own) => plain(own)).plain(ability);
  if ('use' in ability) return [...useText.plain(ability), ...priceWords(bounded(ability))];
  if ('when' in ability) return [...whenText.plain(ability), ...priceWords(bounded(ability))];
  if ('trap' in ability) return [...trapText.plain(ability), ...priceWords(bounded(ability))];
  return [...auraText.plain(ability), ...priceWords(bounded(ability))];
}

function tersely(ability: Readable): string {
  if ('always' in ability) return alwaysText.terse(ability) + priceShort(bounded(ability));
  if ('depends' in ability) return dependsText.terse(ability) + priceShort(bounded(ability));
  if ('level up' in ability) return levelUpText.terse(ability);
  if ('holy' in ability) return holyText.terse(ability);
  if ('attack' in ability) return attackText.terse(ability) + priceShort(bounded(ability));
  if ('companion' in ability) return companionText(terse).terse(ability);
  if ('use' in ability) return useText.terse(ability) + priceShort(bounded(ability));
  if ('when' in ability) return whenText.terse(ability) + priceShort(bounded(ability));
  if ('trap' in ability) return trapText.terse(ability) + priceShort(bounded(ability));
  return auraText.terse(ability) + priceShort(bounded(ability));
}

import { meaningOf } from './meaning.ts';

/** Asked in every act, and written only once: by the list of abilities on a card. */
const known = new WeakMap<readonly object[], readonly boolean[]>();

/** ITEM-27: whether the same ability stands before it in the description, and so counts already. */
export function isRepeated(abilities: readonly object[], index: number): boolean {
  if (index === 0) return false;
  let repeated = known.get(abilities);
  if (!repeated) {
    const texts = abilities.map(meaningOf);
    repeated = texts.map((text, at) => texts.indexOf(text) < at);
    known.set(abilities, repeated);
  }
  return repeated[index] === true;
}

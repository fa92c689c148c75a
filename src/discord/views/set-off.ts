const yours: readonly (readonly [RegExp, string])[] = [
  [/\bI am\b/g, 'you are'],
  [/\bI\b/g, 'you'],
  [/\bme\b/g, 'you'],
  [/\bmy\b/g, 'your'],
];

const its: readonly (readonly [RegExp, string])[] = [
  [/\bI am\b/g, 'it is'],
  [/\bI would\b/g, 'it would'],
  [/\bI (\w+ss)\b/g, 'it $1es'],
  [/\bI (\w+)\b/g, 'it $1s'],
  [/\bme\b/g, 'it'],
  [/\bmy\b/g, 'its'],
];

/**
 * COMBAT-14: what sets an ability off, as a card says it of its carrier, said to whom has it; `along`: to
 * whom has who comes along with it.
 */
export const setOffText = (when: string, along = false): string =>
  (along ? its : yours).reduce((said, [word, other]) => said.replace(word, other), when);

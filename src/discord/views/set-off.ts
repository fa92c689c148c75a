const person: readonly (readonly [RegExp, string])[] = [
  [/\bI am\b/g, 'you are'],
  [/\bI\b/g, 'you'],
  [/\bme\b/g, 'you'],
  [/\bmy\b/g, 'your'],
];

/** COMBAT-14: what sets an ability off, as a card says it of its carrier, said to whom has it. */
export const setOffText = (when: string): string =>
  person.reduce((said, [word, other]) => said.replace(word, other), when);

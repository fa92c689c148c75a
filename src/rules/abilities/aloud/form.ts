/** A form of a text: plain for who never read the rules, terse in the game's short forms (GLOSS-03). */
export type Form = 'plain' | 'terse';

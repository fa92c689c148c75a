/** GLOSS-03: the short forms of cards, and what each stands for. */
const meanings = {
  AP: 'ability power, how strong the thing is',
  BA: 'basic attack: d20 plus accuracy against dodge',
  SA: 'special attack: d20 plus ability power against the defence named',
  RG: 'range in tiles',
  DR: 'duration: so many turns of whoever it befalls',
  X: 'the thing’s ability power',
  Y: 'how many manatech crystals are in the thing',
  QD: 'disabled in quests',
  powered: 'only with a manatech crystal in the thing',
};

/** A short form and what it stands for. */
export type Abbreviation = { short: string; means: string };

/** GLOSS-03: every short form that occurs in a text, to be explained where the text is shown. */
export const abbreviationsIn = (text: string): Abbreviation[] =>
  Object.entries(meanings).flatMap(([short, means]) =>
    new RegExp(`\\b${short}\\b`).test(text) ? [{ short, means }] : [],
  );

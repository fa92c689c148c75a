import { meanings } from './meanings.ts';

type Meaning = string | ((text: string) => string);

/** GLOSS-03: the short forms of cards, and what each stands for. */
const shortForms: Readonly<Record<string, Meaning>> = {
  AP: 'ability power, how strong the thing is',
  BA: 'basic attack: d20 plus accuracy against dodge',
  SA: 'special attack: d20 plus ability power against the defence named',
  RG: 'range in tiles',
  DR: durationIn,
  X: powerIn,
  Y: 'how many manatech crystals are in the thing',
  QD: 'disabled in quests',
  powered: 'only with a manatech crystal in the thing',
};

/** COMBAT-13, MOVE-11: what lies on somebody lasts for turns of theirs, ground for its layer's. */
function durationIn(text: string): string {
  const without = text.replace(laysGround, '');
  const whose = [
    ...(/\bDR\b/.test(without) ? ['of whoever it befalls'] : []),
    ...(without === text ? [] : [`of whoever lays it, where it is ground${sprungIn(text)}`]),
  ];
  return `duration: so many turns ${whose.join(', or ')}`;
}

const laysGround = /(difficult ground|lava|force wall)(, radius \d+)?, DR\b/g;
/** ITEM-26 */
const sprungIn = (text: string) =>
  /\btrap, stealth\b/i.test(text) ? ' (or springs the trap)' : '';

/** ITEM-23 */
function powerIn(text: string): string {
  const power = 'the thing’s ability power';
  return text.includes(ofSuperPower) ? `${power}, of a super power its owner’s level` : power;
}

/** ITEM-23: what stands beside the power of a super power. */
export const ofSuperPower = 'always its owner’s level';

/** A short form and what it stands for. */
export type Abbreviation = { short: string; means: string };

/** GLOSS-03: the short forms in a text, those without which it cannot be read. */
export const shortFormsIn = (text: string): Abbreviation[] =>
  Object.entries(shortForms).flatMap(([short, means]) =>
    asWord(short).test(text)
      ? [{ short, means: typeof means === 'string' ? means : means(text) }]
      : [],
  );

/** GLOSS-03: the same and the words of the game in it, to be explained where the text is shown. */
export const abbreviationsIn = (text: string): Abbreviation[] => [
  ...shortFormsIn(text),
  ...Object.entries(meanings).flatMap(([short, { means, where = asWord(short) }]) =>
    where.test(text) ? [{ short, means }] : [],
  ),
];

/** As it stands in the midst of a sentence, or begins one, and is no part of a name as “Steam-Powered”. */
const asWord = (short: string): RegExp =>
  new RegExp(`(?<![\\w-])[${short.charAt(0)}${short.charAt(0).toUpperCase()}]${short.slice(1)}\\b`);

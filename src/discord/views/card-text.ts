import {
  type Abbreviation,
  abbreviationsIn,
  ofSuperPower,
  plain,
  shortFormsIn,
  terse,
} from '../../rules/abilities/aloud/index.ts';
import { escape } from './escape.ts';
import { count } from './times.ts';
import { type Description, isErrand, timesOf } from '../../rules/sight/views.ts';

type Ability = Description['abilities'][number];

/** How much is read aloud: as cards have it, or for whoever never read the rules. */
type Form = 'terse' | 'plain';

/** ITEM-02, ITEM-13, ITEM-18: what is not worn itself, but sits on what is. */
export const additions = ['gem', 'upgrade', 'manatech crystal'] as const;

const wornIn = (kinds: Description['kinds']) =>
  additions.some((one) => kinds.includes(one)) ? 'what this sits on' : 'this';

function abilityText(ability: Ability, kinds: Description['kinds'], form: Form): string {
  if (!isErrand(ability)) return form === 'terse' ? terse(ability) : plain(ability, wornIn(kinds));
  if ('open' in ability) return opensText;
  const does = 'identify' in ability ? 'Identifies an orb’s item' : 'Takes a curse off its owner';
  return `${does}; ${chargesText(timesOf(ability), kinds)}.`;
}

/** ORB-08 */
const opensText =
  'Opens one of the two chests of its week, in its owner’s loot turn; spent by that, and worth nothing once the week is over.';

const chargesText = (charges: number, kinds: Description['kinds']): string =>
  `${count(charges, 'charge')}${kinds.includes('consumable') ? '' : ' a week'}`;

/** What a card says: what always holds, and what holds of one form or half of it alone (ITEM-20, FORGE-03). */
type Part = { of: string | null; texts: string[] };

function partsOf(said: Description, form: Form): Part[] {
  const { kinds, charges, abilities, greater, lesser, with: second } = said;
  const texts = (all: readonly Ability[]) => all.map((one) => abilityText(one, kinds, form));
  const always = [
    ...formTexts(said),
    ...powerTexts(said, form),
    ...texts(abilities),
    ...(charges === undefined ? [] : [`${chargesText(charges, kinds)}.`]),
  ];
  // GLOSS-04: blue and purple, and the words say the same.
  const parts: Part[] = [
    { of: null, texts: always },
    { of: '🟦 Only as a greater ultimate:', texts: texts(greater ?? []) },
    { of: '🟪 Only as a lesser ultimate:', texts: texts(lesser ?? []) },
    { of: null, texts: changeText(said) },
    { of: `Combined with ${second?.name ?? ''}:`, texts: second ? wholeOf(second, form) : [] },
  ];
  return parts.filter((part) => part.texts.length > 0);
}

/** STAT-10; ITEM-23: of a super power it is known where an owner is, and told where it is used. */
function powerTexts({ kinds, power, abilities }: Description, form: Form): string[] {
  const called = form === 'plain' ? 'Ability power' : 'AP';
  if (!kinds.includes('super power')) return power === undefined ? [] : [`${called} ${power}.`];
  const isUsed = abilities.some((one) => /\b(X|AP|SA)\b/.test(isErrand(one) ? '' : terse(one)));
  if (!isUsed) return [];
  return [`${called}${power === undefined ? '' : ` ${power}`}: ${ofSuperPower}.`];
}

/** All of it, sentence after sentence. */
const wholeOf = (said: Description, form: Form): string[] =>
  partsOf(said, form).flatMap(({ of, texts }) => (of === null ? texts : [of, ...texts]));

/** What a card says that it does, made from its abilities, so that it cannot drift from them. */
export const cardText = (said: Description): string => wholeOf(said, 'terse').join(' ');

const boldly = (of: string | null): string => (of === null ? '' : `**${escape(of)}** `);

/** The same with each part on a line of its own, what it is part of in bold. */
export const cardLines = (said: Description): string[] =>
  partsOf(said, 'terse').map(({ of, texts }) => `${boldly(of)}${escape(texts.join(' '))}`);

/**
 * All that it does in full sentences, each ability on a line of its own, a companion’s too; what is so
 * of one form or half alone stands in a quotation below its heading.
 */
export const plainLines = (said: Description): string[] =>
  partsOf(said, 'plain').flatMap(({ of, texts }) => {
    const lines = texts.flatMap((text) => text.split('\n')).map((text) => escape(text));
    return of === null ? lines : [`**${escape(of)}**`, ...lines.map((line) => `> ${line}`)];
  });

/** GLOSS-03: the lines, and below them what the short forms in them stand for, or in those of `cards`. */
export const withLegend = (lines: readonly string[], cards = lines): string[] =>
  explained(lines, abbreviationsIn(cards.join('\n')));

/** The same without the words of the game, for lists that have no room for them. */
export const withShortLegend = (lines: readonly string[], cards = lines): string[] =>
  explained(lines, shortFormsIn(cards.join('\n')));

/** The lines with all that is to be explained of them, with what they cannot be read without, and alone. */
export const legended = (lines: readonly string[] = []): (readonly string[])[] => [
  withLegend(lines),
  withShortLegend(lines),
  lines,
];

function explained(lines: readonly string[], all: readonly Abbreviation[]): string[] {
  const told = all.map(({ short, means }) => `${short} is ${means}`);
  return told.length === 0 ? [...lines] : [...lines, '', `-# ${told.join('; ')}.`];
}

/** ITEM-21, FORGE-02: what it is for good. */
const formTexts = ({ ultimate, isGreater }: Description): string[] => [
  ...(ultimate ? [`A ${ultimate} ultimate.`] : []),
  ...(isGreater ? ['Made greater.'] : []),
];

/** GAME-06: what the host of this game has made of it, and why. */
function changeText({ changed }: Description): string[] {
  if (!changed) return [];
  const { version, week, why } = changed;
  if (version === 1) return ['A thing of this game’s own.'];
  const when = week === 0 ? 'before the first week' : `in week ${week}`;
  return [`Changed by the host ${when} (version ${version})${why === null ? '.' : `: “${why}”`}`];
}

import { abbreviationsIn, plain, terse } from '../../rules/abilities/aloud/index.ts';
import { escape } from './escape.ts';
import { count } from './times.ts';
import { type Description } from '../../rules/sight/views.ts';

type Ability = Description['abilities'][number];

/** How much is read aloud: as cards have it, or for whoever never read the rules. */
type Form = 'terse' | 'plain';
const read = { terse, plain };

function abilityText(ability: Ability, refilled: boolean, form: Form): string {
  if (!('identify' in ability)) return read[form](ability);
  return `Identifies an orb’s item; ${chargesText(ability.identify.charges, refilled)}.`;
}

const chargesText = (charges: number, refilled: boolean): string =>
  `${count(charges, 'charge')}${refilled ? ' a week' : ''}`;

/** What a card says: what always holds, and what holds of one form or half of it alone (ITEM-20, FORGE-03). */
type Part = { of: string | null; text: string };

function partsOf(said: Description, form: Form = 'terse'): Part[] {
  const { kinds, power, charges, abilities, greater, lesser, with: second } = said;
  const refilled = !kinds.includes('consumable');
  const texts = (all: readonly Ability[]) => all.map((one) => abilityText(one, refilled, form));
  const always = [
    ...formTexts(said),
    ...(power === undefined ? [] : [form === 'plain' ? `Ability power ${power}.` : `AP ${power}.`]),
    ...texts(abilities),
    ...(charges === undefined ? [] : [`${chargesText(charges, refilled)}.`]),
  ];
  const parts: Part[] = [
    { of: null, text: always.join(' ') },
    { of: 'Only as a greater ultimate:', text: texts(greater ?? []).join(' ') },
    { of: 'Only as a lesser ultimate:', text: texts(lesser ?? []).join(' ') },
    { of: `Combined with ${second?.name ?? ''}:`, text: second ? cardText(second) : '' },
  ];
  return parts.filter(({ text }) => text !== '');
}

/** What a card says that it does, made from its abilities, so that it cannot drift from them. */
export const cardText = (said: Description): string =>
  partsOf(said)
    .map(({ of, text }) => (of === null ? text : `${of} ${text}`))
    .join(' ');

/** The same with each part on a line of its own, what it is part of in bold. */
export const cardLines = (said: Description): string[] =>
  partsOf(said).map(({ of, text }) => `${of === null ? '' : `**${escape(of)}** `}${escape(text)}`);

/** All that it does in full sentences, one to a line. */
export const plainLines = (said: Description): string[] =>
  partsOf(said, 'plain').flatMap(({ of, text }) =>
    of === null ? [escape(text)] : [`**${escape(of)}** ${escape(text)}`],
  );

/** GLOSS-03: the lines, and below them what the short forms in them stand for. */
export function withLegend(lines: readonly string[]): string[] {
  const all = abbreviationsIn(lines.join('\n'));
  const told = all.map(({ short, means }) => `${short} is ${means}`);
  return told.length === 0 ? [...lines] : [...lines, '', `-# ${told.join('; ')}.`];
}

/** ITEM-21, FORGE-02: what it is for good. */
const formTexts = ({ ultimate, isGreater }: Description): string[] => [
  ...(ultimate ? [`A ${ultimate} ultimate.`] : []),
  ...(isGreater ? ['Made greater.'] : []),
];

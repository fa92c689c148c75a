import { statText } from '../../rules/abilities/aloud/index.ts';
import { type Companion, isErrand, type OwnItem, type UsesLeft } from '../../rules/sight/views.ts';
import { card, say, type Screen } from '../screen.ts';
import { roomyCard } from './roomy-card.ts';
import { answersText } from './answers.ts';
import {
  additions,
  cardLines,
  legended,
  plainLines,
  withLegend,
  withShortLegend,
} from './card-text.ts';
import { escape } from './escape.ts';
import { asHatched } from './hatched.ts';
import { tileName } from './tiles.ts';
import { count } from './times.ts';
import { capital, listed } from './lists.ts';

/** `Dented Helm (head), Plain Ring (ring)`. */
export const itemNames = (items: readonly OwnItem[]) =>
  items.length === 0
    ? 'nothing'
    : items
        .map((item) => `${escape(item.name)}${besidesText(item)} (${slotOf(item)}${goneOf(item)})`)
        .join(', ');

/** ITEM-15: of what is gone with its use, once it is. */
const goneOf = (item: OwnItem): string => (isGone(item.left, item) ? ', used up' : '');

/** ` with Red Gem and Whetstone`. */
export const withText = (names: readonly string[] = [], safe = escape): string =>
  names.length === 0 ? '' : ` with ${listed(names.map(safe))}`;

/** The same of what a thing is one with and what sits on it (FORGE-03, ITEM-02). */
export const besidesText = (
  { with: second, carries }: Pick<OwnItem, 'with' | 'carries'>,
  safe = escape,
): string => withText([...(second ? [second.name] : []), ...carries], safe);

/**
 * The slot of a thing; what it is where it fills none: of what sits on things (ITEM-02, ITEM-13, ITEM-18)
 * and of a lesser ultimate (ITEM-20).
 */
export const slotOf = ({
  kinds,
  slot,
  ultimate,
}: Pick<OwnItem, 'slot' | 'ultimate'> & { kinds: readonly string[] }): string =>
  ultimate === 'lesser'
    ? 'lesser ultimate'
    : (additions.find((one) => kinds.includes(one)) ?? slot);

/** `head, equipped`; of what sits on another thing that one. */
export const placeOf = (item: OwnItem): string =>
  item.on === null ? `${slotOf(item)}${item.equipped ? ', equipped' : ''}` : `on ${item.on.name}`;

/** What is left of one half, named where there are two; ITEM-15: of what is gone with its use nothing is. */
function leftOf(left: number | null | undefined, isGone: boolean, of: string | null) {
  if (left === null || left === undefined) return '';
  if (isGone) return of === null ? ' Used up.' : ` ${escape(of)} is used up.`;
  return ` ${count(left, 'charge')} left${of === null ? '' : ` of ${escape(of)}`}.`;
}
const chargesOf = ({ left, leftOfSecond, ...item }: OwnItem) =>
  leftOf(left, isGone(left, item), item.with ? item.name : null) +
  leftOf(leftOfSecond, isGone(leftOfSecond, item.with ?? item), item.with?.name ?? null);

/** ITEM-15: whether it comes back with no level. */
const isGone = (
  left: number | null | undefined,
  { kinds, charges, abilities }: Pick<OwnItem, 'kinds' | 'charges' | 'abilities'>,
): boolean =>
  left === 0 &&
  (kinds.includes('consumable') || (charges === undefined && !abilities.some(isErrand)));

/** ITEM-27: ` Encore: 1 use left this week.`, or when it comes back, if ever. */
const usesOf = ({ uses = [] }: OwnItem): string =>
  uses.map(({ ability, each, left }) => ` ${escape(ability)}: ${usesText(left, each)}.`).join('');

/** ITEM-27: `1 use left this week`. */
export function usesText(left: number, each: UsesLeft['each']): string {
  const of = each === 'week' ? 'this week' : 'in this game';
  if (left > 0) return `${count(left, 'use')} left ${of}`;
  return each === 'week' ? 'none left until you level up' : `none left ${of}`;
}
/** ITEM-03: ` It gives +4 dodge now.`, or that it waits. */
const dependsOf = ({ depends = [], equipped }: OwnItem): string =>
  depends
    .map(({ stat, by }) =>
      by === null
        ? ` It gives nothing until you level up${equipped ? '' : ' with it on'}.`
        : by === 0
          ? ' It gives nothing now: it came to 0 when it was worked out last.'
          : ` It gives ${statText(stat, by)} now.`,
    )
    .join('');
/** ITEM-25, ITEM-33: ` Nip: 5 of 9 HP.`, or why it comes along into no fight now. */
const companionsOf = ({ companions = [] }: OwnItem): string =>
  companions.map((one) => ` ${escape(one.name)}${howItIs(one)}.`).join('');

function howItIs({ level, most, damageTaken, isOut, isEgg }: Companion): string {
  if (level < 0) return ` hatches in ${count(-level, 'week')}`;
  const grown = isEgg ? `, of level ${level},` : '';
  if (isOut) return `${grown} has fallen, and is back when you level up`;
  // STAT-01: whoever lives has 1 at least, whatever has become of how many there can be.
  return `${grown} has ${Math.max(1, most - damageTaken)} of ${most} HP`;
}
/** ITEM-35 */
const liesOf = ({ lies }: OwnItem) =>
  lies === undefined ? '' : ` It lies in ${escape(lies.map)}, on ${tileName(lies.tile)}.`;
/** How often it can do things yet, and what it gives. */
const countsOf = (item: OwnItem): string =>
  [chargesOf, usesOf, dependsOf].map((text) => text(item)).join('');

/** GAME-06: what the host has made of it since the fight began that goes on. */
function afterFightOf({ name, afterFight: after }: OwnItem): string[] {
  if (!after) return [];
  const renamed = after.name === name ? '' : ` as ${escape(after.name)}`;
  const said = cardLines(asHatched(after)).join(' ');
  return [
    `**Once what goes on is over${renamed} (GAME-06):** ${said}${answersText(after)}${countsOf(after)}`,
  ];
}
/** ITEM-08: a curse comes off with what takes curses off alone. */
const fixedOf = ({ fixed, kinds }: OwnItem) =>
  fixed !== 'for good'
    ? ''
    : kinds.includes('curse')
      ? ' It stays on until something takes the curse off you.'
      : ' It never comes off.';

/** What it is besides what its place says already, as of a gem in the inventory, or of a class. */
function kindsOf(item: OwnItem): string {
  const kinds = item.kinds.filter((kind) => item.on !== null || kind !== slotOf(item));
  return kinds.length === 0 ? '' : `; ${listed(kinds)}`;
}

/** COMBAT-14: how it answers can be said of as it will be. */
const answersNow = (item: OwnItem): string => (item.afterFight ? '' : answersText(item));

/** How it is now. */
const besideCard = (item: OwnItem): string =>
  [countsOf, companionsOf, liesOf, fixedOf].map((text) => text(item)).join('');

/** Each thing with all that its owner knows of it. */
export const itemLines = (items: readonly OwnItem[]): string[] =>
  items.map((item) => {
    const head =
      `**${escape(item.name)}**${besidesText(item)} (${escape(placeOf(item))}; ` +
      `worth ${item.worth} gold${kindsOf(item)}). `;
    const lines = cardLines(asHatched(item));
    const now = answersNow(item) + besideCard(item);
    // Below what is so of one half of it alone, what is so of the whole thing begins a line of its own.
    const beside = lines.length > 1 && now ? `\n${now.trimStart()}` : now;
    return [head + lines.join('\n') + beside, ...afterFightOf(item)].join('\n');
  });

export const thingsCard = (items: readonly OwnItem[]): Screen =>
  items.length === 0
    ? card('Your things', ['You own nothing.'])
    : roomyCard(
        'Your things',
        withLegend(itemLines(items)),
        [...withShortLegend(itemLines(items)), readMore],
        shortLines(items),
      );

const readMore = '`/item read` tells what one of them does, and what its words mean.';

/** Each thing by name alone, where there is no room to say what all of them do. */
export const shortLines = (items: readonly OwnItem[]): string[] => [
  ...items.map((item) => `**${escape(item.name)}**${besidesText(item)} (${escape(placeOf(item))})`),
  '',
  readMore,
];

/** Answered where no thing of one’s own is called so. */
export const noSuchThing = say('You own no such thing.', '`/item list` shows yours.');

/** One thing in full sentences, or as cards say it, where these are too long for a message. */
export function thingCard(item: OwnItem): Screen {
  const said = asHatched(item);
  const place = `${capital(escape(placeOf(item)))}; worth ${item.worth} gold${kindsOf(item)}${besidesText(item)}.`;
  const now = [chargesOf, usesOf, dependsOf, companionsOf, answersNow, liesOf, fixedOf]
    .map((text) => text(item).trim())
    .filter((text) => text !== '');
  const beside = [...now, ...afterFightOf(item)];
  const [full, short] = [plainLines, cardLines].map((lines) => [
    ...[place, '', ...lines(said), ...beside],
  ]);
  return roomyCard(escape(item.name), ...legended(full), ...legended(short));
}

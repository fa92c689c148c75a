import { type EventFaces } from '../../rules/event.ts';
import { type SeenSecret } from '../../rules/sight/views.ts';
import { poppedText } from './bought.ts';
import { bearing } from './compass.ts';
import { escape } from './escape.ts';
import { listed } from './lists.ts';
import { type Tile, tileName } from './tiles.ts';

type Discovery = NonNullable<EventFaces['secret found']['own']>;
type Thing = Discovery['things'][number];

/** ORB-09: what the finder of a secret reads, and what it brought. */
export function discoveryText(own: Discovery): string {
  const { name, tile, where, told, gold, purse, things, left } = own;
  const place = `${tileName(tile)}, ${escape(where)}`;
  if (told === null)
    return `**${escape(name)}** (${place}): empty. Somebody was here before you (ORB-09).`;
  return [
    `You have found **${escape(name)}** (${place}). ${escape(told)}`,
    ...(gold === 0 ? [] : [`${gold} gold is yours; your purse has ${purse}.`]),
    ...things.map(thingText),
    ...(left.length === 0 ? [] : [leftText(own)]),
  ].join(' ');
}

function leftText({ left, gold, things, spared }: Discovery): string {
  const names = listed(left.map((one) => escape(one)));
  if (spared !== undefined)
    return `Your autopilot has left ${names} there for you, since ${whySpared[spared]}. Come beside it in a turn of your own.`;
  const stays = gold > 0 || things.length > 0 ? '' : ' It stays there for whoever can.';
  return `You could not keep ${names} (SLOT-03, ITEM-08, ITEM-16).${stays}`;
}

const whySpared: Record<NonNullable<Discovery['spared']>, string> = {
  'for good': 'what stays for good is for you to choose (SLOT-03)',
  kept: 'it would take off what is to be left alone',
};

/** What an autopilot has come upon; what that was its player reads apart. */
export const comeUponText = ({ name, tile, where, spared }: Discovery): string =>
  spared === undefined
    ? `It has come upon **${escape(name)}** (${tileName(tile)}, ${escape(where)}).`
    : `It has come upon **${escape(name)}** (${tileName(tile)}, ${escape(where)}), and left it for you to choose.`;

const thingText = ({ name, slot, popped, addition, stored }: Thing): string =>
  [
    `${escape(name)} (${addition ?? slot}) is yours.`,
    ...(popped === null ? [] : [poppedText(popped)]),
    ...(stored || addition ? ['It is in your inventory.'] : []),
  ].join(' ');

const states = { had: 'found', left: 'found, its gift left there', empty: 'empty' } as const;

/** `something hidden, in the cage of panes`; by its name once one has been there. */
export const secretPlace = ({ where, known, name }: SeenSecret): string =>
  known === 'noticed' || name === null ? `something hidden, ${where}` : `${name}, ${states[known]}`;

const isWaiting = ({ known }: SeenSecret): boolean => known === 'noticed';

/** PERC-05: what one has noticed and not yet been to, from where one stands. */
export const noticedText = (secrets: readonly SeenSecret[], from: Tile): string[] =>
  secrets
    .filter(isWaiting)
    .map(
      (one) =>
        `You have noticed ${escape(secretPlace(one))}: ${tileName(one.tile)} (${bearing(from, one.tile)}). Come beside it to find out what it is.`,
    );

import { type EventFaces } from '../../rules/event.ts';
import { escape } from './escape.ts';
import { listed } from './lists.ts';

type Bought = NonNullable<EventFaces['bought']['own']>;
type Addition = NonNullable<Bought['addition']>;

/** What its buyer reads of a purchase, and what is to be done with it where it does nothing by itself. */
export function boughtText(own: Bought): string {
  const { name, orb, cost, purse, popped, addition, opens, curse, stored } = own;
  return [
    `You bought ${escape(name)} (${placeOf(own)}) from orb ${orb} for ${cost} gold; your purse has ${purse}.`,
    ...(popped === null ? [] : [poppedText(popped)]),
    ...(addition ? [settingText[addition]] : stored ? [storedText] : []),
    ...(curse ? [stored ? curseStored : curseText] : []),
    ...(opens === undefined ? [] : [opens ? keyText : keyInVain]),
  ].join(' ');
}

const storedText = 'It is in your inventory.';

/** ITEM-08 */
const curseText = 'It is a curse: it stays on until something takes it off.';
const curseStored = 'It is a curse: once you put it on, it stays on until something takes it off.';

/** ORB-08 */
const keyText =
  'Open a chest with it before your turn is over: choose one on your panel, or `/orb open`.';

const keyInVain =
  'It opens nothing for you: you have had your chest item of this week, or both chests are empty (ORB-08).';

/** ORB-08: what was in a chest. */
export const openedText = (own: NonNullable<EventFaces['opened']['own']>): string =>
  [
    `You opened the chest in orb ${own.orb}: ${escape(own.name)} (${own.slot}) is yours, and ${escape(own.by)} is spent.`,
    ...(own.popped === null ? [] : [poppedText(own.popped)]),
    ...(own.stored ? [storedText] : []),
  ].join(' ');

/** ORB-03: what its saver is told. */
export const savedText = ({ orb, name, cost }: NonNullable<EventFaces['saved']['own']>): string =>
  `You saved ${escape(name)}: orb ${orb} is red now, costs ${cost} gold, and stays when the week ends. ` +
  'Nobody else sees what is in it or who saved it, but anybody may buy it unseen.';

/** ITEM-28: to whom, for how much, and what went along. */
export function soldText(own: NonNullable<EventFaces['sold']['own']>): string {
  const { name, to, price, with: along, purse } = own;
  const all = [name, ...along].map(escape);
  return `You sold ${listed(all)} to ${to ?? 'the house'} for ${price} gold; your purse has ${purse}.`;
}

/** What came off for it (ENTER-02). */
export const poppedText = (popped: string): string =>
  `${escape(popped)} came off and is in your inventory.`;

/** ITEM-21: of an ultimate the form that it has for good. */
const placeOf = ({ slot, as, addition }: Bought): string =>
  addition ?? (as === undefined ? slot : `${as} ultimate`);

const how =
  'It lies in the void: when your turn is over, **Put on** or `/item attach` sets it there, for no action.';

/** ITEM-02, ITEM-13, ITEM-18 */
const settingText: Readonly<Record<Addition, string>> = {
  gem: `It works once it sits on equipment of yours, which carries one gem each. ${how} It can move once a week.`,
  upgrade: `It works once it sits on equipment of yours, and fits nothing else from then on. ${how}`,
  'manatech crystal': `It works once it sits on tech equipment of yours. ${how} It can move once a week.`,
};

const oneAction =
  'It took you an action, and all that you set elsewhere before you do anything else comes with it.';

/** ITEM-02: what was set on what. */
export const attachedText = (own: NonNullable<EventFaces['attached']['own']>): string => {
  const { name, onto, from, moves, action } = own;
  return (
    `You set ${escape(name)} on ${escape(onto)}${from === null ? '' : `, off ${escape(from)}`}.` +
    (moves ? ' That was its move of this week.' : '') +
    (action ? ` ${oneAction}` : '')
  );
};

import { type EventFaces } from '../../rules/event.ts';
import { escape } from './escape.ts';

type Bought = NonNullable<EventFaces['bought']['own']>;
type Addition = NonNullable<Bought['addition']>;

/** What its buyer reads of a purchase, and what is to be done with it where it does nothing by itself. */
export function boughtText(own: Bought): string {
  const { name, orb, cost, purse, popped, addition, stored } = own;
  return [
    `You bought ${escape(name)} (${placeOf(own)}) from orb ${orb} for ${cost} gold; your purse has ${purse}.`,
    ...(popped === null ? [] : [poppedText(popped)]),
    ...(addition ? [settingText[addition]] : stored ? ['It is in your inventory.'] : []),
  ].join(' ');
}

/** ORB-03: what its saver is told. */
export const savedText = ({ orb, name, cost }: NonNullable<EventFaces['saved']['own']>): string =>
  `You saved ${escape(name)}: orb ${orb} is red now, costs ${cost} gold, and stays when the week ends. ` +
  'Nobody else sees what is in it or who saved it, but anybody may buy it unseen.';

/** What came off for it (ENTER-02). */
export const poppedText = (popped: string): string =>
  `${escape(popped)} came off and is in your inventory.`;

/** ITEM-21: of an ultimate the form that it has for good. */
const placeOf = ({ slot, as, addition }: Bought): string =>
  addition ?? (as === undefined ? slot : `${as} ultimate`);

const how = 'When your turn is over, **Put on** or `/item attach` sets it there, for no action.';

/** ITEM-02, ITEM-13, ITEM-18 */
const settingText: Readonly<Record<Addition, string>> = {
  gem: `It works once it sits on equipment of yours, which carries one gem each. ${how} It can move once a week.`,
  upgrade: `It works once it sits on equipment of yours, and fits nothing else from then on. ${how}`,
  'manatech crystal': `It works once it sits on tech equipment of yours. ${how} It can move once a week.`,
};

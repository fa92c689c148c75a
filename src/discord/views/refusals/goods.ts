import { type RefusalFacts } from '../../../rules/refusal.ts';
import { escape } from '../escape.ts';
import { tileName } from '../tiles.ts';
import { listed } from '../lists.ts';
import { anAddition } from './additions.ts';
import { type Sentences } from './sentences.ts';

type GoodsFacts = Pick<
  RefusalFacts,
  | 'in a fight'
  | 'no such orb'
  | 'orb empty'
  | 'orb known'
  | 'no charges'
  | 'not enough gold'
  | 'another price'
  | 'bad orders'
  | 'no such item'
  | 'no such answer'
  | 'beyond answering'
  | 'not yours'
  | 'cannot take off'
  | 'lies there'
  | 'slot cannot be emptied'
  | 'cannot make room'
  | 'choose a form'
  | 'no such form'
  | 'one ultimate a week'
  | 'ultimate owned'
  | 'already equipped'
  | 'not equipped'
  | 'not cursed'
  | 'no cure'
  | 'fills no slot'
  | 'lies in the void'
  | 'equipment locked'
>;

/** Refusals about orbs, gold and what a hero wears. */
/** SLOT-03, ITEM-28: how a slot is emptied all the same; null where it is not. */
const soldText = (slot: GoodsFacts['cannot take off']['slot'], name: string): string | null =>
  slot === 'class' || slot === 'greater ultimate'
    ? `${escape(name)} can be sold in a loot turn (\`/item sell\`), which empties the slot.`
    : null;

export const goodsRefusals: Sentences<GoodsFacts> = {
  'in a fight': () => [
    'Nothing was done: your hero is in a fight',
    'Fight it to its end first; your panel (`/now`) has the board.',
  ],
  'no such orb': ({ orb }) => [
    `Nothing was done: there is no orb “${escape(orb)}” this week`,
    '`/orb list` shows what lies in the menagerie.',
  ],
  'orb empty': ({ orb, own }) => [
    `Nothing was done: orb ${orb} is empty, ${own ? 'you have what lay in it' : 'what lay in it has been taken'}`,
    '`/orb list` shows what is left.',
  ],
  'orb known': ({ orb, name }) => [
    `No charge was spent: you already know ${escape(name)} in orb ${orb}`,
    'Its description stands in `/orb list`.',
  ],
  'no charges': () => [
    'Nothing was identified: your identify scroll has no charge left',
    'Charges come back when you level up, at the start of next week.',
  ],
  'not enough gold': ({ cost, free, held }) => [
    `Nothing was bought: it costs ${cost} gold, and you have ${free} free` +
      (held > 0 ? ` (${held} more are held by your bet)` : ''),
    '`/orb list` shows what you can afford.',
  ],
  'another price': ({ of, name, was, price }) => [
    of === 'buy'
      ? `Nothing was bought: ${name === null ? 'it' : escape(name)} costs ${price} gold now, and no longer ${was}`
      : `Nothing was sold: for ${escape(name ?? 'it')} you get ${price} gold now, and no longer ${was}`,
    'Your panel (`/now`) has it at the price of now.',
  ],
  'bad orders': ({ most }) => [
    `Your standing orders are as they were: HP are a whole number from 0 to ${most}`,
    '`/me orders concede-below: 5` has your hero concede with fewer than 5.',
  ],
  'no such item': () => ['Nothing was done: you own no such item', '`/item list` shows yours.'],
  'no such answer': ({ name }) => [
    `Nothing was changed: nothing sets an ability of ${escape(name)} off`,
    '`/me answers` suggests those things of yours that answer to something.',
  ],
  'beyond answering': ({ name }) => [
    `Nothing was changed: ${escape(name)} goes off whenever it can, and cannot be declined`,
    '`/me answers` suggests what can be; `/item list` shows what you could take off instead.',
  ],
  'not yours': ({ name }) => [
    name === ''
      ? 'Nothing was done: that is not yours'
      : `Nothing was done: ${escape(name)} is not yours`,
    '`/item list` shows what is.',
  ],
  'cannot take off': ({ name, slot, cursed }) =>
    cursed
      ? [
          `Nothing was taken off: ${escape(name)} (${slot}) is a curse, and clings to you`,
          'What takes curses off takes it off, too (`/item uncurse`).',
        ]
      : [
          `Nothing was taken off: ${escape(name)} (${slot}) never comes off`,
          soldText(slot, name) ?? 'Put other things into other slots.',
        ],
  'lies there': ({ name, tile, map }) => [
    `Nothing was taken off: ${escape(name)} lies in ${escape(map)}, on ${tileName(tile)}`,
    'Pick it up there, by an action beside it, when a fight or a loot turn brings you there.',
  ],
  'slot cannot be emptied': ({ name, holds, slot }) => [
    `Nothing was done: ${escape(name)} goes into the slot “${slot}”, where ${escape(holds)} never comes off`,
    soldText(slot, holds) ?? 'Choose something for another slot.',
  ],
  'choose a form': ({ name }) => [
    `Nothing was bought: ${escape(name)} is an ultimate, and it is for good which of its forms it takes`,
    'Say with `as` whether it shall be greater or lesser.',
  ],
  'no such form': ({ name }) => [
    `Nothing was bought: ${escape(name)} is no ultimate, so it is neither greater nor lesser`,
    'Leave `as` out.',
  ],
  'one ultimate a week': ({ name }) => [
    `Nothing was bought: you have bought an ultimate this week, and ${escape(name)} would be a second one`,
    'Come back for it next week.',
  ],
  'ultimate owned': ({ name }) => [
    `Nothing was bought: you own ${escape(name)} already, and nobody has two of an ultimate`,
    'Choose another orb.',
  ],
  'cannot make room': ({ name, slot, choices }) =>
    choices.length === 0
      ? [
          `Nothing was done: the slot “${slot}” has room for ${escape(name)}, so nothing comes off for it`,
          'Leave `take-off` out.',
        ]
      : [
          `Nothing was done: what you would take off makes no room for ${escape(name)} in the slot “${slot}”`,
          `Name ${listed(choices.map(escape))}, one of them, or leave \`take-off\` out for the cheapest.`,
        ],
  'already equipped': ({ name }) => [
    `Nothing was changed: ${escape(name)} is equipped already`,
    '`/item list` shows what you wear.',
  ],
  'not equipped': ({ name }) => [
    `Nothing was taken off: ${escape(name)} is not equipped`,
    '`/item list` shows what you wear.',
  ],
  'not cursed': ({ name }) => [
    `Nothing was taken off: ${escape(name)} is no curse that you wear`,
    'What comes off by itself `/item unequip` takes off.',
  ],
  'no cure': ({ name }) => [
    `Nothing was taken off: you have nothing that takes a curse off, so ${escape(name)} stays`,
    'What does says so on its card; look for it in the menagerie.',
  ],
  'fills no slot': ({ name, addition }) => [
    `Nothing was put on: ${escape(name)} is ${anAddition[addition]} and sits on another thing`,
    '`/item attach` sets it on one of yours.',
  ],
  'lies in the void': ({ name }) => [
    `Nothing was set: ${escape(name)} lies in your inventory, which is in the void`,
    'Here a gem or crystal goes from one thing that you wear to another; the rest waits until your turn is over.',
  ],
  'equipment locked': ({ why }) => lockedText[why],
};

const lockedText: Readonly<
  Record<RefusalFacts['equipment locked']['why'], [why: string, now: string]>
> = {
  turn: [
    'Nothing was changed: what you have on when your turn is unlocked is what you enter with',
    'Enter or pass; after your turn you can change it again.',
  ],
  menagerie: [
    'Nothing was changed: your inventory lies in the void while your hero is in the menagerie',
    'End your turn first.',
  ],
  feature: [
    'Nothing was changed: your equipment is fixed from your duel’s feature to its end',
    'After the duel you can change it again.',
  ],
};

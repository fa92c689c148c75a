import { type RefusalFacts } from '../../../rules/refusal.ts';
import { escape } from '../escape.ts';
import { type Sentences } from './sentences.ts';

type Why = RefusalFacts['no sale']['why'];

/** ITEM-28: why nobody buys a thing. */
export const sellingRefusals: Sentences<Pick<RefusalFacts, 'no sale'>> = {
  'no sale': ({ name, why }) => {
    const [is, now] = reasons[why];
    return [`Nothing was sold: ${escape(name)} ${is}`, now];
  },
};

const other = 'Choose something else: the panel’s **Sell** shows what goes, and for how much.';

const reasons: Readonly<Record<Why, [is: string, now: string]>> = {
  starter: ['is a starter thing, which stays with its hero', other],
  treasure: ['is a treasure, which nobody buys', 'It brings you gold as long as you wear it.'],
  'other treasure': ['is a treasure, which nobody buys', other],
  key: [
    'is the week’s key, which nobody buys',
    'It opens one of the week’s two chests for nothing more, in the turn in which it is bought, for whoever has had no chest item this week: choose a chest on your panel, or `/orb open`.',
  ],
  'worn curse': [
    'is a curse that you wear',
    'Have it taken off in the void by something that cures curses; then it can be sold.',
  ],
  spent: ['is used up and worth nothing', other],
  'bought from an NPC': ['came from Goop or Galtorex, who want nothing of theirs back', other],
  'quest item without value': ['has no price', other],
  'used upgrade': [
    'is an upgrade that was used, which never goes by itself',
    'Set it back on the thing it came from; then it counts in that thing’s price.',
  ],
  'lies in the menagerie': [
    'lies in the menagerie as a trap',
    'Pick it up first, by an action beside it.',
  ],
  favour: ['is a favour, which is nothing to sell', other],
  'sits on a thing': [
    'sits on another thing of yours',
    'Sell that one, and it goes along; or take it off in the void first.',
  ],
};

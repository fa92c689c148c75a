import { type RefusalFacts } from '../../../rules/refusal.ts';
import { escape } from '../escape.ts';
import { type Sentences } from './sentences.ts';

type AdditionFacts = Pick<
  RefusalFacts,
  | 'sits on no thing'
  | 'sits on nothing'
  | 'sits there already'
  | 'cannot carry'
  | 'no room for it'
  | 'upgrade used'
  | 'moved this week'
>;
type Addition = AdditionFacts['cannot carry']['addition'];

export const anAddition: Readonly<Record<Addition, string>> = {
  gem: 'a gem',
  upgrade: 'an upgrade',
  'manatech crystal': 'a manatech crystal',
};

const carriers: Readonly<Record<Addition, string>> = {
  gem: 'Equipment carries gems, one each, as long as it is no curse (ITEM-02).',
  upgrade: 'Equipment carries upgrades, as long as it is no curse (ITEM-18).',
  'manatech crystal': 'Tech equipment alone runs on crystals (ITEM-13).',
};

/** Refusals about gems, upgrades and crystals. */
export const additionRefusals: Sentences<AdditionFacts> = {
  'sits on no thing': ({ name }) => [
    `Nothing was set: ${escape(name)} is neither a gem nor an upgrade nor a manatech crystal`,
    '`/item equip` puts other things on.',
  ],
  'sits on nothing': ({ name }) => [
    `Nothing was taken off: ${escape(name)} sits on no other thing`,
    '`/item list` shows what sits where.',
  ],
  'sits there already': ({ name, onto }) => [
    `Nothing was set: ${escape(name)} sits on ${escape(onto)} already`,
    '`/item list` shows what sits where.',
  ],
  'cannot carry': ({ name, onto, addition }) => [
    `Nothing was set: ${escape(onto)} cannot carry ${escape(name)}, ${anAddition[addition]}`,
    carriers[addition],
  ],
  'no room for it': ({ onto, holds }) => [
    `Nothing was set: ${escape(onto)} carries ${escape(holds)} already, and one gem is all that it takes`,
    'Take that one off first with `/item detach`.',
  ],
  'upgrade used': ({ name, home }) => [
    `Nothing was set: ${escape(name)} was used for ${escape(home)} and fits nothing else any more`,
    `It can only go back on ${escape(home)}.`,
  ],
  'moved this week': ({ name }) => [
    `Nothing was set: ${escape(name)} has moved from one thing to another this week already`,
    'It can move again next week; taken off until then, it goes back only where it was.',
  ],
};

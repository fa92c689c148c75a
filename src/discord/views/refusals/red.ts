import { type RefusalFacts } from '../../../rules/refusal.ts';
import { type Sentences } from './sentences.ts';

type RedFacts = Pick<
  RefusalFacts,
  | 'red orb'
  | 'red orb closed'
  | 'red already'
  | 'one save a week'
  | 'no chest'
  | 'no key'
  | 'key opens it'
  | 'one chest a week'
>;

/** Refusals about red orbs, the week's key and chests; what lies in them shows in none. */
export const redRefusals: Sentences<RedFacts> = {
  'red orb': ({ orb, of }) => [
    of === 'saved'
      ? `No charge was spent: orb ${orb} is red, and no identifying looks into red orbs`
      : `No charge was spent: orb ${orb} holds ${weeklyText[of]}, into which no identifying looks`,
    of === 'saved' ? 'Look into an orb before it is saved.' : weeklyHint[of],
  ],
  'red orb closed': ({ orb }) => [
    `Nothing was bought: your hero cannot have what is in the red orb ${orb} now`,
    'Why not is as secret as what is in it. Choose another orb.',
  ],
  'red already': ({ orb, of }) => [
    `Nothing was saved: ${alreadyText[of](orb)}`,
    'Choose a blue or green orb: `/orb list` shows them.',
  ],
  'one save a week': () => [
    'Nothing was saved: you have saved an orb this week, and one a week is all',
    'You can save another one next week.',
  ],
  'no chest': ({ orb }) => [
    `Nothing was opened: there is no chest in orb ${orb}`,
    '`/orb list` shows the chests of the week among the red orbs.',
  ],
  'no key': () => [
    'Nothing was opened: you do not have the week’s key',
    'It lies in a red orb until somebody buys it; a chest can be bought without it.',
  ],
  'key opens it': ({ orb }) => [
    `Nothing was bought, and nothing paid: your key opens the chest in orb ${orb} for nothing more`,
    `Open it by \`/orb open orb: ${orb}\`. One chest a week is all that anybody has.`,
  ],
  'one chest a week': () => [
    'Nothing was done: you have had your chest item of this week',
    'There are two other chests next week.',
  ],
};

const weeklyText = { key: 'the week’s key', chest: 'a chest of the week' };

/** ORB-08 */
const weeklyHint = {
  key: 'It opens one of the two chests of the week; whoever buys it has until the end of their turn.',
  chest: 'What lies in it shows once it is bought, or opened with the week’s key.',
};

const alreadyText = {
  own: (orb: number) => `you have saved orb ${orb} already`,
  saved: (orb: number) => `orb ${orb} is red already, as somebody has saved it`,
  key: (orb: number) => `orb ${orb} holds ${weeklyText.key}, which nobody can save`,
  chest: (orb: number) => `orb ${orb} holds ${weeklyText.chest}, which nobody can save`,
};

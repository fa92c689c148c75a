import { type RefusalFacts } from '../../../rules/refusal.ts';
import { type Sentences } from './sentences.ts';

type RedFacts = Pick<
  RefusalFacts,
  'red orb' | 'red orb closed' | 'red already' | 'one save a week'
>;

/** Refusals about red orbs; what lies in them shows in none. */
export const redRefusals: Sentences<RedFacts> = {
  'red orb': ({ orb }) => [
    `No charge was spent: orb ${orb} is red, and no identifying looks into red orbs`,
    'Look into an orb before it is saved.',
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
};

const alreadyText = {
  own: (orb: number) => `you have saved orb ${orb} already`,
  saved: (orb: number) => `orb ${orb} is red already, as somebody has saved it`,
  key: (orb: number) => `orb ${orb} holds the week’s key, which nobody can save`,
  chest: (orb: number) => `orb ${orb} holds a chest of the week, which nobody can save`,
};

import { type PickName } from '../../../rules/event.ts';
import { type Phase } from '../../../rules/game.ts';
import { type RefusalFacts } from '../../../rules/refusal.ts';
import { betExample, onWhom } from '../bets.ts';
import { escape } from '../escape.ts';
import { phaseNames } from '../phases.ts';
import { type Sentences } from './sentences.ts';

type DuelFacts = Pick<
  RefusalFacts,
  | 'no fight'
  | 'not betting'
  | 'bet before opening'
  | 'no duelist'
  | 'bet on opponent'
  | 'tie bet off'
  | 'bad stake'
  | 'no bet'
  | 'not a duelist'
  | 'feature posted'
  | 'no feature time'
  | 'nothing to correct'
  | 'feature not posted'
>;

/** What a refused bet leaves as it is. */
const unplaced = (stands: RefusalFacts['tie bet off']['stands']): string =>
  stands === null
    ? 'No bet was placed'
    : `Your bet of ${stands.stake} gold on ${escape(onWhom(stands.onName))} stands as it was`;

const closed: readonly Phase[] = ['duel', 'payout', 'trades'];

const noGold = 'You have no gold to bet; you are paid again when the next week begins.';

/** What a duelist can bet on. */
const ownSide = (may: readonly PickName[], free: number): string =>
  free === 0
    ? noGold
    : `Bet on yourself${may.includes(null) ? ' or on a tie' : ''}, or not at all.`;

/** Refusals about the duel, its feature and bets on it. */
export const duelRefusals: Sentences<DuelFacts> = {
  'no fight': ({ where }) => [
    where === 'void'
      ? 'Nothing was done: your hero is in no fight but in the void, stunned until a round begins'
      : 'Nothing was done: your hero is in no fight',
    '`/now` shows what you can do.',
  ],
  'not betting': ({ phase }) => [
    `No bet was changed: bets are not open now (${phaseNames[phase]})`,
    closed.includes(phase)
      ? 'Bets on this duel are closed; on the next one they open when both duelists have posted their features.'
      : 'Betting opens when both duelists have posted their features; it is announced in the channel.',
  ],
  'bet before opening': () => [
    'No bet was changed: this was written before bets were opened',
    'They are open now: bet again if you still mean it.',
  ],
  'no duelist': ({ pair: [one, other], may, free, stands }) => [
    `${unplaced(stands)}: only ${escape(one)} and ${escape(other)} fight this duel`,
    free === 0
      ? noGold
      : `Bet on ${may.map((name) => escape(onWhom(name))).join(' or on ')}, for example “${betExample(free, may[0] ?? null)}”.`,
  ],
  'bet on opponent': ({ opponent, may, free, stands }) => [
    `${unplaced(stands)}: you fight against ${escape(opponent)} and may not bet on them`,
    ownSide(may, free),
  ],
  'tie bet off': ({ may, free, stands }) => [
    `${unplaced(stands)}: at this table duelists may not bet on a tie of their own duel`,
    ownSide(may, free),
  ],
  'bad stake': ({ stake, free, on, stands }) => [
    free === 0
      ? `${unplaced(stands)}: you have no gold to stake`
      : `${unplaced(stands)}: a stake is a whole number of gold from 1 to what you have, which is ${free}`,
    free === 0
      ? 'You are paid again when the next week begins.'
      : `Send a ${!Number.isInteger(stake) ? 'whole' : stake > free ? 'smaller' : 'greater'} stake, for example “${betExample(free, on)}”.`,
  ],
  'no bet': ({ free }) => [
    'Nothing was taken back: you have no bet on this duel',
    free === 0 ? noGold : 'Place one with `/bet place` or the chooser on your panel (`/now`).',
  ],
  'not a duelist': () => [
    'No feature was posted: you do not fight this week’s duel',
    'You can bet on it once both features are posted.',
  ],
  'feature posted': () => [
    'No feature was posted: yours stands already',
    '`/duel show` shows it; betting opens when both are posted.',
  ],
  'no feature time': ({ phase }) => [
    `No feature was posted: it is not the time for it (${phaseNames[phase]})`,
    'Features are posted after the last loot turn; the duelists are told.',
  ],
  'nothing to correct': ({ phase }) => [
    `No feature was corrected: it is not the time for it (${phaseNames[phase]})`,
    'A feature can be corrected from when it is posted until bets close.',
  ],
  'feature not posted': () => [
    'No feature was corrected: nobody of that name has one that is posted',
    'Choose one of the names that are offered; `/duel show` shows what is posted.',
  ],
};

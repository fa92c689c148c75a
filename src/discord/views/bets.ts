import { type PickName, type ReturnReason } from '../../rules/event.ts';
import { type HeroView, type PublicDuel } from '../../rules/sight/views.ts';
import { type Choice } from '../options.ts';
import { say, type Screen } from '../screen.ts';
import { escape } from './escape.ts';
import { listed } from './lists.ts';
import { tallyLines } from './duel.ts';
import { phaseNames } from './phases.ts';
import { lasting } from './times.ts';

/** Whom a bet is on, as its sentence says it. */
export const onWhom = (name: PickName): string => name ?? 'a tie';

/** Why all stakes go back, as a sentence ends with it. */
export const returnReasons: Record<ReturnReason, string> = {
  'duel called off': 'the duel is called off (BET-08)',
  'game over': 'the game is over (BET-08)',
  'game cancelled': 'the game was cancelled (BET-08)',
  'feature corrected': 'a feature was corrected (BET-07)',
};

/** Whom one can name in a bet. */
export const pickChoices = ({ pair }: PublicDuel): Choice[] => [
  ...pair.map(({ id, name }) => ({ name, value: id })),
  { name: onWhom(null), value: 'tie' },
];

/** The own bet, and what is public of the others' (BET-02). */
export function betLines({ bet, everyone, free }: HeroView): string[] {
  const { duel, phase, pausedSince } = everyone;
  if (!duel || duel.result) return [`There is no duel to bet on now (${phaseNames[phase]}).`];
  const [one, other] = duel.pair;
  const open =
    phase === 'betting' && duel.until !== null ? `, ${lasting(duel.until, pausedSince)}` : '';
  return [
    `**${escape(one.name)}** against **${escape(other.name)}**${open}.`,
    bet
      ? `You have ${bet.stake} gold on ${escape(onWhom(bet.onName))}; right, it pays ${bet.back}${duel.tally || bet.on === 'tie' ? '' : ' or more'} (BET-04).`
      : `You have no bet. You can stake up to ${free} gold.`,
    `Bets so far: ${listed(duel.bettors.map(escape))}.`,
    ...(duel.tally ? tallyLines(duel.pair, duel.tally) : []),
  ];
}

/** What one can write: no more than that much gold, on that. */
export const betExample = (most: number, on: PickName): string =>
  `bet ${Math.min(5, most)} on ${escape(onWhom(on))}`;

/** What one can bet on was named in plain words, and no stake besides; `most` is what one can stake. */
export const noStake = (most: number, on: PickName): Screen =>
  say(
    `You have not bet: that names ${escape(onWhom(on))} and no stake (BET-01).`,
    `Say how much, for example “${betExample(most, on)}”.`,
  );

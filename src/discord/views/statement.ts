import { type Asks } from '../../play/index.ts';
import { onDay } from './times.ts';

type Entry = Awaited<ReturnType<Asks['statement']>>[number];

/** Why gold came or went, in words. */
const reasons: Record<Entry['reason'], string> = {
  'level up': 'for the new level',
  bought: 'for a thing from an orb',
  'bet placed': 'held by a bet',
  'bet returned': 'a stake came back',
  'bet won': 'won with a bet',
  'bet lost': 'lost with a bet',
  'duel won': 'for the won duel',
  inherited: 'a share of what somebody left behind',
  'left the game': 'left the game with you',
};

/** One movement of a hero's gold. */
export const entryLine = ({ at, change, reason }: Entry): string =>
  `${onDay(at)} **${change > 0 ? '+' : ''}${change}** ${reasons[reason]}`;

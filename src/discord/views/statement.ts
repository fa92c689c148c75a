import { type Asks } from '../../play/index.ts';
import { type HeroView } from '../../rules/sight/views.ts';
import { limits } from '../limits.ts';
import { card, type Screen } from '../screen.ts';
import { onDay } from './times.ts';

type Entry = Awaited<ReturnType<Asks['statement']>>[number];

/** Why gold came or went, in words. */
const reasons: Record<Entry['reason'], string> = {
  'level up': 'for the new level',
  treasures: 'brought in by your things',
  'won in a fight': 'won by your things',
  bought: 'for a thing from an orb',
  sold: 'for a thing that you sold',
  found: 'found in the menagerie',
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

/** What one has, and what came and went, newest first: as many as a card holds. */
export const goldCard = ({ free, held }: HeroView, entries: readonly Entry[]): Screen =>
  card(
    'Your gold',
    fitting([
      held > 0 ? `${free} gold free, ${held} held by your bet.` : `${free} gold.`,
      '',
      ...entries.map(entryLine),
    ]),
  );

function fitting(lines: string[]): string[] {
  let room = limits.embedDescription - 40;
  const kept = lines.filter((line) => (room -= line.length + 1) >= 0);
  const left = lines.length - kept.length;
  return left === 0 ? kept : [...kept, `…and ${left} earlier ones.`];
}

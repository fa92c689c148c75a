import { plain } from '../../rules/abilities/aloud/index.ts';
import { type CardSaid } from '../../rules/sight/brought.ts';
import { type Screen } from '../screen.ts';
import { cardLines, plainLines } from './card-text.ts';
import { escape } from './escape.ts';
import { roomyCard } from './roomy-card.ts';

/**
 * What came of goods that a host has brought, and below it how each of them reads: in full, else in the
 * short forms of cards, as far as there is room. What does other than was meant is seen here first.
 */
export function broughtCards(lines: readonly string[], cards: readonly CardSaid[]): Screen {
  const heading = [...lines, '', '**What the cards say now**'];
  const whole = [...heading, ...cards.flatMap((one) => named(one, plainLines))];
  const short = [...heading, ...cards.flatMap((one) => named(one, cardLines))];
  return whole.length === heading.length
    ? roomyCard('Taken', lines)
    : roomyCard('Taken', whole, short);
}

/** Of a monster in full sentences whatever its things are told in. */
function named({ name, says }: CardSaid, ofThing: typeof plainLines): string[] {
  if (says === null) return [];
  const lines = 'kinds' in says ? ofThing(says) : says.flatMap((one) => plain(one).split('\n'));
  if ('kinds' in says) return [`**${escape(name)}**`, ...lines];
  const about = lines.length === 0 ? [] : ['Where “you” is the monster:'];
  return lines.length === 0
    ? []
    : [`**${escape(name)}**`, ...about, ...lines.map((one) => escape(one))];
}

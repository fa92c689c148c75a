import { plain } from '../../rules/abilities/aloud/index.ts';
import { type Definition } from '../../rules/goods.ts';
import { descriptionOf } from '../../rules/items/description.ts';
import { type Screen } from '../screen.ts';
import { cardLines, plainLines } from './card-text.ts';
import { escape } from './escape.ts';
import { roomyCard } from './roomy-card.ts';

/**
 * What came of goods that a host has brought, and below it how each of them reads: in full, else in the
 * short forms of cards, as far as there is room. What does other than was meant is seen here first.
 */
export function broughtCards(lines: readonly string[], goods: readonly Definition[]): Screen {
  const heading = [...lines, '', '**What the cards say now**'];
  const whole = [...heading, ...goods.flatMap((one) => named(one, inFull(one)))];
  const short = [...heading, ...goods.flatMap((one) => named(one, inShort(one)))];
  return whole.length === heading.length
    ? roomyCard('Taken', lines)
    : roomyCard('Taken', whole, short);
}

const named = (good: Definition, says: readonly string[]): string[] =>
  says.length === 0 || !('name' in good) ? [] : [`**${escape(good.name)}**`, ...says];

function inFull(good: Definition): string[] {
  if (good.of === 'item') return plainLines(descriptionOf(good));
  if (good.of !== 'monster') return [];
  const says = (good.abilities ?? []).flatMap((one) => plain(one).split('\n'));
  return says.length === 0
    ? []
    : ['Where “you” is the monster:', ...says.map((one) => escape(one))];
}

const inShort = (good: Definition): string[] =>
  good.of === 'item' ? cardLines(descriptionOf(good)) : inFull(good);

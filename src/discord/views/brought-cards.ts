import { type CardSaid } from '../../rules/sight/brought.ts';
import { type Screen } from '../screen.ts';
import { cardLines, legended, plainLines, withShortLegend } from './card-text.ts';
import { escape } from './escape.ts';
import { bareProwessLines } from './prowess.ts';
import { roomyCard } from './roomy-card.ts';

/**
 * What came of goods that a host has brought, and below it how each of them reads: things in full, else in
 * the short forms of cards, as far as there is room. What does other than was meant is seen here first.
 */
export function broughtCards(lines: readonly string[], cards: readonly CardSaid[]): Screen {
  const said = (form: typeof plainLines) => cards.flatMap((one) => named(one, form));
  const [whole, short] = [said(plainLines), said(cardLines)];
  if (whole.length === 0) return roomyCard('Taken', lines);
  const heading = '**What the cards say now**';
  const texts = [...legended(whole), withShortLegend(short)].map((text) => [heading, ...text]);
  // Where cards are left out at the end, what their short forms stand for is not.
  const legend = withShortLegend(short).slice(short.length);
  const cut = [heading, ...legend.filter((line) => line !== ''), ...short];
  return roomyCard('Taken', ...[...texts, cut].map((text) => [...lines, '', ...text]));
}

/** A monster as everybody reads it once its round is over, whatever things are told in. */
function named({ name, thing, monster }: CardSaid, form: typeof plainLines): string[] {
  const says = thing ? form(thing) : monster ? bareProwessLines(monster) : [];
  return says.length === 0 ? [] : [`**${escape(name)}**`, ...says];
}

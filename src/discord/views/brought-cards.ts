import { plain, usesPower } from '../../rules/abilities/aloud/index.ts';
import { type CardSaid } from '../../rules/sight/brought.ts';
import { type Screen } from '../screen.ts';
import { cardLines, legended, plainLines, withShortLegend } from './card-text.ts';
import { escape } from './escape.ts';
import { roomyCard } from './roomy-card.ts';

/**
 * What came of goods that a host has brought, and below it how each of them reads: in full, else in the
 * short forms of cards, as far as there is room. What does other than was meant is seen here first.
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

/** Of a monster in full sentences, whatever its things are told in. */
function named({ name, thing, monster }: CardSaid, form: typeof plainLines): string[] {
  const says = thing ? form(thing) : monster ? monsterLines(monster) : [];
  return says.length === 0 ? [] : [`**${escape(name)}**`, ...says];
}

function monsterLines({ power, abilities }: NonNullable<CardSaid['monster']>): string[] {
  const strength = abilities.some((one) => usesPower(one)) ? [`Ability power ${power}.`] : [];
  const says = abilities.flatMap((one) => plain(one).split('\n'));
  return ['Where “you” is the monster:', ...strength, ...says.map((one) => escape(one))];
}

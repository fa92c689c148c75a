import { type SeenFightEvent } from '../rules/combat/event.ts';
import { type Telling } from './beat.ts';
import { pricesIn } from './deaths.ts';
import { afterTheBlow, ending } from './ending.ts';
import { type Call } from './fight-line.ts';
import { listed } from './words.ts';
import { type Health } from './health.ts';
import { quietRounds, type Round, roundsSummedUp, roundTold } from './rounds.ts';
import { tellingApart } from './telling-apart.ts';

/** Characters of the longest account; it fits into one message's embed with room to spare. */
export const longestAccount = 3500;

/**
 * DUEL-03, ANN-01: a duel that is over, told as it was: nothing that did not happen, no number that
 * is not public. `call` writes a name, escaped for where it is shown. However long the duel, at most
 * 3,500 characters: rounds are told blow by blow where there is room, else summed up.
 */
export function duelAccount(
  events: readonly SeenFightEvent[],
  call: Call = ({ name }) => name,
): string {
  const rounds = roundsOf(events);
  const named = tellingApart(events, call);
  const frame = [opening(events, named), ending(events, named)] as const;
  const room = longestAccount - frame.join('').length - 8;
  const told = paragraphs(blowByBlow(rounds, named));
  const whole = lengthOf(told) <= room;
  const middle = whole ? told : summedUpWithin(rounds, named, room);
  const end = (whole && afterTheBlow(events, named)) || frame[1];
  return [frame[0], ...middle, end].filter((text) => text !== '').join('\n\n');
}

/** The most that fits: ever more rounds to a sentence. */
function summedUpWithin(rounds: Round[], call: Call, room: number): string[] {
  for (let span = 1; span < 2 * rounds.length; span *= 2) {
    const known: Health = new Map();
    const spans = Array.from({ length: Math.ceil(rounds.length / span) }, (_, i) =>
      roundsSummedUp(rounds.slice(i * span, (i + 1) * span), call, known),
    );
    const summed = paragraphs(spans);
    if (lengthOf(summed) <= room) return summed;
  }
  return [];
}

/** Each round told, those without a blow together. */
function blowByBlow(rounds: Round[], call: Call): string[] {
  const telling = tellingOf(rounds, call);
  const texts: string[] = [];
  let quiet: number[] = [];
  for (const round of rounds) {
    const text = roundTold(round, telling);
    if (text === null) {
      if (round.events.some(({ kind }) => kind === 'round ended')) quiet.push(round.number);
      continue;
    }
    texts.push(quietRounds(quiet), text);
    quiet = [];
  }
  return [...texts, quietRounds(quiet)];
}

function tellingOf(rounds: Round[], call: Call): Telling {
  const events = rounds.flatMap((round) => round.events);
  const dead = events.flatMap((event) => (event.kind === 'died' ? [event.who.id] : []));
  return {
    ...{ call, known: new Map(), dying: new Set(dead), prices: pricesIn(events) },
    ...{ familiar: new Set(), traps: new Set() },
  };
}

const lengthOf = (texts: string[]) => texts.reduce((sum, text) => sum + text.length + 2, 0);

/** Sentences in paragraphs of a readable size. */
function paragraphs(texts: string[]): string[] {
  const result: string[] = [];
  for (const text of texts.filter((one) => one !== '')) {
    const last = result.at(-1);
    if (last !== undefined && last.length + text.length < readable)
      result[result.length - 1] = `${last} ${text}`;
    else result.push(text);
  }
  return result;
}

const readable = 480;

function roundsOf(events: readonly SeenFightEvent[]): Round[] {
  const rounds = new Map<number, SeenFightEvent[]>();
  for (const event of events) rounds.set(event.round, [...(rounds.get(event.round) ?? []), event]);
  return [...rounds].map(([number, within]) => ({ number, events: within }));
}

function opening(events: readonly SeenFightEvent[], call: Call): string {
  const began = events.find((event) => event.kind === 'began');
  const order = events.find((event) => event.kind === 'order set');
  const met = began ? `${listed(began.who.map(({ who }) => call(who)))} met in the menagerie.` : '';
  const first = order?.order[0];
  return [met, first ? `${call(first)} was the quicker and acted first.` : ''].join(' ').trim();
}

import { type Id } from '../play/stage-types.ts';
import { found, type Told } from './news.ts';
import { type Own } from './own.ts';

/** What lay in orbs in the games of a run: names, and who may know what the thing does (ORB-05). */
export type Goods = {
  laid: Set<string>;
  /** ITEM-36: who has identified or bought a thing knows it for the game. */
  knows: Map<string, Set<Id>>;
  bought: Set<string>;
  /** GAME-02, GAME-04: whose descriptions are public. */
  open: Set<string>;
  /** Whose act of buying or identifying got no answer: nobody outside can tell what they know. */
  unsure: Set<Id>;
};

export const noGoods = (): Goods => ({
  laid: new Set(),
  knows: new Map(),
  bought: new Set(),
  open: new Set(),
  unsure: new Set(),
});

const identified = /\bOrb \d+, (.+?): .+ \(\d+ charges? left\.\)/;
const bought = /\bYou bought (.+?) \([^)]*\) from orb \d+ for /;
/** ORB-08 */
const opened = /\bYou opened the chest in orb \d+: (.+?) \([^)]*\) is yours/;

/**
 * Forms in which a thing’s name and description stand in one line: told on identifying, in a list of
 * one’s things, in a list of orbs.
 */
const readings = [
  /\bOrb \d+, (.+?): (.+) \(\d+ charges? left\.\)/,
  /^\*\*(.+?)\*\* \([^)]*worth \d+ gold(?:; [^)]*)?\)\. (.+)$/,
  /^Orb \d+: \*\*(.+?)\*\*, \d+ gold(?:, [^.]*)?\. (.+)$/,
];
/** What stands behind a description and is no part of it. */
const behind =
  /(?: It (?:always|never) answers\.| You are asked each time\.| When [^:]+: [^.]+\.| \d+ charges? left\.| It never comes off\.| You can buy it now\.)+$/;

const nameOf = (name: string) => `what ${name} does`;

/** `actor`: who did the step’s act. */
export function learnGoods(goods: Goods, news: readonly Told[], actor: Id | null, own: Own): void {
  for (const told of news) {
    if (!told.alone) openUp(goods, told, own);
    // What came of an act is for who did it; late answers come when nobody does anything.
    if (told.reader === actor || (told.alone && (actor === null || isAccount(told))))
      learnFrom(goods, told);
  }
  for (const told of news)
    for (const [name, text] of descriptionsIn(told))
      if (goods.laid.has(name) && !goods.open.has(name))
        own.plant('descriptions', nameOf(name), [name, text], knowersOf(goods, name));
}

/** TURN-05: of a turn that was played for its reader, whoever acts in this step. */
const isAccount = ({ lines }: Told): boolean =>
  lines.some((line) => /^Your autopilot has played your /.test(line));

/** GAME-02, GAME-04: with a hero who has lost, and at the end of the game, builds become public. */
function openUp(goods: Goods, { title, lines }: Told, own: Own): void {
  if (/^Loot of week \d+$/.test(title))
    for (const [name = ''] of found(lines, /^Orb \d+: \*\*(.+?)\*\*, \d+ gold/))
      goods.laid.add(name);
  const text = lines.join('\n');
  const over = /^The game (?:is won|has no winner)$/.test(title);
  const names = / has lost the game$/.test(title)
    ? [...goods.laid].filter((name) => text.includes(name))
    : over
      ? [...(goods.unsure.size > 0 ? goods.laid : goods.bought)]
      : [];
  for (const name of names) {
    goods.open.add(name);
    own.end(nameOf(name));
  }
}

function learnFrom(goods: Goods, { lines, reader }: Told): void {
  for (const [name = ''] of found(lines, identified)) knowersOf(goods, name).add(reader);
  for (const form of [bought, opened])
    for (const [name = ''] of found(lines, form)) {
      knowersOf(goods, name).add(reader);
      goods.bought.add(name);
      // What lay in a red orb stood in no list.
      goods.laid.add(name);
    }
}

function knowersOf(goods: Goods, name: string): Set<Id> {
  const known = goods.knows.get(name) ?? new Set(goods.unsure);
  goods.knows.set(name, known);
  return known;
}

/** What somebody has from the start on, they know. */
export function knowOwned(goods: Goods, person: Id, names: readonly string[]): void {
  for (const name of names) knowersOf(goods, name).add(person);
}

/** From here on nobody can tell what this person knows. */
export function unsureOf(goods: Goods, person: Id): void {
  goods.unsure.add(person);
  for (const known of goods.knows.values()) known.add(person);
}

/** Each thing that a message describes, with its description. */
function descriptionsIn({ title, lines }: Told): [string, string][] {
  const inLines = readings.flatMap((form) => found(lines, form));
  const orb = /^Orb \d+: (.+)$/.exec(title)?.[1];
  const slot = lines.findIndex((line) => line.startsWith('Slot: '));
  const below = orb !== undefined && slot > 0 ? [[orb, lines[slot + 1] ?? '']] : [];
  return [...inLines, ...below]
    .map(([name = '', text = '']): [string, string] => [name, text.replace(behind, '')])
    .filter(([, text]) => isDescription(text));
}

/** Also a description’s place where there is none yet. */
const isDescription = (text: string) =>
  text !== '' && !/^(?:You |It takes the place of |\*\*Last:|\[)/.test(text);

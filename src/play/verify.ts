import { applyPatch } from 'rfc6902';
import { type EventKind, type GameEvent } from '../rules/event.ts';
import { drawingOf } from '../rules/drawing.ts';
import { type Game, type Item } from '../rules/game.ts';
import { untouched } from '../rules/items/new-item.ts';
import { type Mind, minds, retelling, Undecided } from '../rules/rule.ts';
import { actDice, commitmentTo } from './drawings.ts';
import { type ActRecord } from './ports.ts';
import { type Revealed, type Told } from './published-key.ts';
import { type Recording } from './replay.ts';
import { differences } from './told-again.ts';
import { work } from './work.ts';

export { keyOf } from './published-key.ts';

/** What does not hold of a duel that is played again. */
export type Untrue =
  | { what: 'other seal' }
  | { what: 'other outcome'; act: number; of: EventKind }
  | { what: 'refused'; act: number };
/** What a check of one duel found: how many acts and rolls came out as they were told. */
export type Verified = { acts: number; rolls: number; wrong: Untrue[] };

/** A game as it stands now, and what it came from. */
export type Kept = Omit<Recording, 'game'> & { game: Game };

/**
 * Plays a finished duel again from its published key: the key is the one that was sealed, and each
 * act of the duel, with the dice of that key alone, brings what was told of it, with what was decided
 * for whoever played itself, or by one of the minds of the time when that was not kept. Other acts
 * are only taken back, so that it does not matter what the rules for them were.
 */
export function verifyDuel(
  kept: Kept,
  events: readonly Told[],
  { drawing, key }: Pick<Revealed, 'drawing' | 'key'>,
): Verified {
  const wrong: Untrue[] = [];
  let rolls = 0;
  let acts = 0;
  for (const { record, before } of actsOf(drawing, kept)) {
    const by = record.decided ? [retelling(record.decided)] : minds;
    const tried = triedBy(by, (mind) => tryAgain(before, record, kept, key, events, mind));
    acts += 1;
    rolls += tried.rolls;
    wrong.unshift(...tried.faults);
  }
  return { acts, rolls, wrong: [...sealedAs(events, commitmentTo(key)), ...wrong] };
}

type Tried = { rolls: number; faults: Untrue[] };

/** By the first mind with which all comes out as it was told; where there is none, by the present one. */
function triedBy(known: readonly Mind[], play: (mind: Mind) => Tried): Tried {
  let first: Tried | undefined;
  for (const mind of known) {
    const tried = play(mind);
    if (tried.faults.length === 0) return tried;
    first ??= tried;
  }
  return first ?? { rolls: 0, faults: [] };
}

function tryAgain(
  before: Game,
  record: ActRecord,
  kept: Kept,
  key: string,
  events: readonly Told[],
  mind: Mind,
): Tried {
  const again = decidedAgain(() => actAgain(before, record, kept, key, mind));
  const otherwise = (of: EventKind) => ({ what: 'other outcome', act: record.number, of }) as const;
  const faults = again
    ? differences(record.number, again.events, events).map(otherwise)
    : [{ what: 'refused', act: record.number } as const];
  return { rolls: again?.rolls ?? 0, faults };
}

/** The acts of that duel, the last first, each with the game as it stood before it. */
function* actsOf(drawing: string, { game, acts }: Kept) {
  const first = acts.findIndex((act) => act.drawing?.name === drawing);
  let after = game;
  for (const record of acts.slice(first).reverse()) {
    const before = structuredClone(after);
    const problem = applyPatch(before, structuredClone(record.reverse)).find((one) => one !== null);
    if (problem) throw new Error(`act ${record.number} cannot be taken back: ${problem.message}`);
    if (belongs(record, before, drawing)) yield { record, before: asToday(before) };
    after = before;
  }
}

/** What was taken back may be of a time when less was known of things. */
function asToday(game: Game): Game {
  const whole = (item: Partial<Item>) => ({ acquired: 0, ...untouched, ...item }) as Item;
  const items = Object.entries(game.items).map(([id, item]) => [id, whole(item)]);
  return { ...game, items: Object.fromEntries(items) as Game['items'] };
}

/** Whoever concedes, or only moves, rolls nothing, and yet the duel may end with it. */
function belongs({ drawing, intent }: ActRecord, before: Game, name: string): boolean {
  if (drawing !== null) return drawing.name === name;
  const ofFight = intent.do === 'fight' || intent.do === 'due';
  return ofFight && drawingOf(before, intent) === name;
}

function sealedAs(events: readonly Told[], commitment: string): Untrue[] {
  const sealed = events.some(
    (event) => event.kind === 'betting opened' && event.public?.commitment === commitment,
  );
  return sealed ? [] : [{ what: 'other seal' }];
}

type Again = { events: GameEvent[]; rolls: number };

/** What was decided then may be refused today, as what a player did may. */
function decidedAgain(play: () => Again | null): Again | null {
  try {
    return play();
  } catch (error) {
    if (error instanceof Undecided) return null;
    throw error;
  }
}

function actAgain(
  game: Game,
  record: ActRecord,
  { secret, goods }: Kept,
  key: string,
  mind: Mind,
): Again | null {
  let rolls = 0;
  const derived = () => {
    const dice = actDice(key, record.drawing?.number ?? 0);
    return {
      roll(sides: number, purpose: string) {
        rolls += 1;
        return dice.roll(sides, purpose);
      },
    };
  };
  const done = work({ game, secret }, asAccepted(record), goods(record.stock), derived, mind);
  return 'done' in done ? null : { events: done.events, rolls };
}

/** What was accepted then was no stale press, however such are told now. */
const asAccepted = (record: ActRecord): ActRecord =>
  record.intent.do === 'fight' ? { ...record, intent: { ...record.intent, step: null } } : record;

import { type FightEvent, type SeenFightEvent } from '../../../../src/rules/combat/event.ts';
import { type FightEventKind } from '../../../../src/rules/combat/event.ts';
import { type Fight } from '../../../../src/rules/combat/fight.ts';
import { fightLine } from '../../../../src/story/index.ts';
import { expectedOneOf } from '../../format/fault.ts';
import { fault, fitting } from '../../format/reading.ts';
import { texts } from '../../format/shapes.ts';
import { type Path } from '../../format/source.ts';
import { type Cast, type CastReading } from '../format/cast.ts';
import { readRule } from '../format/rules.ts';
import { isMapping, quoted } from '../format/values.ts';
import { type Check, type Stand } from './check.ts';
import { type EventFact, eventFacts } from './event-facts.ts';

export type Told = FightEvent | SeenFightEvent;

/** What comes with every turn, and is only looked at where a list names it. */
const routine: readonly string[] = ['turn began', 'turn ended', 'round ended'];

type Wanted = { kind: FightEventKind; facts: WantedFact[]; rules: string[] };
type WantedFact = { name: string; said: string; field: string; fact: EventFact };
/** Null stands for any number of events. */
export type WantedList = (Wanted | null)[];

const kinds = Object.keys(eventFacts) as FightEventKind[];

/** `nothing`, or a list of kinds, each alone or with facts: `attacked: { damage: 4 }`. */
export function readWanted(reading: CastReading, path: Path, value: unknown): WantedList | null {
  if (value === 'nothing') return [];
  if (!Array.isArray(value))
    return fault(reading, path, 'expected “nothing”, or a list of what happened, in order.');
  const wanted = value.map((one: unknown, at) => readOne(reading, [...path, at], one));
  return wanted.includes(null) ? null : wanted.map((one) => (one === 'anything' ? null : one));
}

function readOne(reading: CastReading, path: Path, value: unknown): Wanted | 'anything' | null {
  if (value === 'anything') return value;
  const [said, facts] = isMapping(value)
    ? (Object.entries(value)[0] ?? ['', {}])
    : [quoted(value), {}];
  const kind = kinds.find((one) => one === said);
  if (!kind) return fault(reading, path, expectedOneOf('event', said, [...kinds, 'anything']));
  if (!isMapping(facts))
    return fault(reading, [...path, said], `expected { fact: value } after “${said}”.`);
  const { rules, ...others } = facts;
  const known = eventFacts[kind] as Record<string, [EventFact, string]>;
  const wanted = Object.entries(others).map(([name, told]): WantedFact | null => {
    const at = [...path, said, name];
    const [fact, field] = (Object.hasOwn(known, name) && known[name]) || [];
    if (!fact || field === undefined)
      return fault(reading, at, expectedOneOf('fact', name, [...Object.keys(known), 'rules']));
    const text = fact.form(reading, at, told);
    return text === null ? null : { name, said: text, field, fact };
  });
  const cited = readRules(reading, [...path, said, 'rules'], rules);
  return wanted.includes(null) || !cited
    ? null
    : { kind, facts: wanted.flatMap((one) => one ?? []), rules: cited };
}

function readRules(reading: CastReading, path: Path, value: unknown): string[] | null {
  if (value === undefined) return [];
  const said = fitting(reading, path, texts, value);
  const rules = said?.map((one) => readRule(reading, path, one));
  return !rules || rules.includes(null) ? null : rules.flatMap((one) => one ?? []);
}

/** What is wrong with an event that should be that one; null where nothing is. */
function differs(wanted: Wanted, event: Told, cast: Cast, fight: Fight): string | null {
  if (event.kind !== wanted.kind) return `it is “${event.kind}”`;
  const fields = event as unknown as Record<string, unknown>;
  const wrong = wanted.facts.flatMap(({ name, said, field, fact }) => {
    const is = fact.now(fields[field], cast, fight);
    return is === said ? [] : [`its ${name} is ${is}, not ${said}`];
  });
  const uncited = wanted.rules.filter((rule) => !event.rules.some((one) => one === rule));
  if (uncited.length > 0) wrong.push(`it cites ${event.rules.join(', ')}`);
  return wrong.length === 0 ? null : wrong.join('; ');
}

/** Why the events are not those of the list, in its order; null where they are. */
export function mismatch(
  list: WantedList,
  events: readonly Told[],
  { cast, fight }: Pick<Stand, 'cast' | 'fight'>,
): string | null {
  const named = new Set(list.flatMap((one) => one?.kind ?? []));
  const left = events.filter(({ kind }) => named.has(kind) || !routine.includes(kind));
  const fits = (from: number, at: number): boolean => {
    const wanted = list[from];
    if (wanted === undefined) return at === left.length;
    if (wanted === null) return fits(from + 1, at) || (at < left.length && fits(from, at + 1));
    const event = left[at];
    return !!event && !differs(wanted, event, cast, fight) && fits(from + 1, at + 1);
  };
  if (fits(0, 0)) return null;
  const lines = left.map((event) => `  ${event.kind}: ${fightLine(event)}`);
  return [whereItParts(list, left, cast, fight), ...lines].join('\n');
}

function whereItParts(list: WantedList, events: readonly Told[], cast: Cast, fight: Fight) {
  for (const [at, wanted] of list.entries()) {
    if (wanted === null) return 'what happened cannot be read so:';
    const event = events[at];
    if (!event) return `“${wanted.kind}” (${at + 1} of the list) did not happen, but only:`;
    const why = differs(wanted, event, cast, fight);
    if (why) return `${at + 1} of the list: expected “${wanted.kind}”, but ${why}:`;
  }
  return list.length === 0 ? 'there was:' : `there was more than the ${list.length} of the list:`;
}

export function happenedCheck(reading: CastReading, path: Path, value: unknown): Check[] {
  const list = readWanted(reading, path, value);
  if (!list) return [];
  const judge = (stand: Stand) => mismatch(list, stand.unasked, stand);
  return [{ line: reading.source.lineOf(path), expected: happenedText(list), judge }];
}

export const happenedText = (list: WantedList) =>
  `happened: ${list.map((one) => one?.kind ?? 'anything').join(', ') || 'nothing'}`;

import { type Fight } from '../../../../src/rules/combat/fight.ts';
import { isAtPeace } from '../../../../src/rules/combat/at-peace.ts';
import { legalActions } from '../../../../src/rules/combat/index.ts';
import { expectedOneOf } from '../../format/fault.ts';
import { fault, fitting } from '../../format/reading.ts';
import { namesIn } from '../../format/names.ts';
import { texts } from '../../format/shapes.ts';
import { type Path } from '../../format/source.ts';
import { callOf, type Cast, type CastReading, memberCalled } from '../format/cast.ts';
import { readDeed } from '../format/sentence.ts';
import { isMapping } from '../format/values.ts';
import { asArmed } from '../play/armed.ts';
import { type Check, equals } from './check.ts';
import { creature, creatureChecks, type Form, number, truth, yes } from './creature-facts.ts';
import { outcomeText, readOutcome } from './outcome.ts';
import { mapCheck } from './reach.ts';

type Fact = { form: Form; now(fight: Fight, cast: Cast): string };

/** Several creatures, in their order; `nobody` for none. */
export const creatures: Form = (reading, path, value) => {
  const said = fitting(reading, path, texts, value)?.flatMap(namesIn);
  const called = said?.map((one) => creature(reading, path, one));
  return !called || called.includes(null) ? null : called.join(', ');
};
export const calledAll = (cast: Cast, ids: readonly Parameters<typeof callOf>[1][]) =>
  ids.map((id) => callOf(cast, id)).join(', ') || 'nobody';

const fightFacts: Readonly<Record<string, Fact>> = {
  turn: { form: creature, now: ({ turn }, cast) => callOf(cast, turn.of) },
  actions: { form: number, now: ({ turn }) => String(turn.actions) },
  round: { form: number, now: ({ round }) => String(round) },
  order: { form: creatures, now: ({ order }, cast) => calledAll(cast, order) },
  'thumbs up': { form: creatures, now: ({ thumbsUp }, cast) => calledAll(cast, thumbsUp) },
  'loot round': { form: number, now: ({ walk }) => String(walk?.left ?? 0) },
  peace: { form: truth, now: (fight) => yes(isAtPeace(fight)) },
  outcome: { form: readOutcome, now: (fight, cast) => outcomeText(cast, fight, fight.outcome) },
};

const others = ['legal', 'not legal', 'map'] as const;
export const fightKeys: readonly string[] = [...Object.keys(fightFacts), ...others];

/** What is expected of the fight and of those in it. */
export function stateChecks(reading: CastReading, path: Path, value: unknown): Check[] {
  if (!isMapping(value) || Object.keys(value).length === 0) {
    const some = '{ B: { hp: 6 }, turn: A }';
    fault(reading, path, `expected facts of creatures or of the fight, such as ${some}.`);
    return [];
  }
  return Object.entries(value).flatMap(([key, said]) => ofKey(reading, [...path, key], key, said));
}

function ofKey(reading: CastReading, path: Path, key: string, said: unknown): Check[] {
  const member = memberCalled(reading.cast, key);
  if (member) return creatureChecks(reading, path, member.id, said);
  if (key === 'legal' || key === 'not legal')
    return legalChecks(reading, path, said, key === 'legal');
  if (key === 'map') {
    const check = mapCheck(reading, path, said);
    return check ? [check] : [];
  }
  const fact = Object.hasOwn(fightFacts, key) ? fightFacts[key] : undefined;
  if (!fact) {
    const known = [...reading.cast.filter((one) => !one.released).map((one) => one.letter)];
    fault(reading, path, expectedOneOf('creature or fact', key, [...known, ...fightKeys]));
    return [];
  }
  const text = fact.form(reading, path, said);
  if (text === null) return [];
  const line = reading.source.lineOf(path);
  return [equals(line, key, text, ({ fight, cast }) => fact.now(fight, cast))];
}

/** Sentences that are among what their creatures may do now, or are not. */
function legalChecks(reading: CastReading, path: Path, value: unknown, is: boolean): Check[] {
  const said = fitting(reading, path, texts, value) ?? [];
  if (said.length === 0 || said.includes(''))
    return fault(reading, path, 'expected sentences, such as “A attacks B”.') ?? [];
  return said.flatMap((sentence, at) => {
    const here = Array.isArray(value) ? [...path, at] : path;
    const deed = readDeed(reading, here, sentence);
    if (!deed) return [];
    const check: Check = {
      line: reading.source.lineOf(here),
      expected: `${is ? 'legal' : 'not legal'}: ${sentence}`,
      judge: ({ fight, cast }) => {
        const wanted = keyOf(asArmed(cast, fight, deed).action);
        const legal = legalActions(fight, deed.by).some((action) => keyOf(action) === wanted);
        return legal === is ? null : `it is ${legal ? 'legal' : 'not legal'}`;
      },
    };
    return [check];
  });
}

const keyOf = (action: object) => JSON.stringify(Object.entries(action).sort());

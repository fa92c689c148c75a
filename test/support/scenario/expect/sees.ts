import { tileName } from '../../../../src/rules/board/tile.ts';
import { type CreatureId } from '../../../../src/rules/combat/creature.ts';
import { hpOf } from '../../../../src/rules/combat/health.ts';
import { type SeenFightEvent } from '../../../../src/rules/combat/event.ts';
import { statNames } from '../../../../src/rules/hero/stats.ts';
import {
  duelToldToAll,
  eventsSeenBy,
  positionSeenBy,
  type SeenCreature,
} from '../../../../src/rules/sight/fight.ts';
import { fightLines } from '../../../../src/discord/views/fight-lines.ts';
import { expectedOneOf } from '../../format/fault.ts';
import { fault } from '../../format/reading.ts';
import { type Path } from '../../format/source.ts';
import { callOf, type CastReading, memberCalled, readCreature } from '../format/cast.ts';
import { isMapping, quoted } from '../format/values.ts';
import { type Check, equals, type Stand } from './check.ts';
import { type Form, list, listed, number, tile, truth, yes } from './creature-facts.ts';
import { happenedText, mismatch, readWanted } from './happened.ts';
import { linesChecks } from './says.ts';

type Watcher = CreatureId | 'everybody';
type Fact = { form: Form; now(seen: SeenCreature): string };

const orUnknown = (n: number | null | undefined) => String(n ?? 'unknown');
const numberOrUnknown: Form = (reading, path, value) =>
  value === 'unknown' ? value : number(reading, path, value);
const word: Form = (_, __, value) => quoted(value);

const seenFacts: Readonly<Record<string, Fact>> = {
  ...Object.fromEntries(
    statNames.map((stat): [string, Fact] => [
      stat,
      { form: numberOrUnknown, now: ({ stats }) => orUnknown(stats[stat]) },
    ]),
  ),
  health: { form: word, now: ({ health }) => health },
  hp: { form: numberOrUnknown, now: ({ own }) => orUnknown(own && hpOf(own)) },
  level: { form: numberOrUnknown, now: ({ level }) => orUnknown(level) },
  at: { form: tile, now: (one) => tileName(one.tile) },
  size: { form: number, now: ({ stature }) => String(stature) },
  dead: { form: truth, now: ({ dead }) => yes(dead) },
  height: { form: word, now: ({ height }) => height },
  conditions: { form: list, now: ({ conditions }) => listed(conditions.map(({ kind }) => kind)) },
  guise: { form: word, now: ({ guise }) => guise ?? 'none' },
  own: { form: truth, now: ({ own }) => yes(own !== null) },
  abilities: { form: list, now: ({ abilities }) => listed(abilities) },
};

/** What players may know, by the creature they play; `everybody` are those who only hear of it. */
export function sightChecks(reading: CastReading, path: Path, value: unknown): Check[] {
  if (!isMapping(value) || Object.keys(value).length === 0) {
    fault(
      reading,
      path,
      'expected whose eyes and what they see, such as { A: { B: { hp: unknown } } }.',
    );
    return [];
  }
  return Object.entries(value).flatMap(([said, told]) => {
    const at = [...path, said];
    const watcher = said === 'everybody' ? said : readCreature(reading, at, said);
    if (!watcher) return [];
    if (isMapping(told) && Object.keys(told).length > 0)
      return Object.entries(told).flatMap(([key, facts]) =>
        ofWatcher(reading, [...at, key], watcher, key, facts),
      );
    if (told === 'nothing') return eventsCheck(reading, at, watcher, told);
    return (
      fault(reading, at, 'expected { B: { … } }, { happened: … }, { told: … } or “nothing”.') ?? []
    );
  });
}

function ofWatcher(
  reading: CastReading,
  path: Path,
  watcher: Watcher,
  key: string,
  value: unknown,
): Check[] {
  const eyes = watcher === 'everybody' ? watcher : callOf(reading.cast, watcher);
  const lines = (stand: Stand) => fightLines(seenEvents(stand, watcher));
  if (key === 'happened') return eventsCheck(reading, path, watcher, value);
  if (key === 'told') return linesChecks(reading, path, value, `${eyes} is told`, lines);
  if (key === 'not told')
    return linesChecks(reading, path, value, `${eyes} is not told`, lines, false);
  if (key === 'traps' && watcher !== 'everybody')
    return trapsCheck(reading, path, `${eyes} sees traps`, watcher, value);
  const member = memberCalled(reading.cast, key);
  if (!member || watcher === 'everybody') {
    const letters = reading.cast.filter((one) => !one.released).map((one) => one.letter);
    const known = [
      ...(watcher === 'everybody' ? [] : [...letters, 'traps']),
      ...['happened', 'told', 'not told'],
    ];
    return fault(reading, path, expectedOneOf('creature or sight', key, known)) ?? [];
  }
  return creatureSight(reading, path, watcher, member.id, value);
}

function creatureSight(
  reading: CastReading,
  path: Path,
  watcher: CreatureId,
  id: CreatureId,
  value: unknown,
): Check[] {
  const what = `${callOf(reading.cast, watcher)} sees ${callOf(reading.cast, id)}`;
  const seen = ({ fight }: Stand) =>
    positionSeenBy(fight, watcher).creatures.find((one) => one.id === id);
  const line = reading.source.lineOf(path);
  if (value === 'yes' || value === 'no')
    return [equals(line, what, value, (stand) => yes(seen(stand) !== undefined))];
  if (!isMapping(value) || Object.keys(value).length === 0)
    return fault(reading, path, 'expected { health: injured, hp: unknown }, yes or no.') ?? [];
  return Object.entries(value).flatMap(([name, said]) => {
    const at = [...path, name];
    const fact = Object.hasOwn(seenFacts, name) ? seenFacts[name] : undefined;
    if (!fact) {
      const known = Object.keys(seenFacts);
      return fault(reading, at, expectedOneOf('fact that is seen', name, known)) ?? [];
    }
    const text = fact.form(reading, at, said);
    if (text === null) return [];
    const now = (stand: Stand) => {
      const found = seen(stand);
      return found ? fact.now(found) : 'nothing: it is not seen';
    };
    return [equals(reading.source.lineOf(at), `${what}: ${name}`, text, now)];
  });
}

/** PERC-05: the tiles of those that it knows of, each as often as it knows of one there. */
function trapsCheck(
  reading: CastReading,
  path: Path,
  what: string,
  watcher: CreatureId,
  value: unknown,
): Check[] {
  const said = list(reading, path, value);
  if (said === null) return [];
  const now = ({ fight }: Stand) =>
    listed(positionSeenBy(fight, watcher).traps.map((one) => tileName(one.tile)));
  return [equals(reading.source.lineOf(path), what, said, now)];
}

/** What a watcher was told of the last act; everybody, what all of them are told by now. */
function seenEvents({ fight, latest }: Stand, watcher: Watcher): SeenFightEvent[] {
  if (watcher !== 'everybody') return eventsSeenBy(fight, [...latest], watcher);
  try {
    return duelToldToAll(fight);
  } catch {
    // It is sight that refuses to tell of a duel that goes on, not this.
    return [];
  }
}

function eventsCheck(reading: CastReading, path: Path, watcher: Watcher, value: unknown): Check[] {
  const wanted = readWanted(reading, path, value);
  if (!wanted) return [];
  const eyes = watcher === 'everybody' ? watcher : callOf(reading.cast, watcher);
  const check: Check = {
    line: reading.source.lineOf(path),
    expected: `${eyes} sees what ${happenedText(wanted)}`,
    judge: (stand) => mismatch(wanted, seenEvents(stand, watcher), stand),
  };
  return [check];
}

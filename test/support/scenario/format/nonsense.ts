import { type FightMode, type Reserve } from '../../../../src/rules/combat/fight.ts';
import { fault } from '../../format/reading.ts';
import { type Path } from '../../format/source.ts';
import { type CastReading } from './cast.ts';
import { type Drawn } from './map.ts';
import { type ScenarioShape } from './read.ts';
import { type Newcomer, type Opening, type Step } from './scenario.ts';
import { type Described } from './who.ts';

/** What a fight of that mode never is, and what means nothing in it. */
export function refuseNonsense(
  reading: CastReading,
  shape: ScenarioShape,
  described: readonly Described[],
  drawn: Drawn,
): void {
  if (shape.mode !== 'duel') refuseOfDuels(reading, shape);
  for (const one of described) refuseOfOthers(reading, one, shape.mode as FightMode);
  const { under } = shape;
  for (const letter of Object.keys(typeof under === 'object' ? (under ?? {}) : {}))
    if (!drawn.marks.has(letter) && described.some((one) => one.letter === letter))
      fault(reading, ['under', letter], 'It is not drawn; expected a letter of the drawing.');
}

/** What only a duel has. */
function refuseOfDuels(reading: CastReading, { monster, house, ...shape }: ScenarioShape): void {
  const only = (path: Path, said: unknown) =>
    said !== undefined && fault(reading, path, 'Only a duel has that; expected mode: duel.');
  only(['monster'], monster);
  if (shape['thumbs up'].length > 0) only(['thumbs up'], shape['thumbs up']);
  for (const key of ['concede', 'tie', 'monsters released'] as const)
    only(['house', key], house?.[key]);
}

/** What is true of other creatures only, or in other fights. */
function refuseOfOthers(
  reading: CastReading,
  { path, shape, member: { kind } }: Described,
  mode: FightMode,
): void {
  const say = (key: keyof typeof shape, expected: string) =>
    fault(reading, [...path, key], expected);
  if (shape.boss && (kind !== 'monster' || mode !== 'quest'))
    say('boss', 'Only a quest’s monster is one; expected mode: quest, and a small letter.');
  for (const key of ['turns ignored', 'turns idle'] as const)
    if (shape[key] !== undefined && kind !== 'monster')
      say(key, 'Only a monster’s are counted; expected them of a monster.');
  if (shape.searches !== undefined && kind === 'monster')
    say('searches', 'No monster investigates; expected them of a hero or companion.');
  if (!shape['in the mount slot'] && kind !== 'companion')
    say('in the mount slot', 'Only a companion has an owner; expected that of one.');
}

/** DUEL-02: two heroes against each other; others only wait, whose traps and companions lie there. */
export function refuseNoDuel(
  reading: CastReading,
  { mode, thumbsUp }: Opening,
  all: readonly Newcomer[],
  reserve: Reserve | null,
): void {
  if (mode !== 'duel') return;
  const heroes = all.filter(({ entrant, waits }) => entrant.kind === 'hero' && !waits);
  const [a, b] = heroes;
  if (heroes.length !== 2 || a?.entrant.side === b?.entrant.side)
    fault(reading, ['who'], 'A duel is of two heroes; expected two capital letters on two sides.');
  if (thumbsUp.length < 2) return;
  fault(
    reading,
    ['thumbs up'],
    reserve
      ? 'With both the monster is out already; expected one of them.'
      : 'There is no monster to come out; expected “monster”, and one of them.',
  );
}

/** DUEL-02: no step has a third hero come into a duel, nor what is that hero's. */
export function refuseJoiners(
  reading: CastReading,
  { mode, entrants }: Opening,
  steps: readonly Step[],
): void {
  if (mode !== 'duel') return;
  const waiting = entrants.filter(({ entrant, waits }) => waits && entrant.kind === 'hero');
  const owners = waiting.map(({ entrant }) => entrant.id);
  const theirs = entrants.filter(({ entrant: { player } }) => player && owners.includes(player));
  const ids = theirs.map(({ entrant }) => entrant.id);
  const comes = ({ act }: Step): boolean =>
    act?.do === 'draw in'
      ? ids.length > 0
      : (act?.do === 'join' || act?.do === 'challenge') && act.who.some((id) => ids.includes(id));
  const expected = 'No third hero joins a duel; expected another mode.';
  for (const step of steps)
    if (comes(step)) reading.faults.push({ file: reading.file, line: step.line, expected });
}

/** COND-04, COMBAT-02: abilities may give more actions, but none to the slowed; without any left a turn is over. */
export function refuseManyActions(reading: CastReading, opening: Opening): void {
  const { actions, turn, entrants } = opening;
  const whose = entrants.find(({ entrant }) => entrant.id === turn);
  const slowed = (whose?.besides.conditions ?? []).some(({ kind }) => kind === 'slowed');
  const most = slowed ? 1 : mostActions;
  const helped = entrants.some(
    ({ entrant }) => entrant.kind === 'companion' && entrant.player === turn,
  );
  if (actions === 0 && !helped)
    fault(reading, ['actions'], 'With none its turn would be over; expected 1 or more.');
  if (actions !== null && actions > most)
    fault(reading, ['actions'], `It cannot have so many; expected at most ${most}.`);
}

/** With all that abilities may add in one turn. */
const mostActions = 9;

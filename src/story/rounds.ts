import { type SeenFightEvent, type Who } from '../rules/combat/event.ts';
import { type Beat, type Owned, ownedDid, type Telling } from './beat.ts';
import { isHit } from './blow-beat.ts';
import { type Health, isNews } from './health.ts';
import { arrivals } from './other-beat.ts';
import { type Call } from './fight-line.ts';
import { type Scene, type Seen } from './scene.ts';
import { capitalised, sentences } from './sentences.ts';
import { turnBeats } from './turn-beats.ts';

/** What happened in one round. */
export type Round = { number: number; events: SeenFightEvent[] };

const ofKind = <K extends SeenFightEvent['kind']>(events: readonly SeenFightEvent[], kind: K) =>
  events.filter((event): event is Seen<K> => event.kind === kind);

/** A round blow by blow; null if there is nothing to tell of it. */
export function roundTold({ number, events }: Round, telling: Telling): string | null {
  const stings = new Map<string, Owned>();
  const scenes = turnsOf(events).map((turn) => {
    const scene = turnBeats(turn, telling);
    return { scene, told: withoutOldStings(scene.beats, telling, stings) };
  });
  const texts = scenes.flatMap(({ told }) => sentences(told, telling.call));
  if (texts.length === 0 && stings.size === 0) return null;
  if (stings.size > 0) texts.push(`Again ${ownedDid([...stings.values()], tolled)}`);
  texts.push(
    ...stirred(
      scenes.map(({ scene }) => scene),
      telling,
    ),
  );
  return `Round ${number}: ${texts.map(onceMore).join(' ')}`;
}

const tolled = (many: boolean) => `took ${many ? 'their' : 'its'} toll`;

/** The events of a round by its turns. */
function turnsOf(events: readonly SeenFightEvent[]): SeenFightEvent[][] {
  const turns: SeenFightEvent[][] = [[]];
  for (const event of events) {
    if (event.kind === 'turn began') turns.push([]);
    turns.at(-1)?.push(event);
  }
  return turns;
}

/** Wounds that were told before and change nothing are left to one sentence for all of them. */
function withoutOldStings(
  beats: Beat[],
  { familiar }: Telling,
  stings: Map<string, Owned>,
): Beat[] {
  const news = new Set(beats.flatMap(({ key, health }) => (health.length === 0 ? [] : [key])));
  const isOld = ({ key, sting }: Beat) =>
    sting !== undefined && familiar.has(key) && !news.has(key);
  const told = beats.filter((one) => !isOld(one));
  for (const one of beats) if (isOld(one) && one.sting) stings.set(one.key, one.sting);
  for (const { key, sting } of told) if (sting !== undefined) familiar.add(key);
  return told;
}

/** COMBAT-11: what went off, of which nobody knows whether it did anything; told once in a fight. */
function stirred(scenes: readonly Scene[], { familiar }: Telling): string[] {
  for (const { named } of scenes) for (const name of named) familiar.add(name);
  const fresh = new Map(
    scenes.flatMap(({ stirred }) => [...stirred].filter(([name]) => !familiar.has(name))),
  );
  for (const name of fresh.keys()) familiar.add(name);
  return fresh.size === 0 ? [] : [capitalised(ownedDid([...fresh.values()], () => 'stirred'))];
}

const onceMore = (text: string, at: number, all: readonly string[]): string =>
  at > 0 && all[at - 1] === text ? 'And once more.' : text;

/** Rounds in a row of which there is nothing to tell; empty for none. */
export function quietRounds(numbers: readonly number[]): string {
  const [first, last] = [numbers[0], numbers.at(-1)];
  if (first === undefined || last === undefined) return '';
  const joined = last === first + 1 ? 'and' : 'to';
  const span = first === last ? `Round ${first}` : `Rounds ${first} ${joined} ${last}`;
  return `${span} went by without a blow.`;
}

/** Some rounds in a few sentences: who attacked whom how often, and what else changed the fight. */
export function roundsSummedUp(rounds: Round[], call: Call, known: Health): string {
  const [first, last] = [rounds[0], rounds.at(-1)];
  if (!first || !last) return '';
  const events = rounds.flatMap((round) => round.events);
  const span = first === last ? `In round ${first.number}` : spanOf(first.number, last.number);
  const attacks = ofKind(events, 'attacked');
  const pairs = [
    ...new Map(attacks.map((one) => [`${one.who.id} ${one.target.id}`, one])).values(),
  ];
  const blows = pairs.map(({ who, target }) => tally(attacks, who, target, call, known));
  const body = blows.length > 0 ? `${span} ${blows.join('; ')}.` : `${span} not a blow fell.`;
  return [body, ...turningPoints(events, call)].join(' ');
}

const spanOf = (first: number, last: number): string =>
  last === first + 1 ? `In rounds ${first} and ${last}` : `From round ${first} to ${last}`;

function tally(
  attacks: readonly Seen<'attacked'>[],
  by: Who,
  on: Who,
  call: Call,
  known: Health,
): string {
  const theirs = attacks.filter(({ who, target }) => who.id === by.id && target.id === on.id);
  const landed = theirs.filter(isHit);
  const hit = landed.length;
  // Whoever has got worse untold has not done so by a miss, nor by what does no damage.
  const health = landed.findLast(({ damage }) => damage !== null)?.health;
  const state =
    hit > 0 && health && health !== 'dead' && isNews(known, on, health)
      ? `, leaving them ${health}`
      : '';
  return `${call(by)} attacked ${call(on)} ${times(theirs.length)} and ${hits(hit, theirs.length)}${state}`;
}

const hits = (hit: number, of: number): string => {
  if (of === 1) return hit === 1 ? 'hit' : 'missed';
  return hit === 0 ? 'never hit' : `hit ${times(hit)}`;
};

const times = (n: number) => (n === 1 ? 'once' : n === 2 ? 'twice' : `${n} times`);

/** What changed a fight, in its order, each kind once however often it happened. */
function turningPoints(events: readonly SeenFightEvent[], call: Call): string[] {
  return [...new Set(events.flatMap((event) => turningPoint(event, call)))].map(capitalised);
}

/** How the duelists fell is told by the end of all. */
function turningPoint(event: SeenFightEvent, call: Call): string[] {
  switch (event.kind) {
    case 'died':
      return event.who.id.startsWith('h') ? [] : [`${call(event.who)} fell.`];
    case 'thumbs up':
      return [`${call(event.who)} raised a thumb to Marmello.`];
    case 'appeared':
      return [`${call(event.who)} ${arrivals[event.why]}.`];
    case 'levelled':
      return [`${call(event.who)} grew stronger.`];
    default:
      return [];
  }
}

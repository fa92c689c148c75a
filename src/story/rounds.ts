import { type SeenFightEvent, type Who } from '../rules/combat/event.ts';
import { conditionPast } from './condition-line.ts';
import { type Call } from './fight-line.ts';
import { type Health, isNews } from './health.ts';

/** What happened in one round. */
export type Round = { number: number; events: SeenFightEvent[] };

type Seen<K extends SeenFightEvent['kind']> = Extract<SeenFightEvent, { kind: K }>;
const ofKind = <K extends SeenFightEvent['kind']>(events: readonly SeenFightEvent[], kind: K) =>
  events.filter((event): event is Seen<K> => event.kind === kind);

/** A round blow by blow; null if there is nothing to tell of it. */
export function roundTold({ number, events }: Round, known: Health, call: Call): string | null {
  const sentences = events.flatMap((event) => told(event, call, known) ?? []);
  return sentences.length === 0 ? null : `Round ${number}: ${sentences.map(capitalised).join(' ')}`;
}

/** Rounds in a row of which there is nothing to tell; empty for none. */
export function quietRounds(numbers: readonly number[]): string {
  const [first, last] = [numbers[0], numbers.at(-1)];
  if (first === undefined || last === undefined) return '';
  const span = first === last ? `Round ${first}` : `Rounds ${first} to ${last}`;
  return `${span} went by without a blow.`;
}

/** A sentence that begins with a monster; a hero's name is written as its player writes it. */
const capitalised = (sentence: string) => sentence.replace(/^the /, 'The ');

const arrivals: Record<Seen<'appeared'>['why'], string> = {
  released: 'was let loose',
  respawned: 'came in place of the fallen',
  summoned: 'was summoned',
  joined: 'joined the fight',
};

/** What an account tells of one event; null of what its frame tells or nobody needs. */
function told(event: SeenFightEvent, call: Call, known: Health): string | null {
  switch (event.kind) {
    case 'attacked':
      return blow(event, call, known);
    case 'hurt':
      return harm(event, call, known);
    case 'died':
      // Of whom no blow killed it was told with what did.
      return known.get(event.who.id) === 'dead' ? null : `${call(event.who)} fell.`;
    case 'appeared':
      return `${call(event.who)} ${arrivals[event.why]}.`;
    case 'levelled':
      return `${call(event.who)} grew stronger.`;
    case 'thumbs up':
      return `${call(event.who)} raised a thumb to Marmello.`;
    case 'condition laid':
      return `${call(event.who)} ${conditionPast(event.condition)}.`;
    default:
      return null;
  }
}

/** `own`: as it follows whose it is. */
type Weapon = { any: string; own: string };
type Words = (by: string, on: string, weapon: Weapon) => string;
const hits: Words[] = [
  (by, on, { any }) => `${by} hit ${on} with ${any}`,
  (by, on, { own }) => `${by}’s ${own} found ${on}`,
  (by, on, { any }) => `${by} struck ${on} with ${any}`,
];
const misses: Words[] = [
  (by, on, { any }) => `${by} missed ${on} with ${any}.`,
  (by, on, { own }) => `${on} dodged ${by}’s ${own}.`,
  (by, on, { own }) => `${by}’s ${own} went past ${on}.`,
];

/** COMBAT-11: what somebody unseen struck with has no name. */
const unseen: Weapon = { any: 'an unseen blow', own: 'unseen blow' };

/** One attack. Which words are taken follows the die that lay open, so an account never changes. */
function blow(event: Seen<'attacked'>, call: Call, known: Health): string {
  const { who, target, roll, verdict, health } = event;
  const weapon = event.with === '' ? unseen : { any: event.with, own: event.with };
  const [by, on] = [call(who), call(target)];
  const pick = (words: Words[]) => (words[roll.natural % words.length] as Words)(by, on, weapon);
  const news = health !== 'dead' && isNews(known, target, health);
  if (verdict === 'critical miss') return `A natural 1: ${by} missed ${on} with ${weapon.any}.`;
  if (verdict === 'miss') return pick(misses);
  const luck = verdict === 'critical hit' ? `With a natural ${roll.natural}, doubled, ` : '';
  return `${luck}${pick(hits)}${news ? `, and left ${on} ${health}` : ''}.`;
}

/** A wound that no blow dealt. */
function harm({ who, cause, health }: Seen<'hurt'>, call: Call, known: Health): string {
  // COMBAT-11: what somebody unseen did has no name.
  const by = cause === '' ? 'something unseen' : cause;
  const news = isNews(known, who, health);
  if (health === 'dead') return `${call(who)} fell to ${by}.`;
  return news
    ? `${call(who)} was hurt by ${by}, and was left ${health}.`
    : `${call(who)} was caught by ${by}.`;
}

/** Some rounds in a few sentences: who attacked whom how often, and what else changed the fight. */
export function roundsSummedUp(rounds: Round[], call: Call): string {
  const [first, last] = [rounds[0], rounds.at(-1)];
  if (!first || !last) return '';
  const events = rounds.flatMap((round) => round.events);
  const span =
    first === last ? `In round ${first.number}` : `From round ${first.number} to ${last.number}`;
  const attacks = ofKind(events, 'attacked');
  const pairs = [
    ...new Map(attacks.map((one) => [`${one.who.id} ${one.target.id}`, one])).values(),
  ];
  const blows = pairs.map(({ who, target }) => tally(attacks, who, target, call));
  const body = blows.length > 0 ? `${span} ${blows.join('; ')}.` : `${span} not a blow fell.`;
  return [body, ...turningPoints(events, call)].join(' ');
}

function tally(attacks: readonly Seen<'attacked'>[], by: Who, on: Who, call: Call): string {
  const theirs = attacks.filter(({ who, target }) => who.id === by.id && target.id === on.id);
  const hit = theirs.filter(
    ({ verdict }) => verdict === 'hit' || verdict === 'critical hit',
  ).length;
  const health = theirs.at(-1)?.health;
  const state =
    hit > 0 && health && health !== 'dead' && health !== 'uninjured'
      ? `, leaving them ${health}`
      : '';
  return `${call(by)} attacked ${call(on)} ${times(theirs.length)} and hit ${hit === 0 ? 'not once' : times(hit)}${state}`;
}

const times = (n: number) => (n === 1 ? 'once' : n === 2 ? 'twice' : `${n} times`);

/** What changed a fight, each kind once however often it happened. */
function turningPoints(events: readonly SeenFightEvent[], call: Call): string[] {
  const fallen = ofKind(events, 'died').map(({ who }) => `${call(who)} fell.`);
  const thumbs = ofKind(events, 'thumbs up').map(
    ({ who }) => `${call(who)} raised a thumb to Marmello.`,
  );
  const came = ofKind(events, 'appeared').map((event) => told(event, call, new Map()) ?? '');
  const grew = ofKind(events, 'levelled').map(({ who }) => `${call(who)} grew stronger.`);
  return [...new Set([...thumbs, ...came, ...grew, ...fallen])].map(capitalised);
}

import { type GameEvent } from '../rules/event.ts';
import { type HeroId, type PlayerId } from '../rules/names.ts';
import { audiences } from './audiences.ts';
import { type Note } from './ports.ts';

/**
 * The messages that these events owe, in the order of telling: for the table, then for heroes (calls
 * before other news, so that they come first), then the panels that changed, the actor’s among them.
 * `heroes` are those who may read (they joined and did not leave in the lobby); `by` is the hero who acted
 * and so needs no call to move; `hushed`: whose call comes without a ping; `player`: who acted.
 */
export function notesFor(
  events: readonly GameEvent[],
  heroes: readonly HeroId[],
  by: HeroId | null = null,
  hushed: Hushed = () => false,
  player: PlayerId | null = null,
): Note[] {
  const last = isLastOfRound(events);
  const own = events
    .flatMap((event) => ownNotes(event, heroes, by, hushed))
    .map((note) =>
      last && note.kind === 'turn ended' ? { ...note, own: { ...note.own, last } } : note,
    )
    .map((note) =>
      note.kind === 'passed' && unlocks(events, note.to)
        ? { ...note, own: { ...note.own, opened: true as const } }
        : note,
    )
    .sort((a, b) => +b.urgent - +a.urgent);
  const called = new Set(own.filter((note) => note.urgent).map((note) => note.to));
  // What came of a press is not on the panel in the thread where another one was pressed.
  const acted = by === null ? [] : [by];
  const changed = new Set([...acted, ...events.flatMap((event) => panelsOf(event, heroes))]);
  const panels = heroes
    .filter((hero) => changed.has(hero))
    .map((hero): Note => ({ to: hero, kind: 'panel', urgent: called.has(hero) }));
  const hosts = events.flatMap((event) => hostNotes(event, player));
  return [...events.flatMap(publicNotes), ...own, ...hosts, ...panels];
}

/** To the public goes an event's public face, and nothing where it has none. */
function publicNotes(event: GameEvent): Note[] {
  if (!audiences[event.kind].table || event.public === null) return [];
  return [{ to: 'public', kind: event.kind, face: event.public, urgent: false }];
}

/** MONSTER-09: a host who has just acted has the monster's panel before them. */
function hostNotes({ kind, public: face }: GameEvent, player: PlayerId | null): HostNote[] {
  if (!audiences[kind].host || face === null || !('host' in face)) return [];
  return face.host === player ? [] : [{ to: `host:${face.host}`, kind, face, urgent: true }];
}

type HostNote = Extract<Note, { to: `host:${string}` }>;
type OwnNote = Extract<Note, { own: object | null }>;

/** Whether this hero's player does not want to be pinged for that now. */
export type Hushed = (hero: HeroId, event: GameEvent) => boolean;

function ownNotes(
  event: GameEvent,
  heroes: readonly HeroId[],
  by: HeroId | null,
  hushed: Hushed,
): OwnNote[] {
  const { heroes: whom, pings } = audiences[event.kind];
  if (whom === 'nobody') return [];
  const told = whom === 'those it is about' ? about(event) : withOwnWords(event);
  return told
    .filter((hero) => heroes.includes(hero) && !(hero === by && knows(event)))
    .map((hero) => ({
      to: hero,
      kind: event.kind,
      face: event.public,
      own: event.own[hero] ?? null,
      urgent: pings,
      ...(pings && hushed(hero, event) && { hushed: true as const }),
    }));
}

/** Whether after these events nobody is waited for, so that the week goes on by further acts at once. */
const isLastOfRound = (events: readonly GameEvent[]): boolean =>
  !events.some(({ kind, public: face }) => kind === 'turn unlocked' && face?.autopilot !== true);

/** TURN-06: whose turn is passed last of all has its make-up turn at once. */
const unlocks = (events: readonly GameEvent[], hero: HeroId): boolean =>
  events.some(
    (event) =>
      event.kind === 'turn unlocked' &&
      event.public?.kind === 'make-up' &&
      about(event).includes(hero),
  );

/** Who acted has the answer to the own act before them. */
const knows = (event: GameEvent) => event.kind === 'your move' || event.kind === 'passed';

function panelsOf(event: GameEvent, heroes: readonly HeroId[]): readonly HeroId[] {
  const { panels } = audiences[event.kind];
  if (panels === 'everybody') return heroes;
  return panels === 'nobody' ? [] : [...about(event), ...withOwnWords(event)];
}

const withOwnWords = (event: GameEvent) => Object.keys(event.own) as HeroId[];

/** The heroes that an event's public face names as its subject. */
function about(event: GameEvent): HeroId[] {
  const face = event.public;
  if (face === null) return [];
  if ('pair' in face) return face.pair.map((hero) => hero.id);
  if (!('hero' in face)) return [];
  return 'with' in face && face.with ? [face.hero.id, face.with.id] : [face.hero.id];
}

import { versionOf, type Versions } from '../checks/secrets.ts';
import { type Cast, ownThreads } from './cast.ts';
import { type Stage } from './stage.ts';
import { type Id, type SeenChannel, type SeenMessage, type World } from './stage-types.ts';

/**
 * What one person sees. Private threads of others are left out, even of those who could open them
 * by their rights: what a person is not in, they are not told.
 */
export type View = { person: Id; name: string; channels: SeenChannel[]; threads: Id[] };

export type Look = { at: number; world: World; views: View[] };

export async function lookAround(stage: Stage, cast: Cast): Promise<Look> {
  const world = await stage.world();
  const inside = membersOfPrivateThreads(world);
  const people = [...cast.people];
  const screens = await stage.sees(people.map(([, person]) => person));
  const views = people.map(([name, person], at): View => {
    const own = (screens[at] ?? []).filter(({ id }) => inside.get(id)?.includes(person) ?? true);
    const threads = ownThreads(world, cast, person).map(({ id }) => id);
    return { person, name, channels: own, threads };
  });
  return { at: Date.parse(world.now), world, views };
}

export function membersOfPrivateThreads(world: World): Map<Id, readonly Id[]> {
  const threads = world.servers
    .flatMap(({ channels }) => channels)
    .filter(({ kind }) => kind === 'private thread');
  return new Map(threads.map(({ id, members }) => [id, members]));
}

/** A message as a person sees it now, and what it said when the step began (null: it was not there). */
export type Seen = { channel: SeenChannel; message: SeenMessage; before: string | null };

/** The messages that are new to a person since the look before, or say something else. */
export function changesFor(before: Look, after: Look, person: Id): Seen[] {
  const old = new Map(
    allFor(before, person).map(({ message }) => [message.id, message.text] as const),
  );
  return allFor(after, person)
    .map((seen) => ({ ...seen, before: old.get(seen.message.id) ?? null }))
    .filter(({ message, before: then }) => then !== message.text);
}

/** All that is new to a person since the look before, messages edited in whatever part included. */
export function freshFor(before: Look, after: Look, person: Id): SeenMessage[] {
  const state = ({ edited, text }: SeenMessage) => `${edited ?? ''} ${text}`;
  const old = new Map(allFor(before, person).map(({ message }) => [message.id, state(message)]));
  return allFor(after, person)
    .map(({ message }) => message)
    .filter((message) => old.get(message.id) !== state(message));
}

/** All that a person can read now. */
export function allFor(look: Look, person: Id): Seen[] {
  const view = look.views.find((one) => one.person === person);
  return (view?.channels ?? []).flatMap((channel) =>
    channel.messages.map((message) => ({ channel, message, before: null })),
  );
}

const versions = new WeakMap<Look, Versions>();

/** Every message that somebody saw then. */
export function versionsIn(look: Look): Versions {
  const known = versions.get(look);
  if (known) return known;
  const messages = look.views.flatMap(({ channels }) => channels.flatMap((one) => one.messages));
  const found = new Set(messages.map(versionOf));
  versions.set(look, found);
  return found;
}

/**
 * Whether somebody reads a message where the file says: in a channel, in their own thread, in `dm`.
 * What only they see stands in `answer` and nowhere else.
 */
export function isReadIn(look: Look, person: Id, place: string | null, seen: Seen): boolean {
  const forOne = place === 'answer';
  if (place !== null && seen.message.ephemeral !== forOne) return false;
  return forOne || isIn(look, person, place, seen);
}

/** Whether a message is in that place, also one that only this person sees there. */
export function isIn(
  look: Look,
  person: Id,
  place: string | null,
  { channel, message }: Seen,
): boolean {
  if (place === null) return true;
  if (place === 'answer') return message.ephemeral;
  if (place === 'dm') return channel.kind === 'dm';
  if (place === 'thread')
    return look.views.find((view) => view.person === person)?.threads.includes(channel.id) ?? false;
  const named = /^(.+?)\s+#(.+)$/.exec(place);
  if (named) return channel.server?.name === named[1] && channel.name === named[2];
  return channel.name === place.replace(/^#/, '');
}

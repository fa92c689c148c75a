import { canSee } from './world/access.ts';
import { type Id } from './world/nouns.ts';
import { type World } from './world/world.ts';

export type Tick = { channels: Id[]; modal: boolean; world: boolean };
type Typing = { channel: Id; name: string };
type Listener = { tick(tick: Tick): void; typing(typing: Typing): void };

/** Tells whoever looks over somebody's shoulder that what they see has changed. */
export type Feed = {
  listen(person: Id, listener: Listener): () => void;
  /** Messages of that channel changed; for one person only if an ephemeral one did. */
  messages(channel: Id, only?: Id | null): void;
  modal(person: Id): void;
  world(): void;
  typing(channel: Id, name: string): void;
};

export function openFeed(world: World): Feed {
  const listeners = new Map<Id, Map<Listener, Tick>>();
  let scheduled = false;

  function send(): void {
    scheduled = false;
    for (const waiting of listeners.values())
      for (const [listener, tick] of waiting) {
        if (!tick.modal && !tick.world && tick.channels.length === 0) continue;
        waiting.set(listener, { channels: [], modal: false, world: false });
        listener.tick(tick);
      }
  }

  function mark(concerns: (person: Id) => boolean, change: (tick: Tick) => void): void {
    if (listeners.size === 0) return;
    for (const [person, waiting] of listeners)
      if (concerns(person)) for (const tick of waiting.values()) change(tick);
    if (!scheduled) setImmediate(send);
    scheduled = true;
  }

  const sees = (person: Id, id: Id): boolean => {
    const channel = world.channels.get(id);
    return channel !== undefined && canSee(world, person, channel);
  };

  return {
    listen(person, listener) {
      const waiting = listeners.get(person) ?? new Map<Listener, Tick>();
      listeners.set(person, waiting);
      waiting.set(listener, { channels: [], modal: false, world: false });
      listener.tick({ channels: [], modal: true, world: true });
      return () => {
        waiting.delete(listener);
        if (waiting.size === 0) listeners.delete(person);
      };
    },
    messages: (channel, only = null) =>
      mark(
        (person) => (only === null ? sees(person, channel) : person === only),
        (tick) => {
          if (!tick.channels.includes(channel)) tick.channels.push(channel);
        },
      ),
    modal: (person) =>
      mark(
        (one) => one === person,
        (tick) => {
          tick.modal = true;
        },
      ),
    world: () =>
      mark(
        () => true,
        (tick) => {
          tick.world = true;
        },
      ),
    typing(channel, name) {
      for (const [person, waiting] of listeners)
        if (sees(person, channel))
          for (const listener of waiting.keys()) listener.typing({ channel, name });
    },
  };
}

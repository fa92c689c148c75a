import { ask, of } from './api.ts';
import { memory } from './browser.ts';
import { coalesced } from './coalesced.ts';
import { calls, keepMark, readMarks, unreadOf } from './reading.ts';
import { change, type PageState, stage, without } from './store.ts';
import { type SeenChannel, type SeenMessage, type World } from './wire.ts';
import { type Command, type Modal } from './wire-commands.ts';

interface Seen {
  now: string;
  channels: (SeenChannel & { messages: SeenMessage[] })[];
}

const usualDepth = 50;
const me = (): string => stage().person?.id ?? '';

/** The newest of the open channel counts as read as soon as somebody looks at the page. */
export function markRead(): void {
  const { open, messages } = stage();
  const newest = open === null ? undefined : messages[open]?.at(-1);
  if (open === null || !newest || document.hidden) return;
  keepMark(memory(), me(), open, newest.id);
  change(({ unread }) => ({ unread: without(unread, open) }));
}

export const refreshMessages = coalesced(async () => {
  const { open, depth } = stage();
  if (open === null) return;
  const limit = depth[open] ?? usualDepth;
  const seen = await ask<Seen>(of(me(), `sees?channel=${open}&limit=${limit}`));
  const messages = seen.channels.find(({ id }) => id === open)?.messages ?? [];
  change((before) => ({ now: seen.now, messages: { ...before.messages, [open]: messages } }));
  markRead();
});

export async function readFurther(): Promise<void> {
  const { open, depth } = stage();
  if (open === null) return;
  change({ depth: { ...depth, [open]: (depth[open] ?? usualDepth) + usualDepth } });
  await refreshMessages();
}

export const refreshUnread = coalesced(async () => {
  const seen = await ask<Seen>(of(me(), 'sees?channel=all&limit=5'));
  const marks = readMarks(memory(), me());
  const unread: Record<string, 'new' | 'for you'> = {};
  for (const channel of seen.channels) {
    if (channel.id === stage().open && !document.hidden) continue;
    const fresh = unreadOf(channel.messages, marks[channel.id], me());
    if (fresh.length === 0) continue;
    const called = channel.kind === 'dm' || fresh.some((message) => calls(message, me()));
    unread[channel.id] = called ? 'for you' : 'new';
  }
  change({ now: seen.now, unread });
});

const worldOf = (world: World, before: PageState): Partial<PageState> => ({
  world,
  now: world.now,
  person: world.people.find(({ id }) => id === me()) ?? before.person,
});

export const refreshWorld = coalesced(async () => {
  const [world, seen] = await Promise.all([
    ask<World>('/world'),
    ask<{ channels: SeenChannel[] }>(of(me(), 'channels')),
  ]);
  change((before) => ({ ...worldOf(world, before), channels: seen.channels }));
});

export const refreshCommands = coalesced(async () => {
  const { open } = stage();
  if (open === null) return;
  const found = await ask<{ commands: Command[] }>(of(me(), `commands?channel=${open}`)).catch(
    () => ({ commands: [] }),
  );
  change({ commands: found.commands });
});

/** Shows a modal that came; one that is open stays until it is sent or closed in this tab. */
export const refreshModal = coalesced(async () => {
  const { modal } = await ask<{ modal: Modal | null }>(of(me(), 'modal'));
  if (modal && modal.id !== stage().modal?.id) change({ modal, modalProblem: null });
});

export async function refreshAll(): Promise<void> {
  await refreshWorld();
  await Promise.all([refreshMessages(), refreshUnread(), refreshModal(), refreshCommands()]);
}

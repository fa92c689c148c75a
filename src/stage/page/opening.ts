import { readAddress, writeAddress } from './address.ts';
import { ask, of, tell } from './api.ts';
import { memory } from './browser.ts';
import { firstZone } from './clock/zones.ts';
import { follow } from './live.ts';
import { refreshCommands, refreshMessages, refreshWorld } from './refresh.ts';
import { isOpenable } from './sidebar/tree.ts';
import { change, stage } from './store.ts';
import { type SeenChannel, type World } from './wire.ts';

const lastOpen = (person: string): string => `stage:open:${person}`;

/** Shows a channel; `remember` is false when the browser's own back button asked for it. */
export async function openChannel(id: string, remember = true): Promise<void> {
  const { person, open } = stage();
  if (!person) return;
  if (id !== open) change({ open: id, commands: [], replyTo: null, editing: null, failures: {} });
  change({ drawer: null });
  memory()?.setItem(lastOpen(person.id), id);
  if (remember && id !== open) window.history.pushState(null, '', writeAddress(person.name, id));
  await Promise.all([refreshMessages(), refreshCommands()]);
}

/** Opens the direct messages with a bot. */
export async function openDirect(bot: string): Promise<void> {
  const me = stage().person?.id ?? '';
  const { channel } = await tell<{ channel: SeenChannel }>(of(me, 'dm'), { bot });
  await refreshWorld();
  await openChannel(channel.id);
}

function firstChannel(person: string, asked: string | null): string | null {
  const channels = (stage().channels ?? []).filter(isOpenable);
  const kept = memory()?.getItem(lastOpen(person)) ?? null;
  const found =
    channels.find(({ id, name }) => id === asked || name === asked) ??
    channels.find(({ id }) => id === kept) ??
    channels[0];
  return found?.id ?? null;
}

/** Reads the page's address and shows what it asks for; without a person, who there is. */
export async function start(): Promise<void> {
  const asked = readAddress(window.location.search);
  const world = await ask<World>('/world');
  const person = world.people.find(
    ({ id, name }) => id === asked.as || name.toLowerCase() === asked.as?.toLowerCase(),
  );
  change({ world, now: world.now, zone: firstZone(memory()), person: person ?? null });
  if (!person) return;
  await refreshWorld();
  const first = firstChannel(person.id, asked.channel);
  if (first !== null) {
    await openChannel(first, false);
    window.history.replaceState(null, '', writeAddress(person.name, first));
  }
  window.addEventListener('popstate', () => {
    const back = firstChannel(person.id, readAddress(window.location.search).channel);
    if (back !== null) void openChannel(back, false);
  });
  follow(person.id);
}

import { type SeenChannel } from '../wire.ts';

export interface Branch {
  channel: SeenChannel;
  threads: SeenChannel[];
  archived: SeenChannel[];
}

/** A server or one of its categories, or the direct messages, with what is listed below it. */
export interface Section {
  title: string;
  branches: Branch[];
}

const isThread = ({ kind }: SeenChannel): boolean => kind === 'thread' || kind === 'private thread';

/** Whether it holds messages that can be read here. */
export const isOpenable = ({ kind }: SeenChannel): boolean =>
  kind !== 'category' && kind !== 'voice' && kind !== 'forum';

function branch(channel: SeenChannel, all: SeenChannel[]): Branch {
  const threads = all.filter((each) => isThread(each) && each.parent === channel.id);
  return {
    channel,
    threads: threads.filter(({ archived }) => !archived),
    archived: threads.filter(({ archived }) => archived),
  };
}

/** The sidebar's sections in the order that the stage gives: direct messages come last. */
export function sections(channels: SeenChannel[]): Section[] {
  const byTitle = new Map<string, Branch[]>();
  const titles = new Map<string, string>();
  for (const channel of channels) {
    if (isThread(channel) || !isOpenable(channel)) continue;
    const category = channels.find(({ id, kind }) => id === channel.parent && kind === 'category');
    const home = channel.server?.name ?? 'Direct messages';
    const key = `${channel.server?.id ?? 'dm'}:${category?.id ?? ''}`;
    titles.set(key, category ? `${home} · ${category.name}` : home);
    byTitle.set(key, [...(byTitle.get(key) ?? []), branch(channel, channels)]);
  }
  const keys = [...byTitle.keys()];
  const ordered = [...keys.filter((key) => key !== 'dm:'), ...keys.filter((key) => key === 'dm:')];
  return ordered.map((key) => ({ title: titles.get(key) ?? '', branches: byTitle.get(key) ?? [] }));
}

/** How a channel is written: `#menagerie`, a thread or a person by name alone. */
export const channelName = ({ name, kind }: SeenChannel): string =>
  kind === 'text' || kind === 'announcement' || kind === 'forum' ? `#${name}` : name;

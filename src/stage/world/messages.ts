import { older } from '../snowflake.ts';
import { type Log } from '../store/log.ts';
import { coldTable } from '../store/table.ts';
import { type Id, type Message } from './nouns.ts';

const KEPT_IN_MEMORY = 1_500;

/** The messages of each channel in the order of their ids. */
export type Messages = {
  get(channel: Id, id: Id): Message | undefined;
  /** Wherever it is: for callers who know only the id. */
  find(id: Id): Message | undefined;
  put(message: Message): Message;
  remove(message: Message): void;
  ids(channel: Id): readonly Id[];
  removeAll(channel: Id): void;
};

export function openMessages(log: Log): Messages {
  const stored = coldTable<Message>(log, 'message', KEPT_IN_MEMORY);
  const byChannel = new Map<Id, Id[]>();
  const idsOf = (channel: Id): Id[] => {
    let ids = byChannel.get(channel);
    if (!ids) byChannel.set(channel, (ids = []));
    return ids;
  };
  for (const key of stored.keys()) {
    const [channel = '', id = ''] = key.split('/');
    idsOf(channel).push(id);
  }
  for (const ids of byChannel.values()) ids.sort(older);

  const get = (channel: Id, id: Id): Message | undefined => stored.get(`${channel}/${id}`);
  return {
    get,
    find(id) {
      for (const channel of byChannel.keys()) {
        const message = get(channel, id);
        if (message) return message;
      }
      return undefined;
    },
    put(message) {
      const ids = idsOf(message.channel);
      const newest = ids.at(-1);
      if (newest === undefined || older(newest, message.id) < 0) ids.push(message.id);
      else if (!get(message.channel, message.id)) {
        ids.push(message.id);
        ids.sort(older);
      }
      return stored.put(`${message.channel}/${message.id}`, message);
    },
    remove(message) {
      const ids = idsOf(message.channel);
      const place = ids.indexOf(message.id);
      if (place >= 0) ids.splice(place, 1);
      stored.remove(`${message.channel}/${message.id}`);
    },
    ids: idsOf,
    removeAll(channel) {
      for (const id of idsOf(channel)) stored.remove(`${channel}/${id}`);
      byChannel.delete(channel);
    },
  };
}

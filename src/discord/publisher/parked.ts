import { type OutboxRow } from '../../play/ports.ts';
import { type Desk } from '../desk.ts';
import { factsOf } from '../log.ts';
import { remembering } from '../remembered.ts';
import { untold } from '../views/announcements/unshown.ts';

/** Tells a game's hosts once that something could not be announced, and what they can do. */
export function parkedTeller({ asks, wire, log }: Desk) {
  const told = remembering<true>(1000);
  return async ({ game, note, number }: OutboxRow, reason: string): Promise<void> => {
    log.warn({ game, kind: note.kind, number, reason }, 'a message will never be sent');
    if (note.to !== 'public' || told.get(game)) return;
    told.put(game, true);
    const place = await asks.placeOf(game);
    const view = await asks.publicView(game);
    if (!place || !view) return;
    const words = untold(view, place.channel, reason);
    for (const host of view.hosts)
      await wire
        .openDirect(host)
        .then((channel) => wire.send(channel, words, { nonce: `park${game}${host.slice(-9)}` }))
        .catch((error: unknown) => log.warn(factsOf(error), 'a host could not be told'));
  };
}

import { type OutboxRow } from '../../play/ports.ts';
import { type Desk } from '../desk.ts';
import { factsOf } from '../log.ts';
import { remembering } from '../remembered.ts';
import { say } from '../screen.ts';
import { escape } from '../views/escape.ts';

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
    const words = say(
      `I cannot announce what happens in “${escape(view.name)}” in <#${place.channel}> (Discord says ${reason}). The game goes on.`,
      'Use `/setup check` there: it says what I lack and what for.',
    );
    for (const host of view.hosts)
      await wire
        .openDirect(host)
        .then((channel) => wire.send(channel, words, { nonce: `park${game}${host.slice(-9)}` }))
        .catch((error: unknown) => log.warn(factsOf(error), 'a host could not be told'));
  };
}

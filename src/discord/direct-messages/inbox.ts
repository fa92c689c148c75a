import { type GatewayMessageCreateDispatchData } from 'discord.js';
import { playerId } from '../../rules/names.ts';
import { type Desk } from '../desk.ts';
import { instantOf, type Caller } from '../interactions/caller.ts';
import { wellFormed } from '../interactions/well-formed.ts';
import { factsOf } from '../log.ts';
import { remembering } from '../remembered.ts';
import { say } from '../screen.ts';
import { answerKindly } from './answer.ts';

/** Where direct messages arrive; what is written in servers is nobody's business. */
export function inboxOver(desk: Desk, mayGoOn: (person: string) => boolean) {
  const seen = remembering<true>(5000);
  const running = new Map<string, Promise<void>>();

  async function reply(message: GatewayMessageCreateDispatchData): Promise<void> {
    const { id, author, channel_id: channel, content } = message;
    const caller: Caller = {
      player: playerId(author.id),
      manages: false,
      server: null,
      channel,
      allowed: 0n,
      at: instantOf(id),
      cause: id,
    };
    const screen = mayGoOn(author.id)
      ? await answerKindly(desk, caller, wellFormed(content))
      : say('Slow down: nothing was done. Take a breath, then go on.');
    // The same nonce each time: a message that is delivered twice is answered once.
    await desk.wire.send(channel, screen, { nonce: `dm${id}` });
  }

  return {
    take: async (message: GatewayMessageCreateDispatchData): Promise<void> => {
      const { id, author, guild_id: server } = message;
      if (server !== undefined || author.bot === true || seen.get(id)) return;
      seen.put(id, true);
      const done = reply(message).catch((error: unknown) => {
        desk.log.warn(factsOf(error), 'a direct message could not be answered');
      });
      running.set(id, done);
      await done;
      running.delete(id);
    },
    open: () => [...running.keys()].map((id) => `direct message ${id}`),
    close: async () => {
      await Promise.all(running.values());
    },
  };
}

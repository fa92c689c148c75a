import { type FastifyInstance } from 'fastify';
import { iso } from '../clock.ts';
import { channelFor, personCalled } from '../people/named.ts';
import { seenText } from '../people/seen-text.ts';
import { channelsSeenBy, messagesSeenBy, seenChannel, seenMessage } from '../people/seen.ts';
import { type Stage } from '../stage.ts';
import { CHANNEL } from '../wire.ts';
import { type Id } from '../world/nouns.ts';
import { type Endpoint, type Wish } from './endpoint.ts';
import { P, person } from './people.ts';
import { senseless } from './wrong.ts';

const MOST = 500;

function limitOf(wish: Wish): number {
  const limit = Number(wish.query['limit'] ?? 50);
  if (!Number.isInteger(limit) || limit < 1)
    throw senseless('The “limit” must be a whole number above 0.');
  return Math.min(limit, MOST);
}

function screen(stage: Stage, wish: Wish): unknown {
  const who = person(stage, wish);
  const wanted = wish.query['channel'] ?? 'all';
  const channels =
    wanted === 'all'
      ? channelsSeenBy(stage, who.id).filter((one) => one.type !== CHANNEL.category)
      : [channelFor(stage, who.id, wanted, wish.query['bot'])];
  const limit = limitOf(wish);
  if (wish.query['format'] === 'text') return seenText(stage, who, channels, limit);
  return {
    person: { id: who.id, name: who.name },
    now: iso(stage.world.now()),
    channels: channels.map((channel) => ({
      ...seenChannel(stage, who.id, channel),
      messages: messagesSeenBy(stage, who.id, channel, limit).map((one) =>
        seenMessage(stage, who.id, one),
      ),
    })),
  };
}

/** What several people see, at one moment: each message once, as whoever sees it reads it. */
function screens(stage: Stage, wish: Wish): object {
  const limit = limitOf(wish);
  const messages = new Map<Id, object>();
  const people = (wish.query['people'] ?? '').split(',').map((name) => {
    const who = personCalled(stage, name);
    const channels = channelsSeenBy(stage, who.id).filter((one) => one.type !== CHANNEL.category);
    const seen = channels.map((channel) => {
      const found = messagesSeenBy(stage, who.id, channel, limit);
      for (const one of found)
        if (!messages.has(one.id)) messages.set(one.id, seenMessage(stage, who.id, one));
      return { ...seenChannel(stage, who.id, channel), messages: found.map(({ id }) => id) };
    });
    return { person: { id: who.id, name: who.name }, channels: seen };
  });
  return { now: iso(stage.world.now()), messages: [...messages.values()], people };
}

function sidebar(stage: Stage, wish: Wish): object {
  const who = person(stage, wish);
  return {
    channels: channelsSeenBy(stage, who.id).map((channel) => seenChannel(stage, who.id, channel)),
  };
}

export const screenEndpoints: Endpoint[] = [
  { method: 'GET', path: `${P}/sees`, handle: screen },
  { method: 'GET', path: '/sees', handle: screens },
  { method: 'GET', path: `${P}/channels`, handle: sidebar },
];

/** Server-sent events for a page that shows what one person sees. */
export function serveStream(app: FastifyInstance, stage: Stage): void {
  app.get<{ Params: { person: string } }>(`/control${P}/stream`, (request, reply) => {
    const who = person(stage, { params: request.params, query: {}, body: {} });
    reply.hijack();
    const { raw } = reply;
    raw.writeHead(200, {
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      connection: 'keep-alive',
    });
    const send = (event: string, payload: unknown): void => {
      raw.write(`event: ${event}\ndata: ${JSON.stringify(payload)}\n\n`);
    };
    const end = stage.feed.listen(who.id, {
      tick: (tick) => send('tick', tick),
      typing: (typing) => send('typing', typing),
    });
    raw.on('close', end);
  });
}

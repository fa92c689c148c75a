import { setAvailable } from '../deeds/servers.ts';
import { send, type Session } from '../gateway/session.ts';
import { type RestDeed, type RestFault } from '../faults/rest-faults.ts';
import { asObject, type JsonObject } from '../json.ts';
import { serverCalled, botCalled } from '../people/named.ts';
import { type Stage } from '../stage.ts';
import { type Endpoint, named, type Wish } from './endpoint.ts';
import { optionalNumber, optionalText, optionalYesNo, text, yesNo } from './fields.ts';
import { barred, missing, senseless } from './wrong.ts';

const SCOPES = ['route', 'global', 'shared', 'cloudflare'] as const;
const AT_ONCE = 'now';

function sessions(stage: Stage, body: JsonObject): Session[] {
  const bot = optionalText(body, 'bot');
  const id = bot === undefined ? undefined : botCalled(stage, bot).id;
  return [...stage.gateway.sessions.values()].filter((one) => id === undefined || one.bot === id);
}

function deedFrom(body: JsonObject): RestDeed {
  const kind = text(body, 'do');
  if (kind === 'answer' || kind === 'answer-after') {
    const code = optionalNumber(body, 'code');
    const message = optionalText(body, 'message');
    const html = optionalYesNo(body, 'html');
    return {
      do: kind,
      status: optionalNumber(body, 'status') ?? 500,
      ...(code !== undefined && { code }),
      ...(message !== undefined && { message }),
      ...(html !== undefined && { html }),
    };
  }
  if (kind === 'hang' || kind === 'hang-after' || kind === 'reset' || kind === 'reset-after')
    return { do: kind };
  if (kind === 'delay') return { do: kind, ms: optionalNumber(body, 'ms') ?? 1_000 };
  if (kind !== 'limit') throw senseless(`There is no fault that does “${kind}”.`);
  const scope = SCOPES.find((one) => one === (optionalText(body, 'scope') ?? 'route'));
  if (!scope) throw senseless(`The scope is one of: ${SCOPES.join(', ')}.`);
  return { do: kind, scope, retryAfter: optionalNumber(body, 'retryAfter') ?? 1_000 };
}

function restFault(body: JsonObject): RestFault {
  const method = optionalText(body, 'method');
  const path = optionalText(body, 'path');
  return {
    ...deedFrom(body),
    ...(method !== undefined && { method }),
    ...(path !== undefined && { path }),
    times: optionalNumber(body, 'times') ?? 1,
    skip: optionalNumber(body, 'skip') ?? 0,
    chance: optionalNumber(body, 'chance') ?? 1,
  };
}

function replay(stage: Stage, body: JsonObject): void {
  const event = text(body, 'event');
  const wanted = optionalText(body, 'interaction');
  const remembered = stage.gateway.last.get(event) ?? [];
  const found = remembered.findLast(
    ({ payload }) => wanted === undefined || asObject(payload)['id'] === wanted,
  );
  if (!found) throw barred(`There was no such ${event} to send again.`);
  const session =
    stage.gateway.sessions.get(found.session.id) ?? sessions(stage, { bot: found.session.bot })[0];
  if (!session) throw barred('The bot is not connected.');
  for (let n = 0; n < (optionalNumber(body, 'times') ?? 1); n++)
    stage.gateway.repeat(session, event, found.payload);
}

type AtOnce = (stage: Stage, body: JsonObject) => void;

const atOnce: Record<string, AtOnce> = {
  drop(stage, body) {
    for (const session of sessions(stage, body))
      stage.gateway.close(
        session,
        optionalNumber(body, 'code') ?? 4000,
        yesNo(body, 'resumable', true),
      );
  },
  'invalid-session'(stage, body) {
    const resumable = yesNo(body, 'resumable', false);
    for (const session of sessions(stage, body)) {
      if (session.socket) send(session.socket, 9, resumable);
      stage.gateway.close(session, 4000, resumable);
    }
  },
  reconnect(stage, body) {
    for (const { socket } of sessions(stage, body)) if (socket) send(socket, 7, null);
  },
  replay,
  'forget-nonces'(stage) {
    for (const key of [...stage.world.nonces.keys()]) stage.world.nonces.remove(key);
  },
  unavailable(stage, body) {
    setAvailable(stage, serverCalled(stage, text(body, 'server')), yesNo(body, 'available', false));
  },
};

function add(stage: Stage, { body }: Wish): object {
  const kind = text(body, 'kind');
  const now = atOnce[kind];
  if (now) {
    now(stage, body);
    return { id: AT_ONCE };
  }
  const times = optionalNumber(body, 'times');
  switch (kind) {
    case 'rest':
      return { id: stage.faults.addRest(restFault(body)) };
    case 'refuse-identify':
      return {
        id: stage.faults.add({
          kind,
          code: optionalNumber(body, 'code') ?? 4004,
          left: times ?? 1,
        }),
      };
    case 'flap':
      return {
        id: stage.faults.add({
          kind,
          code: optionalNumber(body, 'code') ?? 4000,
          left: times ?? 1,
        }),
      };
    case 'cut':
      for (const { socket } of sessions(stage, {})) socket?.terminate();
      return { id: stage.faults.add({ kind, left: null }) };
    case 'mute-acks':
      return { id: stage.faults.add({ kind, left: null }) };
    case 'repeat':
      return {
        id: stage.faults.add({
          kind,
          event: text(body, 'event'),
          copies: optionalNumber(body, 'copies') ?? 1,
          left: times || null,
        }),
      };
    case 'lose':
      return { id: stage.faults.add({ kind, event: text(body, 'event'), left: times ?? 1 }) };
    default:
      throw senseless(`There is no fault called “${kind}”.`);
  }
}

function end(stage: Stage, wish: Wish): void {
  if (!stage.faults.end(named(wish, 'id'))) throw missing('There is no such fault.');
}

export const faultEndpoints: Endpoint[] = [
  { method: 'POST', path: '/faults', handle: add },
  { method: 'GET', path: '/faults', handle: (stage) => ({ faults: stage.faults.list() }) },
  { method: 'DELETE', path: '/faults', handle: (stage) => void stage.faults.end() },
  { method: 'DELETE', path: '/faults/:id', handle: end },
];

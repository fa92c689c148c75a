import { stamp } from '../clock.ts';
import { pin } from '../deeds/pins.ts';
import { refuse } from '../refusal.ts';
import { showMessage } from '../show/message.ts';
import { type Stage } from '../stage.ts';
import { type Channel, type Message } from '../world/nouns.ts';
import { needChannel, needMessage, needPermission } from './need.ts';
import { type Answer, type Ask, botOf, none, ok, type Route } from './route.ts';

function pinned(stage: Stage, channel: Channel): Message[] {
  return stage.world.messages
    .ids(channel.id)
    .map((id) => stage.world.messages.get(channel.id, id))
    .filter((message) => message?.pinned === true)
    .filter((message) => message !== undefined)
    .reverse();
}

function set(stage: Stage, ask: Ask, wanted: boolean): Answer {
  const channel = needChannel(stage, ask);
  const message = needMessage(stage, ask, channel);
  if (channel.server !== null) needPermission(stage, ask, channel, 'PinMessages');
  if (wanted && pinned(stage, channel).length >= 250) throw refuse(30003);
  pin(stage, message, botOf(ask), wanted);
  return none();
}

function list(stage: Stage, ask: Ask): Answer {
  return ok(
    pinned(stage, needChannel(stage, ask)).map((message) =>
      showMessage(stage.world, message, botOf(ask)),
    ),
  );
}

function listNew(stage: Stage, ask: Ask): Answer {
  const items = pinned(stage, needChannel(stage, ask)).map((message) => ({
    pinned_at: stamp(message.at),
    message: showMessage(stage.world, message, botOf(ask)),
  }));
  return ok({ items, has_more: false });
}

const C = '/channels/{channel_id}';

export const pinRoutes: Route[] = [
  { method: 'GET', path: `${C}/pins`, handle: list },
  { method: 'GET', path: `${C}/messages/pins`, handle: listNew },
  ...[`${C}/pins/{message_id}`, `${C}/messages/pins/{message_id}`].flatMap((path): Route[] => [
    { method: 'PUT', path, handle: (stage, ask) => set(stage, ask, true) },
    { method: 'DELETE', path, handle: (stage, ask) => set(stage, ask, false) },
  ]),
];

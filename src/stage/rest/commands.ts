import { checkCommand, checkCommandAlone } from '../checks/command.ts';
import { form } from '../checks/form.ts';
import { asList, asObject, asWord, type JsonObject } from '../json.ts';
import { refuse } from '../refusal.ts';
import { type Stage } from '../stage.ts';
import { COMMAND } from '../wire.ts';
import { memberOf } from '../world/access.ts';
import { type Command, type Id } from '../world/nouns.ts';
import { build } from './build-command.ts';
import { needCommand } from './need.ts';
import {
  type Answer,
  type Ask,
  bodyOf,
  botOf,
  created,
  none,
  ok,
  param,
  type Route,
} from './route.ts';

const MOST: Record<number, number> = { 1: 100, 2: 15, 3: 15, 4: 1 };

/** Where the path's commands are registered: a server, or null for everywhere. */
function placeOf(stage: Stage, ask: Ask): Id | null {
  if (param(ask, 'application_id') !== botOf(ask)) throw refuse(20012);
  const server = ask.params['guild_id'];
  if (server === undefined) return null;
  if (!stage.world.servers.get(server) || !memberOf(stage.world, server, botOf(ask)))
    throw refuse(50001);
  return server;
}

export const commandsAt = (stage: Stage, app: Id, server: Id | null): Command[] =>
  stage.world.commands
    .all()
    .filter((one) => one.application_id === app && (one.guild_id ?? null) === server);

const sameName = (a: Command, raw: JsonObject): boolean =>
  a.name === raw['name'] && a.type === (raw['type'] ?? COMMAND.slash);

function put(stage: Stage, command: Command): Command {
  stage.feed.world();
  return stage.world.commands.put(command.id, command);
}

function list(stage: Stage, ask: Ask): Answer {
  return ok(commandsAt(stage, botOf(ask), placeOf(stage, ask)));
}

function overwrite(stage: Stage, ask: Ask): Answer {
  const server = placeOf(stage, ask);
  const f = form();
  if (!Array.isArray(ask.body))
    f.wrong([], 'LIST_TYPE_CONVERT', 'Only iterables may be used in a ListType');
  const wanted = asList(ask.body).map(asObject);
  const seen = new Set<string>();
  wanted.forEach((raw, n) => {
    checkCommand(f, [n], raw);
    const key = `${Number(raw['type'] ?? 1)} ${asWord(raw['name'])}`;
    if (seen.has(key))
      f.wrong(
        [n],
        'APPLICATION_COMMANDS_DUPLICATE_NAME',
        'Application command names must be unique',
      );
    seen.add(key);
  });
  f.done();
  for (const type of [1, 2, 3, 4])
    if (wanted.filter((raw) => Number(raw['type'] ?? 1) === type).length > (MOST[type] ?? 0))
      throw refuse(30032);
  const before = commandsAt(stage, botOf(ask), server);
  const after = wanted.map((raw) =>
    build(
      stage,
      ask,
      server,
      raw,
      before.find((one) => sameName(one, raw)),
    ),
  );
  for (const command of before)
    if (!after.some((one) => one.id === command.id)) stage.world.commands.remove(command.id);
  return ok(after.map((command) => put(stage, command)));
}

function create(stage: Stage, ask: Ask): Answer {
  const server = placeOf(stage, ask);
  const raw = bodyOf(ask);
  checkCommandAlone(raw);
  const before = commandsAt(stage, botOf(ask), server);
  const known = before.find((one) => sameName(one, raw));
  const type = Number(raw['type'] ?? 1);
  if (!known && before.filter((one) => Number(one.type) === type).length >= (MOST[type] ?? 0))
    throw refuse(30032);
  const command = put(stage, build(stage, ask, server, raw, known));
  return known ? ok(command) : created(command);
}

function get(stage: Stage, ask: Ask): Answer {
  return ok(needCommand(stage, ask, placeOf(stage, ask)));
}

function change(stage: Stage, ask: Ask): Answer {
  const server = placeOf(stage, ask);
  const known = needCommand(stage, ask, server);
  checkCommandAlone({ ...bodyOf(ask), type: known.type }, true);
  return ok(put(stage, build(stage, ask, server, bodyOf(ask), known)));
}

function remove(stage: Stage, ask: Ask): Answer {
  stage.world.commands.remove(needCommand(stage, ask, placeOf(stage, ask)).id);
  stage.feed.world();
  return none();
}

const PLACES = [
  '/applications/{application_id}/commands',
  '/applications/{application_id}/guilds/{guild_id}/commands',
];

export const commandRoutes: Route[] = PLACES.flatMap((path): Route[] => [
  { method: 'GET', path, handle: list },
  { method: 'PUT', path, handle: overwrite },
  { method: 'POST', path, handle: create },
  { method: 'GET', path: `${path}/{command_id}`, handle: get },
  { method: 'PATCH', path: `${path}/{command_id}`, handle: change },
  { method: 'DELETE', path: `${path}/{command_id}`, handle: remove },
]);

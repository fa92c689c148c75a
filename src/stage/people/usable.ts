import { has } from '../permissions.ts';
import { type Stage } from '../stage.ts';
import { memberOf, permissionsIn } from '../world/access.ts';
import { type Channel, type Command, type Id } from '../world/nouns.ts';
import { EVERYTHING } from '../permissions.ts';

function mayUse(command: Command, channel: Channel, permissions: bigint): boolean {
  const context = channel.server === null ? 1 : 0;
  if (command.contexts && !command.contexts.includes(context)) return false;
  if (channel.server === null) return true;
  const needed = command.default_member_permissions;
  if (permissions === EVERYTHING || needed === null) return true;
  const set = BigInt(needed);
  return set !== 0n && (permissions & set) === set;
}

/** The commands of the bots of that place which Discord's app would offer to this person. */
export function usableCommands(stage: Stage, person: Id, channel: Channel): Command[] {
  const { world } = stage;
  const permissions = permissionsIn(world, person, channel);
  if (channel.server !== null && !has(permissions, 'UseApplicationCommands')) return [];
  const isHere = (app: Id): boolean =>
    channel.server === null
      ? channel.recipients.includes(app)
      : memberOf(world, channel.server, app) !== undefined;
  return (
    world.commands
      .all()
      .filter((one) => isHere(one.application_id))
      .filter((one) => (one.guild_id === undefined ? true : one.guild_id === channel.server))
      .filter((one) => mayUse(one, channel, permissions))
      // A server's own command stands before a global one of the same name.
      .sort(
        (a, b) =>
          a.name.localeCompare(b.name) ||
          Number(a.guild_id === undefined) - Number(b.guild_id === undefined),
      )
  );
}

import { asList, asText, type JsonObject } from '../json.ts';
import { has } from '../permissions.ts';
import { canSee, permissionsIn } from '../world/access.ts';
import { type Channel, type Id, type Message } from '../world/nouns.ts';
import { type World } from '../world/world.ts';

type Mentioned = Pick<Message, 'mentions' | 'mentionRoles' | 'mentionEveryone'>;

const idsIn = (text: string, form: RegExp): Id[] => [
  ...new Set([...text.matchAll(form)].map((match) => match[1] ?? '')),
];

/** Whom a text calls, as far as `allowed_mentions` lets it and the author may. */
export function mentionsOf(
  world: World,
  channel: Channel,
  author: Id,
  text: string,
  allowed: JsonObject | undefined,
  replied: Id | null,
): Mentioned {
  const parse = allowed ? asList(allowed['parse']).map(asText) : ['users', 'roles', 'everyone'];
  const may = (kind: 'users' | 'roles', id: Id): boolean =>
    parse.includes(kind) || (allowed ? asList(allowed[kind]).map(String).includes(id) : false);
  const users = idsIn(text, /<@!?(\d+)>/g).filter((id) => world.users.get(id) && may('users', id));
  const server = channel.server === null ? undefined : world.servers.get(channel.server);
  const mayCallAll = has(permissionsIn(world, author, channel), 'MentionEveryone');
  const roles = idsIn(text, /<@&(\d+)>/g).filter((id) => {
    const role = server?.roles.find((one) => one.id === id);
    return role && may('roles', id) && (role.mentionable || mayCallAll);
  });
  const repliedUser = allowed ? allowed['replied_user'] === true : true;
  const mentions = replied !== null && repliedUser ? [...new Set([...users, replied])] : users;
  return {
    mentions: mentions.filter((id) => channel.server === null || canSee(world, id, channel)),
    mentionRoles: roles,
    mentionEveryone: parse.includes('everyone') && mayCallAll && /@(everyone|here)/.test(text),
  };
}

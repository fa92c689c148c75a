import { asId, asList, asText, type JsonObject } from '../json.ts';
import { showMember } from '../show/user.ts';
import { type Stage } from '../stage.ts';
import { memberOf, membersOf } from '../world/access.ts';
import { INTENT, wants } from './intents.ts';
import { type Session } from './session.ts';

/** Answers a bot's request for members of a server; all of them only with the intent for it. */
export function sendMembers(stage: Stage, session: Session, d: JsonObject): void {
  const { world, gateway } = stage;
  const server = asId(Array.isArray(d['guild_id']) ? d['guild_id'][0] : d['guild_id']);
  if (server === undefined || !memberOf(world, server, session.bot)) return;
  const all = membersOf(world, server);
  const ids = asList(Array.isArray(d['user_ids']) ? d['user_ids'] : [d['user_ids'] ?? null])
    .map(asId)
    .filter((id) => id !== undefined);
  const query = asText(d['query'])?.toLowerCase();
  const mayHaveAll = wants(session.intents, INTENT.guildMembers);
  const found =
    ids.length > 0
      ? all.filter((member) => ids.includes(member.user))
      : query === ''
        ? all.filter((member) => mayHaveAll || member.user === session.bot)
        : all.filter((member) => {
            const user = world.users.get(member.user);
            const names = [user?.username, user?.name, member.nick];
            return names.some((name) => name?.toLowerCase().startsWith(query ?? ''));
          });
  const limit = typeof d['limit'] === 'number' && d['limit'] > 0 ? d['limit'] : found.length;
  gateway.deliver(session, 'GUILD_MEMBERS_CHUNK', {
    guild_id: server,
    members: found.slice(0, limit).map((member) => showMember(world, member)),
    chunk_index: 0,
    chunk_count: 1,
    not_found: ids.filter((id) => !found.some((member) => member.user === id)),
    ...(typeof d['nonce'] === 'string' && { nonce: d['nonce'] }),
  });
}

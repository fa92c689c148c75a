import { asList, type JsonObject } from '../json.ts';
import { has } from '../permissions.ts';
import { type Stage } from '../stage.ts';
import { permissionsIn } from '../world/access.ts';
import { type Channel } from '../world/nouns.ts';
import { type Ask, bodyOf, botOf } from './route.ts';

/**
 * What Discord takes of the body of a message in this channel: without Embed Links its embeds are
 * left out, and nothing is said. Direct messages take them always.
 */
export function bodyTaken(stage: Stage, ask: Ask, channel: Channel): JsonObject {
  const body = bodyOf(ask);
  const mayEmbed = has(permissionsIn(stage.world, botOf(ask), channel), 'EmbedLinks');
  return mayEmbed || asList(body['embeds']).length === 0 ? body : { ...body, embeds: [] };
}

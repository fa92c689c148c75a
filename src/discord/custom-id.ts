import { type CreatureId } from '../rules/combat/creature.ts';
import { gameId, heroId, type GameId, type HeroId } from '../rules/names.ts';

/**
 * What a component says when it is used: `v1:<action>:<game>:<subject>:<step>:<hero>`, and `:<by>`
 * behind it for what a companion of that hero is to do. Nothing in it is secret and nothing in it is
 * trusted. `step` is the state of the turn or fight that its maker saw, empty where none matters; an
 * empty `hero` means that anybody may use it.
 */
export type CustomId = {
  action: string;
  game: GameId | null;
  subject: string;
  step: string;
  hero: HeroId | null;
  by: CreatureId | null;
};

const shape =
  /^v1:([a-z][a-z-]{0,15}):([a-z0-9]{10})?:([A-Za-z0-9_.~-]{0,40}):([0-9-]{0,12}):(h\d{1,6})?(?::([mc]\d{1,9}))?$/;

/** Discord takes no longer one. */
const longest = 100;

export function writeCustomId(action: string, parts: Partial<Omit<CustomId, 'action'>> = {}) {
  const { game, subject = '', step = '', hero, by } = parts;
  const whose = by ? `${hero ?? ''}:${by}` : (hero ?? '');
  const id = `v1:${action}:${game ?? ''}:${subject}:${step}:${whose}`;
  if (!shape.test(id) || id.length > longest) throw new Error(`no custom id: ${id}`);
  return id;
}

/** Null for what this bot never wrote; `outdated` for what an earlier version did. */
export function readCustomId(text: string): CustomId | 'outdated' | null {
  const read = shape.exec(text);
  if (!read) return /^v\d{1,3}:/.test(text) && !text.startsWith('v1:') ? 'outdated' : null;
  const [, action = '', game, subject = '', step = '', hero, by] = read;
  return {
    action,
    game: game === undefined ? null : gameId(game),
    subject,
    step,
    hero: hero === undefined ? null : heroId(hero),
    by: by === undefined ? null : (by as CreatureId),
  };
}
